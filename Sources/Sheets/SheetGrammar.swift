import Batching
package import Documents
import Geometry
import Presenting
import Styles
import Thumbindex
import Timelines

extension FileGrammar {
    /// What sheet files may hold.
    package static let sheet = FileGrammar(
        "sheet", "Pictures of states in rows, with captions and arrows, on one page (SC-5).",
        suffixes: SheetFile.suffixes.filter { !$0.hasSuffix(".yml") }, SheetKind<WrittenSheet>.sheet.form,
        example: """
            theme: wechat.theme.yaml
            heading: Jumping by the index
            frame: [phone, dark]
            rows:
              - heading: One finger
                pictures:
                  - {state: index-bar/touch-down-first, caption: The finger goes down}
                  - {state: dragging, caption: It moves, arrow: drag}
                  - {state: releasing, caption: It lifts, arrow: lift}
            """)
}

/// A kind of value that sheet files hold.
typealias SheetKind<Value: Sendable> = ValueKind<Value, SheetReader>

extension SheetKind<WrittenSheet> {
    static let sheet = mapping(
        WrittenSheet(),
        [
            .schema(of: "sheet"),
            .optional("theme", \.theme, .file, "The theme of all pictures that name none.")
                .usually("none; then each picture names one").example("wechat.theme.yaml"),
            .optional("content", \.content, .file, "The content of all pictures, in place of the themes' own.")
                .usually("the themes' own").example("cities.content.yaml"),
            .value("appearance", \.appearance, .word, "The appearance of all pictures that name none."),
            .value("heading", \.heading, .string(), "What stands over everything.").usually("nothing").example(
                "Jumping"),
            .value("subheading", \.subheading, .string(), "A line under the heading.").usually("nothing").example(
                "Light and dark"),
            .value("page", \.page, .page, "The size of the sheet.").usually("`fit`").example("a4"),
            .optional("background", \.background, .color, "The colour of the page.").usually("`#EDEEF1`")
                .example("\"#FFFFFF\""),
            .value(
                "pictureScale", \.pictureScale, .number(in: SheetFile.scales),
                "How much smaller than their canvases pictures are."),
            .optional(
                "frame", \.frame, .frame, "A device around every picture, in the words of `--frame-style` (SC-2)."
            )
            .usually("none").example("[phone, clay]"),
            .value("set", \.settings, .settings, "Properties of the themes, by their paths, as they are on this sheet.")
                .usually("none").example("{canvas.preset: iphone-16, chrome: ios}"),
            .value(
                "rows", \.rows, .list(of: .row, counts: 1...SheetFile.largestRowCount), "The rows, from top to bottom."),
            .value(
                "arrows", \.arrows, .list(of: .arrow, counts: 0...SheetFile.largestArrowCount),
                "Arrows between any pictures, by their ids; they go around pictures."
            ).usually("none").example("[{from: down, to: rest, label: lift}]"),
        ],
        rules: [
            .required(["rows"]) { _, _ in
                .init("a sheet needs rows", hints: ["write rows: [{pictures: [{state: rest}]}]"])
            }
        ], naming: .keys(of: ""))
}

extension SheetKind<[DocumentNode.Entry]> {
    /// What a theme checks once it is read.
    fileprivate static let settings = SheetKind<[DocumentNode.Entry]>(
        .mapping(
            MappingForm([], others: .init("PROPERTY", "A property of the themes by its path.", .anything))),
        wanted: "a mapping of properties to values"
    ) { node, _ throws(ValueError) in
        guard let entries = node.entries else { throw .mismatch() }
        return entries
    }
}

extension SheetKind<WrittenRow> {
    fileprivate static let row = mapping(
        WrittenRow(),
        [
            .value("heading", \.heading, .string(), "What stands over the row.").usually("nothing").example(
                "One finger"),
            .value("note", \.note, .string(), "A line under it.").usually("nothing").example("as it comes about"),
            .value(
                "pictures", \.pictures, .list(of: .picture, counts: 1...SheetFile.largestRowLength),
                "The pictures, from the leading end."),
        ],
        rules: [
            .required(["pictures"]) { _, _ in .init("a row needs pictures", hints: ["write pictures: [{state: rest}]"])
            }
        ], naming: .keys(of: "a row")
    ).defined("row", "Pictures side by side.", example: "{pictures: [{state: rest}]}")
}

extension SheetKind<WrittenPicture> {
    fileprivate static let picture = mapping(
        WrittenPicture(),
        [
            .optional("id", \.id, .string(), "What arrows call the picture.").usually("none").example("down"),
            .optional("state", \.state, .state, "What it shows (ST-2).").example("index-bar/dragging"),
            .optional("theme", \.theme, .file, "Its theme.").usually("that of the sheet").example("shop.theme.yaml"),
            .optional("appearance", \.appearance, .word, "Its appearance.").usually("that of the sheet")
                .example("dark"),
            .value("caption", \.caption, .string(), "What stands over it.").usually("nothing").example("At rest"),
            .optional(
                "arrow", \.arrow, .string(), "What leads to it from the picture before it: an arrow with this label."
            ).usually("no arrow").example("drag"),
            .optional("crop", \.crop, .string(), "The node that is shown alone, by its id (SC-3).")
                .usually("all of it").example("bubble"),
            .value(
                "annotate", \.layers, .oneOrList(of: SheetKind<Annotation.Layer>.word), "What is said about it (SC-4)."
            ).usually("nothing").example("[measure, hit]"),
            .optional("frame", \.frame, .frame, "A device around it, in the words of `--frame-style` (SC-2).")
                .usually("that of the sheet").example("[tablet]"),
            .optional("scale", \.scale, .number(in: SheetFile.scales), "How much smaller than its canvas it is.")
                .usually("that of the sheet").example("1"),
        ],
        rules: [
            .required(["state"]) { _, _ in .init("a picture needs a state", hints: ["write {state: index-bar/rest}"]) }
        ],
        naming: .keys(of: "a picture")
    ).checked { picture, node, _ throws(ValueError) in
        var picture = picture
        picture.node = node
        return picture
    }.defined("picture", "A picture of a state.", example: "{state: rest, caption: At rest}")
}

