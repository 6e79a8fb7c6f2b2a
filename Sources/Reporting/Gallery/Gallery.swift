/// The pictures of a run in the order in which a page shows them: theme by theme, component by component, a card for
/// each state in each of its variants, with all its appearances side by side.
package struct Gallery: Sendable {
    package let themes: [Theme]

    package struct Theme: Sendable {
        package let name: String
        /// What a person calls it.
        package let title: String
        /// Files that show the whole theme.
        package let boards: [GalleryPicture]
        package let components: [Component]

        var heading: Heading { Heading(name: name, title: title, boards: boards) }
    }

    /// What stands above a theme's pictures.
    struct Heading {
        let name: String
        let title: String
        let boards: [GalleryPicture]
    }

    package typealias Axis = (name: String, values: [String])

    package struct Component: Sendable {
        package let name: String
        package let cards: [Card]
    }

    package struct Card: Sendable {
        package let state: String
        package let axes: [GalleryPicture.Axis]
        /// Light first.
        package let looks: [Look]
    }

    /// A card's files in one appearance.
    package struct Look: Sendable {
        package let appearance: String
        /// The one that is shown, `nil` where no browser could.
        package let shown: GalleryPicture?
        package let files: [GalleryPicture]
    }
}

extension Gallery {
    /// - Parameters:
    ///   - pictures: in the order in which themes, components and states are to stand.
    ///   - boards: the theme, and the file.
    ///   - titles: what people call the themes; a theme's name stands for a title that is not there.
    package init(_ pictures: [GalleryPicture], boards: [GalleryPicture] = [], titles: [String: String] = [:]) {
        let boards = Dictionary(grouping: boards, by: \.theme)
        themes = pictures.grouped(by: \.theme).map { name, pictures in
            Theme(
                name: name, title: titles[name] ?? name, boards: boards[name] ?? [],
                components: pictures.grouped(by: \.component).map { Component(name: $0, cards: Self.cards($1)) })
        }
    }

    /// The values of each axis that has more than one, in the order in which they first appear.
    package var axes: [Axis] { Self.axes(of: themes.flatMap(\.components).flatMap(\.cards).flatMap(\.axes)) }

    /// Those of all pictures' values.
    static func axes(of all: [GalleryPicture.Axis]) -> [Axis] {
        var names: [String] = []
        var values: [String: [String]] = [:]
        var seen: Set<GalleryPicture.Axis> = []
        for axis in all where seen.insert(axis).inserted {
            if values[axis.name] == nil { names.append(axis.name) }
            values[axis.name, default: []].append(axis.value)
        }
        return names.map { ($0, values[$0] ?? []) }.filter { $0.1.count > 1 }
    }

    private struct CardKey: Hashable {
        let state: String
        let axes: [GalleryPicture.Axis]
    }

    static func cards(_ pictures: [GalleryPicture]) -> [Card] {
        pictures.grouped { CardKey(state: $0.state, axes: $0.axes) }.map { key, pictures in
            Card(state: key.state, axes: key.axes, looks: looks(pictures))
        }
    }

    private static func looks(_ pictures: [GalleryPicture]) -> [Look] {
        let looks = pictures.grouped(by: \.appearance).map { appearance, files in
            Look(appearance: appearance, shown: best(of: files), files: files.sorted(by: comesFirst))
        }
        return looks.filter { $0.appearance == "light" } + looks.filter { $0.appearance != "light" }
    }

    /// Pictures before what only describes them, small ones before large ones.
    private static func comesFirst(_ file: GalleryPicture, _ other: GalleryPicture) -> Bool {
        let formats = ["png", "webp", "gif", "apng", "svg", "pdf", "json"]
        func rank(_ file: GalleryPicture) -> (Int, Double, String) {
            (formats.firstIndex(of: file.format) ?? formats.count, file.scale, file.path)
        }
        return rank(file) < rank(other)
    }

    /// The sharpest raster up to two pixels a point, which is what most screens have, else what there is.
    private static func best(of files: [GalleryPicture]) -> GalleryPicture? {
        func rank(_ file: GalleryPicture) -> Double {
            !file.isRaster ? 0 : file.scale <= 2 ? file.scale + 1 : 1 / file.scale
        }
        return files.filter(\.isShown).max { rank($0) < rank($1) }
    }
}

extension Sequence {
    /// The elements of each key, in the order in which the keys first appear.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(Key, [Element])] {
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
