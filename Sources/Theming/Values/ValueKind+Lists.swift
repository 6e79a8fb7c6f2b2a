import Documents
import Geometry
import Tokens

extension ValueKind {
    /// A list of values of a kind; what is wrong with each of them is reported.
    static func list<Element: Sendable>(
        _ name: String, of element: ValueKind<Element>, wanted: String, counts: ClosedRange<Int>, tokens: [TokenType],
        converted: @escaping @Sendable (TokenValue) -> [Element]?
    ) -> ValueKind where Value == [Element] {
        ValueKind(
            name, wanted: wanted,
            schema: .list(of: element.definition.reference, counts), parts: [element.definition],
            tokens: tokens, converted: { token throws(ValueError) in converted(token) }
        ) { node, reader throws(ValueError) in
            guard let nodes = node.elements else { throw .mismatch() }
            guard nodes.count >= counts.lowerBound else {
                throw .invalid("must hold at least \(counts.lowerBound) values, not \(nodes.count)")
            }
            guard nodes.count <= counts.upperBound else {
                throw .invalid("must hold at most \(counts.upperBound) values, not \(nodes.count)")
            }
            let values = nodes.map { element.read($0, &reader) }
            let complete = values.compactMap(\.self)
            guard complete.count == nodes.count else { throw .reported }
            return complete
        }
    }
}
