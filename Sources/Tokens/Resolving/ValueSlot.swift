import Documents
import Geometry

/// A kind of value that is expected at a place, and how to read it.
struct ValueSlot<Value> {
    /// The type of the tokens that a reference at the place may lead to; `nil` where there is none.
    let type: TokenType?
    /// What errors call it: `a color`, `'px' or 'rem'`.
    let expectation: String
    /// Takes the value from a token of the type; `nil` where the token holds several such values.
    let fromToken: (TokenValue) -> Value?
    /// Reads what stands at the place itself; reports what is wrong with it and gives `nil`.
    let read: (inout TokenResolver, ValueSite) -> Value?

    init(
        _ type: TokenType?, _ expectation: String, fromToken: @escaping (TokenValue) -> Value?,
        read: @escaping (inout TokenResolver, ValueSite) -> Value?
    ) {
        self.type = type
        self.expectation = expectation
        self.fromToken = fromToken
        self.read = read
    }

    /// A value without parts; `read` gives `nil` for what is not as expected.
    init(
        _ expectation: String, type: TokenType? = nil, fromToken: @escaping (TokenValue) -> Value? = { _ in nil },
        hints: @escaping (DocumentNode) -> [String] = { _ in [] }, simple read: @escaping (DocumentNode) -> Value?
    ) {
        self.init(type, expectation, fromToken: fromToken) { resolver, site in
            if let value = read(site.node) { return value }
            resolver.report(site.error("must be \(expectation), not \(site.node.kind)", hints: hints(site.node)))
            return nil
        }
    }
}

extension ValueSlot where Value == Double {
    static var number: ValueSlot { numeric("a number") { _ in true } }

    /// A number of which not all are accepted. The token that a reference leads to must be a number, too.
    static func numeric(_ expectation: String, accepting isAccepted: @escaping (Double) -> Bool) -> ValueSlot {
        ValueSlot(
            expectation, type: .number,
            fromToken: { if case .number(let number) = $0, isAccepted(number) { number } else { nil } },
            simple: { if case .number(let number, _) = $0.value, isAccepted(number) { number } else { nil } })
    }

    /// A number, 0 for `none` (color module, section 4.1.1).
    static func component(_ component: ColorComponent) -> ValueSlot {
        ValueSlot(
            component.expectation, type: .number,
            fromToken: {
                if case .number(let number) = $0, component.range.contains(number) { number } else { nil }
            }, simple: component.value(of:))
    }
}

extension ValueSlot where Value == Bool {
    static var boolean: ValueSlot {
        ValueSlot("true or false") { if case .bool(let value) = $0.value { value } else { nil } }
    }
}

extension ValueSlot where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of several words.
    static var choice: ValueSlot {
        let names = Value.allCases.map(\.rawValue)
        return ValueSlot(
            names.formattedAlternatives,
            hints: { $0.string.map { NearestSpelling.hints(for: $0, among: names) } ?? [] },
            simple: { $0.string.flatMap(Value.init(rawValue:)) })
    }
}

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
            of: site.asPrimitive, phrase, required: ["value", "unit"],
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
                resolver.value(at: site.asPrimitive.element(pair.0, index), in: pair.1)
            }
            guard let x1 = values[0], let y1 = values[1], let x2 = values[2], let y2 = values[3] else { return nil }
            return TokenCubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        }
    }
}

extension ValueSlot where Value == [TokenShadow] {
    /// One shadow or several (format module, section 9.6).
    static var shadow: ValueSlot {
        ValueSlot(.shadow, "a shadow", fromToken: { if case .shadow(let shadows) = $0 { shadows } else { nil } }) {
            resolver, site in
            guard site.node.elements != nil else { return resolver.value(at: site, in: .singleShadow).map { [$0] } }
            return resolver.list(at: site, "a list of shadows", of: .singleShadow)
        }
    }
}

extension ValueSlot where Value == TokenShadow {
    /// An object, or a token of a single shadow: arrays do not flatten (section 9.1).
    fileprivate static var singleShadow: ValueSlot {
        ValueSlot(
            .shadow, "a single shadow",
            fromToken: { if case .shadow(let shadows) = $0, shadows.count == 1 { shadows.first } else { nil } },
            read: { shadow(at: $1, &$0) })
    }

    private static func shadow(at site: ValueSite, _ resolver: inout TokenResolver) -> TokenShadow? {
        let members = ValueMembers(
            of: site, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"],
            in: &resolver)
        guard let members else { return nil }
        let color = members.value("color", .color, in: &resolver)
        let offsetX = members.value("offsetX", .dimension, in: &resolver)
        let offsetY = members.value("offsetY", .dimension, in: &resolver)
        let blur = members.value("blur", .dimension, in: &resolver)
        let spread = members.value("spread", .dimension, in: &resolver)
        let isInset = members.value("inset", .boolean, in: &resolver) ?? (members.has("inset") ? nil : false)
        guard let color, let offsetX, let offsetY, let blur, let spread, let isInset else { return nil }
        return TokenShadow(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    }
}

extension ValueSlot where Value == [GradientStop] {
    /// Stops in the order of the file (format module, section 9.7).
    static var gradient: ValueSlot {
        ValueSlot(.gradient, "a gradient", fromToken: { if case .gradient(let stops) = $0 { stops } else { nil } }) {
            $0.list(at: $1, "a gradient, a list of stops", of: .stop)
        }
    }
}

extension ValueSlot where Value == GradientStop {
    /// An object, or a gradient token of a single stop: arrays do not flatten (section 9.1).
    fileprivate static var stop: ValueSlot {
        ValueSlot(
            .gradient, "a single gradient stop",
            fromToken: { if case .gradient(let stops) = $0, stops.count == 1 { stops.first } else { nil } },
            read: { stop(at: $1, &$0) })
    }

    private static func stop(at site: ValueSite, _ resolver: inout TokenResolver) -> GradientStop? {
        let members = ValueMembers(of: site, "a gradient stop", required: ["color", "position"], in: &resolver)
        guard let members else { return nil }
        let color = members.value("color", .color, in: &resolver)
        let position = members.value("position", .number, in: &resolver)
        guard let color, let position else { return nil }
        // Outside 0…1 a position counts as the nearer end.
        return GradientStop(offset: min(max(position, 0), 1), color: color)
    }
}
