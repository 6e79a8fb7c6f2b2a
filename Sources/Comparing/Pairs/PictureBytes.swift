import Codecs
import Foundation
import Rasters

/// A picture file as it was read, once: what is compared, digested and shown in a report are these bytes.
package struct PictureBytes: Sendable {
    /// `nil` where nothing could be read.
    package let bytes: [UInt8]?
    let kind: PictureKind
    /// Why it shows no picture, as far as that is known without decoding it.
    let flaw: UnreadableFile?

    /// The greatest number of bytes that a picture may have.
    private static let byteLimit = 1 << 30

    /// Reads a file; what keeps it from being one that shows a picture is its flaw.
    package init(reading file: PictureFile) {
        do throws(UnreadableFile) {
            if let flaw = file.flaw { throw UnreadableFile(flaw) }
            let bytes = try FileBytes.read(file.path, limit: Self.byteLimit)
            self.bytes = bytes
            kind = PictureKind(of: bytes, path: file.path)
            // A decoder finds out by itself whether pixels are cut off; the other kinds have none.
            let isCutOff = !kind.hasPixels && !kind.isWhole(bytes)
            flaw = bytes.isEmpty ? UnreadableFile("is empty") : isCutOff ? UnreadableFile("is cut off") : nil
        } catch {
            bytes = nil
            kind = .unknown
            flaw = error
        }
    }

    /// Whether nothing of the file is cut off or damaged on its way, as far as its format tells without decoding.
    var isWhole: Bool { bytes.map(kind.isWhole) ?? false }

    func hasBytes(of other: PictureBytes) -> Bool {
        guard let bytes, let others = other.bytes, bytes.count == others.count else { return false }
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe others.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return unsafe areEqual(start, otherStart, byteCount: bytes.count)
            }
        }
    }

    /// The picture's pixels, not multiplied by alpha.
    ///
    /// - Throws: for files that hold no single picture made of pixels, damaged ones, and those of more pixels than
    ///   `pixelLimit`.
    func decoded(pixelLimit: Int) throws(UnreadableFile) -> StraightRaster {
        guard let bytes, kind.hasPixels else { throw UnreadableFile("is not a single picture made of pixels") }
        do {
            return try PictureDecoder(limits: PictureLimits(pixels: pixelLimit)).straightRaster(of: bytes)
        } catch {
            throw UnreadableFile(error.description)
        }
    }
}

extension Sides<PictureBytes> {
    /// Whether the pictures are equal by their files' bytes, and the files are whole. What a manifest says of their pixels
    /// is not believed: a file may be another one by now.
    var areEqualUndecoded: Bool { baseline.hasBytes(of: candidate) && baseline.isWhole && candidate.isWhole }

    /// Whether the pixels of both come from the same data: PNG files that differ in texts, times or other chunks alone.
    func haveSameData(pixelLimit: Int) -> Bool {
        guard baseline.kind == .single(.png), candidate.kind == .single(.png), let bytes = baseline.bytes,
            let others = candidate.bytes
        else { return false }
        return PNGChunks.haveSameData(bytes, others, pixelLimit: pixelLimit)
    }

    /// Whether a side is of a kind that holds no single picture of pixels, beside a file that is as sound.
    var haveNoPixels: Bool {
        (!baseline.kind.hasPixels || !candidate.kind.hasPixels) && baseline.isWhole && candidate.isWhole
    }
}

/// What a file that a folder is searched for holds, told by its first bytes.
enum PictureKind: Hashable, Sendable {
    /// One picture made of pixels, as one of the formats that are written.
    case single(PictureFormat)
    /// Several pictures, of which a decoder would see one.
    case frames(PictureFormat)
    /// Shapes.
    case vector(PictureFormat)
    /// The JSON of a state or of a timeline.
    case description
    case jpeg
    case unknown

    /// - Parameter path: tells an SVG file, which begins as any XML does.
    init(of bytes: [UInt8], path: String) {
        if bytes.starts(with: PNGChunks.signature) {
            self = PNGChunks(bytes: bytes).isAnimated ? .frames(.apng) : .single(.png)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = Self.isAnimatedWebP(bytes) ? .frames(.webp) : .single(.webp)
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .frames(.gif)
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            self = .frames(.mp4)
        } else if bytes.starts(with: "%PDF-".utf8) {
            self = .vector(.pdf)
        } else {
            self = path.hasSuffix(".svg") ? .vector(.svg) : path.hasSuffix(StatePath.suffix) ? .description : .unknown
        }
    }

    /// Whether a file of this kind holds one picture made of pixels, or should.
    var hasPixels: Bool {
        switch self {
        case .single, .jpeg, .unknown: true
        case .frames, .vector, .description: false
        }
    }

    /// Whether the file's own marks of its end are where they should be.
    func isWhole(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .single(let format), .frames(let format), .vector(let format): format.isWhole(bytes)
        case .jpeg: bytes.suffix(2) == [0xFF, 0xD9]
        case .unknown: false
        // Its reader finds out.
        case .description: true
        }
    }

    /// The extended header's flag for animation.
    private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
    }
}

extension PictureFormat {
    /// Whether a file of the format ends where it says that it does.
    fileprivate func isWhole(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png, .apng: PNGChunks(bytes: bytes).areWhole
        case .webp: Self.webPLength(bytes) == bytes.count
        case .gif: bytes.last == 0x3B
        case .mp4: Self.mp4Length(bytes) == bytes.count
        case .svg: bytes.lastIndex(of: UInt8(ascii: ">")).map { bytes[$0...].count <= 3 } ?? false
        case .pdf: bytes.suffix(1024).contains("%%EOF".utf8)
        case .json, .csv: true
        }
    }

    /// Where the last of the boxes ends that follow each other from the start; 0 where one is broken.
    private static func mp4Length(_ bytes: [UInt8]) -> Int {
        var start = 0
        while start + 8 <= bytes.count {
            let length = (start..<(start + 4)).reduce(0) { $0 << 8 | Int(bytes[$1]) }
            guard length >= 8 else { return 0 }
            start += length
        }
        return start
    }

    /// The header's length and its own eight bytes; chunks have an even number of bytes.
    private static func webPLength(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= 8 else { return 0 }
        let length = (4..<8).reduce(0) { $0 | Int(bytes[$1]) << (8 * ($1 - 4)) }
        return 8 + length + length % 2
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String.UTF8View) -> Bool {
        indices.contains { self[$0...].starts(with: text) }
    }
}
