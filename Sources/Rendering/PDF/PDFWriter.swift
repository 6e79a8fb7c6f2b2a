import DisplayLists
import Drawing
import Geometry

/// Turns the commands of one snapped display list into the operators of a page, collecting what they refer to.
struct PDFWriter {
    let sources: PDFSources
    let materials: MaterialPictures
    /// Of the page, in points; y grows downward, as in the list.
    let canvas: Rect
    var document = PDFDocument()
    var resources = PDFResources()
    /// Of the page, or of the part of it that is written at the moment.
    var content = PDFContent()
    var ink = PDFInk()
    /// The objects that name all resources, and those of opacities.
    private let resourceList: Int
    private var states: [String: String] = [:]
    var drawnImages = PDFDrawnImages()
    /// Of each face, what is shown of it, and its object.
    var fonts: [Int: (glyphs: EmbeddedGlyphs, object: Int)] = [:]

    init(sources: PDFSources, materials: MaterialPictures, size: Size) {
        self.sources = sources
        self.materials = materials
        canvas = Rect(origin: .zero, size: size)
        resourceList = document.reserve()
    }

    /// The whole file.
    mutating func document(of list: DisplayList) throws(DrawingError) -> [UInt8] {
        // A page's y grows upward.
        content.append(1, 0, 0, -1, 0, canvas.height, then: "cm")
        if list.background.alpha > 0 { fill(.rect(canvas), with: .color(list.background)) }
        try draw(list.commands)
        let stream = try sources.fonts.deflated(content.bytes)
        let contents = document.add(stream: stream, "/Filter /FlateDecode")
        for (_, font) in fonts.sorted(by: { $0.key < $1.key }) {
            try sources.fonts.add(font.glyphs, as: font.object, to: &document)
        }
        document.add(resources.dictionary, as: resourceList)
        let pages = document.reserve()
        let page = document.add(
            "<< /Type /Page /Parent \(pages) 0 R /MediaBox [ 0 0 \(canvas.width.pdfText) \(canvas.height.pdfText) ]"
                + " /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources \(resourceList) 0 R"
                + " /Contents \(contents) 0 R >>")
        document.add("<< /Type /Pages /Kids [ \(page) 0 R ] /Count 1 >>", as: pages)
        let catalog = document.add("<< /Type /Catalog /Pages \(pages) 0 R >>")
        // The time of creation would differ from run to run.
        let information = document.add("<< /Producer (Thumbindex) /CreationDate (D:20000101000000Z) >>")
        return document.finished(catalog: catalog, information: information)
    }

    private mutating func draw(_ commands: [DrawingCommand]) throws(DrawingError) {
        for command in commands {
            guard let bounds = command.bounds(measurer: sources.text), bounds.intersects(canvas) else { continue }
            try draw(command)
        }
    }

    private mutating func draw(_ command: DrawingCommand) throws(DrawingError) {
        switch command {
        case .fill(let shape, .material(let material)): try draw(material, in: shape)
        case .fill(let shape, let paint): fill(shape, with: paint)
        case .stroke(let shape, let width, let color): stroke(shape, width: width, color)
        case .hairline(let rect, let color):
            let line = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1 / sources.pixelsPerPoint)
            fill(.rect(line), with: .color(color))
        case .shadow(let shape, let shadow): try draw(shadow, of: shape)
        case .text(let text): try draw(text)
        case .picture(let picture): try draw(picture)
        case .group(let group): try draw(group)
        }
    }

    private mutating func draw(_ group: DrawingGroup) throws(DrawingError) {
        guard group.opacity > 0 else { return }
        guard group.opacity < 1 else { return try drawClipped(group) }
        let part = try form { (writer) throws(DrawingError) in try writer.drawClipped(group) }
        saved { writer in
            writer.content.append(writer.state("/ca \(group.opacity.pdfText)"), then: "gs")
            writer.content.append(writer.resources.name(.object, part), then: "Do")
        }
    }

    private mutating func drawClipped(_ group: DrawingGroup) throws(DrawingError) {
        guard let clip = group.clip else { return try draw(group.commands) }
        try clipped(to: clip) { (writer) throws(DrawingError) in try writer.draw(group.commands) }
    }
}

extension PDFWriter {
    /// Runs `body`, and takes back what it does to what is drawn after it.
    mutating func saved<Failure: Error>(_ body: (inout PDFWriter) throws(Failure) -> Void) throws(Failure) {
        let outer = ink
        content.append("q")
        try body(&self)
        content.append("Q")
        ink = outer
    }

    /// Runs `body` with the drawing cut to a shape.
    mutating func clipped<Failure: Error>(
        to shape: Shape, _ body: (inout PDFWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try saved { (writer) throws(Failure) in
            writer.content.append(shape)
            writer.content.append("W n")
            try body(&writer)
        }
    }

    /// What `body` draws as an object of its own, which is laid over the page as one.
    mutating func form(
        group: String = "/S /Transparency", _ body: (inout PDFWriter) throws(DrawingError) -> Void
    ) throws(DrawingError) -> Int {
        let outer = (content, ink)
        (content, ink) = (PDFContent(), PDFInk())
        try body(&self)
        let inner = content
        (content, ink) = outer
        let box = [canvas.minX, canvas.minY, canvas.maxX, canvas.maxY].pdfText
        return document.add(
            stream: try sources.fonts.deflated(inner.bytes),
            "/Type /XObject /Subtype /Form /BBox [ \(box) ] /Group << \(group) >> /Resources \(resourceList) 0 R"
                + " /Filter /FlateDecode")
    }

    /// The name of parameters that `gs` sets.
    mutating func state(_ entries: String) -> String {
        if let name = states[entries] { return name }
        let name = resources.name(.state, document.add("<< \(entries) >>"))
        states[entries] = name
        return name
    }
}

/// What is set of colours, so that they are set only where they change.
struct PDFInk {
    /// Without their opacity; `nil` where nobody knows.
    var fill: Color?
    var stroke: Color?
    /// A page and its parts begin opaque.
    var opacity = 1.0
}
