package import Contents
package import Documents

/// What a content file says; what it leaves out is `nil`.
package struct ContentFile: Hashable, Sendable {
    /// What the file calls itself, where it does.
    package var title: String?
    /// The language that the file names, a BCP 47 tag.
    package var locale: String?
    /// What the names belong to, where the file says so.
    package var kind: NameKind?
    package var body: Body
    /// What is odd about the file without keeping it from being read.
    package var warnings: [Diagnostic]
    /// Where pictures are named first that were asked for, by their absolute paths.
    var picturePlaces: [String: WrittenPath] = [:]

    /// What a file says, without warnings unless some are given.
    package init(
        title: String? = nil, locale: String? = nil, kind: NameKind? = nil, body: Body, warnings: [Diagnostic] = []
    ) {
        self.title = title
        self.locale = locale
        self.kind = kind
        self.body = body
        self.warnings = warnings
    }

    /// The names, in sections or without.
    package enum Body: Hashable, Sendable {
        /// Sections as they are written.
        case sections([ContentSection])
        /// Items that the collation puts into sections.
        case items(ContentTable)
    }
}

extension ContentFile {
    /// All items in the order in which they are written; those of written sections without these.
    package var table: ContentTable {
        switch body {
        case .items(let table): table
        case .sections(let sections): ContentTable(sections.lazy.flatMap(\.items))
        }
    }
}
