import Geometry

/// A PDF file as it grows, object by object (ISO 32000-1, section 7.5).
struct PDFDocument {
    private var bytes: [UInt8]
    /// Of objects in the order of their numbers, which begin at 1; 0 for one that is not written yet.
    private var offsets: [Int] = []

    /// Begins a file.
    init() {
        // Bytes beyond ASCII in the second line tell programs that the file is no text.
        bytes = Array("%PDF-1.5\n%".utf8) + [0xC2, 0xB5, 0xC2, 0xB6, 0x0A]
    }

    /// A number for an object that is written later.
    mutating func reserve() -> Int {
        offsets.append(0)
        return offsets.count
    }

    /// Writes an object, which may be referred to by its number.
    @discardableResult
    mutating func add(_ object: String, as reserved: Int? = nil) -> Int {
        let number = begin(reserved)
        bytes += object.utf8
        append("\nendobj\n")
        return number
    }

    /// Writes a stream.
    ///
    /// - Parameter entries: those of its dictionary, without its length.
    @discardableResult
    mutating func add(stream: [UInt8], _ entries: String, as reserved: Int? = nil) -> Int {
        let number = begin(reserved)
        append("<< \(entries) /Length \(stream.count) >>\nstream\n")
        bytes += stream
        append("\nendstream\nendobj\n")
        return number
    }

    private mutating func begin(_ reserved: Int?) -> Int {
        let number = reserved ?? reserve()
        offsets[number - 1] = bytes.count
        append("\(number) 0 obj\n")
        return number
    }

    private mutating func append(_ text: String) { bytes += text.utf8 }

    /// The whole file.
    ///
    /// - Parameters:
    ///   - catalog: the number of the object that leads to all others.
    ///   - information: that of the one that tells of the document.
    consuming func finished(catalog: Int, information: Int) -> [UInt8] {
        let start = bytes.count
        append("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n")
        for offset in offsets {
            let digits = String(offset)
            append(String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n")
        }
        append("trailer\n<< /Size \(offsets.count + 1) /Root \(catalog) 0 R /Info \(information) 0 R >>\n")
        append("startxref\n\(start)\n%%EOF\n")
        return bytes
    }
}

/// What operators name: fonts, pictures, gradients and opacities, one list for the page and all that is drawn on it.
struct PDFResources {
    /// The kinds of resources, as their dictionary calls them, and the first letter of their names here.
    enum Kind: String, CaseIterable {
        case state = "ExtGState"
        case shading = "Shading"
        case object = "XObject"
        case font = "Font"

        fileprivate var letter: String { rawValue.prefix(1).lowercased() }
    }

    private var objects: [Kind: [Int]] = [:]

    /// Names an object by a name that operators use.
    mutating func name(_ kind: Kind, _ object: Int) -> String {
        let index = objects[kind]?.firstIndex(of: object) ?? objects[kind, default: []].count
        if index == objects[kind]?.count ?? 0 { objects[kind, default: []].append(object) }
        return "/\(kind.letter)\(index)"
    }

    /// All of them as a dictionary.
    var dictionary: String {
        let kinds = Kind.allCases.compactMap { kind in
            objects[kind].map { numbers in
                let names = numbers.enumerated().map { "/\(kind.letter)\($0) \($1) 0 R" }
                return "/\(kind.rawValue) << \(names.joined(separator: " ")) >>"
            }
        }
        return "<< \(kinds.joined(separator: " ")) >>"
    }
}
