extension Unicode.Scalar {
    /// What a terminal shows for a scalar, and how many columns that takes.
    struct Cell {
        let text: String
        let width: Int
    }

    var cell: Cell {
        if self == "\t" { return Cell(text: "    ", width: 4) }
        if isUnprintable {
            let text = escaped
            return Cell(text: text, width: text.unicodeScalars.count)
        }
        return Cell(text: String(self), width: isZeroWidth ? 0 : isWide ? 2 : 1)
    }

    /// Whether it would move the cursor, hide text or reorder it: control characters, line separators, and
    /// format characters other than the joiners.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: !(value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value))
        default: false
        }
    }

    /// `\n`, `\t`, or the scalar's number as in `\u{1B}`.
    var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    private var isZeroWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    private var isWide: Bool {
        properties.isEmojiPresentation || Self.wideRanges.contains { $0.contains(value) }
    }

    /// The larger ranges of East Asian Width W and F (Unicode Standard Annex 11).
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
        0x1F200...0x1F320, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// The text with what a terminal could take for an instruction written as an escape: a line break as `\n`.
    package var escapingControlCharacters: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isUnprintable ? scalar.escaped : String(scalar)
        }
    }
}
