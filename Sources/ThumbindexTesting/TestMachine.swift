import Batching
import DisplayLists
import Documents
import Jobs
import Manifests
import Rendering
import Thumbindex

/// What of this machine shapes the pictures of a test run, written into the JSON beside each baseline: where another
/// machine's picture differs, the failure can name the font or the library.
enum TestMachine {
    /// The digests of font files, each read once in a process.
    private static let digests = Locked(InstalledFiles(notesIn: nil))

    /// A scene's JSON with the fingerprint of what drew it.
    static func state(of scene: Scene, drawnBy studio: Studio) -> [UInt8] {
        let heading: [JSONValue.Member] = [.version, .init("fingerprint", fingerprint(of: studio).json)]
        return Array((scene.jsonObject(heading: heading) + "\n").utf8)
    }

    private static func fingerprint(of studio: Studio) -> Fingerprint {
        let sources = studio.fontSources
        return digests.withLock { digests in
            .current(drawingWith: sources) { digests.digest(ofFileAt: $0) }
        }
    }
}
