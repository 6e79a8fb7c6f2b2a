import Comparing
import Documents
import Geometry
import TemporaryFolders
import Testing

/// States' JSON as `render` writes it, and as nobody should.
@Suite struct StateReadingTests {
    static func read(_ json: String) throws(DiagnosticError) -> StateRecord {
        try StateRecord(reading: SourceText(name: "rest.json", text: json))
    }

    @Test func allMembersAreRead() throws {
        let json = #"""
            {"size": [375, 812.5], "events": 1, "nodes": [
              {"id": "section/3/header", "role": "section-header", "frame": [0, 0.25, 375, 28], "hit": [-5, 0, 385, 28],
               "text": "曾", "font": {"families": ["Inter"], "size": 14.5, "weight": 600}, "color": "#07C16080",
               "opacity": 0.25, "state": "pinned", "later": [1], "flag": true},
              {"id": "bubble", "frame": [1, 2, 3, 4]}]}
            """#
        let header = NodeRecord(
            id: "section/3/header", frame: Rect(x: 0, y: 0.25, width: 375, height: 28),
            hit: Rect(x: -5, y: 0, width: 385, height: 28), text: "曾",
            font: FontRecord(families: ["Inter"], size: 14.5, weight: 600), color: "#07C16080"
        ).with {
            $0.opacity = 0.25
            $0.properties = [.init("role", "section-header"), .init("state", "pinned"), .init("flag", "true")]
        }
        let bubble = NodeRecord(id: "bubble", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            try Self.read(json) == StateRecord(size: Size(width: 375, height: 812.5), nodes: [header, bubble]))
    }

    @Test(arguments: [
        ("{}", ["a state's JSON has a size", "a state's JSON has nodes"]),
        ("[]", ["a state's JSON has a size", "a state's JSON has nodes"]),
        (#"{"size": [1], "nodes": 7}"#, ["size must be 2 numbers, not 1", "nodes must be a list, not 7"]),
        (#"{"size": ["x", 1], "nodes": []}"#, ["size must be a number, not the string 'x'"]),
        (
            #"{"size": [1, 1], "nodes": [3, {"id": 4}]}"#,
            ["a node must be a mapping, not 3", "id must be a string, not 4", "a node has an id and a frame"]
        ),
        (#"{"size": [1, 1], "nodes": [{"id": "a", "frame": [1, 2, 3]}]}"#, ["frame must be 4 numbers, not 3"]),
        (
            #"{"size": [1, 1], "nodes": [{"id": "a", "frame": [1, 2, 3, 1e999]}]}"#,
            ["frame must be a finite number, not 1e999"]
        ),
        (#"{"size": [1, 1], "nodes": [{"id": "a", "frame": [1, 2, 3, 4], "font": {}}]}"#, ["a font has a size"]),
    ])
    func whatIsWrongIsTold(json: String, messages: [String]) {
        let error = #expect(throws: DiagnosticError.self) { try Self.read(json) }
        #expect(error?.diagnostics.map(\.message) == messages)
    }

    @Test(arguments: ["", "{", "\u{0}", String(repeating: "[", count: 100_000), #"{"size": "#])
    func hostileTextIsAnError(json: String) {
        #expect(throws: DiagnosticError.self) { try Self.read(json) }
    }

    /// A timeline's JSON holds its shots (ST-3).
    @Test func aShotIsReadFromItsTimeline() throws {
        let source = SourceText(
            name: "film.json",
            text: """
                {"events": [], "shots": [
                  {"name": "tap", "time": 0, "size": [1, 2], "nodes": []},
                  {"name": "end", "time": 1, "size": [3, 4], "nodes": [{"id": "bubble", "frame": [1, 2, 3, 4]}]}]}
                """)
        let bubble = NodeRecord(id: "bubble", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            try StateRecord(reading: source, shot: "end")
                == StateRecord(size: Size(width: 3, height: 4), nodes: [bubble]))
        let error = #expect(throws: DiagnosticError.self) { try StateRecord(reading: source, shot: "start") }
        #expect(error?.diagnostics.map(\.message) == ["there is no shot 'start'"])
    }

    private static let film = """
        {"version": 1, "events": [
            {"time": 0.1, "name": "select", "index": 0, "title": "A", "section": null},
            {"time": 0.5, "name": "bubbleHidden"}, {"time": 2, "name": "scrollEnded", "offset": 12.00001}],
          "ticks": [0.1], "shots": [
            {"name": "tap", "time": 0.2, "size": [1, 2], "nodes": []},
            {"name": "end", "time": 1, "size": [1, 2], "nodes": []}]}
        """

    /// What happens after the shot before it belongs to a shot, and all of it to a film (ST-5).
    @Test(arguments: [
        ("tap", ["select (index 0, title A) 0.1", "tick 0.1"]),
        ("end", ["bubbleHidden 0.5", "scrollEnded (offset 12) 2.0"]),
        (nil, ["select (index 0, title A) 0.1", "bubbleHidden 0.5", "scrollEnded (offset 12) 2.0", "tick 0.1"]),
    ])
    func eventsAreRead(shot: String?, events: [String]) throws {
        let state = try StateRecord(reading: SourceText(name: "film.json", text: Self.film), shot: shot)
        #expect(
            state.events.map { event in
                let details = event.details.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
                return event.name + (details.isEmpty ? "" : " (\(details))") + " \(event.time)"
            } == events)
    }

    @Test(arguments: [
        (#"{"events": [3]}"#, "an event must be a mapping, not 3"),
        (#"{"events": [{"time": 1}]}"#, "an event has a time and a name"),
        (#"{"events": [], "ticks": ["x"]}"#, "a tick must be a number, not the string 'x'"),
        (#"{"events": 7}"#, "events must be a list, not 7"),
    ])
    func brokenEventsAreTold(json: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) { try Self.read(json) }
        #expect(error?.diagnostics.map(\.message) == [message])
    }

    @Test(arguments: [
        ("2", "2"), ("0", "0"), ("1.5", "1.5"), ("\"1\"", "\"1\""), ("null", "null"), ("[1]", "null"),
    ])
    func anotherVersionIsRefused(version: String, told: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try Self.read(#"{"version": \#(version), "size": [1, 1], "nodes": []}"#)
        }
        #expect(
            error?.diagnostics.map(\.message) == ["it is of version \(told), and this program reads version 1"])
    }

    /// A film may have a name of its own (ST-3); its JSON tells of the shots all the same.
    @Test func aShotIsFoundInAFilmOfAnyName() throws {
        let folder = TemporaryFolder()
        try folder.write([
            "a.json": "{}", "demo.json": Self.film, "demo~dark.json": Self.film, "other.json": #"{"shots": []}"#,
        ])
        let light = try #require(StateFile(besidePicture: folder.path + "/tap@2x.png"))
        #expect(light.path == folder.path + "/demo.json" && light.shot == "tap")
        let dark = try #require(StateFile(besidePicture: folder.path + "/end~dark.png"))
        #expect(dark.path == folder.path + "/demo~dark.json" && dark.shot == "end")
        #expect(StateFile(besidePicture: folder.path + "/stray.png") == nil)
        #expect(StateFile(besidePicture: folder.path + "/tap~ar.png") == nil)
    }

    @Test func aMissingFileIsNoneAndAFolderIsDamage() throws {
        let folder = TemporaryFolder()
        #expect(StateFile(besidePicture: folder.path + "/rest.png") == nil)
        try folder.write(["rest.json/inside.txt": "", "film~dark.json": "[]"])
        let state = try #require(StateFile(besidePicture: folder.path + "/rest@2x.png"))
        #expect(state.bytes == nil)
        guard case .damaged("it is a folder") = StateBeside(state) else {
            Issue.record("a folder was taken for a state's JSON")
            return
        }
        let film = try #require(StateFile(besidePicture: folder.path + "/tap~dark@2x.png"))
        #expect(film.path == folder.path + "/film~dark.json" && film.shot == "tap")
    }
}
