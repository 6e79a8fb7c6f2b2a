package import Documents
import Files
import Foundation

extension Manifest {
    /// Reads what a run left in a folder.
    ///
    /// Throws where it left none, and where a path in it leads out of the folder.
    package init(inFolder folder: String) throws(DiagnosticError) {
        let path = OutputFolder.join(folder, Manifest.path)
        guard let bytes = try? OpenFile(path).bytes() else {
            throw DiagnosticError(
                "there is no manifest '\(path)'", hints: ["a run leaves one in its output folder when it is done"])
        }
        guard let written = try? JSONDecoder().decode(WrittenManifest.self, from: Data(bytes)) else {
            throw DiagnosticError("'\(path)' is not a manifest")
        }
        for image in written.images where !Self.isInside(image.path) {
            throw DiagnosticError("the manifest '\(path)' lists '\(image.path.excerpt)', which is not in its folder")
        }
        self.init(
            fingerprint: written.fingerprint.fingerprint, shard: written.shard?.stamp,
            images: written.images.map(\.image))
    }

    private static func isInside(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            FileName.objection(to: String($0)) == nil
        }
    }
}

/// The file as it is written.
private struct WrittenManifest: Decodable {
    let fingerprint: WrittenFingerprint
    let shard: WrittenShard?
    let images: [Image]

    struct Image: Decodable {
        let path: String
        let theme: String
        let title: String?
        let component: String
        let state: String
        let content: String?
        let appearance: String
        let locale: String
        let direction: String
        let axes: [String: String]
        let scale: Double?
        let width: Double
        let height: Double
        let format: String
        let pixels: String?
        let bytes: String?

        var image: ManifestImage {
            ManifestImage(
                path: path, theme: theme, title: title ?? theme, component: component, state: state, content: content,
                appearance: appearance, locale: locale, direction: direction,
                axes: axes.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }, scale: scale,
                width: width, height: height, format: format, pixels: pixels, bytes: bytes)
        }
    }
}

private struct WrittenShard: Decodable {
    let number: Int
    let count: Int
    let run: String

    /// `nil` for numbers that no shard has.
    var stamp: ShardStamp? { Shard(number, of: count).map { ShardStamp($0, ofRun: run) } }
}

private struct WrittenFingerprint: Decodable {
    let program: String
    let libraries: [String: String]
    let fonts: [Font]

    struct Font: Decodable {
        let family: String
        let name: String
        let digest: String
    }

    var fingerprint: Fingerprint {
        Fingerprint(
            program: program,
            libraries: libraries.sorted { $0.key < $1.key }.map { .init(name: $0.key, version: $0.value) },
            fonts: fonts.map { .init(family: $0.family, file: $0.name, digest: $0.digest) })
    }
}
