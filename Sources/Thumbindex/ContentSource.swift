import Collation
import ContentFiles
public import Contents
public import Documents
import Jobs

/// What a list or a grid shows, as a file says it: in sections, or as items that a list's locale puts into sections.
public struct ContentSource: Sendable {
    private let origin: Origin

    private enum Origin: Sendable {
        case file(ContentFile, PicturePlaces)
        case sample
    }

    /// What a theme shows that names no content: invented names.
    public static let sample = ContentSource(origin: .sample)

    private init(origin: Origin) { self.origin = origin }

    /// Reads a content file: YAML, JSON, comma-separated values, or plain text with a name a line.
    ///
    /// Throws all that is wrong with it, each with its place.
    public init(atPath path: String, allowingOutside: Bool = false) throws(DiagnosticError) {
        try self.init(at: FileLocation(path), allowingOutside: allowingOutside)
    }

    /// - Parameter node: where another file names it.
    init(
        at location: FileLocation, allowingOutside: Bool, namedAt node: DocumentNode? = nil
    ) throws(DiagnosticError) {
        let reader = ContentReader(location, allowingOutside: allowingOutside)
        origin = .file(try reader.read(namedAt: node), PicturePlaces(reader))
    }

    /// Where the file names its pictures; `nil` for the sample.
    package var picturePlaces: PicturePlaces? {
        if case .file(_, let places) = origin { places } else { nil }
    }

    /// What is odd about the file without keeping it from being read.
    public var warnings: [Diagnostic] {
        if case .file(let file, _) = origin { file.warnings } else { [] }
    }

    /// The locale that the file names, else English.
    public var locale: String {
        if case .file(let file, _) = origin, let locale = file.locale { locale } else { "en" }
    }

    /// The grid's items in the order of the file, in the locale that it names unless another is given; sections do not
    /// show. The sample has goods in some languages.
    public func grid(inLocale other: String? = nil) -> GridContent {
        let locale = other ?? locale
        switch origin {
        case .file(let file, _): return GridContent(title: file.title ?? "", locale: locale, table: file.table)
        case .sample:
            var grid = SampleContent.grid(locale: locale)
            grid.locale = locale
            return grid
        }
    }

    /// The list in a locale, the file's own unless given: names are put into its sections, and texts are drawn in its
    /// variants of letters. Sections that the file gives stay; the sample has names in some languages.
    ///
    /// Throws where nothing is known of the locale.
    public func list(inLocale other: String? = nil) throws(DiagnosticError) -> ListContent {
        let locale = other ?? locale
        switch origin {
        case .file(let file, _): return try file.list(inLocale: locale)
        case .sample:
            var list = SampleContent.list(locale: locale)
            list.locale = locale
            return list
        }
    }
}

extension ContentFile {
    /// The names in the sections of a locale, arranged as the file asks (CI-8).
    fileprivate func list(inLocale locale: String) throws(DiagnosticError) -> ListContent {
        let (title, kind) = (title ?? "", kind ?? .people)
        var list: ListContent
        switch body {
        case .sections(let sections):
            list = ListContent(title: title, locale: locale, kind: kind, sections: sections)
        case .items(let items):
            let keepsAll = arrangement.hasAllTitles || arrangement.keepsEmptySections == true
            list = try collation(inLocale: locale, kind)
                .content(of: items, title: title, indexTitles: keepsAll ? .all : .nonEmpty)
        }
        if arrangement.hasAllTitles {
            var seen: Set<String> = []
            list.indexTitles = list.sections.map(\.indexTitle).filter { seen.insert($0).inserted }
        }
        list.indexTitles = arrangement.indexTitles ?? list.indexTitles
        list.keepsEmptySections = arrangement.keepsEmptySections
        return list
    }

    /// An unknown locale is told where the file names it.
    private func collation(
        inLocale locale: String, _ kind: NameKind
    ) throws(DiagnosticError) -> IndexedCollation {
        do {
            return try IndexedCollation(
                locale: locale, labelLocales: arrangement.labelLocales, kind: kind, isNumeric: arrangement.isNumeric)
        } catch {
            throw self.error(error.description, about: error.locale)
        }
    }
}

/// Where a content file names the pictures that something is to be told of: the file is read again for them.
package struct PicturePlaces: Sendable {
    private let reader: ContentReader
    /// Of each path that was asked for.
    private let known = Locked<[String: WrittenPath?]>([:])

    init(_ reader: ContentReader) { self.reader = reader }

    /// Of absolute paths, each where it is first; without those that the file does not name.
    package func places(of paths: Set<String>) -> [String: WrittenPath] {
        known.withLock { known in
            let unknown = paths.filter { known[$0] == nil }
            if !unknown.isEmpty {
                let found = reader.places(ofPictures: unknown)
                for path in unknown { known.updateValue(found[path], forKey: path) }
            }
            return paths.reduce(into: [:]) { places, path in places[path] = known[path] ?? nil }
        }
    }
}
