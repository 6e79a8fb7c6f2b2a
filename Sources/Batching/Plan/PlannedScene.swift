package import Manifests
package import Rendering
package import Timelines

/// What a run draws of a theme in one of its variants: laid out once, whatever it is exported as.
package struct PlannedScene: Hashable, Sendable {
    /// The number of the theme in the plan.
    package let theme: Int
    /// In which appearance, language and direction.
    package let variant: Variant
    /// What it shows.
    package let subject: PlannedSubject
    /// The number of the subject in the theme.
    let number: Int
    /// The variant's values that are not at their default, as `~dark~rtl`.
    let values: [UInt8]
    /// What it is exported as; at least one.
    package let exports: [ExportOptions]
}

/// What is drawn: a state that the theme alone yields (ST-2), a timeline's shots and films (ST-3), or all states on one
/// sheet.
package enum PlannedSubject: Hashable, Sendable {
    /// A canonical state.
    case state(CanonicalState)
    /// A timeline, with its shots and films.
    case timeline(PlannedTimeline)
    /// Of the theme's first variant, in all appearances.
    case board
}

/// What a plan knows of a timeline.
package struct PlannedTimeline: Hashable, Sendable {
    /// Its number in the run.
    package let number: Int
    /// The file's name before `.timeline`, under which its pictures are filed.
    package let name: String
    /// The file, as the user wrote it.
    package let file: String
    /// The shots' names, in their order.
    package let shots: [String]
    /// The name of what shows or tells all of it.
    package let film: String
    /// The name of the picture of many frames, `nil` where there is to be none.
    package let filmstrip: String?
    /// How long its film lasts, about.
    package var seconds = 1.0
    /// What it says that the reader has set.
    package var settings: [ManifestEntry.AxisValue] = []
    /// The name of the picture that stands for its film, `nil` where there is to be none.
    package var poster: String?

    /// A timeline by its number among those of the run, and what of it is wanted.
    package init(
        number: Int, name: String, file: String, shots: [String], film: String = "film", filmstrip: String? = nil
    ) {
        self.number = number
        self.name = name
        self.file = file
        self.shots = shots
        self.film = film
        self.filmstrip = filmstrip
    }
}

extension PlannedSubject {
    /// What rules call a board, and its file is called.
    static let boardName = "board"

    /// What a board is exported as, in this order; the pictures on it are smaller than their canvases, so that one pixel
    /// a point is enough.
    static let boardFormats: [PictureFormat] = [.png, .svg, .pdf]

    /// The parts of it that are files of a format, and what they are called.
    func parts(in format: PictureFormat) -> [(part: PlannedFile.Part, name: String)] {
        switch self {
        case .state(let state): [(.whole, state.name)]
        case .board: Self.boardFormats.contains(format) ? [(.whole, Self.boardName)] : []
        case .timeline(let timeline) where format == .json || format.isFilm: [(.whole, timeline.film)]
        case .timeline(let timeline):
            timeline.shots.enumerated().map { (.shot($0.offset), $0.element) }
                + [timeline.filmstrip].compactMap { $0.map { (.filmstrip, $0) } }
                + [timeline.poster].compactMap { $0.map { (.poster, $0) } }
        }
    }

    /// What rules may call it by: a state's name, or those of a timeline's shots and films, which are drawn together.
    var names: [String] {
        switch self {
        case .state(let state): [state.name]
        case .board: [Self.boardName]
        case .timeline(let timeline):
            timeline.shots + [timeline.film, timeline.filmstrip, timeline.poster].compactMap(\.self)
        }
    }

    /// What it says that the reader has set.
    var settings: [ManifestEntry.AxisValue] {
        if case .timeline(let timeline) = self { timeline.settings } else { [] }
    }

    /// The folder of its files within the theme's; a board's files stand in the theme's own.
    var component: String {
        switch self {
        case .state(let state): state.component.rawValue
        case .board: Self.boardName
        case .timeline(let timeline): timeline.name
        }
    }
}
