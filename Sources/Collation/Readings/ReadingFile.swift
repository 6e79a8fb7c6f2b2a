/// The lines of a data file of readings: `#` begins a comment, fields stand apart by spaces.
package struct ReadingFile {
    package let rows: [[Substring]]

    package init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    }

    package static let surnames = ReadingFile(PackageResources.surnames_txt)
    package static let places = ReadingFile(PackageResources.places_txt)
    package static let syllables = ReadingFile(PackageResources.syllables_txt)
}
