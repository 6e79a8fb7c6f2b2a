import Matching
import Testing

/// Rows and items that are gone or exchanged (MT-3).
@Suite struct ContentEditTests {
    private func removal(_ index: Int) -> ContentEdit { .removal(ContentPlace(section: 0, index: index)) }
    private func exchange(_ index: Int) -> ContentEdit { .exchange(ContentPlace(section: 0, index: index)) }

    /// A theme's own content numbers what is told: a place is led back over the edits before it.
    @Test func placesAreThoseBeforeEdits() {
        let place = ContentPlace(section: 0, index: 4)
        #expect(place.before([removal(2)]).index == 5)
        #expect(place.before([removal(5)]).index == 4)
        #expect(place.before([exchange(4)]).index == 5)
        #expect(place.before([removal(0), exchange(3)]).index == 4)
        #expect(ContentPlace(section: 1, index: 4).before([removal(2)]).index == 4)
    }

    /// A row that is exchanged with one after another moves far, which is no exchange of neighbours.
    @Test func nothingIsExchangedTwice() {
        let edits = [exchange(3)]
        #expect(edits.with(exchange(3)) == nil)
        #expect(edits.with(exchange(4)) == nil)
        #expect(edits.with(exchange(2)) == nil)
        #expect(edits.with(exchange(5)) == [exchange(3), exchange(5)])
        #expect(edits.with(removal(4)) == [exchange(3), removal(4)])
        // The fifth row is the fourth once another before it is gone.
        #expect([exchange(3), removal(0)].with(exchange(3)) == nil)
        #expect([exchange(3), removal(0)].with(exchange(4)) == [exchange(3), removal(0), exchange(4)])
    }
}
