import Documents
import Geometry
import Tokens

extension ValueConverter {
    /// One shadow or a list of them: mappings of Tokens Studio or of Style Dictionary, or texts of CSS.
    mutating func shadows(_ node: DocumentNode) -> JSONValue? {
        if node.string != nil {
            guard let text = literal(node, keeping: .color) else { return nil }
            let layers = TokenText.parts(text) { $0 == "," }.map { shorthand($0)?.shadow }
            let complete = layers.compactMap(\.self)
            guard complete.count == layers.count, let first = complete.first else { return nil }
            return complete.count == 1 ? first : .array(complete)
        }
        guard let elements = node.elements else { return shadow(node) }
        var layers: [JSONValue] = []
        for element in elements {
            guard let layer = alias(element.string, as: .shadow) ?? shadow(element) else { return nil }
            layers.append(layer)
        }
        return layers.isEmpty ? nil : layers.count == 1 ? layers[0] : .array(layers)
    }

    private mutating func shadow(_ node: DocumentNode) -> JSONValue? {
        guard let color = part(node["color"], as: .color) else {
            lose("is left out: a shadow without a colour that can be said")
            return nil
        }
        var members: [JSONValue.Member] = [.init("color", color)]
        for (key, others) in [("offsetX", ["x"]), ("offsetY", ["y"]), ("blur", ["radius"]), ("spread", [])] {
            let found = ([key] + others).lazy.compactMap { node[$0] }.first
            members.append(.init(key, part(found, as: .dimension) ?? Self.nothing))
        }
        let isInset: Bool
        if case .bool(let flag)? = node["inset"]?.value {
            isInset = flag
        } else {
            isInset = node["type"]?.string == "innerShadow"
        }
        return .object(members + (isInset ? [.init("inset", true)] : []))
    }

    private static let nothing: JSONValue = ["value": 0, "unit": "px"]

    private func shorthand(_ text: String) -> Shorthand? { Shorthand(text) { alias($0, as: .color) } }

    /// A line with its colour, width and style; one without a style is solid.
    mutating func border(_ node: DocumentNode) -> JSONValue? {
        guard node.entries != nil else { return literal(node, keeping: .color).flatMap { shorthand($0)?.border } }
        guard let color = part(node["color"], as: .color), let width = part(node["width"], as: .dimension) else {
            lose("is left out: a border needs a colour and a width that can be said")
            return nil
        }
        let style = part(node["style"], as: .strokeStyle) ?? "solid"
        return ["color": color, "width": width, "style": style]
    }

    /// The five parts that a typography has; those that are missing are what text has by itself, which is noted.
    mutating func typography(_ node: DocumentNode) -> JSONValue? {
        guard node.entries != nil else { return nil }
        guard let family = part(node["fontFamily"], as: .fontFamily), let size = part(node["fontSize"], as: .dimension)
        else {
            lose("is left out: a typography needs a font family and a size that can be said")
            return nil
        }
        let weight = part(node["fontWeight"], as: .fontWeight)
        let height = lineHeight(node["lineHeight"], of: node)
        let spacing = letterSpacing(node["letterSpacing"], of: node)
        let missing = [("fontWeight", weight == nil), ("lineHeight", height == nil), ("letterSpacing", spacing == nil)]
            .filter(\.1).map(\.0)
        if !missing.isEmpty {
            lose(
                "has the usual \(missing.formattedEnumeration): the file does not say \(missing.count == 1 ? "it" : "them") in a way that can be kept"
            )
        }
        let known = ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"]
        let dropped = (node.entries ?? []).filter { entry in
            !known.contains(entry.key) && !["none", "0", "0px", ""].contains(entry.value.scalarText ?? "-")
        }
        if !dropped.isEmpty { lose("loses its \(dropped.map(\.key).formattedEnumeration): a typography has none") }
        return [
            "fontFamily": family, "fontSize": size, "fontWeight": weight ?? 400,
            "letterSpacing": spacing ?? Self.nothing, "lineHeight": height ?? 1.2,
        ]
    }

    /// A multiple of the size: as one, as a percentage, or as a length beside a size that is known.
    private mutating func lineHeight(_ node: DocumentNode?, of typography: DocumentNode) -> JSONValue? {
        guard let node, let height = quantity(node) else { return nil }
        if height.unit.isEmpty, let alias = alias(node.string, as: .number) { return alias }
        switch height.unit {
        case "%": return .number(Self.rounded(height.number / 100))
        // Tokens Studio has points where a number can be no multiple.
        case "" where height.number <= 4: return .number(height.number)
        case "", "px":
            guard let size = typography["fontSize"].flatMap(quantity), size.unit != "rem", size.number > 0 else {
                return nil
            }
            return .number(Self.rounded(height.number / size.number))
        default: return nil
        }
    }

    /// A length, also where it is a percentage of a size that is known.
    private mutating func letterSpacing(_ node: DocumentNode?, of typography: DocumentNode) -> JSONValue? {
        guard let node, let spacing = quantity(node) else { return nil }
        guard spacing.unit == "%" || spacing.unit == "em" else { return part(node, as: .dimension) }
        guard let size = typography["fontSize"].flatMap(quantity), size.unit != "%" else { return nil }
        let share = spacing.unit == "%" ? spacing.number / 100 : spacing.number
        return [
            "value": .number(Self.rounded(share * size.number)), "unit": .string(size.unit == "rem" ? "rem" : "px"),
        ]
    }

    /// The number that a node comes to, with its unit.
    private func quantity(_ node: DocumentNode) -> Quantity? {
        if case .number(let number, _)? = node["value"]?.value {
            return Quantity(number: number, unit: node["unit"]?.string ?? "")
        }
        guard let text = node.scalarText else { return nil }
        return TokenText.replacing(text) { index.text($0) }.flatMap(Calculation.value)
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}
