import Documents
import Styles

/// A value for each appearance: `{light: …, dark: …}`.
struct AppearancePair {
    let light: DocumentNode?
    let dark: DocumentNode?
    private let node: DocumentNode

    /// `nil` for anything but a mapping with no other keys than `light` and `dark`, and at least one of them.
    init?(_ node: DocumentNode) {
        guard let entries = node.entries, !entries.isEmpty,
            entries.allSatisfy({ Appearance(rawValue: $0.key) != nil })
        else { return nil }
        self.node = node
        light = node["light"]
        dark = node["dark"]
    }

    var isComplete: Bool { light != nil && dark != nil }

    subscript(appearance: Appearance) -> DocumentNode? {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }

    func incompleteness(of name: String) -> Diagnostic {
        let missing = light == nil ? "light" : "dark"
        return node.error("\(name) has no \(missing) value", hints: ["a pair is {light: …, dark: …}"])
    }
}
