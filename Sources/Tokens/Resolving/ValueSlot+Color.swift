import Documents
import Geometry

extension ValueSlot where Value == Color {
    /// A colour in any of the fourteen spaces (color module, section 4).
    static var color: ValueSlot {
        ValueSlot(.color, "a color", fromToken: { if case .color(let color) = $0 { color } else { nil } }) {
            $0.color(at: $1)
        }
    }
}

extension TokenResolver {
    fileprivate mutating func color(at site: ValueSite) -> Color? {
        let members = ValueMembers(
            of: site.asPrimitive, "a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"],
            hints: Self.hint(forColor: site.node.string), in: &self)
        guard let members else { return nil }
        let fallback = members.value("hex", .hexadecimal, in: &self)
        let alpha = members.value("alpha", .alpha, in: &self) ?? (members.has("alpha") ? nil : 1)
        if let fallback, let alpha, let name = unknownSpace(of: members) {
            let message = "has the unknown color space '\(name.excerpt)', so its 'hex' is used"
            report(site.warning(message))
            return fallback.multipliedAlpha(by: alpha)
        }
        guard let space = members.value("colorSpace", ValueSlot<ColorSpace>.choice, in: &self),
            let components = members.value("components", .components(of: space), in: &self), let alpha
        else { return nil }
        if members.has("hex"), fallback == nil { return nil }
        return space.color(components, alpha: alpha)
    }

    /// The name of a color space that a later version of the format may have.
    private func unknownSpace(of members: ValueMembers) -> String? {
        guard let name = members.site.node["colorSpace"]?.string, !TokenReference.isBraced(name) else { return nil }
        return ColorSpace(rawValue: name) == nil ? name : nil
    }

    /// How a colour such as `#07C160` is written here.
    private static func hint(forColor text: String?) -> [String] {
        guard let text, let color = ColorSpelling.color(of: text) else { return [] }
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        let alpha = color.alpha < 1 ? ", \"alpha\": \(NumberText.rounded(color.alpha, places: 4))" : ""
        let components = [color.red, color.green, color.blue].map { ($0 * 10_000).rounded() / 10_000 }
        let list = components.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
        return [
            "write {\"colorSpace\": \"srgb\", \"components\": [\(list)]\(alpha), \"hex\": \"\(opaque.hexadecimal.lowercased())\"}"
        ]
    }
}

extension ValueSlot where Value == SIMD3<Double> {
    fileprivate static func components(of space: ColorSpace) -> ValueSlot {
        let names = space.components.map(\.name)
        let phrase = "a list of the three components \(names[0]), \(names[1]) and \(names[2])"
        return ValueSlot(nil, phrase, fromToken: { _ in nil }) { resolver, site in
            guard let elements = site.node.elements, elements.count == 3 else {
                let found = site.node.elements.map { "a list of \($0.count)" } ?? site.node.kind
                resolver.report(site.error("must be \(phrase), not \(found)"))
                return nil
            }
            let values = zip(elements, space.components).enumerated().map { index, pair in
                resolver.value(at: site.element(pair.0, index), in: .component(pair.1))
            }
            guard let x = values[0], let y = values[1], let z = values[2] else { return nil }
            return SIMD3(x, y, z)
        }
    }
}

extension ValueSlot where Value == Double {
    fileprivate static var alpha: ValueSlot { .numeric("a number from 0 to 1") { (0...1).contains($0) } }
}

extension ValueSlot where Value == Color {
    fileprivate static var hexadecimal: ValueSlot {
        ValueSlot("a color of six digits such as '#07c160'") { $0.string.flatMap(Hexadecimal.color) }
    }
}

/// Colours as CSS writes them in hexadecimal digits.
private enum Hexadecimal {
    /// From `#` and six digits.
    static func color(_ text: String) -> Color? {
        guard text.utf8.count == 7, text.hasPrefix("#"), text.utf8.dropFirst().allSatisfy(isDigit) else { return nil }
        return UInt32(text.dropFirst(), radix: 16).map { Color(hex: $0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
