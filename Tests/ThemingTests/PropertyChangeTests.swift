import Documents
import RandomNumbers
import Styles
import Testing
import Theming

/// Properties that are set alone, as the axes of a batch do, make the theme that reading all properties makes.
struct PropertyChangeTests {
    private struct Example {
        let path: String
        let node: DocumentNode
        let change: PropertyChange
    }

    private static let bases = [
        "name: Look\n",
        "canvas: {preset: iphone-15}\nindexBar: {titleFont: {size: 9}, slotHeight: 14}\nlist: {row: {height: 40}}\n",
        "chrome: ios\ngrid: {columns: 4}\nbubble: {shape: pin}\nlist: {header: {height: {default: 20, bold-text: 30}}}\n",
    ]

    /// The properties that a theme can have set alone, with the values of `EveryPropertyTests`.
    private static func examples(of base: ThemeFile) throws -> [Example] {
        try EveryPropertyTests.cases.compactMap { example in
            let node = try DocumentNode.parse(SourceText(name: "axes", text: example.value))
            guard let changed = try? base.setting(example.path, to: node),
                let change = PropertyChange(example.path, to: node, of: base, giving: changed)
            else { return nil }
            return Example(path: example.path, node: node, change: change)
        }
    }

    @Test("one after the other or two together", arguments: bases)
    func pairs(base: String) throws {
        let base = try ThemeFolder(base).load()
        let examples = try Self.examples(of: base)
        #expect(examples.count > 150, "\(examples.count) can be set alone")
        var generator = SeededNumbers(seed: 7)
        for example in examples {
            let other = examples.randomElement(using: &generator) ?? example
            let both = try base.setting(example.path, to: example.node).setting(other.path, to: other.node)
            for appearance in Appearance.allCases {
                let changed = PropertyChange.theme(of: base, with: [example.change, other.change], in: appearance)
                #expect(changed == both.theme(in: appearance), "\(example.path) and \(other.path)")
                #expect(
                    example.path == other.path || !example.change.keepsFonts || !other.change.keepsFonts
                        || both.fontStyles == base.fontStyles, "fonts of \(example.path) and \(other.path)")
            }
        }
    }

    @Test("sides of the canvas go over its size, whichever is set first")
    func order() throws {
        let base = try ThemeFolder("name: Look").load()
        func change(_ path: String, _ text: String) throws -> PropertyChange {
            let node = try DocumentNode.parse(SourceText(name: "axes", text: text))
            return try #require(
                PropertyChange(path, to: node, of: base, giving: base.setting(path, to: node)))
        }
        let changes = [try change("canvas.height", "321"), try change("canvas.size", "[200, 400]")]
        for changes in [changes, changes.reversed()] {
            let canvas = PropertyChange.theme(of: base, with: changes, in: .light).canvas
            #expect(canvas.size.width == 200 && canvas.size.height == 321)
        }
    }

    @Test(
        "what other properties follow, and what depends on settings, is read again",
        arguments: [
            "text-size: XXXL", "font.families: [Lato, Inter]", "indexBar.titleFont.size: 20", "bubble.shape: pin",
        ])
    func followed(text: String) throws {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let base = try ThemeFolder("name: Look").load()
        let node = try DocumentNode.parse(SourceText(name: "axes", text: String(parts[1].dropFirst())))
        let changed = try base.setting(parts[0], to: node)
        #expect(PropertyChange(parts[0], to: node, of: base, giving: changed) == nil)
    }
}
