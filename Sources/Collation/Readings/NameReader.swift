internal import Contents

/// What a name is sorted as: its explicit reading, or the reading of its surname or place, or itself (CI-4).
struct NameReader: Sendable {
    let collation: AlphabeticIndex
    /// `nil` where the collation does not go by readings.
    private var readings: (any LanguageReadings)?

    init(collation: AlphabeticIndex, kind: NameKind) {
        self.collation = collation
        readings = languageReadings(for: collation, kind: kind)
    }
}

extension NameReader {
    typealias UTF8Text = UnsafeBufferPointer<UInt8>

    /// Calls `body` with the text to sort by, and with the name where it only decides between equal readings.
    ///
    /// White space before a name does not count, so that ` Ada` stands with Ada. All texts are UTF-8; an empty
    /// reading is none.
    mutating func read(_ name: UTF8Text, reading: UTF8Text, _ body: (_ text: UTF8Text, _ tie: UTF8Text?) -> Void) {
        let name = unsafe Self.trimmed(name)
        let reading = unsafe Self.trimmed(reading)
        if !reading.isEmpty {
            unsafe spelling(of: name, reading: reading).withUnsafeBufferPointer { unsafe body($0, name) }
        } else if let entry = unsafe readings?.entry(for: name) {
            let rest = unsafe name[entry.word.count...]
            unsafe (entry.spelling + rest).withUnsafeBufferPointer { unsafe body($0, nil) }
        } else {
            unsafe body(name, nil)
        }
    }

    /// What a name with an explicit reading is sorted as.
    private func spelling(of name: UTF8Text, reading: UTF8Text) -> [UInt8] {
        guard let readings else { return unsafe Array(reading) }
        let text = unsafe String(decoding: reading, as: UTF8.self)
        return unsafe readings.spelling(of: String(decoding: name, as: UTF8.self), reading: text).map { Array($0.utf8) }
            ?? Array(reading)
    }

    private static func trimmed(_ text: UTF8Text) -> UTF8Text {
        var start = 0
        while let length = unsafe spaceLength(in: text, at: start) { start += length }
        return unsafe UTF8Text(rebasing: text[start...])
    }

    /// The bytes of a Unicode white space (property White_Space) at a place, `nil` where there is none.
    private static func spaceLength(in text: UTF8Text, at start: Int) -> Int? {
        guard start < text.count else { return nil }
        let first = unsafe text[start]
        if first == 0x20 || (0x09...0x0D).contains(first) { return 1 }
        guard first >= 0xC2, start + 1 < text.count else { return nil }
        let second = unsafe text[start + 1]
        if first == 0xC2 { return second == 0x85 || second == 0xA0 ? 2 : nil }
        guard start + 2 < text.count else { return nil }
        switch unsafe (first, second, text[start + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
            (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        default: return nil
        }
    }
}
