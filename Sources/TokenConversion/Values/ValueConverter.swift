import Documents
import Geometry
import Tokens

/// Says the values of one token in the words of 2025.10, and notes what of it cannot be said.
struct ValueConverter {
    let index: TokenIndex
    let token: SourceToken
    private let set: String
    private(set) var losses = DiagnosticList(maximumCount: .max)

    /// - Parameter set: the name of the token's set.
    init(_ token: SourceToken, in set: String, _ index: TokenIndex) {
        self.token = token
        self.set = set
        self.index = index
    }

    /// The type and the value; `nil` for a token that cannot be said, which is noted.
    mutating func converted() -> (type: TokenType?, value: JSONValue)? {
        if case .known(let type, let value) = token.value {
            guard case .string(let text) = value, let name = TokenText.whole(text) else { return (type, value) }
            guard let alias = alias(text, as: nil) else {
                lose("is left out: '\(name.excerpt)' is not there wherever it is")
                return nil
            }
            return (nil, alias)
        }
        guard let written = token.written else { return nil }
        if let alias = alias(written.string, as: nil) { return (nil, alias) }
        guard let type = index.type(of: token) else {
            let known = token.type.map { "tokens have no type '\($0.excerpt)'" } ?? "its type cannot be told"
            lose("is left out: \(known)")
            return nil
        }
        guard let value = value(written, as: type) else {
            if !losses.hasEntries { lose("is left out: \(written.kind) is no \(type.rawValue)") }
            return nil
        }
        if type == .color, case .array = value { return (.gradient, value) }
        return (type, value)
    }

    /// Notes what cannot be said; the message follows the token's name.
    mutating func lose(_ message: String, hints: [String] = []) {
        losses.add(token.node.warning("'\(token.original.excerpt)' \(message)", hints: hints))
    }

    /// A value inside another: a reference where it leads to the type, else what it comes to.
    mutating func part(_ node: DocumentNode?, as type: TokenType) -> JSONValue? {
        guard let node else { return nil }
        return alias(node.string, as: type) ?? value(node, as: type)
    }

    /// The reference that a text is, where it leads to a token that can be said, of a type if one is asked for.
    func alias(_ text: String?, as type: TokenType?) -> JSONValue? {
        guard let name = text.flatMap(TokenText.whole), let target = index.tokens(name).last,
            index.isSaid(target, wherever: set), let found = index.type(of: target), type.map({ $0 == found }) ?? true
        else { return nil }
        if type == nil, case .type(let own)? = token.type.map(TypeNames.meaning(of:)), own != found { return nil }
        return .string("{" + target.path.joined(separator: ".") + "}")
    }

    /// What stands at a node, no reference, as a type; a gradient for a colour that is one.
    private mutating func value(_ node: DocumentNode, as type: TokenType) -> JSONValue? {
        switch type {
        case .shadow: return shadows(node)
        case .border: return border(node)
        case .typography: return typography(node)
        case .fontFamily: return families(node)
        case .cubicBezier: return curve(node)
        default: break
        }
        if type == .strokeStyle, let dashes = node["dashArray"]?.elements {
            let lengths = dashes.compactMap { part($0, as: .dimension) }
            guard lengths.count == dashes.count else { return nil }
            return ["dashArray": .array(lengths), "lineCap": .string(node["lineCap"]?.string ?? "butt")]
        }
        if let entries = node.entries, !entries.isEmpty {
            return node.isSaid(as: type) ? node.said(as: type) : type == .color ? node.colorOfParts?.tokenJSON : nil
        }
        guard let text = literal(node) else { return nil }
        switch type {
        case .color: return color(text)
        case .dimension: return dimension(text)
        case .number: return number(text)
        case .duration: return duration(text)
        case .fontWeight: return weight(text)
        case .strokeStyle: return Shorthand.styles.contains(text) ? .string(text) : nil
        default: return nil
        }
    }

