import Documents
import Geometry

extension ValueSlot where Value == TokenStrokeStyle {
    /// A word, or an object of dash lengths and line cap (format module, section 9.3).
    static var strokeStyle: ValueSlot {
        ValueSlot(
            .strokeStyle, "a stroke style", fromToken: { if case .strokeStyle(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            guard site.node.entries != nil else {
                return resolver.value(at: site, in: ValueSlot<TokenLineStyle>.choice).map { .line($0) }
            }
            return ValueMembers(of: site, "a stroke style", required: ["dashArray", "lineCap"], in: &resolver)
                .flatMap { dashes(of: $0, &resolver) }
        }
    }

    private static func dashes(of members: ValueMembers, _ resolver: inout TokenResolver) -> TokenStrokeStyle? {
        let phrase = "a list of dimensions"
        let lengths = ValueSlot<[TokenDimension]>(nil, phrase, fromToken: { _ in nil }) {
            $0.list(at: $1, phrase, of: .dimension)
        }
        let dashes = members.value("dashArray", lengths, in: &resolver)
        let cap = members.value("lineCap", ValueSlot<TokenLineCap>.choice, in: &resolver)
        guard let dashes, let cap else { return nil }
        return .dashes(dashes, cap: cap)
    }
}

extension ValueSlot where Value == TokenBorder {
    static var border: ValueSlot {
        ValueSlot(.border, "a border", fromToken: { if case .border(let value) = $0 { value } else { nil } }) {
            resolver, site in
            let members = ValueMembers(of: site, "a border", required: ["color", "width", "style"], in: &resolver)
            guard let members else { return nil }
            let color = members.value("color", .color, in: &resolver)
            let width = members.value("width", .dimension, in: &resolver)
            let style = members.value("style", .strokeStyle, in: &resolver)
            guard let color, let width, let style else { return nil }
            return TokenBorder(color: color, width: width, style: style)
        }
    }
}

extension ValueSlot where Value == TokenTransition {
    static var transition: ValueSlot {
        ValueSlot(
            .transition, "a transition", fromToken: { if case .transition(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            let members = ValueMembers(
                of: site, "a transition", required: ["duration", "delay", "timingFunction"], in: &resolver)
            guard let members else { return nil }
            let duration = members.value("duration", .duration, in: &resolver)
            let delay = members.value("delay", .duration, in: &resolver)
            let curve = members.value("timingFunction", .cubicBezier, in: &resolver)
            guard let duration, let delay, let curve else { return nil }
            return TokenTransition(duration: duration, delay: delay, timingFunction: curve)
        }
    }
}

extension ValueSlot where Value == TokenTypography {
    static var typography: ValueSlot {
        ValueSlot(
            .typography, "a typography", fromToken: { if case .typography(let value) = $0 { value } else { nil } }
        ) { resolver, site in
            let members = ValueMembers(
                of: site, "a typography",
                required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"], in: &resolver)
            guard let members else { return nil }
            let family = members.value("fontFamily", .fontFamily, in: &resolver)
            let size = members.value("fontSize", .dimension, in: &resolver)
            let weight = members.value("fontWeight", .fontWeight, in: &resolver)
            let spacing = members.value("letterSpacing", .dimension, in: &resolver)
            let height = members.value("lineHeight", .number, in: &resolver)
            guard let family, let size, let weight, let spacing, let height else { return nil }
            return TokenTypography(
                fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
        }
    }
}

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
