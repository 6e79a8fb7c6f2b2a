import DisplayLists
import Drawing
import Geometry

/// What two drawings of the same image have in common.
struct ImageKey: Hashable {
    var file: FileKey
    var size: Size
    var aspectRatio: String?
}

/// The first drawing of an image.
struct DrawnImage {
    var id: String
    var origin: Point
}

extension SVGWriter {
    mutating func picture(_ command: PictureCommand) throws(DrawingError) -> [XMLElement] {
        guard !command.frame.isEmpty,
            let picture = try resources.picture(for: command, pixelsPerPoint: pixelsPerPoint)
        else { return [] }
        let image = image(picture.png, in: picture.frame, aspectRatio: command.fit.aspectRatio)
        guard let clip = command.neededClip(around: picture.frame) else { return [image] }
        // Around the image, not on it, since another drawing of the same image may be clipped otherwise.
        return [XMLElement("g", [clipAttribute(clip)], children: [image])]
    }

    /// The image with its data, or a reference to the same image drawn before.
    mutating func image(_ png: [UInt8], in frame: Rect, aspectRatio: String?) -> XMLElement {
        let key = ImageKey(file: FileKey(bytes: png), size: frame.size, aspectRatio: aspectRatio)
        if let drawn = drawnImages[key] { return use(drawn, at: frame.origin) }
        let id = definitions.newID(kind: "image")
        drawnImages[key] = DrawnImage(id: id, origin: frame.origin)
        var attributes = [Attribute("id", id)] + frame.attributes
        if let aspectRatio { attributes.append(Attribute("preserveAspectRatio", aspectRatio)) }
        attributes.append(Attribute("xlink:href", plain: resources.dataURL(of: png)))
        return XMLElement("image", attributes)
    }

    private func use(_ drawn: DrawnImage, at origin: Point) -> XMLElement {
        XMLElement(
            "use",
            [
                Attribute("xlink:href", "#" + drawn.id), Attribute("x", origin.x - drawn.origin.x),
                Attribute("y", origin.y - drawn.origin.y),
            ])
    }
}

extension PictureCommand.Fit {
    /// SVG's word for it; `nil` for what `image` does by itself.
    fileprivate var aspectRatio: String? {
        switch self {
        case .stretch: "none"
        case .fit: nil
        case .fill: "xMidYMid slice"
        }
    }
}

/// Bytes as text of 64 characters (RFC 4648, section 4).
enum Base64 {
    /// A PNG file as a URL that holds all of it (RFC 2397).
    static func dataURL(of png: [UInt8]) -> String {
        let start = "data:image/png;base64,".utf8
        let length = start.count + (png.count + 2) / 3 * 4
        return unsafe String(unsafeUninitializedCapacity: length) { output in
            var end = unsafe output.initialize(fromContentsOf: start)
            let alphabet = alphabet
            for first in stride(from: 0, to: png.count, by: 3) {
                var group = Int(png[first]) << 16
                if first + 1 < png.count { group |= Int(png[first + 1]) << 8 }
                if first + 2 < png.count { group |= Int(png[first + 2]) }
                unsafe output[end] = alphabet[group >> 18]
                unsafe output[end + 1] = alphabet[group >> 12 & 63]
                unsafe output[end + 2] = alphabet[group >> 6 & 63]
                unsafe output[end + 3] = alphabet[group & 63]
                end += 4
            }
            for place in 0..<(3 - png.count % 3) % 3 { unsafe output[end - 1 - place] = UInt8(ascii: "=") }
            return end
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
