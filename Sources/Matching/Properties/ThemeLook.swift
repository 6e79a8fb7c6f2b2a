import DisplayLists
import Geometry
package import Styles
import Theming

/// A word of a theme that a picture can tell: the shape of something, where lines of text stand, whether there is a border.
package struct ThemeLook: Sendable {
    /// Its path, as `bubble.shape`.
    package let path: String
    /// What has the look.
    let role: SceneNode.Role
    /// Where of that it shows.
    let area: Area
    /// Words that it may be, but for the theme's own.
    package let words: [String]
    /// The word that has a radius, as `roundedRect` of `roundedRect(12)`; `nil` where none has.
    let rounded: String?
    /// What the theme has; `nil` where it is none of these.
    package let value: @Sendable (Theme) -> String?

    /// Where of a node a look shows.
    enum Area {
        /// All over it.
        case whole
        /// Where its letters are.
        case lines
        /// In its corners.
        case corners
        /// Along the inside of its sides.
        case rim
        /// Around the line beneath it.
        case separator
    }

    init(
        _ path: String, of role: SceneNode.Role, in area: Area = .whole, words: [String] = [], rounded: String? = nil,
        value: @escaping @Sendable (Theme) -> String?
    ) {
        (self.path, self.role, self.area, self.words) = (path, role, area, words)
        (self.rounded, self.value) = (rounded, value)
    }

    /// All that are measured.
    package static let all =
        shapes + roundings + borders + alignments + [
            ThemeLook(
                "list.row.separator.thickness", of: .row, in: .separator, words: ["hairline", "0.5", "1", "1.5", "2"]
            ) { theme in
                switch theme.list.row.separator.thickness {
                case .hairline: "hairline"
                case .points(let points): NumberText.exact(points)
                }
            },
            ThemeLook("chrome.tabBar.selected", of: .tabItem, words: ["0", "1", "2", "3", "4"]) { theme in
                NumberText.exact(Double(theme.chrome.tabBar.selected))
            },
        ]

    private static let shapes = [
        ThemeLook("bubble.shape", of: .bubble, words: ["circle", "teardrop", "pin"], rounded: "roundedRect") {
            switch $0.bubble.shape {
            case .circle: "circle"
            case .teardrop: "teardrop"
            case .pin: "pin"
            case .roundedRect(let radius): "roundedRect(\(NumberText.exact(radius)))"
            case .none: "none"
            case .image, .toast, .wave: nil
            }
        },
        ThemeLook(
            "list.row.picture.shape", of: .rowPicture, in: .corners, words: ["circle", "square"], rounded: "rounded"
        ) {
            switch $0.list.row.picture.shape {
            case .circle: "circle"
            case .square: "square"
            case .rounded(let radius): "rounded(\(NumberText.exact(radius)))"
            case .none: nil
            }
        },
        ThemeLook("indexBar.highlight.shape", of: .highlight, words: ["circle", "capsule"], rounded: "roundedRect") {
            switch $0.indexBar.highlight.shape {
            case .circle: "circle"
            case .capsule: "capsule"
            case .roundedRect(let radius): "roundedRect(\(NumberText.exact(radius)))"
            case .none: nil
            }
        },
    ]

    private static let roundings = [
        rounding("list.tableHeader.fieldRounding", of: .searchField) { $0.list.tableHeader.fieldRounding },
        rounding("indexBar.cornerRounding", of: .indexBar) { $0.indexBar.cornerRounding },
        rounding("grid.cell.cornerRounding", of: .gridItem) { $0.grid.cell.rounding },
        rounding("grid.cell.picture.cornerRounding", of: .gridPicture) { $0.grid.cell.pictureRounding },
        rounding("grid.cell.badge.cornerRounding", of: .gridBadge) { $0.grid.cell.badge.rounding },
    ]

    private static let borders = [
        border("indexBar.border", of: .indexBar) { $0.indexBar.border },
        border("bubble.border", of: .bubble) { $0.bubble.border },
        border("list.row.picture.border", of: .rowPicture) { $0.list.row.picture.border },
        border("grid.cell.border", of: .gridItem) { $0.grid.cell.border },
    ]

    private static let alignments = [
        alignment("grid.cell.label.alignment", of: .gridLabel) { $0.grid.cell.labelAlignment },
        alignment("list.header.alignment", of: .sectionHeader) { $0.list.header.alignment },
        alignment("list.footer.alignment", of: .sectionFooter) { $0.list.footer.alignment },
        alignment("list.row.alignment", of: .rowTitle) { $0.list.row.alignment },
        alignment("list.tableHeader.alignment", of: .searchField) { $0.list.tableHeader.alignment },
    ]

    /// Where lines of text stand.
    private static func alignment<Alignment: RawRepresentable<String> & SendableMetatype>(
        _ path: String, of role: SceneNode.Role, _ value: @escaping @Sendable (Theme) -> Alignment
    ) -> ThemeLook {
        ThemeLook(path, of: role, in: .lines, words: TextAlignment.allCases.map(\.rawValue)) { value($0).rawValue }
    }

    /// Corners that are square, as round as can be, or each of another radius; another one for all is a measure.
    private static func rounding(
        _ path: String, of role: SceneNode.Role, _ value: @escaping @Sendable (Theme) -> CornerRounding
    ) -> ThemeLook {
        ThemeLook(path, of: role, in: .corners, words: ["none", "capsule"], rounded: "radius") {
            switch value($0) {
            case .none, .capsule, .corners: value($0).written
            case .radius, .continuous: nil
            }
        }
    }

    /// A line inside the edge, of which there may be none.
    private static func border(
        _ path: String, of role: SceneNode.Role, _ value: @escaping @Sendable (Theme) -> Border
    ) -> ThemeLook {
        ThemeLook(path, of: role, in: .rim, words: ["none"]) { theme in
            guard var border = value(theme).seen else { return "none" }
            border.width = (border.width * 10).rounded() / 10
            return border.written
        }
    }

    /// What may be in the place of a word: all others, and those with a radius.
    ///
    /// - Parameter side: the shorter one of what has the look, in points.
    func others(than word: String, side: Double) -> [String] {
        let name = Self.name(of: word)
        let radii = Self.radii(side: side)
        return words.filter { $0 != word && (rounded == nil || Self.name(of: $0) != name) }
            + (rounded.map { name in radii.map { "\(name)(\(NumberText.exact($0)))" } } ?? []).filter { $0 != word }
    }

    /// Radii that are tried, in points.
    static func radii(side: Double) -> [Double] { [0.125, 0.25, 0.375, 0.44].map { (side * $0).nearestHalf } }

    /// Whether a word is that of corners each of which has its radius.
    static func isOfCorners(_ word: String) -> Bool { word.hasPrefix("[") }

    /// The word with radii on both sides, of square corners with a small one; none where it has no radius.
    func neighbours(of word: String, by step: Double) -> [String] {
        guard let rounded, let radius = radius(of: word) else { return [] }
        return [radius - step, radius + step].filter { $0 > 0 }.map { "\(rounded)(\(NumberText.exact($0)))" }
    }

    /// In points; `nil` of a word that has none.
    private func radius(of word: String) -> Double? {
        if word == "none" || word == "square" { return 0 }
        guard let rounded, Self.name(of: word) == rounded else { return nil }
        return Double(word.dropFirst(rounded.count + 1).dropLast())
    }

    /// The word without its number: `roundedRect`.
    static func name(of word: String) -> Substring { word.prefix { $0 != "(" } }
}
