import Documents

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
