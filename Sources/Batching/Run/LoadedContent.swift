package import Contents
import Documents
import Thumbindex

/// A content that a theme is drawn with, in every locale that is asked for.
package struct LoadedContent: Sendable {
    /// What outputs are called after it, `nil` for the theme's own.
    package let name: String?
    /// Its own locale.
    package let locale: String
    /// The absolute path of its file; `nil` for the sample.
    let path: String?
    private let list: ListContent
    private let others: [String: ListContent]
    private let grid: GridContent
    private let otherGrids: [String: GridContent]
    private let picturePlaces: PicturePlaces?

    /// - Parameter hasList: whether the names are put into sections, which a grid has no use for.
    init(
        name: String?, _ source: ContentSource, path: String?, in request: RenderRequest, hasList: Bool = true
    ) throws(DiagnosticError) {
        self.name = name
        self.path = path
        locale = source.locale
        picturePlaces = source.picturePlaces
        grid = source.grid()
        var grids: [String: GridContent] = [:]
        for case let other? in request.locales { grids[other] = source.grid(inLocale: other) }
        otherGrids = grids
        var others: [String: ListContent] = [:]
        guard hasList else {
            list = ListContent(locale: source.locale)
            self.others = others
            return
        }
        list = try source.list()
        for case let other? in request.locales {
            do {
                others[other] = try source.list(inLocale: other)
            } catch {
                throw error.at(request.localeNodes[other])
            }
        }
        self.others = others
    }

    private init(name: String?, _ content: LoadedContent) {
        self.name = name
        (locale, path) = (content.locale, content.path)
        (list, others) = (content.list, content.others)
        (grid, otherGrids) = (content.grid, content.otherGrids)
        picturePlaces = content.picturePlaces
    }

    /// The same as the theme's own content.
    var unnamed: LoadedContent { LoadedContent(name: nil, self) }

    /// The pictures that it names, which a film may come to show.
    var pictures: [String] { grid.pictures }

    /// Where it names pictures of these absolute paths.
    func places(ofPictures paths: Set<String>) -> [String: WrittenPath] { picturePlaces?.places(of: paths) ?? [:] }

    /// The items of a grid in one of the locales; `nil` for its own.
    package func grid(in locale: String?) -> GridContent {
        locale.flatMap { otherGrids[$0] } ?? grid
    }

    /// The list in one of the locales; `nil` for its own.
    package func list(in locale: String?) -> ListContent {
        locale.flatMap { others[$0] } ?? list
    }
}
