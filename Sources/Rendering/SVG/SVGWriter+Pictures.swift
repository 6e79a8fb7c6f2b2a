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
        attributes.append(Attribute("xlink:href", plain: "data:image/png;base64," + resources.base64(of: png)))
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
    /// With padding and without line ends.
    static func text(of bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        let alphabet = alphabet
        func append(_ group: Int, characters count: Int) {
            for place in 0..<4 {
                output.append(place < count ? alphabet[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        let whole = bytes.count / 3 * 3
        for start in stride(from: 0, to: whole, by: 3) {
            append(Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]), characters: 4)
        }
        switch bytes.count - whole {
        case 1: append(Int(bytes[whole]) << 16, characters: 2)
        case 2: append(Int(bytes[whole]) << 16 | Int(bytes[whole + 1]) << 8, characters: 3)
        default: break
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
