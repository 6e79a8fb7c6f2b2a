import Batching
import DisplayLists
import Documents
import Jobs
import Rendering
import Thumbindex

/// What of this machine shapes the pictures of a test run, written into the JSON beside each baseline: where another
/// machine's picture differs, the failure can name the font or the library.
enum TestMachine {
    /// The digests of font files, each read once in a process.
    private static let digests = Locked(InstalledFiles(notesIn: nil))

    /// A scene's JSON with the fingerprint of what drew it.
    static func state(of scene: Scene, drawnBy studio: Studio) throws(DiagnosticError) -> [UInt8] {
        var options = ExportOptions.json
        options.fingerprint = digests.withLock { digests in studio.fingerprint { digests.digest(ofFileAt: $0) }.json }
        return try studio.file(of: scene, as: options).bytes
    }
}
