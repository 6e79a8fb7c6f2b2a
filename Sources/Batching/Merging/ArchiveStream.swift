import Codecs
import Documents
import Files

/// Why an archive cannot be unpacked: a part of a sentence that its name begins.
enum ArchiveFault: Error, Hashable {
    /// It is none, or of a kind that is not read.
    case foreign(packer: String?)
    /// Its end is missing.
    case cut
    /// Its bytes contradict each other.
    case damaged
    /// It holds what a run does not leave, or what would not lie within its folder.
    case stray(name: String, reason: String)
    /// It is far larger unpacked than what runs leave is.
    case bomb(limit: Int)
    /// The system refused to read it.
    case unreadable(FileReadingError)

    /// What is to be said of an archive.
    func diagnostic(of path: String) -> Diagnostic {
        switch self {
        case .foreign(let packer):
            Diagnostic(
                .error, "'\(path)' is " + (packer.map { "packed by \($0)" } ?? "no archive"),
                hints: ["merge reads folders, and archives as tar makes them, packed by gzip or not"])
        case .cut:
            Diagnostic(.error, "the archive '\(path)' ends too early", hints: ["copy it again"])
        case .damaged:
            Diagnostic(.error, "the archive '\(path)' is damaged", hints: ["copy it again"])
        case .stray(let name, let reason):
            Diagnostic(.error, "the archive '\(path)' holds '\(name.excerpt)', which \(reason)")
        case .bomb(let limit):
            Diagnostic(
                .error, "the archive '\(path)' would take more than \(limit) bytes unpacked",
                hints: ["no run leaves what is packed so tightly; a folder may hold anything"])
        case .unreadable(let error): Diagnostic(.error, "the archive '\(path)' \(error.reason)")
        }
    }
}

/// The bytes of a tar archive from its start to its end, inflated where gzip packed them; few are held.
final class ArchiveStream {
    private let file: OpenFile
    private let inflater: GzipInflater?
    /// Where in the file the bytes after those at hand begin.
    private var position = 0
    /// What was read of a packed file and is not yet inflated.
    private var packed: ArraySlice<UInt8> = []
    /// What can be given out.
    private var ready: ArraySlice<UInt8> = []
    private var room: [UInt8] = []
    private var byteCount = 0
    private let limit: Int

    /// What a packed archive may hold, whatever its size, and how often its own size: gzip packs pictures to about their
    /// own size and states' JSON to a twentieth, zeros to a thousandth.
    private static let (freeBytes, largestRatio) = (64 << 20, 200)
    private static let pieceSize = 1 << 18
    /// The least that a file takes on usual file systems.
    private static let blockSize = 4096

    init(_ path: String) throws(ArchiveFault) {
        let start: [UInt8]
        do throws(FileReadingError) {
            file = try OpenFile(path)
            start = try file.bytes(0..<8)
        } catch {
            throw .unreadable(error)
        }
        let packer = Self.packers.first { start.starts(with: $0.signature) }?.name
        if let packer, packer != "gzip" { throw .foreign(packer: packer) }
        inflater = packer == nil ? nil : GzipInflater()
        limit = packer == nil ? .max : Self.freeBytes + file.byteCount * Self.largestRatio
    }

    private static let packers: [(name: String, signature: [UInt8])] = [
        ("gzip", [0x1F, 0x8B]), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
        ("bzip2", [0x42, 0x5A, 0x68]), ("zip", [0x50, 0x4B, 0x03, 0x04]),
    ]

    /// The next bytes, at least one and at most as many as are asked for.
    func some(_ count: Int) throws(ArchiveFault) -> ArraySlice<UInt8> {
        if ready.isEmpty { try fill() }
        guard !ready.isEmpty else { throw .cut }
        let piece = ready.prefix(count)
        ready = ready.dropFirst(count)
        return piece
    }

    /// The next bytes, as many as are asked for.
    func all(_ count: Int) throws(ArchiveFault) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += try some(count - bytes.count) }
        return bytes
    }

    /// Passes bytes over.
    func skip(_ count: Int) throws(ArchiveFault) {
        var left = count
        while left > 0 { left -= try some(left).count }
    }

    /// Counts what a file takes on the disk, however short it is.
    func countFile() throws(ArchiveFault) {
        byteCount += Self.blockSize
        guard byteCount <= limit else { throw .bomb(limit: limit) }
    }

    private func fill() throws(ArchiveFault) {
        guard let inflater else {
            ready = try read()
            return
        }
        if room.isEmpty { room = [UInt8](repeating: 0, count: Self.pieceSize) }
        while ready.isEmpty {
            if packed.isEmpty { packed = try read() }
            guard let (taken, made) = inflater.inflate(packed, into: &room) else { throw .damaged }
            if packed.isEmpty, made == 0 { return }
            packed = packed.dropFirst(taken)
            ready = room[..<made]
            byteCount += made
        }
        guard byteCount <= limit else { throw .bomb(limit: limit) }
    }

    private func read() throws(ArchiveFault) -> ArraySlice<UInt8> {
        do throws(FileReadingError) {
            let piece = try file.bytes(position..<min(position + Self.pieceSize, max(position, file.byteCount)))
            position += piece.count
            return piece[...]
        } catch {
            throw .unreadable(error)
        }
    }
}
