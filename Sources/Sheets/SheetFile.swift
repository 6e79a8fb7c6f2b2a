package import Documents
import Geometry
import Presenting
package import Styles
import Thumbindex
import Timelines

/// A sheet as it is written in a file (`NAME.sheet.yaml`, SC-5), read and checked but for what only its themes can tell.
package struct SheetFile: Sendable {
    /// The file's name before `.sheet`, under which the sheet is filed.
    package let name: String
    /// What people call it: its heading, or its name where it has none.
    package var title: String { written.heading.isEmpty ? name : written.heading }
    /// Of its pictures, but for those that say their own.
    package var appearance: Appearance { written.appearance }
    let written: WrittenSheet
    /// Where its rows are written.
    private let place: DocumentNode
    let allowsOutside: Bool

    /// How the names of such files end.
    package static let suffixes = [".sheet.yaml", ".sheet.yml", ".sheet.json"]

    static let largestRowCount = 100
    static let largestRowLength = 50
    static let largestArrowCount = 500
    static let scales = 0.05...2.0

    /// Reads a sheet; throws all that is wrong with it, each with its place.
    ///
    /// Paths in it stay within the tree of its folder, unless `allowingOutside`.
    package init(atPath path: String, allowingOutside: Bool = false) throws(DiagnosticError) {
        let location = FileLocation(path)
        let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)
        var reader = SheetReader(location, allowingOutside: allowingOutside)
        let document = try DocumentNode.parse(location.read(limits: limits), limits: limits)
        guard document.entries != nil else {
            let found = document.isNull ? "the file is empty" : "it holds \(document.kind)"
            throw DiagnosticError([document.error("a sheet must be a mapping, and \(found)")])
        }
        let read = SheetKind<WrittenSheet>.sheet.read(document, &reader)
        func place(_ problem: Diagnostic) -> (Int, Int) {
            (problem.range?.start.line ?? 0, problem.range?.start.column ?? 0)
        }
        try reader.problems.sorted { place($0) < place($1) }.throwErrors()
        guard let read else { throw DiagnosticError([document.error("a sheet must have rows")]) }
        written = read
        self.place = document["rows"] ?? document
        allowsOutside = allowingOutside
        let file = path.split(separator: "/").last.map(String.init) ?? "sheet"
        name = Self.suffixes.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) } ?? file
    }
}

extension SheetFile {
    /// What is wrong with the sheet as a whole, as its size, told at its rows, with what helps.
    package func error(_ error: DiagnosticError, hint: String) -> DiagnosticError {
        DiagnosticError(error.diagnostics.map { place.error($0.message, hints: $0.hints + [hint]) })
    }
}

/// Reads a sheet's document and gathers what is wrong with it.
struct SheetReader: ValueReader {
    var name = ""
    var problems = DiagnosticList()
    let location: FileLocation
    let allowsOutside: Bool

    init(_ location: FileLocation, allowingOutside: Bool) {
        self.location = location
        allowsOutside = allowingOutside
    }
}

/// What a sheet file says, before its themes are read.
struct WrittenSheet: Sendable {
    var theme: FileLocation?
    var content: FileLocation?
    var appearance = Appearance.light
    var heading = ""
    var subheading = ""
    var page = SheetPage.fitted
    var background: Color?
    var pictureScale = 0.6
    var frame: DeviceFrame?
    /// Properties of its themes, by their paths.
    var settings: [DocumentNode.Entry] = []
    var rows: [WrittenRow] = []
    var arrows: [WrittenArrow] = []
}

/// A row of pictures as it is written.
struct WrittenRow: Sendable {
    var heading = ""
    var note = ""
    var pictures: [WrittenPicture] = []
}

/// A picture as it is written.
struct WrittenPicture: Sendable {
    var id: String?
    var state: CanonicalState?
    var theme: FileLocation?
    var appearance: Appearance?
    var caption = ""
    var arrow: String?
    var crop: String?
    var layers: [Annotation.Layer] = []
    var frame: DeviceFrame?
    var scale: Double?
    /// Where it is written.
    var node: DocumentNode?
}

/// An arrow between pictures as it is written.
struct WrittenArrow: Sendable {
    var from = ""
    var to = ""
    var label = ""
    /// Whether it may lead to where the flow has come from.
    var leadsBack = false
    /// Where it is written.
    var node: DocumentNode?
}

/// How large a sheet is.
enum SheetPage: Hashable, Sendable {
    /// As large as what stands on it.
    case fitted
    /// In points; what stands on it is made smaller until it fits.
    case fixed(Size)

    static let sides = 50.0...16_384.0

    /// The pages that have names.
    static let words: [(word: String, page: SheetPage, meaning: String)] = [
        ("fit", .fitted, "as large as what stands on it"),
        ("a4", .fixed(Size(width: 595, height: 842)), "210 × 297 mm, upright"),
        ("a4-landscape", .fixed(Size(width: 842, height: 595)), "297 × 210 mm"),
        ("app-store-phone", .fixed(Size(width: 440, height: 956)), "1320 × 2868 pixels at three pixels a point"),
        ("app-store-tablet", .fixed(Size(width: 1032, height: 1376)), "2064 × 2752 pixels at two pixels a point"),
        ("play-phone", .fixed(Size(width: 360, height: 640)), "1080 × 1920 pixels at three pixels a point"),
    ]

    init?(word: String) {
        guard let page = Self.words.first(where: { $0.word == word })?.page else { return nil }
        self = page
    }
}
