/// The characters of texts, by which fonts are looked for: a bit for each Unicode scalar, so that a million names cost
/// little more than reading them.
package struct ScalarSet: Hashable, Sendable {
    private var words = [UInt64](repeating: 0, count: 0x110000 / 64)

    /// A set of none.
    package init() {}

    /// Those of all that a list and a grid show, each `nil` where there is none.
    package init(of list: ListContent?, _ grid: GridContent?) {
        if let list { insert(list) }
        grid?.insertScalars(into: &self)
    }

    /// Adds those of a text.
    package mutating func insert(_ text: String) {
        for scalar in text.unicodeScalars { words[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 63) }
    }

    /// Adds those of all that a list shows.
    package mutating func insert(_ content: ListContent) {
        for section in content.sections {
            for text in [section.title, section.indexTitle, section.footer ?? ""] { insert(text) }
            for item in section.items {
                insert(item.name)
                for text in [item.subtitle, item.badge, item.symbol].compactMap(\.self) { insert(text) }
            }
        }
    }

    /// Adds those of all texts of a column.
    package mutating func insert(_ column: TextColumn) {
        for index in 0..<column.count {
            let text = column.bytes[column.range(of: index)]
            if text.allSatisfy({ $0 < 0x80 }) {
                for byte in text { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
            } else {
                insert(String(decoding: text, as: UTF8.self))
            }
        }
    }

    /// The scalars in the order of their numbers.
    package var scalars: [Unicode.Scalar] {
        words.enumerated().flatMap { number, word in
            word == 0
                ? []
                : (0..<64).compactMap { bit in
                    word >> UInt64(bit) & 1 == 1 ? Unicode.Scalar(UInt32(number * 64 + bit)) : nil
                }
        }
    }
}
