package import DisplayLists
package import Documents
import Presenting
import Styles

extension Scene {
    /// The schema of a state's JSON (ST-4).
    package static let schema = JSONValue.schema(
        of: "Thumbindex state", "What is where in a picture, in points on the canvas: the JSON beside its pictures.",
        ObjectSchema(
            required: stateSchema.required, optional: stateSchema.optional + [fingerprintMember]),
        definitions: stateDefinitions)

    /// What a description says of what drew it.
    package static let fingerprintMember: (String, JSONValue) = (
        "fingerprint", ["type": "object", "description": "What drew it, as a manifest tells it."]
    )

    /// What a state and a shot of a timeline tell alike.
    package static let stateSchema = ObjectSchema(
        required: [
            ("size", .numbers(2)), ("background", .text("The canvas's colour, #RRGGBB or #RRGGBBAA.")),
            ("nodes", .list(of: .reference("node"))),
        ],
        optional: NodePaints.schemas + [("annotations", .list(of: .reference("annotation")))])

    /// What the schema of a state refers to.
    package static let stateDefinitions: [JSONValue.Member] = [
        .init("node", node), .init("font", font), .init("annotation", annotation),
    ]

    private static let node = ObjectSchema(
        required: [
            ("id", .text("As section/3/row/2; numbers count from 0.")),
            ("role", .word(SceneNode.Role.allCases.map(\.rawValue))),
            ("frame", .numbers(4)),
        ],
        optional: [
            ("hit", .numbers(4)), ("text", .text("What is written in it.")), ("font", .reference("font")),
            ("color", .text("Of its text, or its own.")), ("opacity", ["type": "number", "minimum": 0, "maximum": 1]),
            ("state", .text("As pinned or pushed(0.25).")),
        ] + NodePaints.schemas
    ).json

    private static let font = ObjectSchema(required: [
        ("families", .list(of: ["type": "string"])), ("size", ["type": "number"]), ("weight", ["type": "integer"]),
    ]).json

    private static let annotation = ObjectSchema(
        required: [("layer", ["type": "string"]), ("node", ["type": "string"])],
        optional: ["property", "other", "label", "legend"].map { ($0, ["type": "string"]) } + [
            ("values", .list(of: ["type": "number"]))
        ]
    ).json
}
