import ArgumentParser
import Batching
import Geometry
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
        completion: .list(FrameWord.words), transform: { try ListedValues($0, parse: FrameWord.init(argument:)) })
    var frameStyle: [ListedValues<FrameWord>] = []

    func validate() throws {
        let isFramed = frame || !frameStyle.isEmpty
        guard !isFramed || crop.isEmpty else {
            throw ValidationError("a device goes around the whole screen: leave out --crop, or --frame")
        }
    }

    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.crops = crop.joinedValues().unlessEmpty(request.crops)
        request.export.presentation.annotations = annotate.joinedValues().unlessEmpty(
            request.export.presentation.annotations)
        guard frame || !frameStyle.isEmpty else { return }
        request.export.presentation.frame = frameStyle.joinedValues().reduce(into: DeviceFrame()) { $1.apply(&$0) }
    }

    private static func crops(_ text: String) throws -> ListedValues<Crop> {
        try ListedValues(text) { word in
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            guard parts[0] == "each" else { return Crop(.node(word)) }
            let roles = SceneNode.Role.words
            guard parts.count == 2 else {
                throw ValidationError("'each' names a role, as each:row; roles are \(roles.joined(separator: ", "))")
            }
            return Crop(.each(try parseWord(String(parts[1]), "role")))
        }
    }
}

/// One word about a device.
struct FrameWord: Hashable, Sendable {
    private let text: String
    /// What it says of a device.
    let apply: @Sendable (inout DeviceFrame) -> Void

    static func == (left: FrameWord, right: FrameWord) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// All but those with a value.
    static let words =
        DeviceFrame.Device.words + DeviceFrame.Finish.words + DeviceFrame.Cutout.words + ["no-buttons", "no-shadow"]

    init(argument text: String) throws {
        self.text = text
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 1 else {
            apply = try Self.value(parts[1], of: parts[0])
            return
        }
        if let device = DeviceFrame.Device(rawValue: text) {
            apply = { $0.device = device }
        } else if let finish = DeviceFrame.Finish(rawValue: text) {
            apply = { $0.finish = finish }
        } else if let cutout = DeviceFrame.Cutout(rawValue: text) {
            apply = { $0.cutout = cutout }
        } else if text == "no-buttons" {
            apply = { $0.hasButtons = false }
        } else if text == "no-shadow" {
            apply = { $0.hasShadow = false }
        } else {
            throw unknownWord(text, among: Self.words + ["ground=", "bezel=", "radius="], as: "word about a frame")
        }
    }

    /// Lengths longer than this are a slip.
    private static let longest = 1000.0

    private static func value(_ value: String, of name: String) throws -> @Sendable (inout DeviceFrame) -> Void {
        switch name {
        case "ground":
            guard value.count == 7, value.hasPrefix("#"), let hex = UInt32(value.dropFirst(), radix: 16) else {
                throw ValidationError("ground is a colour as #EDEEF1, not '\(value)'")
            }
            return { $0.ground = Color(hex: hex) }
        case "bezel", "radius":
            guard let length = Double(value), (0...longest).contains(length) else {
                throw ValidationError("\(name) is a number of points from 0 to \(Int(longest)), not '\(value)'")
            }
            return { if name == "bezel" { $0.bezel = length } else { $0.radius = length } }
        default: throw unknownWord(name, among: ["ground", "bezel", "radius"], as: "measure of a frame")
        }
    }
}
