package import Batching
import Interaction
import Timelines

extension Gallery {
    /// The gallery's place in the output folder.
    package static let path = "index.html"

    /// The pictures of a run: states in the order of ST-2, then timelines.
    package init(_ manifest: Manifest) {
        let ranks = StateRanks()
        let images = manifest.images.filter { !$0.isBoard }.map { (rank: ranks.rank(of: $0), image: $0) }
            .sorted { ($0.image.theme, $0.rank, $0.image.path) < ($1.image.theme, $1.rank, $1.image.path) }
        self.init(
            images.map { GalleryPicture($0.image) }, boards: manifest.images.filter(\.isBoard).map(GalleryPicture.init),
            titles: Dictionary(manifest.images.map { ($0.theme, $0.title) }) { first, _ in first })
    }
}

/// The places of canonical states in their list.
private struct StateRanks {
    private let places = Dictionary(
        CanonicalState.all.enumerated().map { ($1.component.rawValue + "/" + $1.name, $0) }
    ) { first, _ in first }

    func rank(of image: ManifestImage) -> Int { places[image.component + "/" + image.state] ?? places.count }
}

extension ManifestImage {
    /// All states of a theme on one sheet.
    fileprivate var isBoard: Bool { path.hasPrefix(theme + "/board.") }
}

extension GalleryPicture {
    fileprivate init(_ image: ManifestImage) {
        let content = image.content.map { [Axis(name: "content", value: $0)] } ?? []
        self.init(
            path: image.path, theme: image.theme, component: image.component, state: image.state,
            appearance: image.appearance,
            axes: [Axis(name: "locale", value: image.locale), Axis(name: "direction", value: image.direction)] + content
                + image.axes.map { Axis(name: $0.name, value: $0.value) },
            scale: image.scale ?? 1, width: image.width, height: image.height, format: image.format)
    }
}
