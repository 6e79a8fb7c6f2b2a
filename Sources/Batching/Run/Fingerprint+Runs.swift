import Manifests

extension Fingerprint {
    /// Whether what was drawn on one machine may stand beside what is drawn on the other: by the same program, and with
    /// the same versions of the libraries and the same files of the fonts that both have.
    func draws(as other: Fingerprint) -> Bool {
        let versions = Dictionary(other.libraries.map { ($0.name, $0.version) }) { first, _ in first }
        guard program == other.program, libraries.allSatisfy({ versions[$0.name] ?? $0.version == $0.version }),
            pixelDigest == other.pixelDigest,
            filmDigest == other.filmDigest
        else { return false }
        return fonts.allSatisfy { font in
            other.fonts.allSatisfy { $0.family != font.family || $0.file != font.file || $0.digest == font.digest }
        }
    }

    /// Adds the fonts, and the libraries, of what is kept of earlier runs.
    mutating func addSources(of other: Fingerprint?) {
        add(other?.libraries ?? [])
        fonts = Set(fonts + (other?.fonts ?? [])).sorted {
            ($0.family, $0.file, $0.digest) < ($1.family, $1.file, $1.digest)
        }
    }
}
