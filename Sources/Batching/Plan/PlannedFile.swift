import Documents
import Geometry
package import Presenting
package import Rendering

/// A file that a scene is to become.
package struct PlannedFile: Hashable, Sendable {
    /// What of the scene it shows.
    package let part: Part
    /// The component of a state, or a timeline's name.
    package let component: String
    /// The name of a state, a shot or a film.
    package let name: String
    /// How it is made.
    package let export: ExportOptions
    /// Where it goes.
    package let path: OutputPath
    /// The crop that was asked for, which may be of each node of a role; `nil` for the whole scene.
    let crop: String?

    init(part: Part, component: String, name: String, export: ExportOptions, path: OutputPath) {
        self.part = part
        self.component = component
        self.name = name
        self.export = export
        self.path = path
        crop = export.presentation.crop?.description
    }

    private init(_ file: PlannedFile, export: ExportOptions) {
        part = file.part
        component = file.component
        name = file.name
        self.export = export
        path = file.path.replacing(file.export, with: export)
        crop = file.crop
    }

    /// The same with the tokens that annotations tell, and with what draws it, which a description tells.
    func telling(_ tokens: [TokenUse], fingerprint: JSONValue?) -> PlannedFile {
        let tellsTokens = export.presentation.annotations.contains(.tokens)
        guard tellsTokens || fingerprint != nil else { return self }
        var export = export
        if tellsTokens { export.presentation.tokens = tokens }
        export.fingerprint = fingerprint
        return PlannedFile(self, export: export)
    }

    /// The file of one of the nodes that its crop names.
    func cropped(to crop: Crop) -> PlannedFile {
        var export = export
        export.presentation.crop = crop
        return PlannedFile(self, export: export)
    }

    /// What of its scene a file shows.
    package enum Part: Hashable, Sendable {
        /// A state; of a timeline what shows or tells all of it.
        case whole
        /// A shot by its number from 0.
        case shot(Int)
        /// Frames side by side.
        case filmstrip
        /// What stands for a film before it plays.
        case poster

        /// Of a shot, counting from 1.
        var shotNumber: Int? { if case .shot(let index) = self { index + 1 } else { nil } }
    }
}

extension ExportOptions {
    /// Every raster format at every scale, the others once; each for every crop, where there are any.
    package func all(formats: [PictureFormat], scales: [Double], crops: [Crop] = []) -> [ExportOptions] {
        formats.flatMap { format in
            (format.isRaster ? scales : [1]).flatMap { scale in
                let whole = with(format: format, scale: scale)
                return crops.isEmpty
                    ? [whole]
                    : crops.map { crop in
                        var cropped = whole
                        cropped.presentation.crop = crop
                        return cropped
                    }
            }
        }
    }

    /// What tells files of a scene from those of other options: format and scale, and what else the format goes by.
    var cacheText: String { format.rawValue + NumberText.exact(scale) + " " + detail }

    /// What a file goes by beside its format and scale; empty where it goes by nothing.
    var detail: String {
        let values = presentation.values.map { " " + $0.axis + " " + $0.value }.joined()
        return formatDetail + values
    }

    private var formatDetail: String {
        switch format {
        case .svg: svgNames == .nodes ? svgText.rawValue : svgText.rawValue + " " + svgNames.rawValue
        case .png: pngCompression.rawValue
        case .webp, .gif, .apng, .mp4:
            ([
                frameRate.map { "\($0) fps" }, isDithered.map { $0 ? "dithered" : "undithered" },
            ].compactMap(\.self) + film.words).joined(separator: " ")
        case .pdf, .json, .csv: ""
        }
    }
}

/// Where a run leaves a file, below its output folder: `look/index-bar/rest~dark~rtl@2x.png`.
package struct OutputPath: Hashable, Sendable {
    /// From the output folder, with `/` between its parts.
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

    /// What a file's name ends with: `@2x.png`, after `~bubble` where that is shown alone, or `~measure+hit` and
    /// `~device-dark` where these are around it (SC-2 … SC-4); the scale is left out where it is 1, and of vector files.
    static func ending(_ export: ExportOptions) -> String {
        let values = export.presentation.values.map { "~" + $0.fileName }.joined()
        let scale = export.format.isRaster && export.scale != 1 ? "@\(NumberText.exact(export.scale))x" : ""
        return values + scale + "." + export.format.fileExtension
    }

    /// The sheet of all of a theme's states: `look/board.png`.
    init(boardOf theme: String, as export: ExportOptions) {
        text = "\(theme)/board" + Self.ending(export.with(format: export.format, scale: 1))
    }

    private init(text: String) { self.text = text }

    /// The path of the same scene with other options.
    func replacing(_ export: ExportOptions, with other: ExportOptions) -> OutputPath {
        OutputPath(text: text.dropLast(Self.ending(export).count) + Self.ending(other))
    }
}
