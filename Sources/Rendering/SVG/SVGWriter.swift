import DisplayLists
import Drawing
import Geometry

/// Turns the commands of one snapped display list into elements, collecting what they refer to.
struct SVGWriter {
    typealias Attribute = XMLElement.Attribute

    let resources: any SVGResources
    let textStyle: SVGText
    let names: SVGNames
    let pixelsPerPoint: Double
    /// Tells what clips hide.
    let inks: InkMeasurer
    var definitions: SVGDefinitions
    /// Where each image was first drawn, for those that are drawn again.
    var drawnImages: [ImageKey: DrawnImage] = [:]
    /// The groups that hold what was drawn before the commands at hand, from the outermost level: what materials show.
    var beneath: [String] = []
    /// What materials need not look beyond.
    private(set) var canvas = Rect.zero
    /// Whether that is opaque all over.
    private(set) var isOpaque = false
    private var usedIDs: Set<String> = []
    private var layerCounts: [String: Int] = [:]

    init(
        resources: any SVGResources, textStyle: SVGText, names: SVGNames, pixelsPerPoint: Double, takenIDs: Set<String>
    ) {
        self.resources = resources
        self.textStyle = textStyle
        self.names = names
        inks = InkMeasurer(resources)
        self.pixelsPerPoint = pixelsPerPoint
        definitions = SVGDefinitions(takenIDs: takenIDs)
    }

    mutating func root(of list: DisplayList) throws(DrawingError) -> XMLElement {
        let size = [Attribute("width", list.size.width), Attribute("height", list.size.height)]
        canvas = Rect(origin: .zero, size: list.size)
        isOpaque = list.background.alpha >= 1
        let drawing = try elements(for: list.commands, over: background(list.background, size: size))
        let definitions = self.definitions.elements
        let header = definitions.isEmpty ? [] : [XMLElement("defs", children: definitions)]
        var namespaces = [
            Attribute("xmlns", "http://www.w3.org/2000/svg"),
            Attribute("xmlns:xlink", "http://www.w3.org/1999/xlink"),
        ]
        if names == .layers {
            namespaces.append(Attribute("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape"))
        }
        let viewBox = Attribute("viewBox", "0 0 \(size[0].value) \(size[1].value)")
        return XMLElement("svg", namespaces + size + [viewBox] + textAttributes, children: header + drawing)
    }

    /// Keeps viewers from hinting, which moves letters.
    private var textAttributes: [Attribute] {
        textStyle == .live ? [Attribute("text-rendering", "geometricPrecision")] : []
    }

    private func background(_ color: Color, size: [Attribute]) -> [XMLElement] {
        color.alpha > 0 ? [XMLElement("rect", size + color.attributes("fill"))] : []
    }

    /// What a material lies over stands in a group of its own, which the material shows blurred.
    mutating func elements(
        for commands: [DrawingCommand], over ground: [XMLElement] = []
    ) throws(DrawingError) -> [XMLElement] {
        var elements = ground
        for command in commands {
            guard command.hasMaterial, !elements.isEmpty else {
                elements += try self.elements(for: command)
                continue
            }
            let id = definitions.newID(kind: "beneath")
            elements = [XMLElement("g", [Attribute("id", id)], children: elements)]
            beneath.append(id)
            elements += try self.elements(for: command)
            beneath.removeLast()
        }
        return elements
    }

    private mutating func elements(for command: DrawingCommand) throws(DrawingError) -> [XMLElement] {
        switch command {
        case .fill(let shape, let paint): fill(shape, paint)
        case .stroke(let shape, let width, let color): stroke(shape, width: width, color)
        case .hairline(let rect, let color):
            // A snapped list has none left.
            fill(
                .rect(Rect(minX: rect.minX, minY: rect.maxY - 1 / pixelsPerPoint, maxX: rect.maxX, maxY: rect.maxY)),
                .color(color))
        case .shadow(let shape, let shadow): self.shadow(shadow, of: shape)
        case .text(let command): text(command)
        case .picture(let command): try picture(command)
        case .group(let group): try self.group(group)
        }
    }

