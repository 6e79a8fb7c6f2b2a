import Documents
import Foundation
import Geometry

/// The interface for programs over two streams, a line of JSON each way: no page, no port, no token.
///
/// A request is `{"id"?, "method", "path", "body"?}`, as `{"method": "POST", "path": "/api/sessions", "body": {"theme":
/// "tea"}}`; `id` may be anything and comes back. An answer is `{"id"?, "status"}` with the body: `json`, `text`, or
/// `base64` with its media `type`.
package struct LineServer: Sendable {
    private let interface: Interface

    /// - Parameters:
    ///   - allowsOutside: whether paths in files may lead out of the files' folders.
    ///   - baselines: the path of the folder that baselines are saved in.
    package init(_ themes: ServedThemes, allowsOutside: Bool = false, baselines: String = "Baselines") {
        interface = Interface(
            access: Access(address: "127.0.0.1", port: 0),
            store: SessionStore(themes, allowsOutside: allowsOutside, baselines: baselines))
    }

    /// The answer to a line, without a line break at its end.
    package func answer(to line: String) async -> String {
        do throws(DiagnosticError) {
            let request = try DocumentNode.parse(SourceText(name: "request.json", text: line))
            let id: [JSONValue.Member] = request["id"].map { [.init("id", $0.json)] } ?? []
            guard let method = request["method"]?.string, let path = request["path"]?.string,
                let served = ServedRequest(method: method, target: path, body: request["body"]?.json.line ?? "")
            else { throw DiagnosticError([request.error("a request has a method and a path")]) }
            let response = await interface.response(to: served)
            return Self.line(id, response)
        } catch {
            return Self.line([], .failure(400, error.diagnostics[0].message, error.diagnostics.map(\.description)))
        }
    }

    /// Ends all sessions.
    package func close() async { await interface.store.closeAll() }

    private static func line(_ id: [JSONValue.Member], _ response: ServedResponse) -> String {
        let start = JSONValue.object(id + [.init("status", .number(Double(response.status)))]).line.dropLast()
        let body: String
        switch response.type {
        case "application/json":
            // A line break in JSON is never a part of a text.
            let text = String(decoding: response.body, as: UTF8.self).split(separator: "\n").joined()
            body = ", \"json\": \(text)"
        case let type where response.body.isEmpty || type.hasPrefix("text/") || type == "application/yaml":
            body = ", \"text\": " + JSONValue.string(String(decoding: response.body, as: UTF8.self)).line
        default:
            let text = Data(response.body).base64EncodedString()
            body = ", \"type\": \(JSONValue.string(response.type).line), \"base64\": \"\(text)\""
        }
        return start + body + "}"
    }
}

extension DocumentNode {
    /// The node as it would be written.
    var json: JSONValue {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value, _): .number(value)
        case .string(let text): .string(text)
        case .sequence(let nodes): .array(nodes.map(\.json))
        case .mapping(let entries): .object(entries.map { .init($0.key, $0.value.json) })
        }
    }
}
