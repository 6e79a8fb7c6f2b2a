import CEmbeddedFiles
import Contents

/// How names of a language are read where its collation alone would guess wrong (CI-4).
///
/// Mandarin is the only language that has some. Another one is a type beside `MandarinReadings`, with its words in
/// `Resources`, and a line in `readings(for:kind:)`.
protocol LanguageReadings: Sendable {
    /// The word that a name in UTF-8 begins with and that is read otherwise than its collation would; `nil` for none.
    ///
    /// Words are spelled when they are first met, and kept.
    mutating func entry(for name: UnsafeBufferPointer<UInt8>) -> ReadingTable.Entry?

    /// What a name is sorted as so that its collation reads it as an explicit reading says; `nil` where the reading can
    /// be sorted as it is written.
    func spelling(of name: String, reading: String) -> String?
}

/// The readings of the language that a collation is for; `nil` where it does not go by readings.
func languageReadings(for collation: AlphabeticIndex, kind: NameKind) -> (any LanguageReadings)? {
    collation.isPhonetic ? MandarinReadings(collation, kind: kind) : nil
}

/// Words with readings that a collation would not guess, found by what a name begins with (CI-4).
struct ReadingTable: Sendable {
    /// The word, and how to spell it so that the collation reads it right, both in UTF-8.
    struct Entry: Hashable, Sendable {
        let word: [UInt8]
        let spelling: [UInt8]
    }

    private struct Word: Sendable {
        let text: Substring
        let utf8: [UInt8]
        let reading: ArraySlice<Substring>
        /// `nil` until it is asked for.
        var spelling: Spelling?
    }

    private enum Spelling: Sendable {
        /// The reading is none.
        case noReading
        /// The collation reads the word right as it is.
        case same
        case other(Entry)
    }

    /// The characters that a word may begin with; others are not looked up.
    private static let firsts: ClosedRange<UInt32> = 0x3400...0x9FFF

    /// Words by their first character, longer ones first.
    private var groups: [[Word]]
    /// The group of each character in `firsts`; group 0 is empty.
    private let groupOfCharacter: [UInt16]

    /// Rows are spellings of a word with slashes between them, then what each of its characters is read as.
    init(_ file: ReadingFile) {
        var groups: [[Word]] = [[]]
        var groupOfCharacter = [UInt16](repeating: 0, count: Self.firsts.count)
        for row in file.rows {
            for text in row[0].split(separator: "/") {
                guard let place = Self.place(of: text.unicodeScalars.first) else { continue }
                if groupOfCharacter[place] == 0 {
                    groupOfCharacter[place] = UInt16(groups.count)
                    groups.append([])
                }
                let word = Word(text: text, utf8: Array(text.utf8), reading: row.dropFirst(), spelling: nil)
                groups[Int(groupOfCharacter[place])].append(word)
            }
        }
        self.groups = groups.map { $0.sorted { $0.utf8.count > $1.utf8.count } }
        self.groupOfCharacter = groupOfCharacter
    }

    private static func place(of scalar: Unicode.Scalar?) -> Int? {
        guard let value = scalar?.value, firsts.contains(value) else { return nil }
        return Int(value - firsts.lowerBound)
    }
}

extension ReadingTable {
    /// The longest word that a name in UTF-8 begins with, `nil` where there is none or its spelling changes nothing.
    ///
    /// - Parameter spelling: how to spell a word so that the collation reads it right; `nil` for what is no reading.
    mutating func entry(
        for name: UnsafeBufferPointer<UInt8>, spelling: (_ word: String, _ reading: String) -> String?
    ) -> Entry? {
        guard name.count >= 3, unsafe name[0] & 0xF0 == 0xE0 else { return nil }
        let scalar = unsafe UInt32(name[0] & 0x0F) << 12 | UInt32(name[1] & 0x3F) << 6 | UInt32(name[2] & 0x3F)
        guard Self.firsts.contains(scalar) else { return nil }
        let group = Int(groupOfCharacter[Int(scalar - Self.firsts.lowerBound)])
        for position in groups[group].indices where unsafe name.starts(with: groups[group][position].utf8) {
            let known = groups[group][position].spelling
            let found = known ?? Self.spelling(of: groups[group][position], by: spelling)
            if known == nil { groups[group][position].spelling = found }
            switch found {
            case .noReading: continue
            case .same: return nil
            case .other(let entry): return entry
            }
        }
        return nil
    }

    private static func spelling(of word: Word, by spelling: (String, String) -> String?) -> Spelling {
        guard let spelled = spelling(String(word.text), word.reading.joined(separator: " ")) else { return .noReading }
        let entry = Entry(word: word.utf8, spelling: Array(spelled.utf8))
        return entry.spelling == entry.word ? .same : .other(entry)
    }
}

/// The lines of a data file of readings: `#` begins a comment, fields stand apart by spaces.
package struct ReadingFile {
    /// The fields of each line that is no comment.
    package let rows: [[Substring]]

    /// Splits the bytes of a file.
    package init(_ bytes: [UInt8]) {
        var rows: [[Substring]] = []
        var fields: [Substring] = []
        var start = 0
        let ended = bytes + [UInt8(ascii: "\n")]
        for (place, byte) in ended.enumerated() where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
            if place > start { fields.append(Substring(decoding: bytes[start..<place], as: UTF8.self)) }
            start = place + 1
            guard byte == UInt8(ascii: "\n") else { continue }
            if let first = fields.first, !first.utf8.starts(with: CollectionOfOne(UInt8(ascii: "#"))) {
                rows.append(fields)
            }
            fields.removeAll(keepingCapacity: true)
        }
        self.rows = rows
    }

    /// Chinese surnames that are read otherwise than their characters, with their readings.
    package static let surnames = ReadingFile(PackageResources.zh_surnames_txt)
    /// Chinese places that are read otherwise than their characters, with their readings.
    package static let places = ReadingFile(PackageResources.zh_places_txt)
    /// The syllables of Mandarin, each with a character that stands for it.
    package static let syllables = ReadingFile(PackageResources.zh_syllables_txt)
}

/// The files in `Resources`, which are parts of the program.
enum PackageResources {
    static let zh_places_txt = unsafe bytes(of: thumbindex_file_zh_places_txt())
    static let zh_surnames_txt = unsafe bytes(of: thumbindex_file_zh_surnames_txt())
    static let zh_syllables_txt = unsafe bytes(of: thumbindex_file_zh_syllables_txt())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
