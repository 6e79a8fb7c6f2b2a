import DisplayLists
import Documents
package import Geometry
import Thumbindex

/// Where a screenshot departs from a theme's state.
package struct MatchResult: Sendable {
    /// How the screenshot lies on the canvas: pixels a point, and how far it is moved, in points.
    package let transform: (scale: Double, dx: Double, dy: Double)
    /// Every node of the state that can be seen.
    package internal(set) var nodes: [MatchedNode]
    /// Rows that stand where the screenshot has them, where it shows another content than the theme's; `nil` where the content
    /// is the theme's, or nothing is known of it.
    package let otherRows: PlacedRows?
    /// What departs, in the theme's words.
    package internal(set) var departures: [Departure]
    /// What departs and may.
    package internal(set) var accepted: [Departure] = []
    /// What was to be accepted and is not there, in words.
    package internal(set) var stale: [String] = []

    /// Whether the screenshot shows what the theme says, or what departs may.
    package var isMatch: Bool { departures.isEmpty && stale.isEmpty }

    /// A property of the theme that is another one in the screenshot, or a node that is.
    package struct Departure: Hashable, Sendable {
        /// The property's path, as `list.row.height`; for what no property has, the node's id.
        package let property: String
        /// Which part of the property's value is meant, as `width`.
        package let part: String?
        /// As the theme has it.
        package let theme: String
        /// As the screenshot has it.
        package let measured: String
        /// `pt`, or nothing.
        package let unit: String
        /// How far two colours are apart; `nil` for what is no colour.
        package let deltaE: Double?
        /// The ids of the nodes that say so.
        package internal(set) var nodes: [String]
        /// From 0 to 1.
        package internal(set) var certainty: Double
        /// Where the theme says what departs; `nil` where it does by default.
        package let place: SourcePlace?
        /// What the file has to say for the theme to look like the screenshot; `nil` where nothing does.
        package let suggestion: String?
        /// What the file says of it, as the suggestion would have it written; `nil` where that is all there is to a value.
        var written: String?
    }

    /// A place in a file.
    package struct SourcePlace: Hashable, Sendable {
        /// The file's name, as it was given.
        package let file: String
        /// From 1.
        package let line: Int
    }
}

/// A node of the state, and where the screenshot has it.
package struct MatchedNode: Sendable {
    /// As in the state's JSON.
    package let id: String
    /// As the theme has it, in points; of what is extra, where it stands.
    package let frame: Rect
    /// How far it is moved beyond the whole, in points.
    package var dx = 0.0
    /// How far it is moved beyond the whole, in points.
    package var dy = 0.0
    /// How much wider it is, in points.
    package var dw = 0.0
    /// How much higher it is, in points.
    package var dh = 0.0
    /// How far its colour is from the theme's.
    package var deltaE = 0.0
    /// From 0 to 1.
    package var certainty = 0.0
    /// What is said of it.
    package var verdict = Verdict.unknown
    /// Of what is extra, the id of the theme's row, item or header that comes after it, which may be out of sight; `nil`
    /// of others.
    package var next: String?
    /// Of a badge or a subtitle that is extra, the id of the theme's row or item that it is of; `nil` of others.
    package var owner: String?

    /// What is said of a node.
    package enum Verdict: String, Sendable {
        /// As the theme has it.
        case same
        /// Elsewhere, or of another look.
        case differs
        /// The theme's, and not in the picture.
        case missing
        /// In the picture, and not the theme's.
        case extra
        /// Nothing that can be told.
        case unknown
    }
}
