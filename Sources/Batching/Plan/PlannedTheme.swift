import Timelines

/// What a plan knows of a theme: what it is drawn with and as.
package struct PlannedTheme: Hashable, Sendable {
    /// The file's name before `.theme`.
    package let name: String
    /// What a person calls it.
    package let title: String
    /// The file, as the user wrote it.
    package let file: String
    /// What it is drawn with.
    package let contents: [PlannedContent]
    package let axes: PictureAxes
    /// States, then timelines, then the board.
    package let subjects: [PlannedSubject]
    package let exports: [PictureExport]
    package let rules: PictureRules

    /// - Parameter title: the name, unless given.
    package init(
        name: String, title: String? = nil, file: String, contents: [PlannedContent], axes: PictureAxes,
        subjects: [PlannedSubject],
        exports: [PictureExport], rules: PictureRules = PictureRules()
    ) {
        precondition(axes.contentCount == contents.count, "an axis of contents is as long as they are many")
        self.name = name
        self.title = title ?? name
        self.file = file
        self.contents = contents
        self.axes = axes
        self.subjects = subjects
        self.exports = exports
        self.rules = rules
    }
}

/// What a plan knows of a content.
package struct PlannedContent: Hashable, Sendable {
    /// The value that stands in the names of outputs, `nil` for the theme's own content.
    package let name: String?
    package let locale: String

    package init(name: String? = nil, locale: String) {
        self.name = name
        self.locale = locale
    }
}

extension PlannedTheme {
    /// What tells a scene from all others of an output folder: `look/index-bar/rest~dark`.
    func key(of scene: PlannedScene) -> String {
        let subject: String
        switch scene.subject {
        case .state(let state): subject = state.name
        case .timeline: subject = "*"
        case .board: subject = axes.appearances.map(\.rawValue).joined(separator: "+") + "/" + statesDigest.hexadecimal
        }
        return "\(name)/\(scene.subject.component)/\(subject)" + String(decoding: scene.values, as: UTF8.self)
    }

    /// The states that are drawn, which its board shows.
    var states: [CanonicalState] {
        subjects.compactMap { subject in
            if case .state(let state) = subject { state } else { nil }
        }
    }

    /// That of their names.
    private var statesDigest: UInt64 {
        var builder = DigestBuilder()
        for state in states { builder.add(state.path) }
        return builder.digest
    }
}
