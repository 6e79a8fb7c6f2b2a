import Documents

extension ValueSlot where Value == TokenDimension {
    static var dimension: ValueSlot {
        ValueSlot(
            .dimension, "a dimension", fromToken: { if case .dimension(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            resolver.quantity(at: site, "a dimension", TokenDimension.init(value:unit:))
        }
    }
}

extension ValueSlot where Value == TokenDuration {
    static var duration: ValueSlot {
        ValueSlot(
            .duration, "a duration", fromToken: { if case .duration(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            resolver.quantity(at: site, "a duration", TokenDuration.init(value:unit:))
        }
    }
}

extension TokenResolver {
    /// An object of a number and its unit.
    fileprivate mutating func quantity<Unit, Value>(
        at site: ValueSite, _ phrase: String, _ make: (Double, Unit) -> Value
    ) -> Value? where Unit: RawRepresentable & CaseIterable, Unit.RawValue == String {
        let members = ValueMembers(
            of: site, phrase, required: ["value", "unit"],
            hints: Self.hint(forQuantity: site.node, Unit.allCases.map(\.rawValue)), in: &self)
        guard let members else { return nil }
        let value = members.value("value", ValueSlot.number, in: &self)
        let unit = members.value("unit", ValueSlot<Unit>.choice, in: &self)
        guard let value, let unit else { return nil }
        return make(value, unit)
    }

    /// How `16px` or `16` is written here.
    private static func hint(forQuantity node: DocumentNode, _ units: [String]) -> [String] {
        let unit = units.first { node.string?.hasSuffix($0) == true } ?? units[0]
        let number: String
        switch node.value {
        case .number(_, let text): number = text
        case .string(let text) where text.hasSuffix(unit): number = String(text.dropLast(unit.count))
        default: return []
        }
        guard Double(number) != nil else { return [] }
        return ["write {\"value\": \(number), \"unit\": \"\(unit)\"}"]
    }
}

extension ValueSlot where Value == TokenCubicBezier {
    static var cubicBezier: ValueSlot {
        let phrase = "a cubic Bézier curve"
        return ValueSlot(
            .cubicBezier, phrase, fromToken: { if case .cubicBezier(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            guard let elements = site.node.elements, elements.count == 4 else {
                let found = site.node.elements.map { "a list of \($0.count)" } ?? site.node.kind
                resolver.report(site.error("must be \(phrase), a list of four numbers x1, y1, x2, y2, not \(found)"))
                return nil
            }
            let x = ValueSlot<Double>.numeric("a number from 0 to 1") { (0...1).contains($0) }
            let values = zip(elements, [x, .number, x, .number]).enumerated().map { index, pair in
                resolver.value(at: site.element(pair.0, index), in: pair.1)
            }
            guard let x1 = values[0], let y1 = values[1], let x2 = values[2], let y2 = values[3] else { return nil }
            return TokenCubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        }
    }
}
