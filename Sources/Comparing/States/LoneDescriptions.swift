import Documents
import Files
import Foundation

/// The JSON files of timelines beside which lies no picture of theirs, neither a film nor a shot: they are compared by
/// themselves, so that what happens otherwise (ST-5) is told there too.
enum LoneTimelines {
    /// Those among a side's JSON files.
    ///
    /// - Parameter pictures: the side's pictures, by their paths.
    static func found(
        among files: [ExactName: PictureFile], pictures: some Collection<ExactName>
    ) -> [ExactName: PictureFile] {
        var left = files
        for picture in pictures where !left.isEmpty {
            left[ExactName(StatePath.path(besidePicture: picture.text))] = nil
        }
        let shots = left.compactMapValues { shotNames(inFile: $0.path) }
        guard !shots.isEmpty else { return [:] }
        let folders = Set(shots.keys.map { StatePath.shot(ofPicture: $0.text).folder })
        let shown = pictures.lazy.map { StatePath.shot(ofPicture: $0.text) }.filter { folders.contains($0.folder) }
        let places = Array(shown)
        return left.filter { path, _ in
            guard let names = shots[path] else { return false }
            let own = StatePath.shot(ofPicture: path.text)
            return !places.contains { picture in
                // Of a timeline without shots, strips and posters show all that happens.
                picture.folder == own.folder && picture.values == own.values
                    && (names.isEmpty || names.contains(picture.name))
            }
        }
    }

    /// The names of the shots that a file tells of; `nil` for what is no timeline's JSON.
    private static func shotNames(inFile path: String) -> [String]? {
        guard let bytes = try? FileBytes.read(path, limit: 1 << 26),
            Data(bytes).range(of: Data("\"events\"".utf8)) != nil,
            let root = try? DocumentNode.parse(SourceText(name: path, bytes: bytes)), root.isTimeline,
            root["events"]?.elements != nil
        else { return nil }
        return (root["shots"]?.elements ?? []).compactMap { $0["name"]?.string }
    }
}

extension FilePair {
    /// Whether its files are the JSON of a timeline, and no pictures.
    package var isTimeline: Bool { path.hasSuffix(StatePath.suffix) }
}
