import Documents
import SchemaChecking
import Testing
import Theming

/// LN: what a theme asks of its lint.
@Suite struct LintSettingsTests {
    @Test func publishedSchemaIsTheGeneratedOne() throws {
        let grammar = FileGrammar.lintSettings
        let text = try PublishedText(at: "Schemas/lint-settings.schema.json").text(recording: grammar.schema)
        #expect(text == grammar.schema, "\(PublishedText.renewal)")
    }

    @Test func publishedReferenceIsTheGeneratedOne() throws {
        let grammar = FileGrammar.lintSettings
        let text = try PublishedText(at: "docs/reference/lint-settings.md").text(recording: grammar.reference)
        #expect(text == grammar.reference, "\(PublishedText.renewal)")
    }

    @Test func settingsOfAThemeLieOverThoseOfItsBase() throws {
        let folder = try ThemeFolder([
            "look.theme.yaml": """
            extends: base.theme.yaml
            lint:
              adjustableBar: true
              rules: {contrast: error}
              except: [{rule: target-size, key: indexBar.slotHeight, because: the look's own}]
            """,
            "base.theme.yaml": """
            lint:
              profile: android
              rules: {condensed: off, contrast: warning}
              except: [{rule: contrast, key: list, because: the base's own}]
            """,
        ])
        let lint = try folder.load().lint
        #expect(lint.profile == .android)
        #expect(lint.adjustableBar == true)
        #expect(lint.levels == [.condensed: .off, .contrast: .error])
        #expect(lint.exceptions.map(\.reason) == ["the base's own", "the look's own"])
        #expect(lint.exceptions[0].covers("list.row.titleColor"))
        #expect(!lint.exceptions[0].covers("listing"))
    }
}