    /// A group that neither names, fades nor clips leaves no element but its content.
    private mutating func group(_ group: DrawingGroup) throws(DrawingError) -> [XMLElement] {
        var attributes: [Attribute] = []
        if let id = newID(of: group) { attributes.append(Attribute("id", id)) }
        if names == .layers, let name = group.layerName {
            // What Inkscape and Illustrator call the layer; others show its id.
            attributes += [Attribute("inkscape:label", name), Attribute("data-name", name)]
        }
        if group.opacity != 1 { attributes.append(Attribute("opacity", min(max(group.opacity, 0), 1))) }
        let (commands, clip) = group.cutToRectangles(inks)
        if let clip { attributes.append(clipAttribute(clip)) }
        let title = group.title.map { [XMLElement("title", text: $0)] } ?? []
        let outer = (canvas, beneath, isOpaque)
        defer { (canvas, beneath, isOpaque) = outer }
        if group.isOpaque, let shape = group.clip {
            // A screen in a device: its materials show nothing around it.
            canvas = canvas.intersection(shape.bounds) ?? .zero
            beneath = []
            isOpaque = true
        }
        let children = title + (try elements(for: commands))
        return attributes.isEmpty && title.isEmpty ? children : [XMLElement("g", attributes, children: children)]
    }

    /// What a group is called. An id may stand once in a document: a second group of the same node goes without, and a
    /// second layer of the same name has a number.
    private mutating func newID(of group: DrawingGroup) -> String? {
        switch names {
        case .nodes: return group.id.flatMap { usedIDs.insert($0).inserted ? $0 : nil }
        case .layers:
            guard let name = group.layerID else { return nil }
            var id: String
            repeat {
                let count = layerCounts[name, default: 0] + 1
                layerCounts[name] = count
                id = count == 1 ? name : "\(name)-\(count)"
            } while !usedIDs.insert(id).inserted
            return id
        }
    }
}

extension DrawingGroup {
    /// What a person calls it in a design tool: `Row Lavender`.
    var layerName: String? { title.map { $0.prefix(1).uppercased() + $0.dropFirst() } }

    /// The same as the name of an XML element may be, of letters, digits and hyphens: `Row-Lavender`.
    var layerID: String? {
        layerName.map { name in
            name.unicodeScalars.split { !$0.continuesName }.map { String($0) }.joined(separator: "-")
        }
    }
}

extension Unicode.Scalar {
    /// Whether a name may go on with it. Most are letters and digits that need not be looked up.
    fileprivate var continuesName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: !isASCII && properties.isXIDContinue
        }
    }
}

extension XMLElement.Attribute {
    /// A number with as many decimals as the outlines have.
    init(_ name: String, _ value: Double) {
        self.init(name, plain: NumberText.rounded(value, places: SVGPathData.places))
    }
}

/// What elements of a document refer to: gradients, clips, filters, each written once however often it is used.
struct SVGDefinitions {
    private(set) var elements: [XMLElement] = []
    private var ids: [XMLElement: String] = [:]
    private var counts: [String: Int] = [:]
    /// The ids of groups, which definitions must not bear.
    private let takenIDs: Set<String>

    /// Whether a definition could have an id: those end with a number.
    static func couldName(_ id: String) -> Bool {
        id.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    init(takenIDs: Set<String>) {
        self.takenIDs = takenIDs
    }

    /// The id of a definition, which is added where there is none like it; `clip-0`, `clip-1` in order of first use.
    mutating func id(of element: XMLElement, kind: String) -> String {
        if let id = ids[element] { return id }
        let id = newID(kind: kind)
        ids[element] = id
        var definition = element
        definition.attributes.insert(XMLElement.Attribute("id", id), at: 0)
        elements.append(definition)
        return id
    }

    /// An id that nothing else in the document bears.
    mutating func newID(kind: String) -> String {
        var id: String
        repeat {
            let count = counts[kind, default: 0]
            counts[kind] = count + 1
            id = "\(kind)-\(count)"
        } while takenIDs.contains(id)
        return id
    }
}
