import Documents
import Jobs
import Thumbindex

/// What a value of an axis changes of a theme, as far as it can be told without trying.
enum AxisChange: Sendable {
    /// It is what the theme has by itself.
    case nothing
    /// Sets a property.
    case setting(String, DocumentNode)
    /// What only reading the theme again tells.
    case more
}

/// What values of axes change of a theme, tried when it is asked for: of themes that are not drawn nobody asks.
final class ThemeChanges: Sendable {
    private let theme: ThemeFile
    private let changes: [[AxisChange]]
    private let tried = Locked<Known?>(nil)

    struct Known: Sendable {
        /// By the numbers of the axes and of their values.
        let effects: [[Effect]]
        let appearancesDifferInColorsAlone: Bool
    }

    enum Effect: Sendable {
        case nothing
        /// One property, and nothing that depends on it.
        case property(PropertyChange)
        case more
    }

    init(of theme: ThemeFile, _ changes: [[AxisChange]]) {
        self.theme = theme
        self.changes = changes
    }

    var known: Known {
        if let known = tried.withLock({ $0 }) { return known }
        let known = Known(
            effects: changes.map { $0.map(effect) },
            appearancesDifferInColorsAlone: theme.appearancesDifferInColorsAlone)
        tried.withLock { $0 = known }
        return known
    }

    private func effect(of change: AxisChange) -> Effect {
        switch change {
        case .nothing: return .nothing
        case .setting(let path, let node):
            guard let changed = try? theme.setting(path, to: node),
                let change = PropertyChange(path, to: node, of: theme, giving: changed)
            else { return .more }
            return .property(change)
        case .more: return .more
        }
    }
}
