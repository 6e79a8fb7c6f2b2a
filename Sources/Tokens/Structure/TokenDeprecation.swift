import Documents

/// That a token should no longer be used (format module, section 5.2.4).
package struct TokenDeprecation: Hashable, Sendable {
    /// The token that should no longer be used.
    package let path: TokenPath
    /// What the file says about it, where it says anything.
    package let reason: String?

    /// `token 'color.old' is deprecated: use color.new`.
    package var message: String {
        "token '\(path.description.excerpt)' is deprecated" + (reason.map { ": \($0.excerpt)" } ?? "")
    }
}