extension SheetKind<WrittenArrow> {
    fileprivate static let arrow = mapping(
        WrittenArrow(),
        [
            .value("from", \.from, .string(), "The id of the picture that it leaves.").example("down"),
            .value("to", \.to, .string(), "The id of the picture that it leads to.").example("rest"),
            .value("label", \.label, .string(), "What happens.").usually("nothing").example("lift"),
            .value(
                "back", \.leadsBack, .flag,
                "Whether it leads back: arrows that lead in a circle are an error unless one of them says so."),
        ],
        rules: [
            .required(["from", "to"]) { _, missing in
                .init(
                    "an arrow lacks \(missing.joined(separator: ", "))",
                    hints: ["write {from: down, to: rest, label: lift}"])
            }
        ], naming: .keys(of: "an arrow")
    ).checked { arrow, node, _ throws(ValueError) in
        var arrow = arrow
        arrow.node = node
        return arrow
    }.defined("arrow", "An arrow between two pictures.", example: "{from: down, to: rest, label: lift}")
}

extension SheetKind<FileLocation> {
    /// The path of a file that must be there.
    fileprivate static let file = SheetKind<FileLocation>(.path, wanted: "a string") {
        node, reader throws(ValueError) in
        guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
        let (location, allowsOutside) = (reader.location, reader.allowsOutside)
        let found = reader.problems.catching { () throws(DiagnosticError) in
            try location.sibling(text, at: node, allowingOutside: allowsOutside)
        }
        guard let found else { throw .reported }
        guard found.exists else {
            throw .reporting(node.error("there is no file '\(found.shown)'"), &reader.problems)
        }
        return found
    }
}

extension SheetKind<CanonicalState> {
    /// One state; a word that stands for several is none.
    fileprivate static let state = SheetKind<CanonicalState>(
        .words(CanonicalState.words.filter { CanonicalState.named($0).count == 1 }.map { .init($0, nil) }),
        wanted: "a state"
    ) { node, reader throws(ValueError) in
        guard let word = node.expectString(reader.name, &reader.problems) else { throw .reported }
        let states = CanonicalState.named(word)
        guard let state = states.first, states.count == 1 else {
            let problem =
                states.isEmpty
                ? node.error(
                    "unknown state '\(word.excerpt)'",
                    hints: NearestSpelling.hints(for: word, among: CanonicalState.words))
                : node.error(
                    "'\(word.excerpt)' is the name of \(states.count) states",
                    hints: ["write one of them: \(states[0].path)"])
            throw .reporting(problem, &reader.problems)
        }
        return state
    }
}

extension SheetKind<SheetPage> {
    /// A word or two lengths.
    fileprivate static let page = SheetKind<SheetPage>(
        .either([
            .words(SheetPage.words.map { .init($0.word, $0.meaning) }),
            .list(.number(SheetPage.sides, unit: "points"), counts: 2...2),
        ]), wanted: "fit, a4, another word for a page, or [width, height] in points"
    ) { node, reader throws(ValueError) in
        if let word = node.string, let page = SheetPage(word: word) { return page }
        guard let elements = node.elements else {
            throw .mismatch(hints: ["words are \(SheetPage.words.map(\.word).joined(separator: ", "))"])
        }
        guard elements.count == 2,
            case .number(let width, _) = elements[0].value, case .number(let height, _) = elements[1].value,
            SheetPage.sides.contains(width), SheetPage.sides.contains(height)
        else {
            let (least, most) = (SheetPage.sides.lowerBound, SheetPage.sides.upperBound)
            let sides = "from \(NumberText.exact(least)) to \(NumberText.exact(most)) points"
            throw .reporting(node.error("a page is [width, height], each \(sides)"), &reader.problems)
        }
        return .fixed(Size(width: width, height: height))
    }
}

extension SheetKind<Color> {
    fileprivate static let color = SheetKind<Color>(
        .text("a colour as #EDEEF1", pattern: "^#[0-9A-Fa-f]{6}$"), wanted: "a colour as #EDEEF1"
    ) { node, _ throws(ValueError) in
        guard let color = node.string.flatMap(Color.init(sixDigits:)) else { throw .mismatch() }
        return color
    }
}

extension SheetKind<DeviceFrame> {
    fileprivate static let frame = SheetKind<[String]>.oneOrList(of: SheetKind<String>.string()).checked {
        words, node, reader throws(ValueError) in
        do throws(DiagnosticError) {
            return try DeviceFrame(words: words)
        } catch {
            let problem = error.diagnostics[0]
            throw .reporting(node.error(problem.message, hints: problem.hints), &reader.problems)
        }
    }
}
