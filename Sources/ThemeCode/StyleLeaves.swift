import Geometry

/// A value of a theme that needs no type of its own, by the names that lead to it.
struct StyleLeaf: Hashable {
    /// As `indexBar`, `highlight`, `color`.
    let path: [String]
    let value: Value

    enum Value: Hashable {
        case color(Color)
        case font(families: [String], size: Double, weight: Int)
        case points(Double)
        case seconds(Double)
        /// A share, an angle or any other number without a unit.
        case number(Double)
        case word(String)
        case text(String)
        case flag(Bool)
    }
}

/// The leaves of a theme in the order of its properties, for languages that have no types of ours.
struct StyleLeaves {
    private(set) var leaves: [StyleLeaf] = []
    /// What has no leaf.
    private(set) var unsaid: [String] = []

    init(of theme: StyleValue) { append(theme, at: []) }

    /// The leaves, with others behind them for values that the theme leaves open.
    func filled(with others: [StyleLeaf]) -> [StyleLeaf] {
        let said = Set(leaves.map(\.path))
        return leaves + others.filter { !said.contains($0.path) }
    }

    private mutating func append(_ value: StyleValue, at path: [String]) {
        switch value {
        case .number(let number): leaves.append(StyleLeaf(path: path, value: Self.measure(number, at: path)))
        case .whole(let number): leaves.append(StyleLeaf(path: path, value: .number(Double(number))))
        case .text(let text): leaves.append(StyleLeaf(path: path, value: .text(text)))
        case .flag(let flag): leaves.append(StyleLeaf(path: path, value: .flag(flag)))
        case .color(let color): leaves.append(StyleLeaf(path: path, value: .color(color)))
        case .nothing: break
        case .list(let values):
            for (number, value) in values.enumerated() { append(value, at: path + [String(number)]) }
        case .structure(type: "FontStyle", let parts): appendFont(parts, at: path)
        case .structure(_, let parts): append(parts, at: path)
        case .choice(type: "Fill", let name, let parts): appendFill(name, parts, at: path)
        case .choice(_, let name, let parts):
            leaves.append(StyleLeaf(path: path, value: .word(name)))
            append(parts, at: path)
        }
    }

    private mutating func append(_ parts: [StyleValue.Property], at path: [String]) {
        for part in parts { append(part.value, at: path + [part.name ?? "value"]) }
    }

    private mutating func appendFont(_ parts: [StyleValue.Property], at path: [String]) {
        let values = Dictionary(parts.map { ($0.name ?? "", $0.value) }) { first, _ in first }
        guard case .list(let families)? = values["families"], case .number(let size)? = values["size"],
            case .whole(let weight)? = values["weight"]
        else { return append(parts, at: path) }
        let names = families.compactMap { if case .text(let name) = $0 { name } else { nil } }
        leaves.append(StyleLeaf(path: path, value: .font(families: names, size: size, weight: weight)))
        if case .number(let spacing)? = values["letterSpacing"], spacing != 0 {
            leaves.append(StyleLeaf(path: path + ["letterSpacing"], value: .points(spacing)))
        }
        if case .number(let height)? = values["lineHeight"] {
            leaves.append(StyleLeaf(path: path + ["lineHeight"], value: .number(height)))
        }
    }

    /// Of a gradient its first colour, which is better than none.
    private mutating func appendFill(_ name: String, _ parts: [StyleValue.Property], at path: [String]) {
        let colors = parts.flatMap { $0.value.colors }
        if colors.count > 1 {
            unsaid.append("The gradient of \(path.joined(separator: ".")): its first colour stands for it.")
        }
        leaves.append(StyleLeaf(path: path, value: .color(colors.first ?? .clear)))
    }

    /// What a number means follows from what it is called.
    private static func measure(_ number: Double, at path: [String]) -> StyleLeaf.Value {
        switch path.last {
        case "delay", "duration": .seconds(number)
        case "x1", "y1", "x2", "y2", "reach", "growth", "fontScale", "battery": .number(number)
        case "value" where path.dropLast().last == "pressed": .number(number)
        default: .points(number)
        }
    }
}

extension StyleValue {
    /// All colours in it, in their order.
    fileprivate var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .list(let values): values.flatMap(\.colors)
        case .structure(_, let parts), .choice(_, _, let parts): parts.flatMap(\.value.colors)
        default: []
        }
    }
}
