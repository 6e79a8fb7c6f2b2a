/// The lines of a data file of readings: `#` begins a comment, fields stand apart by spaces.
package struct ReadingFile {
    package let rows: [[Substring]]

    package init(_ bytes: [UInt8]) {
        rows = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
            line.split(separator: UInt8(ascii: " ")).map { Substring(decoding: $0, as: UTF8.self) }
        }
    }

    package static let surnames = ReadingFile(PackageResources.surnames_txt)
    package static let places = ReadingFile(PackageResources.places_txt)
    package static let syllables = ReadingFile(PackageResources.syllables_txt)
}
