package import Documents
import Styles

/// What decides which fonts a theme's texts need: values of axes may each say a part of it, so that only several together
/// name a font.
package struct TextDependence: Hashable, Sendable {
    /// Whether aliases of tokens do, and with them every modifier.
    package private(set) var isOnTokens = false
    /// Whether conditions do, and with them all that the reader may have set (AX-5).
    package private(set) var isOnSettings = false

    /// Adds what a value says that is set for a property which decides it.
    package mutating func add(_ node: DocumentNode) {
        isOnTokens = isOnTokens || node.strings.contains { $0.string?.hasPrefix("{") == true }
        isOnSettings = isOnSettings || node.holdsCondition
    }
}

extension ThemeFile {
    /// What decides which fonts the theme needs, beside the properties that do themselves.
    package var textDependence: TextDependence {
        var dependence = TextDependence()
        for property in ThemeProperty.all where property.decidesFonts {
            for assignment in Appearance.allCases.flatMap({ assignments[$0]?[property.name] ?? [] }) {
                dependence.add(assignment)
            }
        }
        return dependence
    }

    /// Whether a property, or one of a group, decides which fonts are needed: families, weights, texts, and what there is
    /// to have them.
    package static func decidesFonts(property path: String) -> Bool {
        ThemeProperty.all.contains { property in
            property.decidesFonts && (property.name == path || property.name.hasPrefix(path + "."))
        }
    }

    /// Whether a property says what the reader has set, on which others may depend.
    package static func isSetting(property path: String) -> Bool {
        ThemeProperty.platformProperties.contains { $0.name == path }
    }
}

extension TextDependence {
    fileprivate mutating func add(_ assignment: Assignments.Assignment) {
        add(assignment.node)
        isOnSettings = isOnSettings || assignment.condition != nil
    }
}

extension ThemeProperty {
    fileprivate var decidesFonts: Bool {
        switch path[0] {
        case "components", "chrome", "bold-text", "pseudo": true
        default:
            ["families", "weight", "titles", "leadingTitles", "opens", "placeholder", "letters"].contains(
                path[path.count - 1])
        }
    }
}

extension DocumentNode {
    /// Whether it, or a value in it, depends on what the reader has set.
    fileprivate var holdsCondition: Bool {
        switch value {
        case .sequence(let elements): elements.contains(where: \.holdsCondition)
        case .mapping(let entries):
            entries.contains { PlatformCondition.namesAxis($0.key) || $0.value.holdsCondition }
        case .null, .bool, .number, .string: false
        }
    }
}
