import Documents
import Files
import Foundation

/// The JSON files of states and timelines beside which lies no picture of theirs, neither a film nor a shot: they are
/// compared by themselves, so that what is elsewhere (ST-4) or happens otherwise (ST-5) is told there too.
enum LoneDescriptions {
    /// Those among a side's JSON files.
    ///
    /// - Parameters:
    ///   - pictures: the side's pictures, by their paths.
    ///   - areClaimed: whether a run's manifest lists the files: one that cannot be read is none of another program then.
    static func found(
        among files: [ExactName: PictureFile], pictures: some Collection<ExactName>, areClaimed: Bool = false
    ) -> [ExactName: PictureFile] {
        var left = files
        for picture in pictures where !left.isEmpty {
            left[ExactName(StatePath.path(besidePicture: picture.text))] = nil
        }
        let kinds = left.compactMapValues { kind(ofFile: $0.path, isClaimed: areClaimed) }
        guard !kinds.isEmpty else { return [:] }
        let folders = Set(kinds.keys.map { StatePath.shot(ofPicture: $0.text).folder })
        let shown = pictures.lazy.map { StatePath.shot(ofPicture: $0.text) }.filter { folders.contains($0.folder) }
        let places = Array(shown)
        return left.filter { path, _ in
            guard case .timeline(let names)? = kinds[path] else { return kinds[path] != nil }
            let own = StatePath.shot(ofPicture: path.text)
            return !places.contains { picture in
                // Of a timeline without shots, strips and posters show all that happens.
                picture.folder == own.folder && picture.values == own.values
                    && (names.isEmpty || names.contains(picture.name))
            }
        }
    }

    /// Whether a file is the JSON of a state or of a timeline.
    static func isOne(_ path: String) -> Bool { kind(ofFile: path, isClaimed: false) != nil }

    private enum Kind {
        case state
        /// With the names of the shots that it tells of.
        case timeline(shots: [String])
    }

    /// `nil` for what no run has written.
    private static func kind(ofFile path: String, isClaimed: Bool) -> Kind? {
        let unread = isClaimed ? Kind.state : nil
        guard let bytes = try? FileBytes.read(path, limit: 1 << 26) else { return unread }
        let text = Data(bytes)
        guard isClaimed || ["\"events\"", "\"nodes\""].contains(where: { text.range(of: Data($0.utf8)) != nil }),
            let root = try? DocumentNode.parse(SourceText(name: path, bytes: bytes))
        else { return unread }
        if root.isTimeline, root["events"]?.elements != nil {
            return .timeline(shots: (root["shots"]?.elements ?? []).compactMap { $0["name"]?.string })
        }
        return root["size"]?.elements != nil && root["nodes"]?.elements != nil ? .state : unread
    }
}

extension FilePair {
    /// Whether its files are the JSON of a state or of a timeline, and no pictures.
    package var isDescription: Bool { path.hasSuffix(StatePath.suffix) }
}
