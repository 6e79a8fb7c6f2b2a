import Thumbindex

/// A file that a scene is to become.
package struct PlannedFile: Hashable, Sendable {
    package let part: Part
    /// The component of a state, or a timeline's name.
    package let component: String
    /// The name of a state, a shot or a film.
    package let name: String
    package let export: PictureExport
    package let path: OutputPath

    /// What of its scene a file shows.
    package enum Part: Hashable, Sendable {
        /// A state; of a timeline what shows or tells all of it.
        case whole
        /// A shot by its number.
        case shot(Int)
        case filmstrip
    }
}

extension PlannedSubject {
    /// What rules call a board, and its file is called.
    static let boardName = "board"

    /// The files' parts in a format, and what they are called.
    func parts(in format: PictureFormat) -> [(part: PlannedFile.Part, name: String)] {
        switch self {
        case .state(let state): [(.whole, state.name)]
        case .board: PictureExport.boardFormats.contains(format) ? [(.whole, Self.boardName)] : []
        case .timeline(let timeline) where format == .json || format.isFilm: [(.whole, timeline.film)]
        case .timeline(let timeline):
            timeline.shots.enumerated().map { (.shot($0.offset), $0.element) }
                + [timeline.filmstrip].compactMap { $0.map { (.filmstrip, $0) } }
        }
    }

    /// What rules may call it by: a state's name, or those of a timeline's shots and films, which are drawn together.
    var names: [String] {
        switch self {
        case .state(let state): [state.name]
        case .board: [Self.boardName]
        case .timeline(let timeline): timeline.shots + [timeline.film, timeline.filmstrip].compactMap(\.self)
        }
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
