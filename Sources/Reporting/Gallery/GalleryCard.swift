import Rasters

/// The pictures of a state in one of its variants, all appearances side by side.
package struct GalleryCard: Hashable, Sendable {
    /// What all of its pictures show.
    package let state: String
    /// What was chosen for all of them.
    package let axes: [GalleryPicture.Axis]
    /// Light first.
    package let looks: [Look]

    /// A card's files in one appearance.
    package struct Look: Hashable, Sendable {
        /// Light or dark.
        package let appearance: String
        /// The one that is shown, `nil` where no browser could.
        package let shown: GalleryPicture?
        /// What is played where no picture is shown: a film of a format that browsers have a player for.
        var played: GalleryPicture? { shown == nil ? files.first { $0.format == .mp4 } : nil }
        /// Pictures before what only describes them, small ones before large ones.
        package let files: [GalleryPicture]
    }

    /// - Parameters:
    ///   - pictures: that share a card; `nil` for none.
    ///   - hasAxes: whether they are one of several variants.
    package init?(_ pictures: [GalleryPicture], hasAxes: Bool = true) {
        guard let first = pictures.first else { return nil }
        state = first.state
        axes = hasAxes ? first.axes : []
        let looks = pictures.grouped(by: \.appearance).map(Look.init)
        self.looks = looks.filter { $0.appearance == "light" } + looks.filter { $0.appearance != "light" }
    }
}

extension GalleryCard.Look {
    fileprivate init(_ appearance: String, _ files: [GalleryPicture]) {
        self.appearance = appearance
        shown = Self.best(of: files)
        self.files = files.sorted(by: Self.comesFirst)
    }

    private static func comesFirst(_ file: GalleryPicture, _ other: GalleryPicture) -> Bool {
        let formats = PictureFormat.listed
        func rank(_ file: GalleryPicture) -> (Int, Double, String) {
            (formats.firstIndex(of: file.format) ?? formats.count, file.scale, file.path)
        }
        return rank(file) < rank(other)
    }

    /// The sharpest raster up to two pixels a point, which is what most screens have, else what there is.
    private static func best(of files: [GalleryPicture]) -> GalleryPicture? {
        func rank(_ file: GalleryPicture) -> Double {
            !file.format.isRaster ? 0 : file.scale <= 2 ? file.scale + 1 : 1 / file.scale
        }
        return files.filter(\.format.isShownByBrowsers).max { rank($0) < rank($1) }
    }
}

extension Sequence {
    /// The elements of each key, in the order in which the keys first appear.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(Key, [Element])] {
        var places: [Key: Int] = [:]
        var groups: [(Key, [Element])] = []
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].1.append(element)
            } else {
                places[key] = groups.count
                groups.append((key, [element]))
            }
        }
        return groups
    }
}
