import Geometry
import Testing
import Tokens

/// A good value or several for each of the thirteen types.
struct TokenValueTests {
    @Test(
        arguments: [
            (
                "color", #"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#,
                .color(Color(red: 1, green: 0.5, blue: 0))
            ),
            (
                "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.25, "hex": "#000000"}"##,
                .color(Color(red: 0, green: 0, blue: 0, alpha: 0.25))
            ),
            ("color", #"{"colorSpace": "hsl", "components": ["none", 0, 100]}"#, .color(.white)),
            ("color", #"{"colorSpace": "hwb", "components": [0, "none", "none"]}"#, .color(Color(hex: 0xFF0000))),
            ("color", #"{"colorSpace": "oklch", "components": [0, 0, "none"], "alpha": 0}"#, .color(.clear)),
            ("dimension", #"{"value": 12.5, "unit": "px"}"#, .dimension(TokenDimension(value: 12.5, unit: .px))),
            ("dimension", #"{"value": -2, "unit": "rem"}"#, .dimension(TokenDimension(value: -2, unit: .rem))),
            ("fontFamily", #""Inter""#, .fontFamily(["Inter"])),
            ("fontFamily", #"["Inter", "Noto Sans CJK SC"]"#, .fontFamily(["Inter", "Noto Sans CJK SC"])),
            ("fontWeight", "350", .fontWeight(350)),
            ("fontWeight", "1", .fontWeight(1)),
            ("fontWeight", "1000", .fontWeight(1000)),
            ("duration", #"{"value": 300, "unit": "ms"}"#, .duration(TokenDuration(value: 300, unit: .ms))),
            ("duration", #"{"value": 0.3, "unit": "s"}"#, .duration(TokenDuration(value: 0.3, unit: .s))),
            ("cubicBezier", "[0.4, -2, 1, 3.5]", .cubicBezier(TokenCubicBezier(x1: 0.4, y1: -2, x2: 1, y2: 3.5))),
            ("number", "-1.5e2", .number(-150)),
            ("strokeStyle", #""groove""#, .strokeStyle(.line(.groove))),
            (
                "strokeStyle", #"{"dashArray": [{"value": 3, "unit": "px"}], "lineCap": "butt"}"#,
                .strokeStyle(.dashes([TokenDimension(value: 3, unit: .px)], cap: .butt))
            ),
            (
                "border",
                #"{"color": \#(red), "width": {"value": 1, "unit": "px"}, "style": "solid"}"#,
                .border(
                    TokenBorder(
                        color: Color(hex: 0xFF0000), width: TokenDimension(value: 1, unit: .px), style: .line(.solid)))
            ),
            (
                "transition",
                #"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 50, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
                .transition(
                    TokenTransition(
                        duration: TokenDuration(value: 1, unit: .s), delay: TokenDuration(value: 50, unit: .ms),
                        timingFunction: TokenCubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)))
            ),
            ("shadow", shadow(offset: 1), .shadow([tokenShadow(offset: 1)])),
            (
                "shadow", "[\(shadow(offset: 1)), \(shadow(offset: 2, inset: true))]",
                .shadow([tokenShadow(offset: 1), tokenShadow(offset: 2, inset: true)])
            ),
            (
                "gradient",
                #"[{"color": \#(red), "position": -4}, {"color": \#(red), "position": 0.5}, {"color": \#(red), "position": 9}]"#,
                .gradient([0, 0.5, 1].map { GradientStop(offset: $0, color: Color(hex: 0xFF0000)) })
            ),
            (
                "typography",
                #"""
                {"fontFamily": ["Inter", "Noto Sans"], "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "semi-bold",
                 "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}
                """#,
                .typography(
                    TokenTypography(
                        fontFamily: ["Inter", "Noto Sans"], fontSize: TokenDimension(value: 1, unit: .rem),
                        fontWeight: 600, letterSpacing: TokenDimension(value: 0.1, unit: .px), lineHeight: 1.2))
            ),
        ] as [(String, String, TokenValue)])
    func goodValues(type: String, value: String, expected: TokenValue) throws {
        let set = try TokenSet(json: #"{"token": {"$type": "\#(type)", "$value": \#(value)}}"#)
        #expect(set.problems == [])
        #expect(set.value("token") == expected)
        #expect(expected.type.rawValue == type)
    }

    @Test(
        arguments: [
            (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
            (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
            (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
        ] as [(Double, [String])])
    func namesOfFontWeights(weight: Double, names: [String]) throws {
        for name in names {
            let set = try TokenSet(json: #"{"token": {"$type": "fontWeight", "$value": "\#(name)"}}"#)
            #expect(set.value("token") == .fontWeight(weight))
        }
    }

    @Test(arguments: TokenLineStyle.allCases)
    func wordsOfStrokeStyles(style: TokenLineStyle) throws {
        let set = try TokenSet(json: #"{"token": {"$type": "strokeStyle", "$value": "\#(style.rawValue)"}}"#)
        #expect(set.value("token") == .strokeStyle(.line(style)))
    }

    @Test(arguments: ColorSpace.allCases)
    func everyColorSpaceIsRead(space: ColorSpace) throws {
        let value = #"{"colorSpace": "\#(space.rawValue)", "components": [0.25, 0.5, 0.75], "alpha": 0.5}"#
        let set = try TokenSet(json: #"{"token": {"$type": "color", "$value": \#(value)}}"#)
        #expect(set.problems == [])
        #expect(set.value("token") == .color(space.color(SIMD3(0.25, 0.5, 0.75), alpha: 0.5)))
    }

    @Test func quantitiesInOtherUnits() {
        #expect(TokenDimension(value: 1.5, unit: .rem).points() == 24)
        #expect(TokenDimension(value: 1.5, unit: .rem).points(fontSize: 20) == 30)
        #expect(TokenDimension(value: 1.5, unit: .px).points(fontSize: 20) == 1.5)
        #expect(TokenDuration(value: 250, unit: .ms).seconds == 0.25)
        #expect(TokenDuration(value: 2, unit: .s).seconds == 2)
    }

    /// A later version of the format may have more colour spaces: then the fallback serves.
    @Test func anUnknownColorSpaceWithAFallback() throws {
        let set = try TokenSet(
            json: """
                {"token": {"$type": "color", "$value":
                {"colorSpace": "hct", "components": [1, 2, 3, 4], "alpha": 0.5, "hex": "#ff0000"}}}
                """)
        #expect(set.value("token") == .color(Color(hex: 0xFF0000, alpha: 0.5)))
        #expect(
            set.problems == [
                "2:1: warning: '$value' of token 'token' has the unknown color space 'hct', so its 'hex' is used"
            ])
    }
}

private let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#

private func shadow(offset: Double, inset: Bool = false) -> String {
    #"""
    {"color": \#(red), "offsetX": {"value": \#(offset), "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
     "blur": {"value": 3, "unit": "px"}, "spread": {"value": -4, "unit": "px"}\#(inset ? #", "inset": true"# : "")}
    """#
}

private func tokenShadow(offset: Double, inset: Bool = false) -> TokenShadow {
    func px(_ value: Double) -> TokenDimension { TokenDimension(value: value, unit: .px) }
    return TokenShadow(
        color: Color(hex: 0xFF0000), offsetX: px(offset), offsetY: px(2), blur: px(3), spread: px(-4),
        isInset: inset)
}
