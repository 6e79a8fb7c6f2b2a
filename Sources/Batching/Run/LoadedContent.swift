package import Contents
import Diagnostics
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

    init(name: String?, _ source: ContentSource, path: String?, locales: [String?]) throws(DiagnosticError) {
        self.name = name
        self.path = path
        locale = source.locale
        list = try source.list()
        var others: [String: ListContent] = [:]
        for case let other? in locales { others[other] = try source.list(inLocale: other) }
        self.others = others
    }

    private init(name: String?, _ content: LoadedContent) {
        self.name = name
        (locale, path, list, others) = (content.locale, content.path, content.list, content.others)
    }

    /// The same as the theme's own content.
    var unnamed: LoadedContent { LoadedContent(name: nil, self) }

    /// The pictures that it names, which a film may come to show.
    var pictures: [String] { Set(list.sections.flatMap(\.items).compactMap(\.picture)).sorted() }

    /// The list in one of the locales; `nil` for its own.
    package func list(in locale: String?) -> ListContent {
        locale.flatMap { others[$0] } ?? list
    }
}
