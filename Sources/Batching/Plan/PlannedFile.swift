import Geometry
package import Rendering

/// A file that a scene is to become.
package struct PlannedFile: Hashable, Sendable {
    package let part: Part
    /// The component of a state, or a timeline's name.
    package let component: String
    /// The name of a state, a shot or a film.
    package let name: String
    package let export: ExportOptions
    package let path: OutputPath

    /// What of its scene a file shows.
    package enum Part: Hashable, Sendable {
        /// A state; of a timeline what shows or tells all of it.
        case whole
        /// A shot by its number.
        case shot(Int)
        case filmstrip
    }
}

extension ExportOptions {
    /// Every raster format at every scale, the others once.
    package func all(formats: [PictureFormat], scales: [Double]) -> [ExportOptions] {
        formats.flatMap { format in
            (format.isRaster ? scales : [1]).map { with(format: format, scale: $0) }
        }
    }

    /// What tells files of a scene from those of other options: format and scale, and what else the format goes by.
    var cacheText: String { format.rawValue + NumberText.exact(scale) + " " + detail }

    /// What a format goes by beside its scale; empty where it goes by nothing.
    var detail: String {
        switch format {
        case .svg: svgText.rawValue
        case .png: pngCompression.rawValue
        case .webp, .gif, .apng:
            [
                frameRate.map { "\($0) fps" }, isDithered.map { $0 ? "dithered" : "undithered" },
            ].compactMap(\.self).joined(separator: " ")
        case .pdf, .json: ""
        }
    }
}

/// Where a run leaves a file, below its output folder: `look/index-bar/rest~dark~rtl@2x.png`.
package struct OutputPath: Hashable, Sendable {
    package let text: String

    /// - Parameters:
    ///   - start: `look/index-bar/rest`, the theme's, the component's and the state's name.
    ///   - values: those of the axes that are not at their default, in the axes' order.
    ///
    /// All names must be legal (`FileName`).
    package init(_ start: String, values: [String] = [], as export: ExportOptions) {
        text = ([start] + values).joined(separator: "~") + Self.ending(export)
    }

    /// A path of its pieces: `look/index-bar/rest`, `~dark~rtl` and `@2x.png`.
    init(_ start: [UInt8], _ values: [UInt8], _ ending: [UInt8]) {
        text = String(decoding: start + values + ending, as: UTF8.self)
    }

    /// What a file's name ends with: `@2x.png`; the scale is left out where it is 1, and of vector files.
    static func ending(_ export: ExportOptions) -> String {
        let scale = export.format.isRaster && export.scale != 1 ? "@\(NumberText.exact(export.scale))x" : ""
        return scale + "." + export.format.fileExtension
    }

    /// The sheet of all of a theme's states: `look/board.png`.
    init(boardOf theme: String, format: PictureFormat) {
        text = "\(theme)/board.\(format.fileExtension)"
    }
}
