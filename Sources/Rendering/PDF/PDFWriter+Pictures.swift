import DisplayLists
import Drawing
import Geometry
import Rasters
import Styles

/// The objects of a document's pictures.
struct PDFDrawnImages {
    /// Names of those that operators draw.
    var names: [PDFImage: String] = [:]
    /// What shows of them.
    var masks: [PDFSamples: Int] = [:]
}

extension PDFWriter {
    /// More pixels than the page's edges lie on, for whoever enlarges it, but no more than the file has; a file that has
    /// about as many as it is, if it can be.
    mutating func draw(_ command: PictureCommand) throws(DrawingError) {
        let fine = DeviceSpace(pixelsPerPoint: 2 * sources.pixelsPerPoint)
        let (image, place): (PDFImage, PixelRect)
        if let original = sources.pictures.original(of: command, in: fine) {
            (image, place) = (sources.images.image(of: original.picture), original.place)
        } else if let picture = sources.pictures.detailed(command, in: fine) {
            (image, place) = (try sources.images.image(of: picture.raster), picture.place)
        } else {
            return
        }
        let frame = fine.points(of: place)
        guard let clip = command.neededClip(around: frame) else { return draw(image, in: frame) }
        clipped(to: clip) { $0.draw(image, in: frame) }
    }

    mutating func draw(_ shadow: Shadow, of shape: Shape) throws(DrawingError) {
        guard shadow.color.alpha > 0 else { return }
        let space = DeviceSpace(pixelsPerPoint: sources.pixelsPerPoint)
        let mask = try sources.shadows.mask(
            of: shape, shadow: shadow, in: space, canvas: space.pixels(touchedBy: canvas))
        guard !mask.frame.isEmpty else { return }
        let image = try sources.images.image(of: mask.mask, color: shadow.color)
        draw(image, in: space.points(of: mask.frame), opacity: shadow.color.alpha)
    }

    mutating func draw(_ material: Material, in shape: Shape) throws(DrawingError) {
        guard let picture = materials[shape, material] else { return }
        let image = try sources.images.image(of: picture.raster)
        clipped(to: shape) { $0.draw(image, in: picture.frame) }
    }

    /// Draws a picture stretched to a frame.
    mutating func draw(_ image: PDFImage, in frame: Rect, opacity: Double = 1) {
        let name = name(of: image)
        setOpacity(opacity)
        saved { writer in
            // A picture's own space is a square of 1 whose y grows upward.
            writer.content.append(frame.width, 0, 0, -frame.height, frame.x, frame.maxY, then: "cm")
            writer.content.append(name, then: "Do")
        }
    }

    /// A picture that is drawn several times is in the file once.
    private mutating func name(of image: PDFImage) -> String {
        if let name = drawnImages.names[image] { return name }
        var entries = image.colors.entries
        if let alpha = image.alpha {
            let object = drawnImages.masks[alpha] ?? document.add(stream: alpha.stream, alpha.entries)
            drawnImages.masks[alpha] = object
            entries += " /SMask \(object) 0 R"
        }
        let name = resources.name(.object, document.add(stream: image.colors.stream, entries))
        drawnImages.names[image] = name
        return name
    }
}
