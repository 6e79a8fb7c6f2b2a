import Documents

/// How low the contrast of an ink gets while it comes or goes, or gives way to another: the ends count, and the way is told.
package struct ContrastWay: Sendable {
    /// The theme in which it was seen, as the user wrote its path.
    package let theme: String
    /// The property that says the ink, as `bubble.titleColor`.
    package let key: String
    /// The ratio at its lowest.
    package let measured: Double
    /// What would be asked of the ink if it were whole.
    package let required: Double
    /// The instant, as `jump@0.3~dark`.
    package let state: String

    /// As a member of `lint --json`.
    var json: JSONValue {
        [
            "theme": .string(theme), "key": .string(key), "measured": .number(measured), "required": .number(required),
            "state": .string(state),
        ]
    }
}
