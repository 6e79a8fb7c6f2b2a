import DisplayLists
import Geometry
public import Presenting
public import Styles
public import Theming
import Tokens

extension ThemeFile {
    /// Where the theme uses which design tokens in an appearance, for annotations (SC-4): those of properties that a
    /// node shows.
    public func tokenUses(in appearance: Appearance) -> [TokenUse] {
        tokenAliases(in: appearance).compactMap { alias in
            guard let role = Self.role(ofProperty: alias.property) else { return nil }
            return TokenUse(
                role: role, property: alias.property, token: alias.token, value: alias.value.readable,
                color: alias.value.color)
        }
    }

    /// What shows a property: the longest beginning of its path counts.
    private static func role(ofProperty path: String) -> SceneNode.Role? {
        roles.filter { path.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
    }

    private static let roles: [String: SceneNode.Role] = [
        "indexBar": .indexBar, "indexBar.title": .indexTitle, "indexBar.slotHeight": .indexTitle,
        "indexBar.highlight": .highlight, "bubble": .bubble, "bubble.title": .bubbleTitle,
        "list.header": .sectionHeader, "list.footer": .sectionFooter, "list.row": .row, "list.row.title": .rowTitle,
        "list.row.subtitle": .rowSubtitle, "list.row.picture": .rowPicture, "list.tableHeader": .tableHeader,
        "list.tableHeader.field": .searchField, "list.tableHeader.placeholder": .searchField, "grid": .grid,
        "grid.cell": .gridItem, "grid.cell.picture": .gridPicture, "grid.cell.label": .gridLabel,
        "grid.cell.subtitle": .gridSubtitle, "grid.cell.badge": .gridBadge, "grid.pageControl": .pageDot,
    ]
}

extension TokenValue {
    fileprivate var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    /// The value in a few words, as a label says it.
    fileprivate var readable: String {
        switch self {
        case .color(let color): color.hexadecimal
        case .dimension(let dimension): dimension.readable
        case .fontFamily(let families): families.joined(separator: ", ")
        case .fontWeight(let number), .number(let number): NumberText.rounded(number, places: 3)
        case .typography(let typography):
            "\(typography.fontFamily.first ?? "") \(typography.fontSize.readable)"
        case .shadow(let layers):
            layers.map { "\($0.color.hexadecimal) \($0.offsetX.readable) \($0.offsetY.readable) \($0.blur.readable)" }
                .joined(separator: ", ")
        case .border(let border): "\(border.width.readable) \(border.color.hexadecimal)"
        case .gradient(let stops): stops.map(\.color.hexadecimal).joined(separator: " → ")
        case .duration, .cubicBezier, .strokeStyle, .transition: type.rawValue
        }
    }
}

extension TokenDimension {
    fileprivate var readable: String { NumberText.rounded(value, places: 3) + " " + unit.rawValue }
}
