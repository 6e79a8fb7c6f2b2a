import Documents
import Tokens

/// What the types of older forms are called in 2025.10.
enum TypeNames {
    /// What a type that a token has, or a name that it stands under, comes to.
    enum Meaning: Hashable {
        case type(TokenType)
        /// Tokens have no such values.
        case unsayable
        /// Its value tells.
        case unknown
    }

    private static let types: [String: TokenType] = [
        "color": .color, "colors": .color, "colour": .color,
        "dimension": .dimension, "size": .dimension, "sizing": .dimension, "spacing": .dimension, "space": .dimension,
        "borderradius": .dimension, "borderwidth": .dimension, "radius": .dimension, "width": .dimension,
        "fontsize": .dimension, "fontsizes": .dimension, "letterspacing": .dimension, "paragraphspacing": .dimension,
        "number": .number, "opacity": .number, "lineheight": .number, "lineheights": .number, "zindex": .number,
        "fontfamily": .fontFamily, "fontfamilies": .fontFamily,
        "fontweight": .fontWeight, "fontweights": .fontWeight,
        "duration": .duration, "time": .duration, "cubicbezier": .cubicBezier, "easing": .cubicBezier,
        "shadow": .shadow, "boxshadow": .shadow, "border": .border, "typography": .typography,
        "strokestyle": .strokeStyle, "borderstyle": .strokeStyle, "gradient": .gradient, "transition": .transition,
    ]

    private static let unsayable: Set<String> = [
        "asset", "boolean", "composition", "content", "string", "text", "textcase", "textdecoration",
    ]

    /// The meaning of a type's name.
    static func meaning(of name: String) -> Meaning {
        let name = name.lowercased().filter { $0 != "-" && $0 != "_" }
        if let type = types[name] { return .type(type) }
        return unsayable.contains(name) ? .unsayable : .unknown
    }

    /// The meaning of the categories that Style Dictionary's names begin with, as `size.font.large`.
    static func meaning(ofPath path: [String]) -> Meaning {
        for name in path.prefix(2) {
            let meaning = meaning(of: name)
            if meaning != .unknown { return meaning }
        }
        return .unknown
    }
}
