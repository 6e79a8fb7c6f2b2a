import Batching
import Documents
import Manifests
import Rasters

extension RenderReport {
    /// What `render --json` writes: what became of each picture, and all that was told.
    static func json(_ images: [JSONValue], _ diagnostics: [Diagnostic]) -> JSONValue {
        .object([
            .version, .init("images", .array(images)), .init("diagnostics", .array(diagnostics.map(\.json))),
        ])
    }

    /// What became of a picture of a theme, for `images`.
    static func record(of outcome: FileOutcome, _ scene: PlannedScene, _ loaded: LoadedTheme?) -> JSONValue {
        let file = outcome.file
        let content = loaded?.contents[scene.variant.content]
        let result =
            switch outcome.result {
            case .written: "written"
            case .planned: "planned"
            case .unchanged: "unchanged"
            case .failed, .outOfSpace: "failed"
            }
        return .object([
            .init("path", .string(file.path.text)), .init("theme", .string(loaded?.theme.name ?? "")),
            .init("component", .string(file.component)), .init("state", .string(file.name)),
            .init("content", (content?.name).map(JSONValue.string) ?? .null),
            .init("appearance", .string(scene.variant.appearance.rawValue)),
            .init("locale", .string(scene.variant.locale ?? content?.locale ?? "")),
            .init("direction", .string(scene.variant.direction.rawValue)),
            .init("scale", file.export.format.isRaster ? .number(file.export.scale) : .null),
            .init("format", .string(file.export.format.rawValue)), .init("result", .string(result)),
            .init("reason", (outcome.reason?.rawValue).map(JSONValue.string) ?? .null),
        ])
    }

    /// The schema of what `render --json` writes.
    static let schema = JSONValue.schema(
        of: "Thumbindex render", "What thumbindex render --json writes: what became of each picture.",
        ObjectSchema(required: [
            ("images", .list(of: .reference("image"))), ("diagnostics", .list(of: .reference("diagnostic"))),
        ]), definitions: [.init("image", image), .init("diagnostic", Manifest.diagnostic)])

    private static let image = ObjectSchema(required: [
        ("path", .text("Below the output folder.")), ("theme", ["type": "string"]), ("component", ["type": "string"]),
        ("state", ["type": "string"]), ("content", ["type": ["string", "null"]]),
        ("appearance", .word(["light", "dark"])), ("locale", ["type": "string"]), ("direction", .word(["ltr", "rtl"])),
        ("scale", ["type": ["number", "null"]]), ("format", .word(PictureFormat.allCases.map(\.rawValue))),
        ("result", .word(["written", "planned", "unchanged", "failed"])),
        ("reason", .word(DrawingReason.allCases.map(\.rawValue), orNull: true)),
    ]).json
}
