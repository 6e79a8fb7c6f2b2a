import Files
import Jobs

/// The JSON files beside the pictures of many pairs: each is read once, however many pictures share it, as those of all
/// scales do and the shots of a timeline, and is kept until the last of them was compared.
final class SharedStateFiles: Sendable {
    private let shelf: Locked<Shelf>

    typealias Contents = Result<[UInt8], UnreadableFile>

    private struct Shelf {
        /// How many pairs may still ask for a file, by the hash of its path: of a million pairs, paths would take long.
        var uses: [Int: Int] = [:]
        var files: [ExactName: ReadFile] = [:]
        /// Of folders in which somebody looked for them, the names of files that tell of shots.
        var timelines: [ExactName: [String]] = [:]
    }

    /// A file that is read by whoever asks for it first; others wait meanwhile.
    private final class ReadFile: Sendable {
        private let contents = Locked<Contents?>(nil)

        func contents(_ read: () -> Contents) -> Contents {
            contents.withLock { contents in
                if let contents { return contents }
                let found = read()
                contents = found
                return found
            }
        }
    }

    /// Nothing is read yet.
    init(_ pairs: [FilePair]) {
        var uses: [Int: Int] = [:]
        for path in pairs.lazy.flatMap(\.statePaths) { uses[path.hashValue, default: 0] += 1 }
        shelf = Locked(Shelf(uses: uses))
    }

    func contents(of path: String, _ read: () -> Contents) -> Contents {
        let file = shelf.withLock { shelf in
            let name = ExactName(path)
            if let file = shelf.files[name] { return file }
            let file = ReadFile()
            shelf.files[name] = file
            return file
        }
        return file.contents(read)
    }

    /// The names of the files in a folder that tell of shots, found once.
    func timelines(in folder: String, _ find: () -> [String]) -> [String] {
        let name = ExactName(folder)
        if let known = shelf.withLock({ $0.timelines[name] }) { return known }
        let found = find()
        shelf.withLock { $0.timelines[name] = found }
        return found
    }

    /// Lets go of what no other pair asks for.
    func release(_ pair: FilePair) {
        let paths = pair.statePaths
        shelf.withLock { shelf in
            for path in paths {
                let left = (shelf.uses[path.hashValue] ?? 1) - 1
                shelf.uses[path.hashValue] = left
                if left <= 0 { shelf.files[path] = nil }
            }
        }
    }
}

extension FilePair {
    /// Where the JSON beside its pictures may lie.
    fileprivate var statePaths: [ExactName] {
        files.both.compactMap(\.self).flatMap { StatePath.places(besidePicture: $0.path).map { ExactName($0.path) } }
    }
}
