import Documents
import Testing
import Thumbindex

/// Values written into a theme's file (LV): everything else in it stays.
@Suite struct ThemeTextTests {
    private static let yaml = """
        # A theme.
        name: Tea   # its name

        indexBar:
          # The green of the brand.
          titleColor: "#07C160"  # by hand
          slotHeight: 16
          highlight: {shape: circle, fill: "#07C160"}
          placement:
            edge: trailing
            margin: 5
        # The list.
        list:
          row: {height: 56}

        """

    private func changed(_ text: String, _ path: String, _ value: String) throws -> String {
        var theme = ThemeText(text, name: "tea.theme.yaml")
        try theme.set(path, to: value)
        return theme.text
    }

    @Test(
        "a value is changed where it stands",
        arguments: [
            ("indexBar.titleColor", "\"#FF0000\"", "titleColor: \"#07C160\"", "titleColor: \"#FF0000\""),
            ("indexBar.slotHeight", "17.5", "slotHeight: 16", "slotHeight: 17.5"),
            ("indexBar.highlight.shape", "none", "shape: circle", "shape: none"),
            ("indexBar.placement.margin", "0", "margin: 5", "margin: 0"),
            ("list.row.height", "60", "height: 56", "height: 60"),
            ("name", "Mate", "name: Tea", "name: Mate"),
            (
                "indexBar.titleColor", "{light: \"#000000\", dark: \"#FFFFFF\"}", "titleColor: \"#07C160\"",
                "titleColor: {light: \"#000000\", dark: \"#FFFFFF\"}"
            ),
        ])
    func replacement(path: String, value: String, old: String, new: String) throws {
        #expect(try changed(Self.yaml, path, value) == Self.yaml.replacing(old, with: new))
    }

    @Test("what is not there is added to its group, and nothing else moves")
    func addition() throws {
        #expect(
            try changed(Self.yaml, "indexBar.width", "20")
                == Self.yaml.replacing("    margin: 5\n", with: "    margin: 5\n  width: 20\n"))
        #expect(
            try changed(Self.yaml, "indexBar.highlight.color", "\"#FFFFFF\"")
                == Self.yaml.replacing("{shape", with: "{color: \"#FFFFFF\", shape"))
        #expect(
            try changed(Self.yaml, "list.row.titleFont.size", "15")
                == Self.yaml.replacing("{height", with: "{titleFont: {size: 15}, height"))
        #expect(
            try changed(Self.yaml, "grid.cell.pressIn.delay", "1")
                == Self.yaml + "grid:\n  cell:\n    pressIn:\n      delay: 1\n")
    }

    @Test("a block of lines gives way to a value, and what follows stays")
    func block() throws {
        let text = try changed(Self.yaml, "indexBar.placement", "{edge: leading}")
        #expect(text.contains("  placement: {edge: leading}\n# The list.\nlist:"))
    }

    @Test("JSON stays JSON")
    func json() throws {
        let text = "{\n  \"name\": \"Tea\",\n  \"indexBar\": {\"slotHeight\": 16}\n}\n"
        #expect(try changed(text, "indexBar.slotHeight", "8") == text.replacing("16", with: "8"))
        #expect(try changed(text, "indexBar.width", "9") == text.replacing("{\"slot", with: "{\"width\": 9, \"slot"))
    }

    @Test("what cannot be written is told, and nothing changes", arguments: ["name.first", "indexBar.slotHeight.more"])
    func refusal(path: String) {
        var theme = ThemeText(Self.yaml, name: "tea.theme.yaml")
        #expect(throws: DiagnosticError.self) { try theme.set(path, to: "1") }
        #expect(theme.text == Self.yaml)
    }
}
