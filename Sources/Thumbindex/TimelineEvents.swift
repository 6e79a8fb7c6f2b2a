import DisplayLists
package import Documents
import Rendering

/// What a timeline's JSON tells (ST-4, ST-5).
package enum TimelineEvents {
    /// The schema of the whole document.
    package static let schema = JSONValue.schema(
        of: "Thumbindex timeline events", "What happens while a timeline is played, and what its shots show.",
        ObjectSchema(
            required: [("events", .list(of: .reference("event"))), ("shots", .list(of: .reference("shot")))],
            optional: [("ticks", .list(of: ["type": "number"])), Scene.fingerprintMember]),
        definitions: [.init("event", event), .init("shot", shot)] + Scene.stateDefinitions)

    private static let index: JSONValue = ["type": ["integer", "null"], "minimum": 0]

    private static let event = ObjectSchema(
        required: [
            ("time", ["type": "number", "description": "In seconds from the start."]),
            (
                "name",
                .word([
                    "select", "highlightChanged", "barShown", "barHidden", "bubbleShown", "bubbleHidden", "scrollBegan",
                    "scrollEnded", "pageChanged", "itemSelected",
                ])
            ),
        ],
        optional: [
            ("index", index), ("title", ["type": "string"]), ("section", index), ("offset", ["type": "number"]),
            ("page", .count),
        ]
    ).json

    private static let shot = ObjectSchema(
        required: [("name", ["type": "string"]), ("time", ["type": "number"])] + Scene.stateSchema.required,
        optional: Scene.stateSchema.optional
    ).json
}
