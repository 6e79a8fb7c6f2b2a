import Contents
import Documents

/// Reads the items of comma-separated values.
struct CSVContent {
    /// So many records that have more or fewer fields than the first are told one by one.
    private static let mostRaggedWarnings = 10

    private let location: FileLocation
    private let choice: CSVColumns
    private let bytes: [UInt8]
    private var records: CSVRecords
    private var table = ContentTable()
    private var pictures: NamedPictures
    private var problems = DiagnosticList()
    private var raggedCount = 0
    /// Only a diagnostic needs the text.
    private lazy var source = SourceText(name: location.shown, text: String(decoding: bytes, as: UTF8.self))

    private init(_ bytes: [UInt8], _ location: FileLocation, choice: CSVColumns, _ pictures: NamedPictures) {
        self.location = location
        self.choice = choice
        self.pictures = pictures
        self.bytes = bytes
        records = CSVRecords(bytes[...])
    }

    /// The items of a file's bytes, which are UTF-8 without a byte-order mark.
    ///
    /// A record without a field, or with one too many, is kept and warned of; a blank line counts only where
    /// records have a single field; a picture outside the folder is left out and warned of. Throws for an open quotation
    /// mark and a column that is missing.
    static func read(
        _ bytes: [UInt8], of location: FileLocation, columns: CSVColumns, _ pictures: NamedPictures
    ) throws(DiagnosticError) -> ContentFile {
        var content = CSVContent(bytes, location, choice: columns, pictures)
        try content.readRecords()
        try content.problems.throwErrors()
        var file = ContentFile(
            body: .items(content.table), warnings: content.problems.diagnostics + content.pictures.warnings)
        file.picturePlaces = content.pictures.places
        return file
    }

    private mutating func readRecords() throws(DiagnosticError) {
        guard try nextRecord() else { return }
        let header = try header()
        warnOfUnknownColumns(header)
        let width = records.fields.count
        table.names.reserve(texts: bytes.count / 16, bytes: bytes.count)
        if !header.isInFirstRecord { addRecord(header) }
        while try nextRecord() {
            if records.isBlank, width > 1 { continue }
            if records.fields.count != width { addRagged(width) }
            addRecord(header)
        }
        if raggedCount > Self.mostRaggedWarnings {
            let rest = raggedCount - Self.mostRaggedWarnings
            problems.add(Diagnostic(.warning, "\(rest) more lines have another number of fields", in: source))
        }
    }

    private mutating func nextRecord() throws(DiagnosticError) -> Bool {
        do {
            return try records.next()
        } catch {
            throw DiagnosticError("a quotation mark is never closed", in: source, at: place(error.offset))
        }
    }

    private mutating func header() throws(DiagnosticError) -> CSVHeader {
        do {
            return try CSVHeader(records.fields, choice: choice)
        } catch {
            throw DiagnosticError(error.message, in: source, at: place(0), hints: error.hints)
        }
    }

    /// Columns whose titles say nothing are told once, at the first of them (CI-8).
    private mutating func warnOfUnknownColumns(_ header: CSVHeader) {
        guard let first = header.unknown.first else { return }
        let titles = header.unknown.prefix(5).map { "'\($0.title.excerpt)'" }
        let shown = header.unknown.count > 5 ? titles + ["\(header.unknown.count - 5) more"] : titles
        let place = records.range(ofField: first.column)
        let range = SourceRange(
            start: source.position(utf8Offset: place.lowerBound), end: source.position(utf8Offset: place.upperBound))
        let one = shown.count == 1
        problems.add(
            Diagnostic(
                .warning,
                "the column\(one ? "" : "s") \(shown.formattedEnumeration) \(one ? "is" : "are") not used", in: source,
                at: range, hints: NearestSpelling.choices(for: first.title, among: CSVHeader.knownTitles)))
    }

    private mutating func addRecord(_ header: CSVHeader) {
        let row = table.count
        if let column = header.nameColumn {
            table.names.append(utf8: field(column))
            add(header.columns[.reading], to: \.readings, row)
        } else {
            addName(header, row)
        }
        add(header.columns[.section], to: \.sections, row)
        add(header.columns[.subtitle], to: \.subtitles, row)
        add(header.columns[.badge], to: \.badges, row)
        if let picture = header.columns[.picture], !field(picture).isEmpty { addPicture(picture, row) }
    }

    /// A name that is made of its parts, filed under the family's (CI-4).
    private mutating func addName(_ header: CSVHeader, _ row: Int) {
        func text(_ field: CSVHeader.Field) -> String? {
            header.columns[field].map { String(decoding: self.field($0), as: UTF8.self) }.flatMap {
                $0.isEmpty ? nil : $0
            }
        }
        let name = PersonName(given: text(.given), family: text(.family))
        table.names.append(utf8: name.shown(in: nil).utf8)
        guard let reading = text(.reading) ?? name.reading(in: nil) else { return }
        table.readings.append(utf8: reading.utf8, at: row)
    }

    private mutating func add(_ column: Int?, to texts: WritableKeyPath<ContentTable, TextColumn>, _ row: Int) {
        guard let column else { return }
        let field = field(column)
        if !field.isEmpty { table[keyPath: texts].append(utf8: field, at: row) }
    }

    private mutating func addPicture(_ column: Int, _ row: Int) {
        let written = String(decoding: field(column), as: UTF8.self)
        let path = pictures.path(of: written)
        if let path { table.pictures.append(utf8: path.utf8, at: row) }
        guard pictures.needsPlace(of: path) else { return }
        let place = records.range(ofField: column)
        let range = SourceRange(
            start: source.position(utf8Offset: place.lowerBound), end: source.position(utf8Offset: place.upperBound))
        pictures.add(WrittenPath(written, in: source, at: range), of: path)
    }

    private mutating func addRagged(_ width: Int) {
        raggedCount += 1
        guard raggedCount <= Self.mostRaggedWarnings else { return }
        let count = records.fields.count
        let message = "this line has \(count) field\(count == 1 ? "" : "s"), the first has \(width)"
        problems.add(Diagnostic(.warning, message, in: source, at: place(records.start)))
    }

    /// Empty for a column that the record does not reach.
    private func field(_ column: Int) -> ArraySlice<UInt8> {
        records.fields.bytes[records.fields.range(of: column)]
    }

    private mutating func place(_ offset: Int) -> SourceRange {
        let start = source.position(utf8Offset: offset)
        return SourceRange(start: start, end: SourcePosition(line: start.line, column: start.column + 1))
    }
}
