import Documents

extension ValueSlot where Value == [String] {
    /// A font's name, or several in order of preference (format module, section 8.3).
    static var fontFamily: ValueSlot {
        ValueSlot(
            .fontFamily, "a font family", fromToken: { if case .fontFamily(let names) = $0 { names } else { nil } }
        ) { resolver, site in
            guard site.node.elements != nil else {
                return resolver.value(at: site, in: .familyName("a font's name or a list of such")).map { [$0] }
            }
            return resolver.list(at: site, "a list of font names", of: .familyName("a single font's name"))
        }
    }
}

extension ValueSlot where Value == String {
    /// A name, or the name of a font family token that has no more than one: arrays do not flatten (section 9.1).
    fileprivate static func familyName(_ expectation: String) -> ValueSlot {
        ValueSlot(
            expectation, type: .fontFamily,
            fromToken: { if case .fontFamily(let names) = $0, names.count == 1 { names.first } else { nil } },
            simple: { $0.string.flatMap { $0.isEmpty ? nil : $0 } })
    }
}

extension ValueSlot where Value == Double {
    /// A number, or one of the names of section 8.4.
    static var fontWeight: ValueSlot {
        ValueSlot(
            .fontWeight, "a font weight",
            fromToken: { if case .fontWeight(let weight) = $0 { weight } else { nil } }
        ) { resolver, site in
            if let weight = fontWeight(site.node) { return weight }
            let names = fontWeights.flatMap(\.names)
            resolver.report(
                site.error(
                    "must be a font weight, a number from 1 to 1000, \(names.formattedAlternatives), not \(site.node.kind)",
                    hints: site.node.string.map { NearestSpelling.hints(for: $0, among: names) } ?? []))
            return nil
        }
    }

    private static func fontWeight(_ node: DocumentNode) -> Double? {
        switch node.value {
        case .number(let number, _): (1...1000).contains(number) ? number : nil
        case .string(let name): fontWeights.first { $0.names.contains(name) }?.weight
        default: nil
        }
    }

    private static var fontWeights: [(weight: Double, names: [String])] {
        [
            (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
            (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
            (700, ["bold"]), (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]),
            (950, ["extra-black", "ultra-black"]),
        ]
    }
}
