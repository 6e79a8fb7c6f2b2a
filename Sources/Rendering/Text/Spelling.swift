/// A text by its scalars: another that only looks the same, as one of composed letters, is a different one.
struct Spelling: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (first: Spelling, second: Spelling) -> Bool { first.text.utf8.elementsEqual(second.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
