import Collation
import DrawingLibraries
package import Manifests
import Rendering
import Thumbindex

extension RenderRun {
    /// The program's and the machine's, with the fonts of all themes.
    ///
    /// - Parameter fontDigests: those of the fonts' files by their paths.
    func fingerprint(fontDigests: [String: String]) -> Fingerprint {
        var fingerprint = Fingerprint.current
        var fonts: Set<Fingerprint.Font> = []
        for source in themes.flatMap(\.fontSources) {
            let digest = fontDigests[source.path] ?? "unreadable"
            let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
            fonts.insert(Fingerprint.Font(family: source.family, file: file, digest: digest))
        }
        fingerprint.fonts = fonts.sorted { ($0.family, $0.file, $0.digest) < ($1.family, $1.file, $1.digest) }
        return fingerprint
    }
}

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
}
