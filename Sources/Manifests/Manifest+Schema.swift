package import Documents
import Rasters

extension Manifest {
    /// The schema of what a run leaves as `manifest.json`.
    package static let schema = JSONValue.schema(
        of: "Thumbindex manifest", "What a run left: manifest.json.",
        ObjectSchema(
            required: [
                ("fingerprint", .reference("fingerprint")), ("images", .list(of: .reference("image"))),
                ("failed", .list(of: .reference("failure"))), ("digest", .text("Of all that it says.")),
            ],
            optional: [("shard", .reference("shard"))]),
        definitions: [
            .init("fingerprint", fingerprint), .init("image", image), .init("failure", failure),
            .init("diagnostic", diagnostic), .init("shard", shard),
        ])

    private static let textOrNull: JSONValue = ["type": ["string", "null"]]

    private static let fingerprint = ObjectSchema(
        required: [
            ("program", .text("Its version.")), ("libraries", .texts),
            (
                "fonts",
                .list(
                    of: ObjectSchema(required: [
                        ("family", ["type": "string"]), ("name", .text("The file's.")), ("digest", ["type": "string"]),
                    ]).json)
            ),
        ],
        optional: [
            ("pixels", .text("How digests of pixels are made.")), ("filmPixels", .text("How those of films are made.")),
        ]
    ).json

    private static let image = ObjectSchema(
        required: [
            ("path", .text("Below the manifest's folder.")), ("theme", ["type": "string"]),
            ("title", ["type": "string"]),
            ("component", ["type": "string"]), ("state", ["type": "string"]), ("content", textOrNull),
            ("appearance", .word(["light", "dark"])), ("locale", ["type": "string"]),
            ("direction", .word(["ltr", "rtl"])), ("axes", .texts), ("scale", ["type": ["number", "null"]]),
            ("width", ["type": "number"]), ("height", ["type": "number"]),
            ("format", .word(PictureFormat.allCases.map(\.rawValue))), ("pixels", textOrNull),
        ],
        optional: [
            ("shot", ["type": "integer", "minimum": 1]),
            ("bytes", .text("The digest of the file, in the manifest of a shard.")),
        ]
    ).json

    private static let failure = ObjectSchema(
        required: [("theme", ["type": "string"]), ("diagnostics", .list(of: .reference("diagnostic")))],
        optional: ["component", "state", "path", "crop"].map { ($0, ["type": "string"]) }
    ).json

    /// What is told of an error, as `Diagnostic.json` writes it.
    package static let diagnostic = ObjectSchema(
        required: [("severity", .word(["error", "warning", "note"])), ("message", ["type": "string"])],
        optional: [
            ("file", ["type": "string"]), ("line", ["type": "integer", "minimum": 1]),
            ("column", ["type": "integer", "minimum": 1]), ("hints", .list(of: ["type": "string"])),
        ]
    ).json

    private static let shard = ObjectSchema(required: [
        ("number", ["type": "integer", "minimum": 1]), ("count", ["type": "integer", "minimum": 1]),
        ("run", ["type": "string"]), ("themes", .texts),
    ]).json
}
