import DisplayLists
package import Documents
import Manifests
import Presenting
import Rendering
import Thumbindex

/// A planned file with the scene that it shows.
struct ShownFile {
    let file: PlannedFile
    let scene: Scene
}

/// What of a scene's planned files can be drawn: a crop names nodes that only a painted scene knows (SC-3).
struct ShownFiles {
    private(set) var files: [ShownFile] = []
    private(set) var missed: [MissedCrop] = []

    /// Files of which each shows a scene as it is.
    init(_ files: [ShownFile]) { self.files = files }

    /// - Parameters:
    ///   - scene: what a file shows, without a crop.
    ///   - bubbles: the scenes with the bubble at each title, where the scene shows one.
    init(
        _ planned: [PlannedFile], scene: (PlannedFile) -> Scene,
        bubbles: () -> [(title: String, scene: Scene)] = { [] }
    ) {
        for file in planned {
            let scene = scene(file)
            switch file.export.presentation.crop?.target {
            case nil: files.append(ShownFile(file: file, scene: scene))
            case .node(let id):
                // A film shows more than the scene that it ends with.
                if file.export.format.isFilm || scene.nodes.contains(where: { $0.id == id }) {
                    files.append(ShownFile(file: file, scene: scene))
                } else {
                    missed.append(
                        MissedCrop(
                            crop: id, message: "no node is called '\(id)'", hint: scene.hint(for: id),
                            isNear: NearestSpelling.nearest(to: id, among: scene.nodes.map(\.id)) != nil))
                }
            case .each(let role):
                let each = role == .bubble ? Self.each(bubbles(), of: file) : Self.each(role, in: scene, of: file)
                files += each
                guard each.isEmpty else { continue }
                let roles = Set(scene.nodes.map(\.role.rawValue)).sorted().joined(separator: ", ")
                missed.append(
                    MissedCrop(
                        crop: "each:" + role.rawValue, message: "no node has the role '\(role.rawValue)'",
                        hint: roles.isEmpty ? nil : "there are \(roles)"))
            }
        }
    }

    private static func each(_ role: SceneNode.Role, in scene: Scene, of file: PlannedFile) -> [ShownFile] {
        scene.nodes.filter { $0.role == role }.map { node in
            ShownFile(file: file.cropped(to: Crop(.node(node.id))), scene: scene)
        }
    }

    /// Called after their titles where these make names of files that differ, else after the titles' numbers.
    private static func each(_ bubbles: [(title: String, scene: Scene)], of file: PlannedFile) -> [ShownFile] {
        let titles = bubbles.map(\.title)
        let areNames =
            titles.allSatisfy { FileName.objection(toValue: $0) == nil }
            && Set(titles.map { $0.lowercased() }).count == titles.count
        return bubbles.enumerated().map { number, bubble in
            let name = "bubble/" + (areNames ? bubble.title : "\(number)")
            return ShownFile(file: file.cropped(to: Crop(.node("bubble"), name: name)), scene: bubble.scene)
        }
    }
}

/// A crop that names nothing in a scene.
package struct MissedCrop: Hashable, Sendable {
    let crop: String
    let message: String
    let hint: String?
    /// Whether the hint names a node that is spelled nearly like it.
    var isNear = false

    /// The error of it, told of a theme.
    func diagnostic(in file: String) -> Diagnostic {
        Diagnostic(.error, message, in: SourceText(name: file), hints: [hint].compactMap(\.self))
    }
}

/// Which crops of a run show something: one that a theme has in no state is a slip (SC-3).
package struct CropFindings {
    private var found: Set<Place> = []
    private var missed: [(place: Place, crop: MissedCrop, file: String)] = []

    private struct Place: Hashable {
        let theme: Int
        let crop: String
    }

    /// Nothing found, nothing missed.
    package init() {}

    /// Notes what became of a scene's crops; a state that was asked for by its name tells of its own.
    package mutating func add(_ outcome: SceneOutcome, of theme: LoadedTheme) {
        if case .state = outcome.scene.subject, theme.request.namesStates { return }
        for file in outcome.files {
            guard let crop = file.file.crop else { continue }
            found.insert(Place(theme: outcome.scene.theme, crop: crop))
        }
        for crop in outcome.missedCrops {
            let place = Place(theme: outcome.scene.theme, crop: crop.crop)
            let known = missed.firstIndex { $0.place == place }
            guard let known else {
                missed.append((place, crop, theme.file))
                continue
            }
            // A state that has something like it tells more than those without.
            if crop.isNear, !missed[known].crop.isNear { missed[known].crop = crop }
        }
    }

    /// An error for each crop that a theme shows nowhere.
    package var diagnostics: [Diagnostic] { nowhere.map { $0.crop.diagnostic(in: $0.file) } }

    /// The same for the manifest.
    ///
    /// - Parameter themes: those that outcomes count.
    func failures(of themes: [PlannedTheme]) -> [FailedPicture] {
        nowhere.map { missed in
            FailedPicture(
                theme: themes[missed.place.theme].name, crop: missed.place.crop,
                diagnostics: [missed.crop.diagnostic(in: missed.file)])
        }
    }

    private var nowhere: [(place: Place, crop: MissedCrop, file: String)] {
        missed.filter { !found.contains($0.place) }
    }
}
