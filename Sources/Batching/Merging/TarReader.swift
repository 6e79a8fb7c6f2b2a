import Documents

/// A member of a tar archive.
struct TarMember: Hashable {
    /// Below the folder that it is unpacked in; without `.` and the slashes at its ends.
    let path: String
    let kind: Kind
    /// Of its content.
    let byteCount: Int

    enum Kind: Hashable {
        case file, folder
    }
}

/// Goes through a tar archive, as POSIX (ustar, pax) and GNU have it, and refuses whatever is neither a file nor a folder
/// within it.
///
/// A reader of our own, since a member is 512 bytes of fixed fields before its content: the tar programs of systems differ
/// in what they do with paths that climb, links and devices, and small images of containers have none.
struct TarReader {
    private let stream: ArchiveStream
    /// What of the last member was not yet read.
    private var left = 0
    private var padding = 0
    private var isAtStart = true

    private static let blockSize = 512
    /// Names and other records about a member are shorter.
    private static let longestRecord = 1 << 20

    init(_ stream: ArchiveStream) { self.stream = stream }

    /// `nil` after the last one.
    mutating func next() throws(ArchiveFault) -> TarMember? {
        var records: [String: String] = [:]
        while true {
            try stream.skip(left + padding)
            (left, padding) = (0, 0)
            let header = try header()
            if header.isEmpty { return nil }
            guard header.isIntact else { throw isAtStart ? .foreign(packer: nil) : .damaged }
            isAtStart = false
            begin(try Self.length(records["size"].map { Int($0) } ?? header.byteCount))
            switch header.type {
            case "x": records.merge(try Self.paxRecords(of: record())) { $1 }
            case "L": records["path"] = try Self.text(record().prefix { $0 != 0 })
            case "g", "K": continue
            default:
                try stream.countFile()
                return try member(header, records)
            }
        }
    }

    /// What is shorter than a header is no archive.
    private func header() throws(ArchiveFault) -> TarHeader {
        do throws(ArchiveFault) {
            return TarHeader(try stream.all(Self.blockSize))
        } catch {
            throw isAtStart && error == .cut ? .foreign(packer: nil) : error
        }
    }

    /// The next bytes of the last member's content; `nil` at its end.
    mutating func piece() throws(ArchiveFault) -> ArraySlice<UInt8>? {
        guard left > 0 else { return nil }
        let piece = try stream.some(left)
        left -= piece.count
        return piece
    }

    private mutating func begin(_ byteCount: Int) {
        left = byteCount
        padding = (Self.blockSize - byteCount % Self.blockSize) % Self.blockSize
    }

    private mutating func record() throws(ArchiveFault) -> [UInt8] {
        guard left <= Self.longestRecord else { throw .damaged }
        let bytes = try stream.all(left)
        left = 0
        return bytes
    }

    private func member(_ header: TarHeader, _ records: [String: String]) throws(ArchiveFault) -> TarMember {
        let name = if let path = records["path"] { path } else { try Self.text(header.name[...]) }
        let kind = try Self.kind(header.type, of: name)
        let parts = name.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        guard !name.hasPrefix("/"), !parts.contains("..") else {
            throw .stray(name: name, reason: "is not in its folder")
        }
        guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw .stray(name: name, reason: "is no name that a run gives")
        }
        let isFolder = kind == .folder || name.hasSuffix("/") || parts.isEmpty
        return TarMember(
            path: parts.joined(separator: "/"), kind: isFolder ? .folder : .file, byteCount: isFolder ? 0 : left)
    }

    private static func kind(_ type: Character, of name: String) throws(ArchiveFault) -> TarMember.Kind {
        switch type {
        case "0", "7", "\0": .file
        case "5": .folder
        case "1", "2": throw .stray(name: name, reason: "is a link")
        default: throw .stray(name: name, reason: "is neither a file nor a folder")
        }
    }

    private static func length(_ number: Int?) throws(ArchiveFault) -> Int {
        guard let number, 0...(1 << 50) ~= number else { throw .damaged }
        return number
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(ArchiveFault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .stray(name: String(decoding: bytes, as: UTF8.self), reason: "is no name that a run gives")
        }
        return text
    }

    /// Records are `length key=value` with a line break; the length counts all of it.
    private static func paxRecords(of bytes: [UInt8]) throws(ArchiveFault) -> [String: String] {
        var records: [String: String] = [:]
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
                length > space - rest.startIndex + 1, length <= rest.count
            else { throw .damaged }
            let record = rest[(space + 1)..<(rest.startIndex + length - 1)]
            rest = rest.dropFirst(length)
            guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { throw .damaged }
            let key = String(decoding: record[..<equals], as: UTF8.self)
            guard key == "path" || key == "size" else { continue }
            records[key] = try text(record[(equals + 1)...])
        }
        return records
    }
}

/// The block before a member's content (POSIX.1-2017, pax, "ustar Interchange Format").
private struct TarHeader {
    private let block: [UInt8]

    init(_ block: [UInt8]) { self.block = block }

    /// Whether it ends the archive.
    var isEmpty: Bool { block.allSatisfy { $0 == 0 } }

    /// Whether the sum of its bytes is the one that it says, in which the sum's own field counts as spaces.
    var isIntact: Bool {
        let own = 148..<156
        let sum = block.indices.reduce(0) { $0 + Int(own.contains($1) ? UInt8(ascii: " ") : block[$1]) }
        return number(own) == sum
    }

    var type: Character { Character(UnicodeScalar(block[156])) }
    var byteCount: Int? { number(124..<136) }

    /// The name with what stands before it in archives by POSIX; GNU has other things there.
    var name: [UInt8] {
        let prefix = Array("ustar\0".utf8) == Array(block[257..<263]) ? Array(text(345..<500)) : []
        return prefix.isEmpty ? Array(text(0..<100)) : prefix + [UInt8(ascii: "/")] + text(0..<100)
    }

    private func text(_ field: Range<Int>) -> ArraySlice<UInt8> { block[field].prefix { $0 != 0 } }

    /// Octal digits, or, where the highest bit is set, a number from its highest byte; `nil` for anything else.
    private func number(_ field: Range<Int>) -> Int? {
        if block[field.lowerBound] == 0x80 {
            let bytes = block[field].dropFirst()
            guard bytes.dropLast(7).allSatisfy({ $0 == 0 }) else { return nil }
            return bytes.suffix(7).reduce(0) { $0 << 8 | Int($1) }
        }
        let digits = String(decoding: text(field), as: UTF8.self).filter { $0 != " " }
        return digits.isEmpty ? 0 : Int(digits, radix: 8)
    }
}
