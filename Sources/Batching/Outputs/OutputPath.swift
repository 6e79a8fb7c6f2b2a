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
        let suffix = format.isRaster && scale != 1 ? "@\(NumberText.exact(scale))x" : ""
        let name = ([state] + values).joined(separator: "~")
        text = "\(theme)/\(component)/\(name)\(suffix).\(format.rawValue)"
    }

    /// The sheet of all of a theme's states: `look/board.png`.
    init(boardOf theme: String, format: PictureFormat) {
        text = "\(theme)/board.\(format.rawValue)"
    }
}
