import DisplayLists
import Drawing
import Geometry

extension PDFWriter {
    mutating func draw(_ command: TextCommand) throws(DrawingError) {
        let run = sources.text.shapedRun(for: command.run)
        for segment in run.segments {
            if let first = run.glyphs[segment.glyphs].first, sources.text.isPicture(first) { continue }
            show(segment, of: run, command)
        }
        for glyph in sources.text.colorGlyphs(of: command.run) {
            guard let image = try sources.images.image(ofFile: glyph.png) else { continue }
            draw(image, in: glyph.frame.offset(dx: command.origin.x, dy: command.origin.y))
        }
    }

    /// Sets text that can be selected and searched, its glyphs exactly where they are said to be.
    private mutating func show(_ segment: ShapedRun.Segment, of run: ShapedRun, _ command: TextCommand) {
        let size = command.run.font.size
        guard size > 0, !segment.glyphs.isEmpty, setFill(command.color) else { return }
        let face = segment.face
        var (glyphs, object) = fonts[face] ?? (EmbeddedGlyphs(face: face), document.reserve())
        var line = PDFLine(size: size, face: sources.text.face(face))
        for cluster in segment.clusters(of: run) {
            // One glyph means its text; several have it together.
            let text = run.scalars[cluster.scalars]
            let isAlone = cluster.glyphs.count == 1
            if !isAlone { line.beginMeaning(text) }
            for index in cluster.glyphs {
                let glyph = run.glyphs[index]
                guard let number = glyphs.number(of: glyph.id, for: isAlone ? text : []) else { continue }
                let (x, y) = (command.origin.x + glyph.x * size, command.origin.y + glyph.y * size)
                line.append(number, glyph.id, at: Point(x: x, y: y))
            }
            if !isAlone { line.endMeaning() }
        }
        fonts[face] = (glyphs, object)
        content.append("BT")
        content.append(raw: resources.name(.font, object) + " ")
        content.append(size, then: "Tf")
        content.append(line.finished())
        content.append("ET")
    }
}

extension ShapedRun.Segment {
    /// The glyphs that mean a piece of the text together, in the order of the text.
    fileprivate func clusters(of run: ShapedRun) -> [(glyphs: Range<Int>, scalars: Range<Int>)] {
        var ranges: [Range<Int>] = []
        for index in glyphs {
            if let last = ranges.last, run.glyphs[last.lowerBound].scalar == run.glyphs[index].scalar {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        if isRightToLeft { ranges.reverse() }
        return ranges.indices.map { index in
            let start = index == 0 ? scalars.lowerBound : run.glyphs[ranges[index].lowerBound].scalar
            let isLast = index == ranges.count - 1
            let end = isLast ? scalars.upperBound : run.glyphs[ranges[index + 1].lowerBound].scalar
            return (ranges[index], start..<max(end, start))
        }
    }
}

/// Glyphs of one font and size on their way into a page (ISO 32000-1, section 9.4).
private struct PDFLine {
    private let size: Double
    private let face: FontFace
    private var content = PDFContent()
    private var hasString = false
    /// Where the next glyph would stand by itself, on its baseline.
    private var pen: Point?

    init(size: Double, face: FontFace) {
        self.size = size.asWritten
        self.face = face
    }

    mutating func append(_ number: UInt16, _ glyph: UInt32, at place: Point) {
        move(to: place)
        if !hasString { content.append(raw: "<") }
        hasString = true
        content.append(raw: number.pdfDigits)
        pen?.x += EmbeddedGlyphs.width(of: glyph, in: face) / 1000 * size
    }

    /// Moves the pen where it does not stand there already: along the line by thousandths of the size, or anew.
    private mutating func move(to place: Point) {
        if let pen, pen.y == place.y.asWritten {
            let distance = ((pen.x - place.x) * 1000 / size).asWritten
            guard abs(distance) >= 0.05 else { return }
            endString()
            content.append(distance)
            self.pen?.x -= distance / 1000 * size
        } else {
            endLine()
            content.append(1, 0, 0, -1, place.x, place.y, then: "Tm")
            content.append(raw: "[")
            pen = Point(x: place.x.asWritten, y: place.y.asWritten)
        }
    }

    private mutating func endString() {
        if hasString { content.append(raw: ">") }
        hasString = false
    }

    private mutating func endLine() {
        endString()
        if pen != nil { content.append("] TJ") }
        pen = nil
    }

    /// Begins glyphs that mean a text together.
    mutating func beginMeaning(_ text: ArraySlice<Unicode.Scalar>) {
        endLine()
        content.append(raw: "/Span << /ActualText <FEFF\(text.pdfDigits)> >> ")
        content.append("BDC")
    }

    mutating func endMeaning() {
        endLine()
        content.append("EMC")
    }

    consuming func finished() -> PDFContent {
        endLine()
        return content
    }
}
