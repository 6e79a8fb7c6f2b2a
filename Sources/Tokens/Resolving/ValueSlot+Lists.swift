import Documents
import Geometry

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
