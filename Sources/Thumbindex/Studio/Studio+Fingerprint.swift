import Codecs
import Collation
import Contents
import Drawing
package import Manifests
import Rendering
package import Styles

extension Fingerprint {
    /// This program's on this machine, without fonts.
    package static var current: Fingerprint {
        let libraries =
            LibraryVersion.all.map { Library(name: $0.name, version: $0.version) }
            + [Library(name: CollationLibrary.name, version: CollationLibrary.version)]
        return Fingerprint(
            program: ThumbindexVersion.current, libraries: libraries.sorted { $0.name < $1.name },
            pixelDigest: ExportedFile.pixelDigestName, filmDigest: ExportedFile.filmDigestName)
    }

    /// What draws SVG files, which few themes show; `nil` where it is not there.
    package static var drawingLibrary: Library? {
        SVGPicture.libraryVersion.map { Library(name: "librsvg", version: $0) }
    }

    /// The same with the files of fonts.
    ///
    /// - Parameters:
    ///   - showsDrawings: whether SVG files are shown.
    ///   - digest: of a file at a path, 32 hexadecimal digits; `nil` for one that cannot be read.
    package static func current(
        drawingWith sources: [FontSource], showingDrawings showsDrawings: Bool, digest: (String) -> String?
    ) -> Fingerprint {
        var fingerprint = current
        if showsDrawings, let library = drawingLibrary { fingerprint.add([library]) }
        let fonts = sources.map { source in
            Font(
                family: source.family, file: source.path.split(separator: "/").last.map(String.init) ?? source.path,
                digest: digest(source.path) ?? "unreadable")
        }
        fingerprint.fonts = Set(fonts).sorted { ($0.family, $0.file, $0.digest) < ($1.family, $1.file, $1.digest) }
        return fingerprint
    }
}

extension Studio {
    /// What draws its scenes: the program, its libraries, and the fonts of its theme and contents, whatever else a run
    /// draws. A picture's description carries it along, so that a file that was copied from its run still tells what drew
    /// it.
    ///
    /// - Parameters:
    ///   - labels: what is written around its pictures.
    ///   - digest: of a font's file at a path, 32 hexadecimal digits; `nil` for one that cannot be read.
    package func fingerprint(
        labels: PictureLabels = PictureLabels(), digest: (String) -> String?
    ) -> Fingerprint {
        let showsDrawings =
            theme.namesDrawings || grid.namesDrawings
            || content.sections.contains { $0.items.contains { $0.picture?.isPathOfDrawing ?? false } }
        return .current(drawingWith: fontSources(labels: labels), showingDrawings: showsDrawings, digest: digest)
    }
}

extension Theme {
    /// Whether the path of a picture of its bar or its bubble says that it is an SVG file.
    package var namesDrawings: Bool {
        if case .image(let path) = bubble.shape, path.isPathOfDrawing { return true }
        return (indexBar.titles + indexBar.leadingTitles).contains {
            if case .image(let path) = $0 { path.isPathOfDrawing } else { false }
        }
    }
}

extension String {
    fileprivate var isPathOfDrawing: Bool { lowercased().hasSuffix(".svg") }
}
