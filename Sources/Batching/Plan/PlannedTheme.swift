package import Geometry
import Manifests
package import Rendering
import Timelines

/// What a plan knows of a theme: what it is drawn with and as.
package struct PlannedTheme: Sendable {
    /// The file's name before `.theme`.
    package let name: String
    /// What a person calls it: the name, unless set.
    package var title: String
    /// The file, as the user wrote it.
    package let file: String
    /// What it is drawn with.
    package let contents: [PlannedContent]
    /// What its pictures differ in.
    package let axes: PictureAxes
    /// States, then timelines, then the board.
    package let subjects: [PlannedSubject]
    /// How each of its pictures becomes a file.
    package let exports: [ExportOptions]
    /// The way in which the theme says that it is read, if it does (TX-3).
    package var direction: LayoutDirection?
    /// Which of its pictures are drawn: all, unless set.
    package var rules = PictureRules()

    /// All pictures of a theme.
    package init(
        name: String, file: String, contents: [PlannedContent], axes: PictureAxes, subjects: [PlannedSubject],
        exports: [ExportOptions]
    ) {
        self.name = name
        title = name
        self.file = file
        self.contents = contents
        self.axes = axes
        self.subjects = subjects
        self.exports = exports
    }
}

/// What a plan knows of a content.
package struct PlannedContent: Hashable, Sendable {
    /// The value that stands in the names of outputs, `nil` for the theme's own content.
    package let name: String?
    /// Its own language unless an axis chooses another.
    package let locale: String

    /// A content by the name that files have for it; `nil` for the theme's own.
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

    /// The digest of the states' names.
    private var statesDigest: UInt64 {
        var builder = DigestBuilder()
        for state in states { builder.add(state.path) }
        return builder.digest
    }

    /// Adds what tells the theme's plan from another.
    func add(to builder: inout DigestBuilder) {
        builder.add(name)
        builder.add(title)
        builder.add(all: contents) { content, builder in
            builder.add(all: [content.name].compactMap(\.self))
            builder.add(content.locale)
        }
        builder.add(all: axes.appearances.map(\.rawValue))
        builder.add(all: axes.locales.map { $0 ?? "" })
        builder.add(all: axes.directions.map(\.rawValue) + [direction?.rawValue ?? ""])
        builder.add(all: axes.others) { axis, builder in
            builder.add(axis.name)
            builder.add(all: axis.values.map { ($0.isDefault ? "*" : "") + ($0.name ?? "") })
            builder.add(all: Array(axis.values.indices)) { axis.add($0, to: &$1) }
        }
        builder.add(all: subjects) { subject, builder in
            builder.add(subject.component)
            builder.add(all: subject.names)
        }
        builder.add(all: exports) { export, builder in builder.add(export.cacheText) }
        for rules in [rules.includes, rules.excludes] { builder.add(all: rules) { $0.add(to: &$1) } }
    }
}
