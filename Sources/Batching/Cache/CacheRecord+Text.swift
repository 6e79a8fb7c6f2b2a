import Diagnostics
import DrawingLibraries
import Geometry

/// A record as a line of text.
///
/// A line begins with the digest of the rest, so that whatever a crash or a hand did to it is noticed. Parts are
/// divided by control characters, which a record with such a character in its texts does without being written.
extension CacheRecord {
    /// With a line break at its end; `nil` where a text cannot be written.
    var line: [UInt8]? {
        let fields = [
            key, inputs.text, scene?.hexadecimal ?? "", Self.joined(pictures.map(\.text)),
            Self.joined(diagnostics.map(\.cacheText)), Self.joined(files.map(\.text)),
        ]
        let texts =
            [key] + pictures.map(\.path) + files.flatMap { [$0.path, $0.options] } + diagnostics.flatMap(\.texts)
        guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A } }) else { return nil }
        let body = Array(fields.joined(separator: Divider.field).replacing("\n", with: Divider.lineBreak).utf8)
        return Array((Self.digest(of: body[...]) + Divider.field).utf8) + body + [0x0A]
    }

    /// The record of a line without its break; `nil` where the line was damaged.
    init?(line: ArraySlice<UInt8>) {
        guard let body = Self.body(of: line) else { return nil }
        let text = String(decoding: body, as: UTF8.self).replacing(Divider.lineBreak, with: "\n")
        let fields = text.components(dividedBy: Divider.field)
        guard fields.count == 6, let inputs = SceneInputs(fields[1]),
            let pictures = Self.parts(fields[3], Picture.init),
            let diagnostics = Self.parts(fields[4], Diagnostic.init(cacheText:)),
            let files = Self.parts(fields[5], File.init)
        else { return nil }
        let scene = Digest128(hexadecimal: fields[2])
        guard fields[2].isEmpty || scene != nil else { return nil }
        self.init(
            key: fields[0], inputs: inputs, scene: scene, pictures: pictures, diagnostics: diagnostics, files: files)
    }

    /// The key of a line, unread otherwise.
    static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        body(of: line).map { body in body.prefix { $0 != Divider.fieldByte } }
    }

    private static func body(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count > 17, line[line.startIndex + 16] == Divider.fieldByte else { return nil }
        let body = line.dropFirst(17)
        return line.prefix(16).elementsEqual(digest(of: body).utf8) ? body : nil
    }

    private static func digest(of bytes: ArraySlice<UInt8>) -> String {
        bytes.withUnsafeBufferPointer { Digest128(of: Span(_unsafeElements: $0)).low.hexadecimal }
    }

    private static func joined(_ parts: [String]) -> String { parts.joined(separator: Divider.part) }

    private static func parts<Part>(_ text: String, _ read: (String) -> Part?) -> [Part]? {
        guard !text.isEmpty else { return [] }
        let texts = text.components(dividedBy: Divider.part)
        let parts = texts.compactMap(read)
        return parts.count == texts.count ? parts : nil
    }
}

/// What divides a record; ECMA-48's information separators.
private enum Divider {
    static let field = "\u{1F}"
    static let fieldByte: UInt8 = 0x1F
    static let part = "\u{1E}"
    static let value = "\u{1D}"
    static let lineBreak = "\u{1C}"
    static let hint = "\u{1B}"
}

extension SceneInputs {
    fileprivate var text: String {
        [program, theme, content, timeline, fonts].map(\.hexadecimal).joined()
    }

    fileprivate init?(_ text: String) {
        let digits = Array(text)
        guard digits.count == 80 else { return nil }
        let numbers = (0..<5).compactMap { UInt64(String(digits[$0 * 16..<$0 * 16 + 16]), radix: 16) }
        guard numbers.count == 5 else { return nil }
        self.init(
            program: numbers[0], theme: numbers[1], content: numbers[2], timeline: numbers[3], fonts: numbers[4])
    }
}

extension CacheRecord.Picture {
    fileprivate var text: String { path + Divider.value + digest.hexadecimal }

    fileprivate init?(_ text: String) {
        let values = text.components(dividedBy: Divider.value)
        guard values.count == 2, let digest = UInt64(values[1], radix: 16) else { return nil }
        self.init(path: values[0], digest: digest)
    }
}

extension CacheRecord.File {
    fileprivate var text: String {
        let size = [facts.size.width, facts.size.height].map(NumberText.exact)
        return ([path, options] + size + [facts.pixels ?? "", "\(facts.byteCount)", facts.digest.hexadecimal])
            .joined(separator: Divider.value)
    }

    fileprivate init?(_ text: String) {
        let values = text.components(dividedBy: Divider.value)
        guard values.count == 7, let width = Double(values[2]), let height = Double(values[3]),
            let byteCount = Int(values[5]), let digest = Digest128(hexadecimal: values[6])
        else { return nil }
        let facts = FileFacts(
            size: FileSize(width: width, height: height), pixels: values[4].isEmpty ? nil : values[4],
            byteCount: byteCount, digest: digest)
        self.init(path: values[0], options: values[1], facts: facts)
    }
}

extension Diagnostic {
    fileprivate var texts: [String] { [message, source?.name ?? ""] + hints }

    /// Those with a place in a file cannot be written.
    fileprivate var cacheText: String {
        [severity.rawValue, message, source?.name ?? "", hints.joined(separator: Divider.hint)]
            .joined(separator: Divider.value)
    }

    fileprivate init?(cacheText: String) {
        let values = cacheText.components(dividedBy: Divider.value)
        guard values.count == 4, let severity = Severity(rawValue: values[0]) else { return nil }
        self.init(
            severity, values[1], in: values[2].isEmpty ? nil : SourceText(name: values[2]),
            hints: values[3].isEmpty ? [] : values[3].components(dividedBy: Divider.hint))
    }
}

extension String {
    fileprivate func components(dividedBy divider: String) -> [String] {
        split(separator: divider, omittingEmptySubsequences: false).map(String.init)
    }
}

extension Digest128 {
    fileprivate init?(hexadecimal text: String) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}
