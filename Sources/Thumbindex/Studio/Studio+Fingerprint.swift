import Collation
import Drawing
package import Manifests
import Rendering

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

    /// The same with the files of fonts.
    ///
    /// - Parameter digest: of a file at a path, 32 hexadecimal digits; `nil` for one that cannot be read.
    package static func current(
        drawingWith sources: [FontSource], digest: (String) -> String?
    ) -> Fingerprint {
        var fingerprint = current
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
        .current(drawingWith: fontSources(labels: labels), digest: digest)
    }
}
