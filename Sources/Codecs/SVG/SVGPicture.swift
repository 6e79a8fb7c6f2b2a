package import Geometry
package import Rasters

/// The drawing of an SVG file, which has no pixels of its own: the program `rsvg-convert` draws it in those in which it
/// is shown, so that it is sharp in every size.
///
/// The program is another process, which has a bound of time and memory, is told of no folder in which files could be
/// looked for, and takes nothing of the start of this one.
package struct SVGPicture: Sendable {
    /// Only the proportion of its sides matters.
    package let size: Size
    /// What stands before the root.
    private let head: [UInt8]
    /// The root's tag, with that size.
    private let root: [UInt8]
    /// What follows the root's tag.
    private let tail: [UInt8]

    /// How much memory it takes.
    package var byteCount: Int { head.count + root.count + tail.count }

    /// The version of librsvg, whose program draws; asked once, and `nil` where it is not there.
    package static let libraryVersion = OtherProgram.version(of: "rsvg-convert")

    /// Drawings of more bytes are not read.
    static let lengthLimit = 16 << 20

    /// - Parameter bytes: of a whole file.
    init(_ bytes: [UInt8]) throws(PictureDecodingError) {
        let review = try SVGReview(bytes)
        guard let root = review.root, let size = review.size else {
            throw .refused("says neither its size nor what part of the plane it shows (viewBox)")
        }
        self.size = size
        head = Array(bytes[..<root.start])
        self.root = root.sized(size, in: bytes)
        tail = Array(bytes[root.end...])
        // What is wrong in it is known before it is shown anywhere.
        _ = try raster(
            cut: RowReducer.Cut(x: 0, y: 0, width: size.width, height: size.height, columns: 256, rows: 256))
    }

    /// What a cut shows, drawn in its pixels.
    package func raster(cut: RowReducer.Cut) throws(PictureDecodingError) -> Raster {
        let png = try Self.drawn(document(of: cut))
        let decoder = ShownPictureDecoder(limits: PictureLimits(pixels: cut.columns * cut.rows))
        let picture = try decoder.picture(of: png)
        let (width, height) = (picture.size.width, picture.size.height)
        return try decoder.raster(
            of: picture,
            cut: RowReducer.Cut(x: 0, y: 0, width: width, height: height, columns: cut.columns, rows: cut.rows))
    }

    /// The drawing in one of the size of a cut's pixels.
    private func document(of cut: RowReducer.Cut) -> [UInt8] {
        let box = [cut.x, cut.y, cut.width, cut.height].map { NumberText.exact($0) }.joined(separator: " ")
        let outer = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(cut.columns)" height="\(cut.rows)" viewBox="\(box)" \
            preserveAspectRatio="none">
            """
        return head + Array(outer.utf8) + root + tail + Array("</svg>".utf8)
    }

    private static func drawn(_ document: [UInt8]) throws(PictureDecodingError) -> [UInt8] {
        do throws(ProgramFailure) {
            let program = try OtherProgram(
                "rsvg-convert", ["--format", "png", "--output"],
                within: OtherProgram.Bounds(seconds: secondLimit, kibibytes: 4 << 20))
            unsafe try document.withUnsafeBufferPointer { (bytes) throws(ProgramFailure) in
                unsafe try program.take(UnsafeRawBufferPointer(bytes))
            }
            return try program.finish()
        } catch {
            throw PictureDecodingError(error)
        }
    }

    fileprivate static let secondLimit = 10
}

extension PictureDecodingError {
    /// Why `rsvg-convert` has not drawn a file.
    fileprivate init(_ failure: ProgramFailure) {
        switch failure {
        case .missing: self = .undrawable
        case .outOfTime: self = .refused("takes more than \(SVGPicture.secondLimit) s to draw")
        case .ended(let said, _):
            let words = said ?? "the program rsvg-convert does not say why"
            let start = ["of data: ", "stdin: "].compactMap { words.ranges(of: $0).first?.upperBound }.first
            self = .damaged(.svg, String(words[(start ?? words.startIndex)...]))
        }
    }
}

extension SVGTag {
    /// The tag of a root with a size of its own, whatever it said before.
    fileprivate func sized(_ size: Size, in bytes: [UInt8]) -> [UInt8] {
        let (width, height) = (NumberText.exact(size.width), NumberText.exact(size.height))
        let style = (self["style"].map { $0 + ";" } ?? "") + "width:\(width)px;height:\(height)px"
        let quote = style.contains("\"") ? "'" : "\""
        var tag = Array(bytes[start..<nameEnd])
        for attribute in attributes where !["x", "y", "width", "height", "style"].contains(attribute.name) {
            tag += [UInt8(ascii: " ")] + bytes[attribute.range]
        }
        tag += Array(" width=\"\(width)\" height=\"\(height)\" style=\(quote)\(style)\(quote)".utf8)
        return tag + Array((isEmpty ? "/>" : ">").utf8)
    }
}
