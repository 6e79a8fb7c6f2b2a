import Documents
import DrawingLibraries
import Files
import Geometry

/// A record as a line of text.
///
/// A line begins with the digest of the rest, so that whatever a crash or a hand did to it is noticed. Parts are
/// divided by control characters, which a record with such a character in its texts does without being written.
extension CacheRecord {
    /// Without a line break; `nil` where a text cannot be written.
    var line: [UInt8]? {
        let texts = pictures.map(\.path) + files.flatMap { [$0.path, $0.options] } + diagnostics.flatMap(\.texts)
        guard key.utf8.allSatisfy({ $0 >= 0x20 }),
            texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 || $0 == LineText.lineBreak } })
        else { return nil }
        var body = LineText()
        body.add(key, LineText.field)
        body.add(inputs.text, LineText.field)
        body.add(scene?.hexadecimal ?? "", LineText.field)
        for picture in pictures { body.add([picture.path, picture.digest.hexadecimal]) }
        body.end(LineText.field)
        for diagnostic in diagnostics { body.add(diagnostic.cacheTexts) }
        body.end(LineText.field)
        for file in files { body.add(file.texts) }
        return Array(Self.digest(of: body.bytes[...]).hexadecimal.utf8) + [LineText.field] + body.bytes
    }

    /// The record of a line without its break; `nil` where the line was damaged.
    init?(line: ArraySlice<UInt8>) {
        guard let body = Self.body(of: line) else { return nil }
        let fields = body.split(separator: LineText.field, omittingEmptySubsequences: false)
        guard fields.count == 6, let inputs = SceneInputs(fields[1]),
            let pictures = Self.parts(fields[3], Picture.init(texts:)),
            let diagnostics = Self.parts(fields[4], Diagnostic.init(cacheTexts:)),
            let files = Self.parts(fields[5], File.init(texts:))
        else { return nil }
        let scene = Digest128(hexadecimal: fields[2])
        guard fields[2].isEmpty || scene != nil else { return nil }
        self.init(
            key: fields[0].text, inputs: inputs, scene: scene, pictures: pictures, diagnostics: diagnostics,
            files: files)
    }

    /// The key of a line, unread otherwise.
    static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        body(of: line).map { body in body.prefix { $0 != LineText.field } }
    }

    private static func body(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count > 17, line[line.startIndex + 16] == LineText.field else { return nil }
        let body = line.dropFirst(17)
        return UInt64(hexadecimal: line.prefix(16)) == digest(of: body) ? body : nil
    }

    private static func digest(of bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { Digest128(of: Span(_unsafeElements: $0)).low }
    }

    /// `nil` where one of them cannot be read.
    private static func parts<Part>(_ field: ArraySlice<UInt8>, _ read: ([String]) -> Part?) -> [Part]? {
        guard !field.isEmpty else { return [] }
        let texts = field.split(separator: LineText.part)
        let parts = texts.compactMap { part in
            read(part.split(separator: LineText.value, omittingEmptySubsequences: false).map(\.text))
        }
        return parts.count == texts.count ? parts : nil
    }
}

/// A line as it is put together; ECMA-48's information separators divide it.
struct LineText {
    private(set) var bytes: [UInt8] = []

    static let field: UInt8 = 0x1F
    static let part: UInt8 = 0x1E
    static let value: UInt8 = 0x1D
    /// What a line break within a text is written as.
    static let brokenLine: UInt8 = 0x1C
    static let lineBreak: UInt8 = 0x0A

    mutating func add(_ text: String, _ end: UInt8) {
        for byte in text.utf8 { bytes.append(byte == Self.lineBreak ? Self.brokenLine : byte) }
        bytes.append(end)
    }

    /// Adds a part of several values.
    mutating func add(_ values: [String]) {
        for value in values.dropLast() { add(value, Self.value) }
        add(values.last ?? "", Self.part)
    }

    mutating func end(_ divider: UInt8) { bytes.append(divider) }
}

extension ArraySlice<UInt8> {
    fileprivate var text: String {
        guard contains(LineText.brokenLine) else { return String(decoding: self, as: UTF8.self) }
        return String(decoding: map { $0 == LineText.brokenLine ? LineText.lineBreak : $0 }, as: UTF8.self)
    }
}

extension SceneInputs {
    fileprivate var text: String { [program, theme, content, timeline, fonts].map(\.hexadecimal).joined() }

    fileprivate init?(_ digits: ArraySlice<UInt8>) {
        guard digits.count == 80 else { return nil }
        let numbers = (0..<5).compactMap { UInt64(hexadecimal: digits.dropFirst($0 * 16).prefix(16)) }
        guard numbers.count == 5 else { return nil }
        self.init(
            program: numbers[0], theme: numbers[1], content: numbers[2], timeline: numbers[3], fonts: numbers[4])
    }
}

extension CacheRecord.Picture {
    fileprivate init?(texts: [String]) {
        guard texts.count == 2, let digest = UInt64(texts[1], radix: 16) else { return nil }
        self.init(path: texts[0], digest: digest)
    }
}

extension CacheRecord.File {
    fileprivate var texts: [String] {
        [path, options] + [facts.size.width, facts.size.height].map(NumberText.exact)
            + [facts.pixels ?? "", "\(facts.byteCount)", facts.digest.hexadecimal]
    }

    fileprivate init?(texts: [String]) {
        guard texts.count == 7, let width = Double(texts[2]), let height = Double(texts[3]),
            let byteCount = Int(texts[5]), let digest = Digest128(hexadecimal: Array(texts[6].utf8)[...])
        else { return nil }
        let facts = FileFacts(
            size: Size(width: width, height: height), pixels: texts[4].isEmpty ? nil : texts[4],
            byteCount: byteCount, digest: digest)
        self.init(path: texts[0], options: texts[1], facts: facts)
    }
}

extension Diagnostic {
    fileprivate var texts: [String] { [message, source?.name ?? "", placeTexts[1]] + hints }

    fileprivate var cacheTexts: [String] { [severity.rawValue, message, source?.name ?? ""] + placeTexts + hints }

    /// The numbers of a range and the line at which it starts, both empty where there is none.
    private var placeTexts: [String] {
        guard let source, let range else { return ["", ""] }
        let numbers = [range.start.line, range.start.column, range.end.line, range.end.column]
        return [numbers.map(String.init).joined(separator: " "), String(source.line(range.start.line))]
    }

    fileprivate init?(cacheTexts texts: [String]) {
        guard texts.count >= 5, let severity = Severity(rawValue: texts[0]) else { return nil }
        let numbers = texts[3].split(separator: " ").compactMap { Int($0) }
        let range = numbers.count == 4 ? SourceRange(numbers) : nil
        let source = SourceText(name: texts[2], text: texts[4], firstLine: range?.start.line ?? 1)
        self.init(
            severity, texts[1], in: texts[2].isEmpty ? nil : source, at: range, hints: Array(texts[5...]))
    }
}

extension SourceRange {
    /// A line and a column of the start, the same of the end.
    fileprivate init(_ numbers: [Int]) {
        self.init(
            start: SourcePosition(line: numbers[0], column: numbers[1]),
            end: SourcePosition(line: numbers[2], column: numbers[3]))
    }
}

extension Digest128 {
    fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard digits.count == 32, let high = UInt64(hexadecimal: digits.prefix(16)),
            let low = UInt64(hexadecimal: digits.suffix(16))
        else { return nil }
        self.init(high: high, low: low)
    }
}

extension UInt64 {
    /// The number of 16 digits as `hexadecimal` writes them; `nil` for anything else.
    fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard digits.count == 16 else { return nil }
        var number: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        self = number
    }
}
