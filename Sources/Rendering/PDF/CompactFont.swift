import Geometry

/// A font program of a few glyphs in the Compact Font Format, as PDF embeds it: glyphs are found by their numbers.
///
/// Adobe Technical Note #5176. All fonts become such programs, whatever their files hold: the outlines are those that are
/// drawn, at the weight of a variable font, too.
struct CompactFont {
    /// Its PostScript name.
    var name: String
    let unitsPerEm: Int
    /// From 0 on; the first stands for what the font does not have.
    let glyphs: [CompactGlyph]

    /// Of the file, whose parts are referred to by their places in it.
    private static let header: [UInt8] = [1, 0, 4, 4]
    /// Above 390, which have standard ones, strings are numbered as they come.
    private static let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)])
    private static let firstString = 391
    /// Neither a usual width nor one that others are told from.
    private static let privateDictionary: [UInt8] = [139, 20, 139, 21]

    /// The bytes of the program.
    var bytes: [UInt8] {
        let charset = [2] + Self.word(1) + Self.word(glyphs.count - 2)
        let selection = [3] + Self.word(1) + Self.word(0) + [0] + Self.word(glyphs.count)
        let charStrings = Self.index(glyphs.map(\.charString))
        // A dictionary is as long with any places in it.
        let names = Self.index([Array(name.utf8)])
        let before = Self.header.count + names.count + Self.index([dictionary(Places())]).count + Self.strings.count + 2
        var places = Places()
        places.charset = before
        places.selection = places.charset + charset.count
        places.charStrings = places.selection + selection.count
        places.privateDictionary = places.charStrings + charStrings.count
        places.fonts = places.privateDictionary + Self.privateDictionary.count
        let parts =
            Self.number(Self.privateDictionary.count) + Self.number(places.privateDictionary) + [18]
        return Self.header + names + Self.index([dictionary(places)]) + Self.strings + [0, 0] + charset + selection
            + charStrings + Self.privateDictionary + Self.index([parts])
    }

    /// Places of its parts, from the program's beginning.
    private struct Places {
        var charset = 0
        var selection = 0
        var charStrings = 0
        var privateDictionary = 0
        var fonts = 0
    }

    private func dictionary(_ places: Places) -> [UInt8] {
        let scale = Self.real(NumberText.exact(1 / Double(unitsPerEm)))
        let (low, high) = (bounds.origin, Point(x: bounds.maxX, y: bounds.maxY))
        let box = [low.x.rounded(.down), low.y.rounded(.down), high.x.rounded(.up), high.y.rounded(.up)]
        var bytes = Self.number(Self.firstString) + Self.number(Self.firstString + 1) + Self.number(0) + [12, 30]
        bytes += scale + Self.number(0) + Self.number(0) + scale + Self.number(0) + Self.number(0) + [12, 7]
        // In five bytes FreeType takes a negative number for a large one.
        bytes += box.flatMap { [28] + Self.word($0.held) } + [5]
        bytes += Self.number(glyphs.count) + [12, 34]
        bytes += Self.number(places.charset) + [15]
        bytes += Self.number(places.charStrings) + [17]
        bytes += Self.number(places.fonts) + [12, 36]
        bytes += Self.number(places.selection) + [12, 37]
        return bytes
    }

    /// What the glyphs cover, in units, y upward.
    var bounds: Rect {
        let all = glyphs.compactMap(\.bounds)
        return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
    }
}

extension CompactFont {
    /// Objects behind the places where each ends.
    private static func index(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = word(objects.count) + [4]
        bytes.reserveCapacity(objects.reduce(16) { $0 + $1.count + 4 })
        var place = 1
        bytes += long(place)
        for object in objects {
            place += object.count
            bytes += long(place)
        }
        for object in objects { bytes += object }
        return bytes
    }

