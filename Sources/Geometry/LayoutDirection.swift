/// The reading direction of a layout: which side is leading (IB-13).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As English reads: leading is left.
    case leftToRight = "ltr"
    /// As Arabic reads: leading is right.
    case rightToLeft = "rtl"
}
