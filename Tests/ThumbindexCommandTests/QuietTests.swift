import Foundation
import TemporaryFolders
import Testing

/// `render --quiet` tells what went wrong, and nothing else.
struct QuietTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n",
            "grid.theme.yaml": "components: [grid]\ncontent: grid.content.yaml\ncanvas: {width: 200, height: 300}\n",
            "grid.content.yaml": "items: [{name: A, picture: none.png}]\n",
            "broken.theme.yaml": "indexBar: {slotHight: 20}\n",
        ])
    }

    private func render(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render", "--out", "out", "--quiet"] + arguments, in: root.path)
    }

    @Test("a run without anything wrong says nothing at all")
    func silence() throws {
        let result = try render("look.theme.yaml", "--state", "rest")
        #expect(result == Program.Result(status: 0, output: Data(), errors: ""))
        #expect(try root.names(in: "out").contains("look/index-bar/rest@2x.png"))
    }

    @Test("warnings are counted")
    func warnings() throws {
        let result = try render("grid.theme.yaml", "--state", "first-page")
        #expect(result.status == 0 && result.text.isEmpty)
        #expect(result.errors == "1 warning not shown, by --quiet\n")
    }

    @Test("warnings that make the status 2 are told")
    func strict() throws {
        let result = try render("grid.theme.yaml", "--state", "first-page", "--strict")
        #expect(result.status == 2 && result.text.isEmpty)
        #expect(result.errors.contains("warning: picture") && result.errors.contains("none.png"))
        #expect(!result.errors.contains("not shown"))
    }

    @Test("errors are told, with the sum of what was done")
    func errors() throws {
        let result = try render("look.theme.yaml", "broken.theme.yaml", "--state", "rest", "--appearance", "light")
        #expect(result.status == 2 && result.text.isEmpty)
        #expect(
            result.errors == """
                broken.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar
                indexBar: {slotHight: 20}
                           ^~~~~~~~~
                hint: did you mean 'slotHeight'?
                1 picture drawn in out, 1 of 2 themes left out

                """)
    }

    @Test("what a program reads is written all the same")
    func json() throws {
        let result = try render("grid.theme.yaml", "--state", "first-page", "--json")
        let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        #expect((json?["images"] as? [Any])?.count == 2)
        #expect((json?["diagnostics"] as? [Any])?.count == 1)
    }

    @Test("a list of nothing is refused")
    func dryRun() throws {
        let result = try render("look.theme.yaml", "--dry-run")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: --dry-run only lists, and --quiet lists nothing\n"))
        #expect(try render("look.theme.yaml", "--dry-run", "--json").status == 0)
    }
}
