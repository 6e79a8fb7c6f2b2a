import Documents
import Files
import Foundation

/// A file that says where everything is in a picture, as it was read: a state's own, or that of the timeline whose
/// shot the picture is.
package struct StateFile: Sendable {
    /// Where the file is, as the picture's path leads to it.
    package let path: String
    /// The shot's name in a timeline's file; `nil` for a state's.
    package let shot: String?
    private let contents: Result<[UInt8], UnreadableFile>

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The greatest number of bytes that are read.
    private static let byteLimit = 1 << 30

    /// Reads the file beside a picture: `rest.json` for `rest@2x.png`, else `film.json` for the shot `tap` of
    /// `tap@2x.png` (ST-4), else another that tells of that shot, since films may have names of their own (ST-3).
    ///
    /// `nil` where there is none.
    package init?(besidePicture picture: String) { self.init(besidePicture: picture, sharing: nil) }

    /// - Parameter files: what others have read; `nil` where nobody else reads.
    init?(besidePicture picture: String, sharing files: SharedStateFiles?) {
        for place in StatePath.places(besidePicture: picture) {
            let read = {
                Result { () throws(UnreadableFile) in try FileBytes.read(place.path, limit: Self.byteLimit) }
            }
            let file = StateFile(
                path: place.path, shot: place.shot, contents: files?.contents(of: place.path, read) ?? read())
            if !file.isMissing {
                self = file
                return
            }
        }
        guard let file = StateFile.named(besidePicture: picture, sharing: files) else { return nil }
        self = file
    }

    /// The JSON of a film with a name of its own, which has a shot of the picture's name.
    private static func named(besidePicture picture: String, sharing files: SharedStateFiles?) -> StateFile? {
        let (folder, shot, values) = StatePath.shot(ofPicture: picture)
        let find = { StatePath.timelines(in: folder) }
        let names = (files?.timelines(in: folder, find) ?? find()).filter {
            $0.drop { $0 != "~" }.dropLast(StatePath.suffix.count) == values
        }
        for name in names {
            let path = folder + name
            let read = Result { () throws(UnreadableFile) in try FileBytes.read(path, limit: Self.byteLimit) }
            let file = StateFile(path: path, shot: shot, contents: read)
            if case .absent? = try? file.read() { continue }
            return file
        }
        return nil
    }

    private init(path: String, shot: String?, contents: Result<[UInt8], UnreadableFile>) {
        self.path = path
        self.shot = shot
        self.contents = contents
    }

    private var isMissing: Bool { if case .failure(let error) = contents { error.isMissing } else { false } }

    /// `nil` where the file cannot be read.
    package var bytes: [UInt8]? { try? contents.get() }

    /// What it says of the picture.
    ///
    /// - Throws: where the file cannot be read, and for all that is not as a run writes it.
    fileprivate func read(limits: DocumentLimits = DocumentLimits()) throws(DiagnosticError) -> StateBeside {
        switch contents {
        case .failure(let error): throw DiagnosticError("it \(error.reason)")
        case .success(let bytes) where bytes.count > limits.bytes:
            throw DiagnosticError("it has \(bytes.count) bytes, at most \(limits.bytes) are read")
        case .success(let bytes):
            let text = bytes.dropFirst(bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0)
            return try StateRecord.beside(in: SourceText(name: path, bytes: text), shot: shot)
        }
    }
}

/// What the JSON beside a picture says.
package enum StateBeside: Sendable {
    /// What it says of the picture.
    case read(StateRecord)
    /// There is none, or it is another program's.
    case absent
    /// It is there and cannot be read, for this reason.
    case damaged(String)
    /// It is of a version that this program does not know, in words that follow its name.
    case ofOtherVersion(String)

    /// - Parameter file: `nil` where there is none.
    package init(_ file: StateFile?) {
        do throws(DiagnosticError) {
            self = try file?.read() ?? .absent
        } catch {
            self = .damaged(error.diagnostics.first?.message ?? "")
        }
    }

    /// What it says, where it can be read.
    package var record: StateRecord? { if case .read(let record) = self { record } else { nil } }
}

/// Where a state's JSON lies: beside its pictures, one for all scales (ST-4).
package enum StatePath {
    /// `rest.json` for `rest@2x.png`: the picture's path without its scale and its suffix.
    package static func path(besidePicture path: String) -> String {
        let (folder, name) = parts(of: path)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return folder + withoutScale(stem) + suffix
    }

    /// Where a JSON that tells of a picture may lie: beside it, else that of the timeline whose shot it is.
    static func places(besidePicture picture: String) -> [(path: String, shot: String?)] {
        // One that was drawn as nothing else tells of itself.
        guard !picture.hasSuffix(suffix) else { return [(picture, nil)] }
        let (folder, name, values) = shot(ofPicture: picture)
        return [(folder + name + values + suffix, nil), (folder + "film" + values + suffix, name)]
    }

    /// The folder of a picture with its `/`, what the picture would be called as a shot, and the values of axes behind
    /// that, which the timeline's file has too.
    static func shot(ofPicture picture: String) -> (folder: String, name: String, values: String) {
        let (folder, file) = parts(of: path(besidePicture: picture))
        let name = file.prefix { $0 != "~" }
        guard name.count < file.count else { return (String(folder), String(file.dropLast(suffix.count)), "") }
        return (String(folder), String(name), String(file.dropFirst(name.count).dropLast(suffix.count)))
    }

    /// The names of the files in a folder that tell of shots, in their order.
    ///
    /// - Parameter folder: with its `/`; empty for the working folder.
    static func timelines(in folder: String) -> [String] {
        let entries = (try? FileSystem.entries(of: folder.isEmpty ? "." : folder)) ?? []
        return entries.map(\.name).filter { name in
            guard name.hasSuffix(suffix), let bytes = try? FileBytes.read(folder + name, limit: 1 << 26) else {
                return false
            }
            return Data(bytes).range(of: Data("\"shots\"".utf8)) != nil
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What the names of all these end in.
    static let suffix = ".json"

    /// The folder with its `/`, and the file's name.
    static func parts(of path: String) -> (folder: Substring, name: Substring) {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return (path[..<start], path[start...])
    }

    /// `rest` for `rest@2x` and `rest@1.5x`.
    private static func withoutScale(_ stem: Substring) -> Substring {
        guard stem.last == "x", let sign = stem.lastIndex(of: "@") else { return stem }
        let number = stem[stem.index(after: sign)...].dropLast()
        return Double(number) == nil ? stem : stem[..<sign]
    }
}

extension String {
    /// Pixels a point, as the name of a picture tells: 2 for `rest@2x.png`, else 1.
    var namedScale: Double {
        let name = StatePath.parts(of: self).name
        guard let sign = name.lastIndex(of: "@") else { return 1 }
        let number = name[name.index(after: sign)...].prefix { "0123456789.".contains($0) }
        let scale = Double(number.last == "." ? number.dropLast() : number)
        return scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    }
}
