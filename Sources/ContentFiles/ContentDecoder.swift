import Contents
import Documents

/// Turns a parsed YAML or JSON document into content, and gathers all that is wrong with it.
struct ContentDecoder {
    private static let keys = ["$schema", "title", "locale", "kind", "sections", "items"]
    private static let sectionKeys = ["title", "indexTitle", "footer", "items"]
    private static let itemKeys = ["name", "subtitle", "picture", "reading", "badge"]
    private static let sectionedItemKeys = ["name", "reading", "section", "subtitle", "picture", "badge"]

    private var pictures: NamedPictures
    private var problems = DiagnosticList()

    private init(_ pictures: NamedPictures) { self.pictures = pictures }

    static func decode(_ document: DocumentNode, _ pictures: NamedPictures) throws(DiagnosticError) -> ContentFile {
        var decoder = ContentDecoder(pictures)
        var content = decoder.content(document)
        try decoder.problems.throwErrors()
        content.warnings = decoder.problems.diagnostics + decoder.pictures.warnings
        content.picturePlaces = decoder.pictures.places
        return content
    }

    private mutating func content(_ document: DocumentNode) -> ContentFile {
        var content = ContentFile(body: .items(ContentTable()))
        var lists = 0
        for entry in document.expectEntries("the content", keys: Self.keys, &problems) ?? [] {
            switch entry.key {
            case "$schema": _ = entry.value.expectString("$schema", &problems)
            case "title": content.title = text(entry.value, "title")
            case "locale": content.locale = entry.value.expectString("locale", &problems)
            case "kind": content.kind = kind(entry.value)
            default:
                content.body = entry.key == "sections" ? sections(entry.value) : .items(table(entry.value))
                lists += 1
                if lists > 1 { problems.add(entry.keyError("a content file has sections or items, not both")) }
            }
        }
        if lists == 0, document.entries != nil {
            problems.add(document.error("a content file needs sections or items"))
        }
        return content
    }

    private mutating func kind(_ node: DocumentNode) -> NameKind? {
        node.expectWord("kind", of: NameKind.allCases.map(\.rawValue), &problems).flatMap(NameKind.init)
    }
}

extension ContentDecoder {
    private mutating func sections(_ node: DocumentNode) -> ContentFile.Body {
        .sections((node.expectElements("sections", &problems) ?? []).map { section($0) })
    }

    private mutating func section(_ node: DocumentNode) -> ContentSection {
        var title: String?
        var indexTitle: String?
        var footer: String?
        var items: [ContentItem] = []
        guard let entries = node.expectEntries("a section", keys: Self.sectionKeys, &problems) else {
            return ContentSection(title: "")
        }
        for entry in entries {
            switch entry.key {
            case "title": title = text(entry.value, "title")
            case "indexTitle": indexTitle = text(entry.value, "indexTitle")
            case "footer": footer = text(entry.value, "footer")
            default:
                let elements = entry.value.isNull ? [] : entry.value.expectElements("items", &problems) ?? []
                items = elements.map { item($0, keys: Self.itemKeys).item }
            }
        }
        if !entries.contains(where: { $0.key == "title" }) { problems.add(node.error("a section needs a title")) }
        return ContentSection(title: title ?? "", indexTitle: indexTitle, items: items, footer: footer)
    }

    private mutating func table(_ node: DocumentNode) -> ContentTable {
        var table = ContentTable()
        for element in node.expectElements("items", &problems) ?? [] {
            let (item, section) = item(element, keys: Self.sectionedItemKeys)
            table.append(item, section: section)
        }
        return table
    }

    private mutating func item(_ node: DocumentNode, keys: [String]) -> (item: ContentItem, section: String?) {
        guard node.entries != nil else { return (ContentItem(name: text(node, "an item") ?? ""), nil) }
        var item = ContentItem(name: "")
        var section: String?
        let entries = node.expectEntries("an item", keys: keys, &problems) ?? []
        for entry in entries {
            switch entry.key {
            case "name": item.name = text(entry.value, "name") ?? ""
            case "subtitle": item.subtitle = text(entry.value, "subtitle")
            case "reading": item.reading = text(entry.value, "reading")
            case "section": section = text(entry.value, "section")
            case "badge": item.badge = text(entry.value, "badge")
            default: item.picture = picture(entry.value)
            }
        }
        if !entries.contains(where: { $0.key == "name" }) { problems.add(node.error("an item needs a name")) }
        return (item, section)
    }

    /// A string, or a number as it is written: people put `- 1984` into lists of names.
    private mutating func text(_ node: DocumentNode, _ name: String) -> String? {
        if case .number(_, let text) = node.value { return text }
        return node.expectString(name, &problems)
    }

    private mutating func picture(_ node: DocumentNode) -> String? {
        guard let written = node.expectString("picture", &problems) else { return nil }
        guard !written.isEmpty else {
            problems.add(node.error("a path is empty"))
            return nil
        }
        let path = pictures.path(of: written)
        if pictures.needsPlace(of: path) {
            pictures.add(WrittenPath(written, in: node.source, at: node.range), of: path)
        }
        return path
    }
}
