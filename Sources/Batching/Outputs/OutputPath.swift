import Geometry
package import Rendering

/// Where a run leaves a file, below its output folder: `look/index-bar/rest~dark~rtl@2x.png`.
package struct OutputPath: Hashable, Sendable {
    package let text: String

    /// - Parameters:
    ///   - values: those of the axes that are not at their default, in the axes' order.
    ///   - scale: left out where it is 1, and of vector files.
    ///
    /// All parts must be legal (`FileName`).
    package init(
        theme: String, component: String, state: String, values: [String] = [], scale: Double = 1,
        format: PictureFormat
    ) {
        text =
            "\(theme)/\(component)/" + ([state] + values).joined(separator: "~")
            + Self.ending(PictureExport(format: format, scale: scale))
    }

    /// A path of pieces, the last of which is an ending.
    init(_ pieces: [UInt8]...) {
        text = String(unsafeUninitializedCapacity: pieces.reduce(0) { $0 + $1.count }) { buffer in
            var rest = UnsafeMutableBufferPointer(rebasing: buffer[...])
            for piece in pieces {
                _ = rest.update(fromContentsOf: piece)
                rest = UnsafeMutableBufferPointer(rebasing: rest[piece.count...])
            }
            return buffer.count - rest.count
        }
    }

    /// What a file's name ends with: `@2x.png`.
    static func ending(_ export: PictureExport) -> String {
        let scale = export.format.isRaster && export.scale != 1 ? "@\(NumberText.exact(export.scale))x" : ""
        return scale + "." + export.format.fileExtension
    }

    /// The sheet of all of a theme's states: `look/board.png`.
    init(boardOf theme: String, format: PictureFormat) {
        text = "\(theme)/board.\(format.fileExtension)"
    }
}
