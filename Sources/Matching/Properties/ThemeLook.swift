import DisplayLists
import Geometry
package import Styles

/// A word of a theme that a picture can tell: the shape of something.
package struct ThemeLook: Sendable {
    /// Its path, as `bubble.shape`.
    package let path: String
    /// What has the look.
    let role: SceneNode.Role
    /// Whether it is of lines of text, and shows where their letters are.
    var isOfLines = false
    /// Words that it may be, but for the theme's own.
    package let words: [String]
    /// What the theme has; `nil` where it is none of these.
    package let value: @Sendable (Theme) -> String?

    /// All that are measured.
    package static let all = [
        ThemeLook(path: "bubble.shape", role: .bubble, words: ["circle", "teardrop", "pin", "roundedRect(12)"]) {
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
            path: "list.row.picture.shape", role: .rowPicture, words: ["circle", "square", "rounded(6)"]
        ) {
            switch $0.list.row.picture.shape {
            case .circle: "circle"
            case .square: "square"
            case .rounded(let radius): "rounded(\(NumberText.exact(radius)))"
            case .none: nil
            }
        },
        ThemeLook(
            path: "indexBar.highlight.shape", role: .highlight, words: ["circle", "capsule", "roundedRect(4)"]
        ) {
            switch $0.indexBar.highlight.shape {
            case .circle: "circle"
            case .capsule: "capsule"
            case .roundedRect(let radius): "roundedRect(\(NumberText.exact(radius)))"
            case .none: nil
            }
        },
        alignment(of: "grid.cell.label.alignment", role: .gridLabel) { $0.grid.cell.labelAlignment.rawValue },
        alignment(of: "list.header.alignment", role: .sectionHeader) { $0.list.header.alignment.rawValue },
        alignment(of: "list.footer.alignment", role: .sectionFooter) { $0.list.footer.alignment.rawValue },
        alignment(of: "list.row.alignment", role: .rowTitle) { $0.list.row.alignment.rawValue },
        alignment(of: "list.tableHeader.alignment", role: .searchField) { $0.list.tableHeader.alignment.rawValue },
    ]

    /// Where lines of text stand.
    private static func alignment(
        of path: String, role: SceneNode.Role, _ value: @escaping @Sendable (Theme) -> String
    ) -> ThemeLook {
        ThemeLook(path: path, role: role, isOfLines: true, words: TextAlignment.allCases.map(\.rawValue), value: value)
    }

    /// What may be in the place of a word: all others, and the same with half of its number.
    func others(than word: String) -> [String] {
        let name = Self.name(of: word)
        let number = Double(word.dropFirst(name.count + 1).dropLast())
        return words.filter { Self.name(of: $0) != name }
            + (number.map { ["\(name)(\(NumberText.exact($0 / 2)))"] } ?? [])
    }

    /// The word without its number: `roundedRect`.
    static func name(of word: String) -> Substring { word.prefix { $0 != "(" } }
}
