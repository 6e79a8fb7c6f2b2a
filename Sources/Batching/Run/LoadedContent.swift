package import Contents
import Diagnostics
import Thumbindex

/// A content that a theme is drawn with, in every locale that is asked for.
package struct LoadedContent: Sendable {
    /// What outputs are called after it, `nil` for the theme's own.
    package let name: String?
    /// Its own locale.
    package let locale: String
    private let list: ListContent
    private let others: [String: ListContent]

    init(name: String?, _ source: ContentSource, locales: [String?]) throws(DiagnosticError) {
        self.name = name
        locale = source.locale
        list = try source.list()
        var others: [String: ListContent] = [:]
        for case let other? in locales { others[other] = try source.list(inLocale: other) }
        self.others = others
    }

    private init(name: String?, _ content: LoadedContent) {
        self.name = name
        (locale, list, others) = (content.locale, content.list, content.others)
    }

    /// The same as the theme's own content.
    var unnamed: LoadedContent { LoadedContent(name: nil, self) }

    /// The list in one of the locales; `nil` for its own.
    package func list(in locale: String?) -> ListContent {
        locale.flatMap { others[$0] } ?? list
    }
}