    private static func word(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    private static func long(_ number: Int) -> [UInt8] { word(number >> 16) + word(number) }

    /// A whole number of a dictionary, always in five bytes.
    private static func number(_ number: Int) -> [UInt8] { [29] + long(number) }

    /// A decimal of a dictionary, a digit in each half of a byte.
    private static func real(_ text: String) -> [UInt8] {
        var halves = text.utf8.map { $0 == UInt8(ascii: ".") ? 0xA : $0 &- UInt8(ascii: "0") }
        halves += halves.count % 2 == 0 ? [0xF, 0xF] : [0xF]
        return [30] + stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
    }
}

extension Double {
    /// As a whole number within what outlines hold.
    fileprivate var held: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -16_000), 16_000)) }
}

/// A glyph of a font program.
struct CompactGlyph {
    /// Its outline as a Type 2 charstring (Adobe Technical Note #5177).
    let charString: [UInt8]
    /// What its outline surely lies in, in units, y upward; `nil` for one that covers nothing.
    let bounds: Rect?

    /// - Parameters:
    ///   - outline: in em, y downward.
    ///   - advance: in em.
    init(outline: Path, advance: Double, unitsPerEm: Int) {
        let scale = Double(unitsPerEm)
        var writer = CharStringWriter(scale: scale)
        writer.append(number: writer.fixed(advance))
        for element in outline.elements { writer.append(element) }
        charString = writer.finished()
        bounds = outline.controlBounds.map {
            Rect(minX: $0.minX * scale, minY: -$0.maxY * scale, maxX: $0.maxX * scale, maxY: -$0.minY * scale)
        }
    }
}

/// Writes outlines as charstrings: numbers are distances from the last point, before the operator that takes them.
private struct CharStringWriter {
    /// Units in an em.
    let scale: Double
    private var bytes: [UInt8] = []
    private var current = (x: 0, y: 0)
    private var lastOperator: Operator?
    /// Numbers that the operator to come will take.
    private var waiting = 0

    init(scale: Double) { self.scale = scale }

    private enum Operator: UInt8 {
        case line = 5
        case curve = 8
        case end = 14
        case move = 21
    }

    /// An operator takes no more numbers.
    private static let stackLimit = 48

    /// A length in em in 65,536ths of a unit.
    func fixed(_ length: Double) -> Int {
        length.isNaN ? 0 : Int((min(max(length * scale, -16_000), 16_000) * 65_536).rounded())
    }

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            begin(.move, numbers: 2)
            append(point)
        case .line(let point):
            begin(.line, numbers: 2)
            append(point)
        case .curve(let point, let control1, let control2):
            begin(.curve, numbers: 6)
            append(control1)
            append(control2)
            append(point)
        // Outlines of fonts are closed by themselves.
        case .close: break
        }
    }

    /// Lines, and curves, that follow each other share one operator.
    private mutating func begin(_ name: Operator, numbers: Int) {
        if lastOperator != name || name == .move || waiting + numbers > Self.stackLimit { flush() }
        lastOperator = name
        waiting += numbers
    }

    private mutating func flush() {
        if let lastOperator { bytes.append(lastOperator.rawValue) }
        lastOperator = nil
        waiting = 0
    }

    private mutating func append(_ point: Point) {
        let place = (x: fixed(point.x), y: fixed(-point.y))
        append(number: place.x - current.x)
        append(number: place.y - current.y)
        current = place
    }

    mutating func append(number fixed: Int) {
        let whole = fixed >> 16
        guard fixed & 0xFFFF == 0 else {
            bytes.append(255)
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: fixed >> shift)) }
            return
        }
        switch whole {
        case -107...107: bytes.append(UInt8(whole + 139))
        case 108...1131: bytes += [UInt8((whole - 108) >> 8 + 247), UInt8(truncatingIfNeeded: whole - 108)]
        case -1131 ... -108: bytes += [UInt8((-whole - 108) >> 8 + 251), UInt8(truncatingIfNeeded: -whole - 108)]
        default: bytes += [28, UInt8(truncatingIfNeeded: whole >> 8), UInt8(truncatingIfNeeded: whole)]
        }
    }

    consuming func finished() -> [UInt8] {
        flush()
        bytes.append(Operator.end.rawValue)
        return bytes
    }
}
