import Contents
package import Documents
import Geometry

extension FileGrammar {
    /// What content files in YAML and JSON may hold.
    package static let content = FileGrammar(
        "content", "The names that a list shows, or the items of a grid.",
        suffixes: [".content.yaml", ".content.json"], ContentKind<ContentFile>.file.form,
        example: """
            title: Cities
            locale: zh-Hans
            kind: places
            items:
              - 北京
              - {name: 厦门, subtitle: 福建, picture: pictures/xiamen.jpg}
              - {name: 重庆, reading: Chóngqìng, section: ★}
            """)
}

/// A kind of value that content files hold.
typealias ContentKind<Value: Sendable> = ValueKind<Value, ContentValueReader>

/// Reads the values of a content file, and finds the pictures that it names.
struct ContentValueReader: ValueReader {
    var name = "the content"
    var problems = DiagnosticList()
    fileprivate var pictures: NamedPictures

    /// The content of a document; throws all that is wrong with it.
    static func read(_ document: DocumentNode, _ pictures: NamedPictures) throws(DiagnosticError) -> ContentFile {
        var reader = ContentValueReader(pictures: pictures)
        let file = ContentKind<ContentFile>.file.read(document, &reader)
        let problems = reader.problems.inOrderOfFile
        try problems.throwErrors()
        guard var file else { throw DiagnosticError(problems.diagnostics) }
        file.warnings = problems.diagnostics + reader.pictures.warnings
        file.picturePlaces = reader.pictures.places
        return file
    }
}

extension ContentKind<ContentFile> {
    /// Sections as they are written, or items that wait for theirs.
    fileprivate static let file = mapping(
        ContentFile(body: .items(ContentTable())),
        [
            .schema(of: "content"),
            .optional("title", \.title, .title, "What the list is called.").usually("none").example("Cities"),
            .value("locale", .locale, "The language of the names: it decides on sections, order and glyphs.") {
                $1.locale = $0.text
                $1.localePlaces[$0.text] = $0
            }.usually("`en`").example("zh-Hans"),
            .optional(
                "kind", \.kind, .nameKind, "What the names belong to, which decides how Chinese ones are read (CI-4)."
            ).usually("`people`").example("places"),
            .value(
                "with", ContentKind<[WrittenPath]>.oneOrList(of: .locale, counts: 0...Int.max),
                "Further languages whose index titles join in, as `en` beside `ja` (CI-3, CI-8)."
            ) { locales, file in
                file.arrangement.labelLocales = locales.map(\.text)
                for locale in locales { file.localePlaces[locale.text] = locale }
            }.usually("none").example("en").needing("`items`"),
            .value(
                "numeric", \.arrangement.isNumeric, .flag,
                "Whether runs of digits are ordered by their value (CI-2, CI-8)."
            ).needing("`items`"),
            .value("titles", ContentKind<WrittenTitles>.word, "Which titles the index bar has (CI-6, CI-8).") {
                $1.arrangement.hasAllTitles = $0 == .all
            }.usually("`nonEmpty`").example("all"),
            .value(
                "emptySections", ContentKind<WrittenEmptySections>.word,
                "What becomes of sections without names, whatever the theme says (SL-6, CI-8)."
            ) { $1.arrangement.keepsEmptySections = $0 == .keep }
            .usually("what the theme says in `list.emptySections`").example("keep"),
            .optional(
                "indexTitles", \.arrangement.indexTitles, .list(of: .title),
                "The titles of the index bar in place of those of the sections, unless the theme has its own; one without "
                    + "a section leads to the next that has one, or the last (CI-6)."
            ).usually("those of the sections").example("[A, B, C]"),
            .value(
                "sections", .list(of: .section), "The sections of a list in their order, kept as they are written."
            ) { sections, file in file.body = .sections(sections.map { $0.section(in: file.locale) }) }
            .usually("none").example("[{title: A, items: [Ada, Alan]}]"),
            .value(
                "items", .list(of: .item),
                "The items of a grid in their order; for a list, names that the locale puts into sections."
            ) { rows, file in
                var table = ContentTable()
                for row in rows { table.append(row.item(in: file.locale), section: row.section) }
                file.body = .items(table)
            }
            .usually("none").example("[Ada, {name: Alan, subtitle: London}]"),
        ],
        rules: [
            .one(
                of: ["sections", "items"], missing: .init("a content file needs sections or items"), isToldAtKey: true,
                several: { _ in .init("a content file has sections or items, not both") })
        ], naming: .keys(of: "the content"))
}