    /// The text of a node with its references replaced; a calculation's result is noted as one.
    ///
    /// - Parameter kept: the type to which references stay as they are.
    mutating func literal(_ node: DocumentNode, keeping kept: TokenType? = nil) -> String? {
        guard let text = node.scalarText else { return nil }
        func stays(_ name: String) -> Bool { kept.map { alias("{\(name)}", as: $0) != nil } ?? false }
        let names = TokenText.references(in: text).filter { !stays($0) }
        guard !names.isEmpty else { return text }
        guard let replaced = TokenText.replacing(text, { stays($0) ? "{\($0)}" : index.text($0) }) else {
            let missing = names.first { index.text($0) == nil } ?? text
            lose("is left out: there is no value for '{\(missing.excerpt)}'")
            return nil
        }
        let result = Calculation.value(of: replaced)?.text ?? replaced
        let depends = names.contains { index.varies($0) } ? ", which other themes do not change" : ""
        lose(
            "has the value \(result.excerpt) in place of '\(text.excerpt)'\(depends)",
            hints: ["tokens do not calculate"])
        return replaced
    }
}

extension ValueConverter {
    private mutating func color(_ text: String) -> JSONValue? {
        if text.contains("gradient(") { return gradient(text) }
        if let color = ColorSpelling.color(of: text.trimmed) { return color.tokenJSON }
        // Tokens Studio writes rgba(#FF0000, 0.5).
        guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
        let parts = TokenText.parts(String(text.dropFirst(5).dropLast())) { $0 == "," }
        guard parts.count == 2, let color = ColorSpelling.color(of: parts[0]),
            let alpha = Calculation.value(of: parts[1])
        else { return nil }
        let share = alpha.unit == "%" ? alpha.number / 100 : alpha.number
        return color.multipliedAlpha(by: min(max(share, 0), 1)).tokenJSON
    }

    /// The stops of a gradient of CSS; where it leads is not said by tokens.
    private mutating func gradient(_ text: String) -> JSONValue? {
        guard let opening = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inner = String(text[text.index(after: opening)...].dropLast())
        var parts = TokenText.parts(inner) { $0 == "," }
        if let first = parts.first, ColorSpelling.color(of: TokenText.parts(first) { $0 == " " }[0]) == nil {
            lose("is a gradient without its way '\(first.excerpt)'")
            parts.removeFirst()
        }
        guard parts.count > 1 else { return nil }
        var stops: [JSONValue] = []
        for (number, part) in parts.enumerated() {
            let words = TokenText.parts(part) { $0 == " " }
            guard let color = ColorSpelling.color(of: words[0]) else { return nil }
            let place = words.count > 1 ? Calculation.value(of: words[1]) : nil
            let position = place.map { $0.unit == "%" ? $0.number / 100 : $0.number }
            stops.append([
                "color": color.tokenJSON,
                "position": .number(position ?? Double(number) / Double(parts.count - 1)),
            ])
        }
        return .array(stops)
    }

    private mutating func dimension(_ text: String) -> JSONValue? {
        guard let value = Calculation.value(of: text) else { return nil }
        switch value.unit {
        case "px", "", "pt", "dp": return ["value": .number(value.number), "unit": "px"]
        case "rem": return ["value": .number(value.number), "unit": "rem"]
        case "em":
            lose("is \(value.text), and tokens have no em; rem is written")
            return ["value": .number(value.number), "unit": "rem"]
        default:
            lose("is left out: tokens have no lengths in '\(value.unit.excerpt)'")
            return nil
        }
    }

    private func number(_ text: String) -> JSONValue? {
        guard let value = Calculation.value(of: text) else { return nil }
        switch value.unit {
        case "": return .number(value.number)
        case "%": return .number(value.number / 100)
        default: return nil
        }
    }

    private func duration(_ text: String) -> JSONValue? {
        guard let value = Calculation.value(of: text), ["", "ms", "s"].contains(value.unit) else { return nil }
        return ["value": .number(value.number), "unit": .string(value.unit.isEmpty ? "ms" : value.unit)]
    }

