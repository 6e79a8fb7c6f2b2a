import DrawingLibraries
import Rasters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A picture file that was read and is not decoded.
struct PictureBytes: Sendable {
    let bytes: [UInt8]
    let kind: PictureKind
    /// What a manifest says of its pixels.
    let digest: String?

    init(reading file: PictureFile) throws(UnreadableFile) {
        if let flaw = file.flaw { throw UnreadableFile(flaw) }
        bytes = try FileBytes.read(file.path, limit: Self.byteLimit)
        kind = PictureKind(of: bytes, path: file.path)
        digest = file.digest
        // A decoder finds out by itself; these have none.
        guard kind.hasPixels || isWhole else { throw UnreadableFile("is cut off") }
    }

    private static let byteLimit = 1 << 30

    /// Whether nothing of the file is cut off or damaged on its way, as far as its format tells without decoding.
    var isWhole: Bool { kind.isWhole(bytes) }

    func hasBytes(of other: PictureBytes) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    func decoded(pixelLimit: Int) throws(UnreadableFile) -> StraightRaster {
        guard kind.hasPixels else { throw UnreadableFile("is not a single picture made of pixels") }
        do {
            return try PictureDecoder(limits: PictureLimits(pixels: pixelLimit)).straightRaster(of: bytes)
        } catch {
            throw UnreadableFile(error.description)
        }
    }
}
