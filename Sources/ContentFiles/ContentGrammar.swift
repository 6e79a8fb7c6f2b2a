import Contents
package import Documents

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
            .optional(
                "locale", \.locale, .string(.text("a BCP 47 tag", counts: 1...Int.max)),
                "The language of the names: it decides on sections, order and glyphs."
            ).usually("`en`").example("zh-Hans"),
            .optional(
                "kind", \.kind, .nameKind, "What the names belong to, which decides how Chinese ones are read (CI-4)."
            ).usually("`people`").example("places"),
            .value(
                "sections", .list(of: .section), "The sections of a list in their order, kept as they are written."
            ) { $1.body = .sections($0) }
            .usually("none").example("[{title: A, items: [Ada, Alan]}]"),
            .value(
                "items", .list(of: .item),
                "The items of a grid in their order; for a list, names that the locale puts into sections."
            ) { rows, file in
                var table = ContentTable()
                for row in rows { table.append(row.item, section: row.section) }
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

/// A section as it is written.
private struct WrittenSection: Sendable {
    var title = ""
    var indexTitle: String?
    var footer: String?
    var items: [ContentItem] = []
}

extension ContentKind<ContentSection> {
    fileprivate static let section = ContentKind<WrittenSection>.mapping(
        WrittenSection(),
        [
            .value("title", \.title, .title, "What the header of the section shows; it may be empty.").example("A"),
            .optional("indexTitle", \.indexTitle, .title, "What the index bar shows for the section (CI-2).")
                .usually("its title").example("★"),
            .optional("footer", \.footer, .title, "What stands below its rows (SL-7).")
                .usually("none").example("26 contacts"),
            .value(
                "items", \.items,
                ContentKind<[WrittenItem]>.list(of: .sectionItem).orNothing([]).map { $0.map(\.item) },
                "The rows of the section in their order; a section may have none (SL-6)."
            ).usually("none").example("[Ada, {name: Alan, subtitle: London}]"),
        ], rules: [.required("title", problem: .init("a section needs a title"))], naming: .keys(of: "a section")
    )
    .map {
        ContentSection(title: $0.title, indexTitle: $0.indexTitle, items: $0.items, footer: $0.footer)
    }
    .defined("section", "A section of a list.")
}

/// An item as it is written.
private struct WrittenItem: Sendable {
    var item = ContentItem(name: "")
    /// The title of the section that it asks for.
    var section: String?
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
        .value("name", \.item.name, .title, "What the row or the label shows; it may be empty.").example("Alan"),
        .optional("subtitle", \.item.subtitle, .title, "What stands below the name, as a price.")
            .usually("none").example("London"),
        .value(
            "picture", \.item.picture, .picture,
            "The path of a picture; one that is missing or broken shows a placeholder (GP-13)."
        )
        .usually("none").example("pictures/alan.jpg"),
        .optional("reading", \.item.reading, .title, "How the name is pronounced; it is filed under this (CI-4).")
            .usually("what the locale knows of it").example("Chóngqìng"),
        .optional("badge", \.item.badge, .title, "A short text over the corner of a grid's item (GP-12).")
            .usually("none").example("New"),
    ]

    private static func item(_ fields: [Field<WrittenItem, ContentValueReader>]) -> ContentKind<WrittenItem> {
        let whole = mapping(
            WrittenItem(), fields, rules: [.required("name", problem: .init("an item needs a name"))],
            naming: .keys(of: "an item"))
        let text = ContentKind<String>.title
        return ContentKind<WrittenItem>(.either([text.form, whole.form]), wanted: "a string or a mapping") {
            node, reader throws(ValueError) in
            guard node.entries == nil else { return try whole.literal(node, &reader) }
            guard let name = reader.naming("an item", { text.read(node, &$0) }) else { throw .reported }
            return WrittenItem(item: ContentItem(name: name))
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
