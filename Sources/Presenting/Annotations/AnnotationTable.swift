package import DisplayLists
package import Documents
import Geometry

extension Scene {
    /// What the annotations say as comma-separated values (RFC 4180): a heading, then a line each, in the order of the
    /// labels.
    package var annotationTable: String {
        let heading = ["layer", "node", "property", "other", "values", "label", "legend"]
        let rows = annotations.map { annotation in
            [
                annotation.layer.rawValue, annotation.node, annotation.property, annotation.other ?? "",
                annotation.values.map(NumberText.exact).joined(separator: " "), annotation.text,
                annotation.legend ?? "",
            ]
        }
        return ([heading] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
    }
}

extension Annotation {
    /// The same for programs, as a state's JSON has it: without what says nothing.
    package var json: JSONValue {
        let texts = [
            ("layer", layer.rawValue), ("node", node), ("property", property), ("other", other), ("label", text),
            ("legend", legend),
        ]
        var members = texts.compactMap { key, text in
            text.flatMap { $0.isEmpty ? nil : JSONValue.Member(key, .string($0)) }
        }
        if !values.isEmpty { members.append(.init("values", .array(values.map(JSONValue.number)))) }
        return .object(members)
    }
}

extension String {
    /// Quoted where a sign of the format is in it. A text that a spreadsheet would take for a formula is not changed: the
    /// table tells what the picture says.
    fileprivate var csvField: String {
        contains { "\",\r\n".contains($0) } ? "\"" + replacing("\"", with: "\"\"") + "\"" : self
    }
}
