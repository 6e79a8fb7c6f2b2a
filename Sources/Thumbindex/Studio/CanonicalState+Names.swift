public import Interaction
import Timelines

extension CanonicalState {
    /// `index-bar/rest`: no two states have the same.
    public var path: String { component.rawValue + "/" + name }

    /// The states that a word means, in the order of ST-2: a state's name, a component's for all of its states, or
    /// the two as in `index-bar/rest`. Empty where nothing is called so.
    public static func named(_ word: String) -> [CanonicalState] {
        all.filter { word == $0.name || word == $0.component.rawValue || word == $0.path }
    }
}
