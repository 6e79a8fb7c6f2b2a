/// What a plan knows of a theme.
package struct PlannedTheme: Hashable, Sendable {
    /// The file's name before `.theme`.
    package let name: String
    /// The file, as the user wrote it.
    package let file: String
    /// What it is drawn with.
    package let contents: [PlannedContent]

    package init(name: String, file: String, contents: [PlannedContent]) {
        self.name = name
        self.file = file
        self.contents = contents
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
