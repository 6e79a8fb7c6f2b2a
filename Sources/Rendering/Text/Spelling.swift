/// A text by its scalars: another that only looks the same, as one of composed letters, is a different one.
struct Spelling: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (first: Spelling, second: Spelling) -> Bool {
        var (first, second) = (first.text, second.text)
        return first.withUTF8 { first in
            second.withUTF8 { first.count == $0.count && first.elementsEqual($0) }
        }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
