import Comparing
import Geometry
import Testing

/// What happens on the way to a picture, and otherwise than it did (ST-5).
@Suite struct EventChangeTests {
    private static func causes(_ old: [EventRecord], _ new: [EventRecord]) -> [String] {
        var (before, after) = (StateRecord([]), StateRecord([]))
        (before.events, after.events) = (old, new)
        return CauseSearch(states: Sides(before, after)).causes().brief
    }

    private static func select(_ title: String, at time: Double) -> EventRecord {
        EventRecord("select", at: time, details: [.init("title", title)])
    }

    private static let usual = [select("A", at: 0.1), select("B", at: 0.2), select("C", at: 0.3)]

    @Test func theSameEventsAreNoChange() {
        #expect(Self.causes(Self.usual, Self.usual) == [])
        #expect(Self.causes([], []) == [])
        // No clock is that exact.
        #expect(Self.causes(Self.usual, [Self.select("A", at: 0.1004)] + Self.usual.dropFirst()) == [])
    }

    @Test func eventsThatCameAndWentAreTold() {
        #expect(
            Self.causes(Self.usual, Array(Self.usual.dropFirst()))
                == ["event select (title A) at 0.1 s happens no more"])
        #expect(
            Self.causes(Self.usual, Self.usual + [EventRecord("tick", at: 0.4)])
                == ["event tick at 0.4 s happens now"])
        #expect(
            Self.causes(Self.usual, [Self.usual[0], Self.select("Ä", at: 0.2), Self.usual[2]]) == [
                "event select (title B) at 0.2 s happens no more", "event select (title Ä) at 0.2 s happens now",
            ])
        #expect(
            Self.causes(Self.usual, [Self.usual[1], Self.usual[0], Self.usual[2]]).contains {
                $0.hasSuffix("happens no more")
            })
    }

    @Test func eventsAtOtherTimesAreToldTogether() {
        func later(_ event: EventRecord, by delay: Double) -> EventRecord {
            var event = event
            event.time += delay
            return event
        }
        #expect(
            Self.causes(Self.usual, Self.usual.map { later($0, by: 0.05) }) == ["3 events happen 0.05 s later"])
        #expect(
            Self.causes(Self.usual, [Self.usual[0], later(Self.usual[1], by: -0.02), later(Self.usual[2], by: 1)]) == [
                "event select (title B) at 0.2 s happens 0.02 s earlier",
                "event select (title C) at 0.3 s happens 1 s later",
            ])
    }

    /// Two files of hundreds of thousands of events each are no reason to wait.
    @Test(.timeLimit(.minutes(1))) func endlessEventsAreCounted() {
        let old = (0..<200_000).map { EventRecord("select", at: Double($0), details: [.init("index", "\($0)")]) }
        let new = old.reversed().map { $0 }
        #expect(Self.causes(old, new) == ["200000 events are 200000 others"])
    }

    /// What a film's JSON tells says nothing of where things are.
    @Test func aFilmTellsOfNoGeometry() throws {
        var (old, new) = (StateRecord(size: .zero, nodes: []), StateRecord(size: .zero, nodes: []))
        (old.events, new.events) = ([], [Self.usual[0]])
        let causes = CauseSearch(states: Sides(old, new)).causes()
        #expect(causes.full == ["event select (title A) at 0.1 s happens now"])
    }
}
