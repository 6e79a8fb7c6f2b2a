/// How a line is drawn along its length (format module, section 9.3).
package enum TokenStrokeStyle: Hashable, Sendable {
    /// One of the styles that have names.
    case line(TokenLineStyle)
    /// The lengths of dashes and gaps in turn, at least one; an odd number of them is gone through twice.
    case dashes([TokenDimension], cap: TokenLineCap)
}

/// A line style by the name that CSS gives it: `solid`, `dashed`, `dotted`, `double`, `groove`, `ridge`, `outset`,
/// `inset`.
package enum TokenLineStyle: String, Hashable, Sendable, CaseIterable {
    case solid
    case dashed
    case dotted
    case double
    case groove
    case ridge
    case outset
    case inset
}

/// The end of a dash, as SVG's `stroke-linecap` names it: `round`, `butt`, `square`.
package enum TokenLineCap: String, Hashable, Sendable, CaseIterable {
    case round
    case butt
    case square
}
