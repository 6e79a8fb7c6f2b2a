import Geometry

/// What a step of a timeline can be.
enum ActionName: String, CaseIterable {
    case touchDown
    case move
    case touchUp
    case touchCancel
    case tap
    case drag
    case swipe
    case scrollTo
    case wait
    case reload
    case shot

    static let words = allCases.map(\.rawValue)
    static let known = "known are " + words.joined(separator: ", ")

    /// What follows the action's name.
    var wanted: String {
        switch self {
        case .touchDown: "a place, as {title: C}"
        case .move: "a goal, as {to: K, over: 0.5}"
        case .tap: "a place, as {item: 5}"
        case .drag: "a distance, as {by: -300, over: 0.4}"
        case .swipe: "a way, as {by: -300, over: 0.4} or {pages: 1}"
        case .scrollTo: "a place, as {section: K}"
        case .wait: "seconds, or rest"
        case .shot: "a name"
        case .touchUp, .touchCancel, .reload: "nothing"
        }
    }
}

extension Double {
    /// As diagnostics write it.
    var text: String { NumberText.exact(self) }
}
