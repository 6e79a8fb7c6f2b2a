import Geometry
package import Thumbindex

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
        var path = ""
        // Plans of millions make one for each picture.
        path.reserveCapacity(64)
        for part in [theme, component] {
            path += part
            path += "/"
        }
        path += state
        for value in values {
            path += "~"
            path += value
        }
        if format.isRaster, scale != 1 {
            path += "@"
            path += NumberText.exact(scale)
            path += "x"
        }
        path += "."
        path += format.rawValue
        text = path
    }

    /// The sheet of all of a theme's states: `look/board.png`.
    init(boardOf theme: String, format: PictureFormat) {
        text = "\(theme)/board.\(format.rawValue)"
    }
}
