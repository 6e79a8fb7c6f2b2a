package import DisplayLists
package import Documents
import Geometry
import Presenting
import Styles

extension Scene {
    /// What is where, for programs (ST-4): `{"version": 1, "size": [w, h], "background", "nodes": [{"id", "role", "frame", …}]}`, in
    /// points; `background` is the canvas's colour, beside it `fill`, `border` and what else is told of nodes for what is
    /// drawn on it and belongs to none, as a device around a screen.
    ///
    /// What annotations say follows the nodes, where there are any: `"annotations": [{"layer", "node", …}]` (SC-4).
    /// Numbers are exact; each node stands on a line of its own, keys in a fixed order, those without a value
    /// left out, as is an opacity of 1.
    package var json: String { jsonObject(heading: [.version]) + "\n" }

    /// The same without a line break at its end, with more members before its own, its lines after the first indented.
    package func jsonObject(heading: [JSONValue.Member] = [], indentation: String = "") -> String {
        let size = JSONValue.array([.number(displayList.size.width), .number(displayList.size.height)])
        let members = (heading + [.init("size", size)] + ground).map {
            "\(JSONValue.string($0.key).line): \($0.value.line)"
        }
        let commands = displayList.commandsOfNodes
        let lines = nodes.map { indentation + "    " + $0.json(drawnBy: commands[$0.id] ?? []).line }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)  ]"
        let notes = annotations.map { indentation + "    " + $0.json.line }
        let table =
            notes.isEmpty ? [] : ["\"annotations\": [\n" + notes.joined(separator: ",\n") + "\n\(indentation)  ]"]
        let inner = (members + ["\"nodes\": \(list)"] + table).map { "\n\(indentation)  \($0)" }
        return "{" + inner.joined(separator: ",") + "\n\(indentation)}"
    }

    /// What lies under all nodes.
    private var ground: [JSONValue.Member] {
        let canvas = Rect(origin: .zero, size: displayList.size)
        let paints = NodePaints(displayList.commandsOfCanvas, frame: canvas).members(besides: nil, isText: false)
        return [.init("background", .string(displayList.background.hexadecimal))] + paints
    }
}

extension SceneNode {
    /// - Parameter commands: the node's own; they say with what colours it is drawn.
    fileprivate func json(drawnBy commands: [DrawingCommand]) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("id", .string(id)), .init("role", .string(role.rawValue)), .init("frame", frame.json),
        ]
        if let hit { members.append(.init("hit", hit.json)) }
        if let text { members.append(.init("text", .string(text))) }
        if let font { members.append(.init("font", font.json)) }
        if let color { members.append(.init("color", .string(color.hexadecimal))) }
        if opacity != 1 { members.append(.init("opacity", .number(opacity))) }
        if let state { members.append(.init("state", .string(state))) }
        members += NodePaints(commands, frame: frame).members(besides: color, isText: font != nil)
        return .object(members)
    }
}

extension Rect {
    fileprivate var json: JSONValue { .array([x, y, width, height].map(JSONValue.number)) }
}

extension FontStyle {
    fileprivate var json: JSONValue {
        .object([
            .init("families", .array(families.map(JSONValue.string))), .init("size", .number(size)),
            .init("weight", .number(Double(weight))),
        ])
    }
}
