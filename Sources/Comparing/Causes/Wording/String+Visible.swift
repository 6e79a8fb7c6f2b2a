extension String {
    /// The text on one line: cut where it is long, with characters that nobody sees, or that turn the direction of
    /// what follows, as their numbers.
    package var visible: String {
        let limit = 60
        let shown = unicodeScalars.prefix(limit).reduce(into: "") { text, scalar in
            text += scalar.isInvisible ? "U+" + scalar.hexadecimal : String(scalar)
        }
        return unicodeScalars.count > limit ? shown + "…" : shown
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069: true
        default: properties.generalCategory == .control
        }
    }

    fileprivate var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
