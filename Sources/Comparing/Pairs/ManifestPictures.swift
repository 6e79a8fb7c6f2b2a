import Documents
import Foundation

/// The pictures that a run's manifest lists.
struct ManifestPictures {
    /// As the user wrote it.
    let path: String
    /// By their paths in the manifest, which lists states' JSON and much else beside the pictures.
    let files: [String: PictureFile]

    /// - Throws: where the file cannot be read or is no manifest, and for paths that leave the manifest's folder.
    init(reading path: String) throws(DiagnosticError) {
        self.path = path
        let listed = try Self.images(listedIn: path)
        let folder = Self.folder(of: path)
        if let stray = listed.first(where: { !Self.staysInside($0.path) }) {
            throw DiagnosticError("the manifest '\(path)' lists '\(stray.path)', which is not in its folder")
        }
        files = Dictionary(
            listed.filter { FolderSearch.isPicture($0.path) }.map {
                ($0.path, PictureFile(path: folder + $0.path, digest: $0.pixels))
            },
            uniquingKeysWith: { _, last in last })
    }

    /// The folder that the paths lead from.
    var root: String {
        let folder = Self.folder(of: path)
        return folder.isEmpty ? "." : folder.count == 1 ? folder : String(folder.dropLast())
    }

    /// With the `/` at its end; empty for a manifest in the working directory.
    private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    private static func images(listedIn path: String) throws(DiagnosticError) -> [Document.Image] {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path, limit: byteLimit)
        } catch {
            throw DiagnosticError("the manifest '\(path)' \(error.reason)")
        }
        guard !bytes.isEmpty else { throw DiagnosticError("the manifest '\(path)' is empty") }
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
            throw DiagnosticError(
                "'\(path)' is not a manifest", hints: ["a manifest is what a run leaves as manifest.json"])
        }
        return document.images
    }

    private static let byteLimit = 256 << 20

    private static func staysInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    private struct Document: Decodable {
        let images: [Image]

        struct Image: Decodable {
            let path: String
            let pixels: String?
        }
    }
}
