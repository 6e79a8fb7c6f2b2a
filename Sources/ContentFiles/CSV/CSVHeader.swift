import Contents
import Documents

/// Which column of comma-separated values holds what.
struct CSVHeader {
    /// A column that is not `name`, by the title that it has in a header.
    enum Field: String, CaseIterable {
        case given
        case family
        case reading
        case section
        case subtitle
        case picture
        case badge
    }

    /// Titles that say nothing here, each with its column from 0.
    private(set) var unknown: [(column: Int, title: String)] = []

    /// From 0; `nil` where names are made of the columns `given` and `family`.
    private(set) var nameColumn: Int?
    private(set) var columns: [Field: Int] = [:]
    /// Whether the first record holds titles and no item.
    let isInFirstRecord: Bool

    init(_ first: TextColumn, choice: CSVColumns) throws(CSVHeaderError) {
        let titles = (0..<first.count).map { Self.trimmed(first[$0]) }
        let known = titles.map { $0.lowercased() }
        let isTitled = if case .titled = choice.name { true } else { false }
        isInFirstRecord = isTitled || choice.hasHeader ?? known.contains { Self.titles.contains($0) }
        nameColumn = try Self.nameColumn(choice.name, titles: titles, known: isInFirstRecord ? known : [])
        guard isInFirstRecord else { return }
        for field in Field.allCases {
            columns[field] = known.firstIndex(of: field.rawValue).flatMap { $0 == nameColumn ? nil : $0 }
        }
        let used = Set(columns.values).union(nameColumn.map { [$0] } ?? [])
        unknown = titles.enumerated().filter { !used.contains($0.offset) }.map { ($0.offset, $0.element) }
    }

    private static let nameTitle = "name"
    /// What a column may be called.
    static let knownTitles = [nameTitle] + Field.allCases.map(\.rawValue)
    private static let titles = Set(knownTitles)

    private static func nameColumn(
        _ choice: CSVColumns.NameColumn, titles: [String], known: [String]
    ) throws(CSVHeaderError) -> Int? {
        switch choice {
        case .automatic:
            let hasParts = known.contains(Field.given.rawValue) || known.contains(Field.family.rawValue)
            return known.firstIndex(of: nameTitle) ?? (hasParts ? nil : 0)
        case .titled(let title):
            if let column = titles.firstIndex(of: title) ?? known.firstIndex(of: title.lowercased()) { return column }
            throw .noTitle(title, titles: titles)
        case .number(let number):
            if (1...max(titles.count, 1)).contains(number) { return number - 1 }
            throw .noColumn(number, count: titles.count)
        }
    }

    private static func trimmed(_ title: String) -> String {
        let scalars = title.unicodeScalars.drop(while: \.properties.isWhitespace)
        let end = scalars.lastIndex { !$0.properties.isWhitespace }
        return end.map { String(Substring(scalars[...$0])) } ?? ""
    }
}

/// A column was asked for that the file does not have.
enum CSVHeaderError: Error, Hashable {
    case noTitle(String, titles: [String])
    case noColumn(Int, count: Int)

    var message: String {
        switch self {
        case .noTitle(let title, _): "there is no column '\(title)'"
        case .noColumn(let number, let count):
            "there is no column \(number), the first line has \(count) column\(count == 1 ? "" : "s")"
        }
    }

    var hints: [String] {
        guard case .noTitle(let title, let titles) = self else { return [] }
        let near = NearestSpelling.hints(for: title, among: titles)
        return near.isEmpty ? ["the columns are \(titles.joined(separator: ", "))"] : near
    }
}

/// Where the names of comma-separated values are.
package struct CSVColumns: Hashable, Sendable {
    /// How the column of names is found.
    package enum NameColumn: Hashable, Sendable {
        /// The column `name` of a header, else the first.
        case automatic
        /// The column of that title in the header; case does not count where no title is spelled exactly so.
        case titled(String)
        /// Counted from 1.
        case number(Int)
    }

    /// Which column has the names.
    package var name: NameColumn
    /// Whether the first record holds titles; `nil` where one of them is to tell: `name`, `reading` and so on.
    package var hasHeader: Bool?

    /// Found by the header, which is found by itself, unless said otherwise.
    package init(name: NameColumn = .automatic, hasHeader: Bool? = nil) {
        self.name = name
        self.hasHeader = hasHeader
    }
}
