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
