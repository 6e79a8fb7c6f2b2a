/// A Mandarin syllable in Hanyu Pinyin.
package struct Syllable: Hashable, Sendable {
    /// The letters without a tone mark, in lower case, with ü where it is pronounced: `xia`, `lü`.
    package var letters: String
    /// 1 to 4, 5 for the neutral tone; `nil` where the writer left it out, which stands for any.
    package var tone: Int?

    /// A syllable, without a tone unless one is given.
    package init(letters: String, tone: Int? = nil) {
        self.letters = letters
        self.tone = tone
    }
}
