import ContentFiles
package import Documents
internal import Jobs

/// Where a content file names the pictures that something is to be told of: the file is read again for them.
package final class PicturePlaces: Sendable {
    private let reader: ContentReader
    /// Of each path that was asked for.
    private let known = Locked<[String: WrittenPath?]>([:])

    init(_ reader: ContentReader) { self.reader = reader }

    /// Of absolute paths, each where it is first; without those that the file does not name.
    package func places(of paths: Set<String>) -> [String: WrittenPath] {
        known.withLock { known in
            let unknown = paths.filter { known[$0] == nil }
            if !unknown.isEmpty {
                let found = reader.places(ofPictures: unknown)
                for path in unknown { known.updateValue(found[path], forKey: path) }
            }
            return paths.reduce(into: [:]) { places, path in places[path] = known[path] ?? nil }
        }
    }
}
