import ArgumentParser
import Collation
import ContentFiles
import Contents
import Documents

struct IndexCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index", abstract: "Put names into sections, and print these with their index titles.",
        discussion: """
            FILE is a content file: .yaml, .json, .csv, or .txt with a name a line. Sections and order are those of the \
            locale; sections that the file gives are not kept, those that single items ask for are.
            """)

    @Argument(help: "The content file.", completion: .file())
    var file: String

    @Option(help: "The reader's locale, as zh, sv or zh-Hant-TW. The file's own unless given.")
    var locale: String?

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp("A further locale whose index titles join in, as en beside ja.", valueName: "locale"))
    var labelLocales: [String] = []

    @Option(
        help: "What the names belong to: people or places. The file's own, else people, unless given.",
        completion: .list(NameKind.words), transform: { try parseWord($0, "kind") })
    var kind: NameKind?

    @Option(
        help: "The index titles: those of sections with names (nonEmpty), or all. The file's own unless given.",
        completion: .list(IndexTitleChoice.words), transform: { try parseWord($0, "choice of titles") })
    var titles: IndexTitleChoice?

    @Flag(help: "Order runs of digits by their value, as the file may ask as well.")
    var numeric = false

    @Option(
        help: "The number or the title of the column that holds the names, in .csv files.",
        transform: Self.column)
    var column: CSVColumns.NameColumn = .automatic

    @Flag(inversion: .prefixedNo, help: "Whether the first line of a .csv file holds titles.")
    var header: Bool?

    @Flag(help: "Let paths in the file lead out of its folder.")
    var allowOutside = false

    @Flag(help: "Write JSON.")
    var json = false

    func run() throws {
        let console = Console()
        let listing = try console.reporting { () throws(DiagnosticError) in
            let columns = CSVColumns(name: column, hasHeader: header)
            let content = try ContentReader(
                FileLocation(file), columns: columns, allowingOutside: allowOutside
            ).read()
            console.show(content.warnings)
            let own = content.arrangement.hasAllTitles ? IndexTitleChoice.all : .nonEmpty
            return NameListing(content.table, by: try collation(for: content), indexTitles: titles ?? own)
        }
        write(listing, to: console)
    }

    /// A number counts columns from 1; any other text is a title.
    private static func column(_ text: String) throws -> CSVColumns.NameColumn {
        guard !text.isEmpty else { throw ValidationError("a value is empty") }
        return Int(text).map(CSVColumns.NameColumn.number) ?? .titled(text)
    }

    private func collation(for content: ContentFile) throws(DiagnosticError) -> IndexedCollation {
        guard let locale = locale ?? content.locale else {
            throw DiagnosticError("'\(file)' names no locale", hints: ["give one with --locale"])
        }
        do {
            return try IndexedCollation(
                locale: locale, labelLocales: labelLocales.isEmpty ? content.arrangement.labelLocales : labelLocales,
                kind: kind ?? content.kind ?? .people, isNumeric: numeric || content.arrangement.isNumeric)
        } catch {
            throw content.error(error.description, about: error.locale)
        }
    }

    /// The summary stands below the text, and beside the JSON.
    private func write(_ listing: NameListing, to console: Console) {
        if json {
            console.result(listing.json)
            if !listing.summary.isEmpty { console.say(listing.summary) }
        } else {
            let parts = [listing.text, listing.summary].filter { !$0.isEmpty }
            if !parts.isEmpty { console.result(parts.joined(separator: "\n\n")) }
        }
    }
}
