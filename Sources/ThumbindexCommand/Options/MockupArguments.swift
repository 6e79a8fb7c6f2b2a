import ArgumentParser
import Batching
import Documents
import Files
import Thumbindex

/// What is shown of each picture, and what around it (SC-2 … SC-4).
struct MockupArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show nodes alone, on transparent ground: a node by its id, as 'bubble', or 'each:row' for all of a role.",
            valueName: "node,…"),
        transform: Self.crops)
    var crop: [ListedValues<Crop>] = []

    @Option(
        help: ArgumentHelp(
            "Label what is there: measure, hit, a11y, tokens. The formats json and csv have a table of the same.",
            valueName: "layer,…"),
        completion: .list(Annotation.Layer.words), transform: { try ListedValues(words: $0, "layer of annotations") })
    var annotate: [ListedValues<Annotation.Layer>] = []

    @Flag(help: "Draw a device around the screen.")
    var frame = false

    @Option(
        help: ArgumentHelp(
            """
            The device: phone, tablet or foldable (by the screen's size); dark (default), light or clay; island, notch \
            or punch-hole; no-buttons; no-shadow; ground=#EDEEF1, bezel=12, radius=50.
            """, valueName: "word,…"),
        completion: .list(DeviceFrame.words), transform: { try ListedValues($0) })
    var frameStyle: [ListedValues<String>] = []

    func validate() throws {
        let isFramed = frame || !frameStyle.isEmpty
        guard !isFramed || crop.isEmpty else {
            throw ValidationError("a device goes around the whole screen: leave out --crop, or --frame")
        }
        do throws(DiagnosticError) {
            _ = try device
        } catch {
            throw ValidationError(error)
        }
    }

    /// Tells of a device's words that were written after `--frame`, which takes none.
    func checkPaths(_ paths: [String]) throws {
        guard frame, let words = paths.first(where: Self.areDeviceWords) else { return }
        throw ValidationError("--frame takes no words, and there is no file '\(words)': write --frame-style \(words)")
    }

    private static func areDeviceWords(_ path: String) -> Bool {
        let words = path.split(separator: ",", omittingEmptySubsequences: false)
        return words.allSatisfy { DeviceFrame.words.contains(String($0)) } && FileSystem.kind(of: path) == nil
    }

    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.crops = crop.joinedValues().unlessEmpty(request.crops)
        request.export.presentation.annotations = annotate.joinedValues().unlessEmpty(
            request.export.presentation.annotations)
        request.export.presentation.frame = (try? device) ?? request.export.presentation.frame
    }

    /// `nil` where none is asked for.
    private var device: DeviceFrame? {
        get throws(DiagnosticError) {
            frame || !frameStyle.isEmpty ? try DeviceFrame(words: frameStyle.joinedValues()) : nil
        }
    }

    private static func crops(_ text: String) throws -> ListedValues<Crop> {
        try ListedValues(text) { word in
            do throws(DiagnosticError) {
                return try Crop(word: word)
            } catch {
                throw ValidationError(error)
            }
        }
    }
}

extension ValidationError {
    /// A wrong value as ArgumentParser tells it.
    init(_ error: DiagnosticError) {
        let problem = error.diagnostics[0]
        self.init(([problem.message] + problem.hints).joined(separator: "; "))
    }
}
