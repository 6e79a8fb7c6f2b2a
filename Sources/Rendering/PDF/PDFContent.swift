import DisplayLists
import Geometry

/// Operators with their operands, as a page or a part of one has them (ISO 32000-1, annex A).
struct PDFContent {
    private(set) var bytes: [UInt8] = []

    /// Numbers, and the operator that takes them.
    mutating func append(_ numbers: Double..., then name: StaticString) {
        for number in numbers { append(number) }
        append(name)
    }

    /// A resource's name, and the operator that takes it.
    mutating func append(_ resource: String, then name: StaticString) {
        bytes += resource.utf8
        bytes.append(UInt8(ascii: " "))
        append(name)
    }

    /// An operator without operands.
    mutating func append(_ name: StaticString) {
        name.withUTF8Buffer { unsafe bytes += $0 }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Other operators.
    mutating func append(_ other: PDFContent) { bytes += other.bytes }

    /// Text as it is.
    mutating func append(raw text: String) { bytes += text.utf8 }

    /// A number in thousandths, held within what readers take.
    mutating func append(_ number: Double) {
        NumberText.append(thousandths: number.thousandths, to: &bytes)
        bytes.append(UInt8(ascii: " "))
    }

    /// The outline of a shape, which the next operator paints or cuts to.
    mutating func append(_ shape: Shape) {
        if case .rect(let rect) = shape {
            append(rect.x, rect.y, rect.width, rect.height, then: "re")
            return
        }
        var isEmpty = true
        for element in shape.path.elements {
            append(element, isFirst: isEmpty)
            isEmpty = isEmpty && element == .close
        }
        // Something has to be there that hides all, or shows nothing.
        if isEmpty { append(0, 0, 0, 0, then: "re") }
    }

    /// A path begins with a move, whatever its first element.
    private mutating func append(_ element: Path.Element, isFirst: Bool) {
        switch element {
        case .close where isFirst: break
        case .line(let point) where isFirst: append(point.x, point.y, then: "m")
        case .curve(let point, _, _) where isFirst: append(point.x, point.y, then: "m")
        case .move(let point): append(point.x, point.y, then: "m")
        case .line(let point): append(point.x, point.y, then: "l")
        case .curve(let point, let control1, let control2):
            append(control1.x, control1.y, control2.x, control2.y, point.x, point.y, then: "c")
        case .close: append("h")
        }
    }
}

extension Double {
    /// The nearest whole number of thousandths, 0 for what is no number; beyond 10⁵ they are held at that.
    fileprivate var thousandths: Int {
        isNaN ? 0 : Int((Swift.min(Swift.max(self, -1e5), 1e5) * 1000).rounded())
    }

    /// The same as text.
    var pdfText: String { NumberText.text(ofUnits: thousandths, places: 3) }

    /// The number as it is read again.
    var asWritten: Double { Double(thousandths) / 1000 }
}

extension [Double] {
    /// Numbers with blanks between them, as an array's elements.
    var pdfText: String { map(\.pdfText).joined(separator: " ") }
}
