import Geometry

/// What a run left, for programs: `manifest.json` (PRODUCT.md).
package struct Manifest: Hashable, Sendable {
    /// Its place in the output folder.
    package static let path = "manifest.json"

    package var fingerprint: Fingerprint
    /// Sorted by the bytes of their paths.
    package private(set) var images: [ManifestImage]

    package init(fingerprint: Fingerprint, images: [ManifestImage]) {
        self.fingerprint = fingerprint
        self.images = images.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The file's bytes, a line for each image: the same for the same pictures.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        // A line of an image has some 300 bytes.
        bytes.reserveCapacity(images.count * 400 + 4096)
        let fingerprint = fingerprint.json.lines().replacing("\n", with: "\n  ")
        bytes += "{\n  \"fingerprint\": \(fingerprint),\n  \"images\": [".utf8
        for (number, image) in images.enumerated() {
            bytes += (number == 0 ? "\n    " : ",\n    ").utf8
            image.add(to: &bytes)
        }
        bytes += (images.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
        return bytes
    }
}
