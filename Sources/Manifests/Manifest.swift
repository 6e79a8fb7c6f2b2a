package import Documents
import Files
import Foundation

/// What a run left, for programs: `manifest.json`.
package struct Manifest: Hashable, Sendable {
    /// Its name in the output folder.
    package static let path = "manifest.json"
    /// The version of the published schema that manifests are written by.
    package static let currentVersion = 1

    /// Which version of the published schema it follows; `nil` where it does not say, as that of another program may not.
    package var version: Int? = Manifest.currentVersion
    /// Why it is not to be used: it follows a version that this program does not know. In words that follow its name;
    /// `nil` where nothing is wrong with it.
    package private(set) var versionObjection: String?
    /// `nil` where a manifest has none, as that of another program may.
    package var fingerprint: Fingerprint?
    /// Which part of which run it is; `nil` for a whole one.
    package var shard: ShardStamp?
    /// Sorted by the bytes of their paths.
    package private(set) var entries: [ManifestEntry]
    /// What could not be drawn, in its order.
    package private(set) var failures: [FailedPicture]
    /// What else was read, for who rewrites it.
    private(set) var others: [JSONValue.Member] = []
    /// What was read tells of failures and has a digest, as this program writes it.
    private var isOwn = true
    /// Whether what was read tells of failures in a way that cannot be read, or does not tell.
    private var isUnclear = false
    /// The digest that was read; `nil` where there was none, and for a manifest that was not read.
    private var readDigest: Digest128?

    /// A manifest of a run.
    package init(
        fingerprint: Fingerprint?, shard: ShardStamp? = nil, entries: [ManifestEntry], failures: [FailedPicture] = []
    ) {
        self.fingerprint = fingerprint
        self.shard = shard
        self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.failures = failures.sorted(by: FailedPicture.precedes)
    }

    /// The same manifest with other entries.
    package func with(_ entries: [ManifestEntry]) -> Manifest {
        var manifest = self
        manifest.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        manifest.readDigest = nil
        return manifest
    }

    /// The file's bytes, a line for each entry: the same for the same pictures.
    package var bytes: [UInt8] {
        var text = ManifestText()
        var bytes = text.opening(of: self)
        for entry in entries { bytes += text.line(of: entry.line) }
        return bytes + text.ending(failures, isOwn: isOwn)
    }

    /// Whether all that it says is as its run wrote it.
    package var isAsWritten: Bool {
        var text = ManifestText()
        _ = text.opening(of: self)
        for entry in entries { _ = text.line(of: entry.line) }
        return isAsWritten(text)
    }

    /// The same of a manifest whose entries were read one after the other.
    ///
    /// - Parameter text: of its opening and its entries.
    func isAsWritten(_ text: ManifestText) -> Bool { readDigest == text.digest(failures) && !isUnclear }
}

extension Manifest {
    /// Reads what a run left in a folder.
    ///
    /// Throws where it left none, and for what `init(atPath:)` refuses.
    package init(inFolder folder: String) throws(DiagnosticError) {
        let path = OutputFolder.join(folder, Manifest.path)
        guard FileSystem.exists(path) else {
            throw DiagnosticError(
                "there is no manifest '\(path)'", hints: ["a run leaves one in its output folder when it is done"])
        }
        try self.init(atPath: path)
    }

    /// Reads a manifest, that of another program too, which must list files by their paths and no more.
    ///
    /// Throws where it cannot be read, and where it lists a path that leads out of its folder.
    package init(atPath path: String) throws(DiagnosticError) {
        let bytes: [UInt8]
        do throws(FileReadingError) {
            bytes = try OpenFile(path).bytes(limit: Self.largestByteCount)
        } catch {
            throw DiagnosticError("the manifest '\(path)' \(error.reason)")
        }
        guard !bytes.isEmpty else { throw DiagnosticError("the manifest '\(path)' is empty") }
        guard let manifest = Manifest(bytes: bytes) else {
            throw DiagnosticError(
                "'\(path)' is not a manifest", hints: ["a manifest is what a run leaves as manifest.json"])
        }
        if let objection = manifest.versionObjection {
            throw DiagnosticError("the manifest '\(path)' \(objection)", hints: DocumentVersion.hints)
        }
        if let stray = manifest.entries.first(where: { !Self.isInside($0.path) }) {
            throw DiagnosticError(
                "the manifest '\(path)' lists '\(stray.path.excerpt)', which is not in its folder")
        }
        self = manifest
    }

