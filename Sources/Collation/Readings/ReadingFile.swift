/// The lines of a data file of readings: `#` begins a comment, fields stand apart by spaces.
package struct ReadingFile {
    /// The fields of each line that is no comment.
    package let rows: [[Substring]]

    /// Splits the bytes of a file.
    package init(_ bytes: [UInt8]) {
        rows = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
            line.split(separator: UInt8(ascii: " ")).map { Substring(decoding: $0, as: UTF8.self) }
        }
    }

    /// Surnames that are read otherwise than their characters, with their readings.
    package static let surnames = ReadingFile(PackageResources.surnames_txt)
    /// Places that are read otherwise than their characters, with their readings.
    package static let places = ReadingFile(PackageResources.places_txt)
    /// The syllables of Mandarin, each with a character that stands for it.
    package static let syllables = ReadingFile(PackageResources.syllables_txt)
}