extension ContentKind<WrittenPath> {
    /// A locale with its place, which messages about unknown ones name.
    fileprivate static let locale = ContentKind<String>.string(.text("a BCP 47 tag", counts: 1...Int.max))
        .checked { tag, node, _ throws(ValueError) in
            guard !tag.isEmpty else { throw .invalid("is empty", hints: ["write a tag as zh-Hans"]) }
            return WrittenPath(tag, in: node.source, at: node.range)
        }
}

/// Which titles the index bar has, as a file says it.
private enum WrittenTitles: String, FileWord {
    case nonEmpty
    case all

    var meaning: String {
        switch self {
        case .nonEmpty: "those of sections that have names"
        case .all: "those of all sections that the locale has, or that are written"
        }
    }
}

/// What becomes of sections without names, as a file says it.
private enum WrittenEmptySections: String, FileWord {
    case drop
    case keep

    var meaning: String {
        switch self {
        case .drop: "they are left out"
        case .keep: "all sections that the locale has, or that are written, stand in the list"
        }
    }
}

/// A section as it is written.
private struct WrittenSection: Sendable {
    var title = ""
    var indexTitle: String?
    var footer: String?
    var isCollapsed: Bool?
    var items: [WrittenItem] = []

    func section(in locale: String?) -> ContentSection {
        ContentSection(
            title: title, indexTitle: indexTitle, items: items.map { $0.item(in: locale) }, footer: footer,
            isCollapsed: isCollapsed)
    }
}

extension ContentKind<WrittenSection> {
    fileprivate static let section = mapping(
        WrittenSection(),
        [
            .value("title", \.title, .title, "What the header of the section shows; it may be empty.").example("A"),
            .optional("indexTitle", \.indexTitle, .title, "What the index bar shows for the section (CI-2).")
                .usually("its title").example("★"),
            .optional("footer", \.footer, .title, "What stands below its rows (SL-7).")
                .usually("none").example("26 contacts"),
            .optional(
                "collapsed", \.isCollapsed, .flag,
                "Whether the section is closed, so that only its header shows, or open; either has a chevron in its header."
            ).usually("no chevron").example("true"),
            .value(
                "items", \.items, ContentKind<[WrittenItem]>.list(of: .sectionItem).orNothing([]),
                "The rows of the section in their order; a section may have none (SL-6)."
            ).usually("none").example("[Ada, {name: Alan, subtitle: London}]"),
        ], rules: [.required("title", problem: .init("a section needs a title"))], naming: .keys(of: "a section")
    )
    .defined("section", "A section of a list.")
}

/// An item as it is written.
private struct WrittenItem: Sendable {
    /// Without a name as long as only parts of it are written.
    var item = ContentItem(name: "")
    var name: String?
    var given: String?
    var family: String?
    /// The title of the section that it asks for.
    var section: String?

    /// With the name that its parts make in a locale, filed under the family's (CI-2, CI-4).
    func item(in locale: String?) -> ContentItem {
        var item = item
        let parts = PersonName(given: given, family: family)
        item.name = name ?? parts.shown(in: locale)
        item.reading = item.reading ?? parts.reading(in: locale)
        return item
    }
}

extension ContentKind<WrittenItem> {
    /// An item that may ask for a section.
    fileprivate static let item = item(
        fields + [
            .optional("section", \.section, .title, "The title of the section that the item asks for.")
                .usually("that of its name in the locale").example("★")
        ]
    ).defined("item", "A name alone, or with what is shown beside it.", example: "{name: Alan, subtitle: London}")