    private mutating func weight(_ text: String) -> JSONValue? {
        guard let weight = FontWeightText.weight(text) else { return nil }
        if FontWeightText.isSlanted(text) { lose("is \(NumberText.exact(weight)): tokens have no slant") }
        return .number(weight)
    }

    private mutating func families(_ node: DocumentNode) -> JSONValue? {
        var names: [String] = []
        for part in node.elements ?? [node] {
            guard let text = literal(part) else { return nil }
            names += TokenText.parts(text) { $0 == "," }.map { $0.filter { $0 != "\"" && $0 != "'" } }
        }
        return names.count > 1 ? .array(names.map(JSONValue.string)) : names.first.map(JSONValue.string)
    }

    private mutating func curve(_ node: DocumentNode) -> JSONValue? {
        if node.elements?.count == 4 { return node.json }
        guard let text = literal(node) else { return nil }
        let words: [String: [Double]] = [
            "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
            "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
        ]
        if let curve = words[text] { return .array(curve.map(JSONValue.number)) }
        guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
        let numbers = TokenText.parts(String(text.dropFirst(13).dropLast())) { $0 == "," }.compactMap(Double.init)
        return numbers.count == 4 ? .array(numbers.map(JSONValue.number)) : nil
    }
}

extension DocumentNode {
    /// Whether a mapping is what 2025.10 has for a type already.
    fileprivate func isSaid(as type: TokenType) -> Bool {
        switch type {
        case .color: self["colorSpace"] != nil
        case .dimension, .duration: self["value"] != nil && self["unit"] != nil
        case .transition: self["timingFunction"] != nil
        default: false
        }
    }
}

extension DocumentNode {
    /// The mapping that 2025.10 has for a type, without what it does not have for a colour.
    fileprivate func said(as type: TokenType) -> JSONValue {
        guard type == .color, case .object(let members) = json else { return json }
        return .object(
            members.filter { member in
                if member.key == "hex", case .string(let text) = member.value { return text.count == 7 }
                return ["colorSpace", "components", "alpha"].contains(member.key)
            })
    }

    /// A colour in parts, as Style Dictionary has them: red, green and blue to 255 or to 1, or hue, saturation and lightness.
    var colorOfParts: Color? {
        func number(_ key: String) -> Double? { self[key]?.scalarText.flatMap(Calculation.value)?.number }
        let alpha = min(max(number("a") ?? 1, 0), 1)
        if let red = number("r"), let green = number("g"), let blue = number("b") {
            let whole: Double = max(red, green, blue) > 1 ? 255 : 1
            guard (0...whole).contains(min(red, green, blue)), max(red, green, blue) <= whole else { return nil }
            return Color(red: red / whole, green: green / whole, blue: blue / whole, alpha: alpha)
        }
        guard let hue = number("h"), let saturation = number("s"), let lightness = number("l") else { return nil }
        let shares = [saturation, lightness].map { NumberText.exact($0 <= 1 ? $0 * 100 : $0) }
        return ColorSpelling.color(of: "hsl(\(NumberText.exact(hue)) \(shares[0])% \(shares[1])%)")?
            .multipliedAlpha(by: alpha)
    }
}

extension DiagnosticList {
    /// Whether anything has been added.
    var hasEntries: Bool { !diagnostics.isEmpty }
}

extension Color {
    /// The colour as a token's value, to the nearest hundred-thousandth.
    var tokenJSON: JSONValue {
        func rounded(_ share: Double) -> JSONValue { .number((share * 100_000).rounded() / 100_000) }
        var members: [JSONValue.Member] = [
            .init("colorSpace", "srgb"), .init("components", [rounded(red), rounded(green), rounded(blue)]),
        ]
        if alpha < 1 { members.append(.init("alpha", rounded(alpha))) }
        members.append(.init("hex", .string(Color(red: red, green: green, blue: blue).hexadecimal.lowercased())))
        return .object(members)
    }
}
