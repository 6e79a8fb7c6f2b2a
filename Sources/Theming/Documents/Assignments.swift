import Documents
import Styles

/// Which value each property has, in one appearance, before values are read.
struct Assignments: Sendable {
    /// What is written for a property: its own value, or one for a whole group that it belongs to.
    struct Assignment: Sendable {
        let node: DocumentNode
        /// The group that the value is for, `nil` for the property itself.
        let group: Group?
    }

    struct Group: Sendable {
        let name: String
        let field: ThemeField
    }

    private(set) var byName: [String: Assignment] = [:]
    /// What the theme is for, where the groups that it styles do not say.
    private(set) var keptComponents: Set<Component>?

    subscript(property: ThemeProperty) -> Assignment? { byName[property.name] }

    mutating func assign(_ node: DocumentNode, to property: ThemeProperty, of group: Group? = nil) {
        byName[property.name] = Assignment(node: node, group: group)
    }

    /// The assignments with those of another theme in place of each that it sets.
    func overridden(by other: Assignments) -> Assignments {
        var merged = self
        merged.byName.merge(other.byName) { _, new in new }
        return merged
    }

    /// The assignments with those of a batch's axis, which bring no component into being (ST-2).
    func changed(by other: Assignments) -> Assignments {
        var changed = overridden(by: other)
        changed.keptComponents = keptComponents ?? styledComponents
        return changed
    }
}