    /// An item in a section.
    fileprivate static let sectionItem = item(fields).defined(
        "row", "A name alone, or with what is shown beside it.", example: "{name: Alan, subtitle: London}")

    private static let fields: [Field<WrittenItem, ContentValueReader>] = [
        .optional("name", \.name, .title, "What the row or the label shows; it may be empty.")
            .usually("made of `given` and `family`, in the order of their script and of the file's locale")
            .example("Alan"),
        .optional("given", \.given, .title, "A person's given name (TX-7).").usually("none").example("Alan"),
        .optional("family", \.family, .title, "A person's family name, under which the name is filed (CI-2).")
            .usually("none").example("Turing"),
        .optional("subtitle", \.item.subtitle, .title, "What stands below the name, as a price.")
            .usually("none").example("London"),
        .value(
            "picture", \.item.picture, .picture,
            "The path of a picture; one that is missing or broken shows a placeholder (GP-13)."
        )
        .usually("none").example("pictures/alan.jpg"),
        .optional("reading", \.item.reading, .title, "How the name is pronounced; it is filed under this (CI-4).")
            .usually("the family name before the given one, or what the locale knows of the name").example("Chóngqìng"),
        .optional(
            "symbol", \.item.symbol, .title,
            "A sign, or a letter or two, in the place of a picture (GP-12, TX-7)."
        ).usually("in a list the first letters of the name, in a grid a placeholder").example("★"),
        .optional("color", \.item.color, .color, "The ground of what stands in the place of a picture.")
            .usually("the theme's").example("\"#07C160\""),
        .optional("badge", \.item.badge, .title, "A short text over the corner of a grid's item (GP-12).")
            .usually("none").example("New"),
    ]

    private static func item(_ fields: [Field<WrittenItem, ContentValueReader>]) -> ContentKind<WrittenItem> {
        let whole = mapping(
            WrittenItem(), fields,
            rules: [.atLeastOne(of: "name", "given", "family", problem: .init("an item needs a name"))],
            naming: .keys(of: "an item"))
        let text = ContentKind<String>.title
        return ContentKind<WrittenItem>(.either([text.form, whole.form]), wanted: "a string or a mapping") {
            node, reader throws(ValueError) in
            guard node.entries == nil else { return try whole.literal(node, &reader) }
            guard let name = reader.naming("an item", { text.read(node, &$0) }) else { throw .reported }
            return WrittenItem(name: name)
        }
    }
}

extension ContentKind<String?> {
    /// The absolute path of a picture; `nil` for one outside the file's folder, which is told of.
    fileprivate static let picture = ContentKind<String?>(.path, wanted: "a string") {
        node, reader throws(ValueError) in
        guard let written = node.expectString(reader.name, &reader.problems) else { throw .reported }
        guard !written.isEmpty else { throw .reporting(node.error("a path is empty"), &reader.problems) }
        let path = reader.pictures.path(of: written)
        if reader.pictures.needsPlace(of: path) {
            reader.pictures.add(WrittenPath(written, in: node.source, at: node.range), of: path)
        }
        return path
    }
}

extension ContentKind<Color> {
    fileprivate static let color = ContentKind<Color>(
        .text("a colour in hexadecimal digits", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        wanted: "a colour such as \"#07C160\""
    ) { node, _ throws(ValueError) in
        guard let color = node.string.flatMap(Color.init(written:)) else {
            let meant = node.string.flatMap(ColorSpelling.color)
            throw .mismatch(hints: meant.map { ["write it as \"\($0.hexadecimal)\""] } ?? [])
        }
        return color
    }
}

extension ContentKind<NameKind> {
    fileprivate static let nameKind = word
}

extension NameKind: FileWord {
    package var meaning: String {
        switch self {
        case .people: "surnames have their own readings, as 单 Shàn"
        case .places: "places have theirs, as 厦门 Xiàmén"
        }
    }
}
