import Codecs
import Drawing
import Files
import Geometry

/// Glyphs of the engine's faces as documents embed them, kept from one document to the next.
///
/// They belong to the text engine's thread.
final class PDFFonts {
    private let text: TextEngine
    private var glyphs = BoundedCache<GlyphKey, CompactGlyph>(limit: 3 << 20)
    private var programs = BoundedCache<ProgramKey, FontProgram>(limit: 3 << 20)
    private var deflater = SegmentDeflater(level: 2)

    init(text: TextEngine) { self.text = text }

    private struct GlyphKey: Hashable {
        let face: Int
        let id: UInt32
    }

    private struct ProgramKey: Hashable {
        let face: Int
        let glyphs: [UInt32]
    }

    /// Some glyphs of a face as a file of their own.
    private struct FontProgram {
        /// With six letters before it, which tell which glyphs it holds.
        let name: String
        let bounds: Rect
        let stream: [UInt8]
    }

    /// Adds the glyphs that a document shows to it.
    ///
    /// - Parameter number: of the object that the page names.
    func add(_ glyphs: EmbeddedGlyphs, as number: Int, to document: inout PDFDocument) throws(DrawingError) {
        let face = text.face(glyphs.face)
        let program = try program(of: glyphs.ids, of: glyphs.face)
        let file = document.add(stream: program.stream, "/Subtype /CIDFontType0C /Filter /FlateDecode")
        let box = [program.bounds.minX, program.bounds.minY, program.bounds.maxX, program.bounds.maxY]
        let (ascent, descent) = face.lineExtents
        // The stems' width, which nobody knows, is what most text faces have.
        let descriptor = document.add(
            "<< /Type /FontDescriptor /FontName /\(program.name) /Flags 4 /FontBBox [ \(box.pdfText) ] /ItalicAngle 0"
                + " /Ascent \((ascent * 1000).pdfText) /Descent \((-descent * 1000).pdfText)"
                + " /CapHeight \((face.capHeight * 1000).pdfText) /StemV 80 /FontFile3 \(file) 0 R >>")
        let widths = glyphs.ids.map { EmbeddedGlyphs.width(of: $0, in: face) }
        let font = document.add(
            "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /\(program.name) /FontDescriptor \(descriptor) 0 R"
                + " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
                + " /W [ 0 [ \(widths.pdfText) ] ] >>")
        let map = document.add(stream: try deflated(Array(glyphs.characterMap.utf8)), "/Filter /FlateDecode")
        document.add(
            "<< /Type /Font /Subtype /Type0 /BaseFont /\(program.name) /Encoding /Identity-H"
                + " /DescendantFonts [ \(font) 0 R ] /ToUnicode \(map) 0 R >>", as: number)
    }

    /// A zlib stream of bytes.
    func deflated(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
        try DrawingError.encoding { () throws(EncodingError) in try deflater.stream(of: bytes.span) }
    }

    private func program(of ids: [UInt32], of face: Int) throws(DrawingError) -> FontProgram {
        try programs.value(for: ProgramKey(face: face, glyphs: ids)) { () throws(DrawingError) in
            let program = try makeProgram(of: ids, of: face)
            return (program, program.stream.count + 4 * ids.count)
        }
    }

    private func makeProgram(of ids: [UInt32], of number: Int) throws(DrawingError) -> FontProgram {
        let face = text.face(number)
        let glyphs = ids.map { glyph($0, of: number) }
        let name = face.postScriptName.isEmpty ? "Font" : face.postScriptName
        var font = CompactFont(name: name, unitsPerEm: face.unitsPerEm, glyphs: glyphs)
        font.name = Self.tag(of: font.bytes) + "+" + name
        let stream = try deflated(font.bytes)
        let scale = 1000 / Double(face.unitsPerEm)
        let bounds = Rect(
            minX: font.bounds.minX * scale, minY: font.bounds.minY * scale, maxX: font.bounds.maxX * scale,
            maxY: font.bounds.maxY * scale)
        return FontProgram(name: font.name, bounds: bounds, stream: stream)
    }

    /// Six capital letters that tell parts of a font from each other (ISO 32000-1, section 9.6.4).
    private static func tag(of program: [UInt8]) -> String {
        var rest = Digest128(of: program.span).low
        return (0..<6).reduce(into: "") { tag, _ in
            tag.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26)))
            rest /= 26
        }
    }

    private func glyph(_ id: UInt32, of number: Int) -> CompactGlyph {
        glyphs.value(for: GlyphKey(face: number, id: id)) {
            let face = text.face(number)
            let glyph = CompactGlyph(
                outline: face.outline(of: id), advance: face.advance(of: id), unitsPerEm: face.unitsPerEm)
            return (glyph, glyph.charString.count + 64)
        }
    }
}

/// The glyphs of a face that a document shows, numbered as they come, each with the text that it means there.
struct EmbeddedGlyphs {
    /// The face's number in the engine.
    let face: Int
    /// In the face; the first stands for what the font does not have.
    private(set) var ids: [UInt32] = [0]
    private var texts: [ArraySlice<Unicode.Scalar>] = [[]]
    private var numbers: [Meaning: Int] = [:]

    init(face: Int) { self.face = face }

    private struct Meaning: Hashable {
        let glyph: UInt32
        let text: ArraySlice<Unicode.Scalar>
    }

    /// The number by which the document shows a glyph for a text; `nil` where it has 65,536 already.
    mutating func number(of glyph: UInt32, for text: ArraySlice<Unicode.Scalar>) -> UInt16? {
        let meaning = Meaning(glyph: glyph, text: text)
        if let number = numbers[meaning] { return UInt16(number) }
        guard let number = UInt16(exactly: ids.count) else { return nil }
        numbers[meaning] = ids.count
        ids.append(glyph)
        texts.append(text)
        return number
    }

    /// How far the pen goes with a glyph, in thousandths of the font's size, as it is written.
    static func width(of glyph: UInt32, in face: FontFace) -> Double { (face.advance(of: glyph) * 1000).asWritten }

    /// What each glyph means, in the words of Adobe Technical Note #5411.
    var characterMap: String {
        var map = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange

            """
        let meanings = texts.indices.filter { !texts[$0].isEmpty }
        // A list has at most a hundred lines.
        for start in stride(from: 0, to: meanings.count, by: 100) {
            let part = meanings[start..<min(start + 100, meanings.count)]
            map += "\(part.count) beginbfchar\n"
            for number in part {
                map += "<\(UInt16(truncatingIfNeeded: number).pdfDigits)> <\(texts[number].pdfDigits)>\n"
            }
            map += "endbfchar\n"
        }
        return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    }
}

extension UInt16 {
    /// Four hexadecimal digits.
    var pdfDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The text in UTF-16, as hexadecimal digits.
    var pdfDigits: String { flatMap { UTF16.encode($0).map(Array.init) ?? [] }.map(\.pdfDigits).joined() }
}
