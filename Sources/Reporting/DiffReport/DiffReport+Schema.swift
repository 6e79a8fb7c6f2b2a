import Comparing
package import Documents

extension DiffReport {
    /// The schema of what `diff --json` writes.
    package static let schema = JSONValue.schema(
        of: "Thumbindex diff", "What thumbindex diff --json writes: a comparison of pictures with their baselines.",
        comparison, definitions: [.init("pair", pair)])

    /// The schema of `report.json`, which tells more: what an approval needs.
    package static let reportSchema = JSONValue.schema(
        of: "Thumbindex report", "What thumbindex diff --report leaves as report.json.",
        ObjectSchema(
            required: [("compared", compared)] + comparison.required + [("digest", .text("Of all that it says."))],
            optional: comparison.optional), definitions: [.init("pair", pair)])

    private static let comparison = ObjectSchema(
        required: [
            ("summary", ObjectSchema(required: PairResult.Kind.allCases.map { ($0.rawValue, .count) }).json),
            ("pairs", .list(of: .reference("pair"))),
        ], optional: [("stale", sides(.list(of: ["type": "string"])))])

    private static let compared = ObjectSchema(required: [
        ("kind", .word([ComparedSides.Kind.files, .folders, .manifests].map(\.rawValue))),
        ("baseline", .text("Where it lies, seen from the report's folder.")), ("candidate", ["type": "string"]),
    ]).json

    private static let pair = ObjectSchema(
        required: [
            ("path", ["type": "string"]), ("result", .word(PairResult.Kind.allCases.map(\.rawValue))),
            ("differentPixels", ["type": ["integer", "null"], "minimum": 0]),
            ("ratio", ["type": ["number", "null"], "minimum": 0, "maximum": 1]),
            ("regions", .list(of: .numbers(4))), ("causes", .list(of: ["type": "string"])),
        ],
        optional: [
            ("unseen", ["const": true]), ("placement", placement), ("similarity", ["type": "number"]),
            ("digests", .texts),
            ("pictures", .texts), ("unreadable", .list(of: .word(ComparedSide.allCases.map(\.rawValue)))),
        ]
    ).json

    private static let placement = ObjectSchema(
        required: [("dx", ["type": "integer"]), ("dy", ["type": "integer"]), ("area", .numbers(4))],
        optional: [("resampledFrom", .numbers(2))]
    ).json

    private static func sides(_ value: JSONValue) -> JSONValue {
        ObjectSchema(required: ComparedSide.allCases.map { ($0.rawValue, value) }).json
    }
}
