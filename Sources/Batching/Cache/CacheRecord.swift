import Documents
import Files
import Geometry
import Manifests

/// What the cache knows of a scene that was drawn: from what, and as which files.
struct CacheRecord: Hashable, Sendable {
    /// What tells the scene from all others of an output folder.
    var key: String
    var inputs: SceneInputs
    /// The digest of what is drawn; `nil` for a state that the theme cannot have, and for a timeline.
    var scene: Digest128?
    /// The files that the scene shows, by their paths, with digests.
    var pictures: [Picture]
    /// What was told of it.
    var diagnostics: [Diagnostic]
    /// None for a state that the theme cannot have, nor where a run asked for nothing but nodes that are not there.
    var files: [File]

    /// A picture that a scene shows.
    struct Picture: Hashable, Sendable {
        /// Relative to the theme's folder.
        var path: String
        var digest: UInt64
    }

    /// A file that a scene became.
    struct File: Hashable, Sendable {
        var path: String
        /// What it was drawn with beside its scene, as the kind of text in SVG.
        var options: String
        var facts: FileFacts
    }

    /// Whether the theme cannot have the state, so that there is nothing to draw (ST-2).
    var isAbsence: Bool { files.isEmpty && scene == nil }
}

extension CacheRecord {
    /// The record as a line.
    var line: [UInt8] {
        var line = RecordLine.Builder()
        line.add(key)
        line.add(inputs.text)
        line.add(scene?.hexadecimal ?? "")
        line.add(pictures.map { [$0.path, $0.digest.hexadecimal] })
        line.add(diagnostics.map(\.cacheTexts))
        line.add(files.map(\.texts))
        return line.line
    }

    /// The record of a line without its break; `nil` where the line was damaged.
    init?(line: ArraySlice<UInt8>) {
        guard let line = RecordLine(line), line.count == 6, let inputs = SceneInputs(line[1]),
            let pictures = line.records(3, Picture.init(texts:)),
            let diagnostics = line.records(4, Diagnostic.init(cacheTexts:)),
            let files = line.records(ofBytes: 5, File.init(texts:))
        else { return nil }
        let scene = Digest128(hexadecimal: line[2])
        guard line[2].isEmpty || scene != nil else { return nil }
        self.init(
            key: line.text(0), inputs: inputs, scene: scene, pictures: pictures, diagnostics: diagnostics,
            files: files)
    }
}

extension SceneInputs {
    fileprivate var text: String { [program, theme, content, timeline, fonts].map(\.hexadecimal).joined() }

    fileprivate init?(_ digits: ArraySlice<UInt8>) {
        guard digits.count == 80 else { return nil }
        func number(_ place: Int) -> UInt64? {
            UInt64(hexadecimal: digits.dropFirst(place * 16).prefix(16))
        }
        guard let program = number(0), let theme = number(1), let content = number(2), let timeline = number(3),
            let fonts = number(4)
        else { return nil }
        self.init(program: program, theme: theme, content: content, timeline: timeline, fonts: fonts)
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

    fileprivate init?(texts: [ArraySlice<UInt8>]) {
        guard texts.count == 7, let width = Self.length(texts[2]), let height = Self.length(texts[3]),
            let byteCount = Int(digits: texts[5]), let digest = Digest128(hexadecimal: texts[6])
        else { return nil }
        let facts = FileFacts(
            size: Size(width: width, height: height),
            pixels: texts[4].isEmpty ? nil : String(decoding: texts[4], as: UTF8.self),
            byteCount: byteCount, digest: digest)
        self.init(path: RecordLine.text(texts[0]), options: RecordLine.text(texts[1]), facts: facts)
    }

    /// Most are whole numbers.
    private static func length(_ text: ArraySlice<UInt8>) -> Double? {
        if let whole = Int(digits: text), whole < 1 << 53 { return Double(whole) }
        return Double(String(decoding: text, as: UTF8.self))
    }
}

extension Diagnostic {
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