    /// What a run left in a folder that somebody else may have filled; `nil` where none did.
    ///
    /// Throws for a manifest of a version that this program does not know, and for one of this program that is damaged:
    /// what it says must not be passed over.
    package static func left(in folder: String) throws(DiagnosticError) -> Manifest? {
        let path = OutputFolder.join(folder, Manifest.path)
        guard FileSystem.kind(of: path) == .file else { return nil }
        do throws(DiagnosticError) {
            let manifest = try Manifest(atPath: path)
            return manifest.fingerprint == nil ? nil : manifest
        } catch {
            let bytes = try? OpenFile(path).bytes(limit: largestByteCount)
            guard let bytes, Data(bytes).range(of: Data("\"fingerprint\"".utf8)) != nil else { return nil }
            throw error
        }
    }

    /// Parses a manifest's text, whatever its version; `nil` where it is none.
    package init?(bytes: [UInt8]) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else { return nil }
        self = manifest
    }

    /// A million entries take 400 MB.
    private static let largestByteCount = 1 << 30

    private static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}

extension Manifest: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case version, fingerprint, shard, images, failed, digest
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let digest = try? values.decode(String.self, forKey: .digest)
        let failures = try? values.decode([FailedPicture].self, forKey: .failed)
        self.init(
            fingerprint: try? values.decode(Fingerprint.self, forKey: .fingerprint),
            shard: try? values.decode(ShardStamp.self, forKey: .shard),
            entries: try values.decode([ManifestEntry].self, forKey: .images),
            failures: failures ?? [])
        isUnclear = failures == nil
        version = try? values.decode(Int.self, forKey: .version)
        versionObjection = DocumentVersion.objection(to: try? values.decode(JSONValue.self, forKey: .version))
        isOwn = digest != nil
        readDigest = digest.flatMap { Digest128(hexadecimal: $0) }
        others = try decoder.jsonMembers(without: Set(Key.allCases.map(\.rawValue)))
    }
}

/// The lines of a manifest as they are written one after the other, and the digest of what they say.
///
/// The digest does not depend on the lines' order, so that entries can be checked in any.
struct ManifestText {
    private var entryCount = 0
    private var sum = Digest128(high: 0, low: 0)

    /// What stands before the entries.
    mutating func opening(
        _ version: Int?, _ fingerprint: Fingerprint?, _ shard: ShardStamp?, _ others: [JSONValue.Member] = []
    ) -> [UInt8] {
        var text = "{\n"
        if let version { text += "  \"version\": \(version),\n" }
        if let fingerprint {
            text += "  \"fingerprint\": \(fingerprint.json.lines().replacing("\n", with: "\n  ")),\n"
        }
        if let shard { text += "  \"shard\": \(shard.json.line),\n" }
        for member in others { text += "  \(JSONValue.string(member.key).line): \(member.value.line),\n" }
        add(Array(text.utf8)[...])
        return Array((text + Self.entriesOpening).utf8)
    }

    /// The same of a manifest.
    mutating func opening(of manifest: Manifest) -> [UInt8] {
        opening(manifest.version, manifest.fingerprint, manifest.shard, manifest.others)
    }

    /// An entry's line with what stands before it.
    mutating func line(of entry: some Collection<UInt8>) -> [UInt8] {
        let line = Array(entry)
        add(line[...])
        entryCount += 1
        return Array((entryCount == 1 ? "\n    " : ",\n    ").utf8) + line
    }

    /// What stands after the entries.
    ///
    /// - Parameter isOwn: whether failures and the digest are told, as another program's manifest does not.
    func ending(_ failures: [FailedPicture], isOwn: Bool = true) -> [UInt8] {
        var text = entryCount == 0 ? "]" : "\n  ]"
        if isOwn {
            let lines = failures.map { "    " + $0.line }.joined(separator: ",\n")
            text += ",\n  \"failed\": [" + (failures.isEmpty ? "" : "\n\(lines)\n  ") + "]"
            text += ",\n  \"digest\": \"\(digest(failures).hexadecimal)\""
        }
        return Array((text + "\n}\n").utf8)
    }

    /// The digest of what was written, and of what failed.
    func digest(_ failures: [FailedPicture]) -> Digest128 {
        var text = self
        for failure in failures { text.add(Array(failure.line.utf8)[...]) }
        return text.sum
    }

    /// What stands before the first entry, on a line of its own.
    static let entriesOpening = "  \"images\": ["
    /// How every entry's line begins.
    static let entryBeginning = "    {\"path\": \""
    static let indentation = 4

    private mutating func add(_ line: ArraySlice<UInt8>) {
        let digest = Digest128(of: line.span)
        sum = Digest128(high: sum.high &+ digest.high, low: sum.low &+ digest.low)
    }
}
