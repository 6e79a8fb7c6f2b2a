import Collation
import Drawing
import Files
package import Manifests
import Rendering
package import Thumbindex

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
    /// - Parameter digest: of a file at a path; `nil` for one that cannot be read.
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

    /// Whether what was drawn on one machine may stand beside what is drawn on the other: by the same program and
    /// libraries, and with the same files of the fonts that both have.
    func draws(as other: Fingerprint) -> Bool {
        guard program == other.program, libraries == other.libraries, pixelDigest == other.pixelDigest,
            filmDigest == other.filmDigest
        else { return false }
        return fonts.allSatisfy { font in
            other.fonts.allSatisfy { $0.family != font.family || $0.file != font.file || $0.digest == font.digest }
        }
    }

    /// Adds the fonts of what is kept of earlier runs.
    mutating func addFonts(of other: Fingerprint?) {
        fonts = Set(fonts + (other?.fonts ?? [])).sorted {
            ($0.family, $0.file, $0.digest) < ($1.family, $1.file, $1.digest)
        }
    }
}
