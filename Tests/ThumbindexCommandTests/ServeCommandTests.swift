import Foundation
import TemporaryFolders
import Testing

/// `thumbindex serve` as a user meets it; what it serves is tested with its module.
@Suite struct ServeCommandTests {
    private let root = TemporaryFolder()
    private static let theme = "canvas: {width: 120, height: 200}\nindexBar: {slotHeight: 6}\n"

    @Test("it prints its address, and Ctrl-C ends it without leaving anything")
    func interruption() throws {
        try root.write(["tea.theme.yaml": Self.theme])
        let result = try Program.run(["serve", "."], in: root.path, interruptedAfterLine: true)
        #expect(result.status == 0)
        #expect(try result.text.wholeMatch(of: Regex("http://127\\.0\\.0\\.1:[0-9]+/\\?token=[0-9a-f]{32}\n")) != nil)
        #expect(result.errors == "Ctrl-C ends it.\n")
        #expect(try root.names(in: ".") == ["tea.theme.yaml"])
    }

    @Test("lines of JSON are answered in lines of JSON, wrong ones too")
    func lines() throws {
        try root.write([
            "tea.theme.yaml": Self.theme,
            "input": """
            {"id": [1, "a"], "method": "POST", "path": "/api/sessions", "body": {"theme": "tea"}}
            {"method": "POST", "path": "/api/sessions", "body": {"theme": "coffee"}}
            {"path": "/"}

            {"method": "GET", "path": "/api/sessions/x/timeline.yaml"}
            """,
        ])
        let result = try Program.run(
            ["serve", "--stdio", "tea.theme.yaml"], in: root.path, standardInput: root.path + "/input")
        let lines = result.text.split(separator: "\n")
        #expect(result.status == 0 && result.errors == "" && lines.count == 4)
        #expect(lines[0].hasPrefix(#"{"id": [1, "a"], "status": 200, "json": {"session": ""#))
        #expect(lines[0].hasSuffix(#", "size": [120, 200]}}"#))
        #expect(lines[1].hasPrefix(#"{"status": 422, "json": {"error": {"message": "no theme 'coffee' is served""#))
        #expect(
            lines[2].hasPrefix(#"{"status": 400, "json": {"error": {"message": "a request has a method and a path""#))
        #expect(lines[3].hasPrefix(#"{"status": 404"#))
    }

    @Test("what cannot be served is told")
    func refusals() throws {
        let missing = try Program.run(["serve", "missing"], in: root.path)
        #expect(missing.status == 2 && missing.errors == "error: there is no file or folder 'missing'\n")
        let usage = try Program.run(["serve", "--stdio", "--port", "8000"], in: root.path)
        #expect(usage.status == 64 && usage.errors.contains("--stdio listens nowhere"))
        try root.write(["tea.theme.yaml": Self.theme])
        let address = try Program.run(["serve", "--listen", "no address", "."], in: root.path)
        #expect(address.status == 2)
        #expect(
            address.errors.hasPrefix("error: cannot listen at no address, port 0: "))
    }
}
