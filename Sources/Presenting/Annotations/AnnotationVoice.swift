import DisplayLists
import Geometry

/// The words of annotations in the language of a scene, English where they are not there in that.
struct AnnotationVoice {
    private let language: String
    private let words: AnnotationWords

    /// In the language of the scene's first text.
    init(of scene: Scene) {
        language = scene.language
        words = AnnotationWords.inLanguage(language)
    }

    var gap: String { words.gap }
    var inset: String { words.inset }
    var radius: String { words.radius }
    var sectionIndex: String { words.sectionIndex }

    /// The number of a page in words.
    func page(_ number: Int) -> String { words.page.replacing("%", with: "\(number)") }

    /// Whether elements of a line are read from the right.
    var isRightToLeft: Bool { ["ar", "he", "fa", "ur"].contains(language.prefix { $0 != "-" }) }

    /// What labels call a node.
    func word(for role: SceneNode.Role) -> String {
        words.roles[role] ?? role.rawValue.split(separator: "-").joined(separator: " ")
    }

    /// What assistive technologies call a node; `nil` for one that they pass over.
    func element(for role: SceneNode.Role) -> String? {
        switch role {
        case .searchField: words.roles[.searchField]
        case .sectionHeader: words.heading
        case .row: words.listItem
        case .sectionFooter: words.text
        case .indexBar, .pageControl: words.adjustable
        case .gridItem, .navigationItem, .tabItem: words.button
        case .navigationTitle: words.heading
        default: nil
        }
    }
}
