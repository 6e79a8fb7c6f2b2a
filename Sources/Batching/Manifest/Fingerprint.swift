import Collation
import DrawingLibraries
package import Geometry
import Rendering
import Thumbindex

/// What of a machine shapes pictures beside their files, so that a difference between machines can be explained.
package struct Fingerprint: Hashable, Sendable {
    /// The version of this program.
    package var program: String
    /// The libraries' versions.
    package var libraries: [Library]
    /// Every font file that the themes' texts may be drawn with, by family and file name.
    package var fonts: [Font]

    package init(program: String, libraries: [Library], fonts: [Font]) {
        self.program = program
        self.libraries = libraries
        self.fonts = fonts
    }

    package struct Library: Hashable, Sendable {
        package var name: String
        package var version: String

        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    package struct Font: Hashable, Sendable {
        package var family: String
        /// The file's name without its folder, which differs from machine to machine.
        package var file: String
        package var digest: String

        package init(family: String, file: String, digest: String) {
            self.family = family
            self.file = file
            self.digest = digest
        }
    }
}

extension Fingerprint {
    /// This program's on this machine, without fonts.
    package static var current: Fingerprint {
        let libraries =
            LibraryVersion.all.map { Library(name: $0.name, version: $0.version) }
            + [Library(name: CollationLibrary.name, version: CollationLibrary.version)]
        return Fingerprint(
            program: ThumbindexVersion.current, libraries: libraries.sorted { $0.name < $1.name }, fonts: [])
    }

    package var json: JSONValue {
        .object([
            .init("program", .string(program)),
            .init("libraries", .object(libraries.map { .init($0.name, .string($0.version)) })),
            .init("pixels", .string(ExportedFile.pixelDigestName)),
            .init("filmPixels", .string(ExportedFile.filmDigestName)),
            .init("fonts", .array(fonts.map(\.json))),
        ])
    }
}

extension Fingerprint.Font {
    fileprivate var json: JSONValue {
        .object([
            .init("family", .string(family)), .init("name", .string(file)), .init("digest", .string(digest)),
        ])
    }
}
