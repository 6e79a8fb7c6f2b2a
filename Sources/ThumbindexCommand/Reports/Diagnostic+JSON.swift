import Documents
import Geometry

extension Diagnostic {
    /// `{"severity", "message", "file", "line", "column", "hints"}`; what has no place has no line.
    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
        ]
        if let source { members.append(.init("file", .string(source.name))) }
        if source != nil, let start = range?.start {
            members.append(.init("line", .number(Double(start.line))))
            members.append(.init("column", .number(Double(start.column))))
        }
        if !hints.isEmpty { members.append(.init("hints", .array(hints.map(JSONValue.string)))) }
        return .object(members)
    }
}
