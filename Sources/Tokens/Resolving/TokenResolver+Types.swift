extension TokenResolver {
    /// What stands at a place as a value of a type.
    mutating func value(at site: ValueSite, as type: TokenType) -> TokenValue? {
        switch type {
        case .color: value(at: site, in: .color).map(TokenValue.color)
        case .dimension: value(at: site, in: .dimension).map(TokenValue.dimension)
        case .fontFamily: value(at: site, in: .fontFamily).map(TokenValue.fontFamily)
        case .fontWeight: value(at: site, in: .fontWeight).map(TokenValue.fontWeight)
        case .duration: value(at: site, in: .duration).map(TokenValue.duration)
        case .cubicBezier: value(at: site, in: .cubicBezier).map(TokenValue.cubicBezier)
        case .number: value(at: site, in: .number).map(TokenValue.number)
        case .strokeStyle: value(at: site, in: .strokeStyle).map(TokenValue.strokeStyle)
        case .border: value(at: site, in: .border).map(TokenValue.border)
        case .transition: value(at: site, in: .transition).map(TokenValue.transition)
        case .shadow: value(at: site, in: .shadow).map(TokenValue.shadow)
        case .gradient: value(at: site, in: .gradient).map(TokenValue.gradient)
        case .typography: value(at: site, in: .typography).map(TokenValue.typography)
        }
    }
}

extension TokenType {
    /// The type as a sentence names a value of it.
    package var phrase: String {
        switch self {
        case .color: "a color"
        case .dimension: "a dimension"
        case .fontFamily: "a font family"
        case .fontWeight: "a font weight"
        case .duration: "a duration"
        case .cubicBezier: "a cubic Bézier curve"
        case .number: "a number"
        case .strokeStyle: "a stroke style"
        case .border: "a border"
        case .transition: "a transition"
        case .shadow: "a shadow"
        case .gradient: "a gradient"
        case .typography: "a typography"
        }
    }
}
