import Testing
import Tokens

/// What is wrong with values, type by type.
struct TokenValueErrorTests {
    @Test(arguments: Transcript.cases(of: transcript))
    func badValues(of testCase: Transcript) throws {
        let words = testCase.input.split(separator: " ", maxSplits: 1)
        let start = #"{"t": {"$type": "\#(words[0])", "$value": "#
        let set = try TokenSet(json: start + words[1] + "}}")
        let problems = set.diagnostics.flatMap { diagnostic in
            let column = diagnostic.range.map { $0.start.column - 1 - start.count } ?? -1
            return ["\(column): \(diagnostic.message)"] + diagnostic.hints.map { "hint: \($0)" }
        }
        #expect(problems == testCase.output)
        #expect(set.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test func theTranscriptHasEveryType() {
        let types = Transcript.cases(of: transcript).map { $0.input.prefix { $0 != " " } }
        #expect(Set(types.map(String.init)) == Set(TokenType.allCases.map(\.rawValue)))
    }
}

/// Each value, and what is said about it with the column within the value.
private let transcript = ##"""
    color "#ff0000"
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not the string '#ff0000'
    | hint: write {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}
    color "#0bf"
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not the string '#0bf'
    | hint: write {"colorSpace": "srgb", "components": [0, 0.7333, 1], "hex": "#00bbff"}
    color "#12"
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not the string '#12'
    color "red"
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not the string 'red'
    | hint: write {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}
    color 5
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not 5
    color null
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not null
    color []
    | 0: '$value' of token 't' must be a color, a mapping with colorSpace and components, not a list
    color {}
    | 0: '$value' of token 't' lacks colorSpace and components
    color {"colorSpace": "srgb"}
    | 0: '$value' of token 't' lacks components
    color {"colorSpace": "sgrb", "components": [0, 0, 0]}
    | 15: '$value.colorSpace' of token 't' must be <spaces>, not the string 'sgrb'
    | hint: did you mean 'srgb'?
    color {"colorSpace": 5, "components": [0, 0, 0]}
    | 15: '$value.colorSpace' of token 't' must be <spaces>, not 5
    color {"colorSpace": "srgb", "components": [0, 0]}
    | 37: '$value.components' of token 't' must be a list of the three components red, green and blue, not a list of 2
    color {"colorSpace": "hsl", "components": "none"}
    | 36: '$value.components' of token 't' must be a list of the three components hue, saturation and lightness, not the string 'none'
    color {"colorSpace": "srgb", "components": [255, -1, true]}
    | 38: '$value.components[0]' of token 't' must be 'none' or a number from 0 to 1 (red), not 255
    | 43: '$value.components[1]' of token 't' must be 'none' or a number from 0 to 1 (green), not -1
    | 47: '$value.components[2]' of token 't' must be 'none' or a number from 0 to 1 (blue), not true
    color {"colorSpace": "hsl", "components": [360, 101, "half"]}
    | 37: '$value.components[0]' of token 't' must be 'none' or a number from 0 to below 360 (hue), not 360
    | 42: '$value.components[1]' of token 't' must be 'none' or a number from 0 to 100 (saturation), not 101
    | 47: '$value.components[2]' of token 't' must be 'none' or a number from 0 to 100 (lightness), not the string 'half'
    color {"colorSpace": "oklch", "components": [2, -0.1, 0]}
    | 39: '$value.components[0]' of token 't' must be 'none' or a number from 0 to 1 (lightness), not 2
    | 42: '$value.components[1]' of token 't' must be 'none' or a number of 0 or more (chroma), not -0.1
    color {"colorSpace": "lab", "components": [50, "x", null]}
    | 41: '$value.components[1]' of token 't' must be 'none' or a number (a), not the string 'x'
    | 46: '$value.components[2]' of token 't' must be 'none' or a number (b), not null
    color {"colorSpace": "srgb", "components": [1e999, 0, 0]}
    | 38: '$value.components[0]' of token 't' must be 'none' or a number from 0 to 1 (red), not the string '1e999'
    color {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.5}
    | 57: '$value.alpha' of token 't' must be a number from 0 to 1, not 1.5
    color {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "none"}
    | 57: '$value.alpha' of token 't' must be a number from 0 to 1, not the string 'none'
    color {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#fff"}
    | 55: '$value.hex' of token 't' must be a color of six digits such as '#07c160', not the string '#fff'
    color {"colorSpace": "srgb", "components": [0, 0, 0], "apha": 1, "x": 2}
    | 48: '$value' of token 't' has no member 'apha': a color may have colorSpace, components, alpha or hex
    | hint: did you mean 'alpha'?
    | 59: '$value' of token 't' has no member 'x': a color may have colorSpace, components, alpha or hex
    color {"colorSpace": "hct", "components": [0, 0, 0], "hex": "+1234567"}
    | 15: '$value.colorSpace' of token 't' must be <spaces>, not the string 'hct'
    | 54: '$value.hex' of token 't' must be a color of six digits such as '#07c160', not the string '+1234567'
    dimension 16
    | 0: '$value' of token 't' must be a dimension, a mapping with value and unit, not 16
    | hint: write {"value": 16, "unit": "px"}
    dimension "16px"
    | 0: '$value' of token 't' must be a dimension, a mapping with value and unit, not the string '16px'
    | hint: write {"value": 16, "unit": "px"}
    dimension "1.5rem"
    | 0: '$value' of token 't' must be a dimension, a mapping with value and unit, not the string '1.5rem'
    | hint: write {"value": 1.5, "unit": "rem"}
    dimension "16pt"
    | 0: '$value' of token 't' must be a dimension, a mapping with value and unit, not the string '16pt'
    dimension {"value": 16}
    | 0: '$value' of token 't' lacks unit
    dimension {"value": "16", "unit": "px"}
    | 10: '$value.value' of token 't' must be a number, not the string '16'
    dimension {"value": 16, "unit": "pt"}
    | 22: '$value.unit' of token 't' must be px or rem, not the string 'pt'
    dimension {"value": 16, "unit": "PX"}
    | 22: '$value.unit' of token 't' must be px or rem, not the string 'PX'
    | hint: did you mean 'px'?
    dimension {"value": 16, "unit": "px", "extra": 1}
    | 28: '$value' of token 't' has no member 'extra': a dimension may have value or unit
    dimension [1]
    | 0: '$value' of token 't' must be a dimension, a mapping with value and unit, not a list
    duration "200ms"
    | 0: '$value' of token 't' must be a duration, a mapping with value and unit, not the string '200ms'
    | hint: write {"value": 200, "unit": "ms"}
    duration 200
    | 0: '$value' of token 't' must be a duration, a mapping with value and unit, not 200
    | hint: write {"value": 200, "unit": "ms"}
    duration "2s"
    | 0: '$value' of token 't' must be a duration, a mapping with value and unit, not the string '2s'
    | hint: write {"value": 2, "unit": "s"}
    duration {"value": 2, "unit": "sec"}
    | 21: '$value.unit' of token 't' must be ms or s, not the string 'sec'
    duration {"unit": "ms"}
    | 0: '$value' of token 't' lacks value
    fontFamily 5
    | 0: '$value' of token 't' must be a font's name or a list of such, not 5
    fontFamily []
    | 0: '$value' of token 't' must have from 1 to 128 elements, not 0
    fontFamily ["A", 5]
    | 6: '$value[1]' of token 't' must be a single font's name, not 5
    fontFamily ""
    | 0: '$value' of token 't' must be a font's name or a list of such, not the string ''
    fontFamily ["A", ["B"]]
    | 6: '$value[1]' of token 't' must be a single font's name, not a list
    fontFamily {"a": 1}
    | 0: '$value' of token 't' must be a font's name or a list of such, not a mapping
    fontWeight 0
    | 0: '$value' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not 0
    fontWeight 1001
    | 0: '$value' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not 1001
    fontWeight "Bold"
    | 0: '$value' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not the string 'Bold'
    | hint: did you mean 'bold'?
    fontWeight "semibold"
    | 0: '$value' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not the string 'semibold'
    | hint: did you mean 'semi-bold'?
    fontWeight [400]
    | 0: '$value' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not a list
    cubicBezier [0, 0, 1]
    | 0: '$value' of token 't' must be a cubic Bézier curve, a list of four numbers x1, y1, x2, y2, not a list of 3
    cubicBezier [0, 0, 1, 1, 1]
    | 0: '$value' of token 't' must be a cubic Bézier curve, a list of four numbers x1, y1, x2, y2, not a list of 5
    cubicBezier [-0.1, 0, 1.1, 0]
    | 1: '$value[0]' of token 't' must be a number from 0 to 1, not -0.1
    | 10: '$value[2]' of token 't' must be a number from 0 to 1, not 1.1
    cubicBezier "ease"
    | 0: '$value' of token 't' must be a cubic Bézier curve, a list of four numbers x1, y1, x2, y2, not the string 'ease'
    cubicBezier [0, "a", 1, null]
    | 4: '$value[1]' of token 't' must be a number, not the string 'a'
    | 12: '$value[3]' of token 't' must be a number, not null
    number "5"
    | 0: '$value' of token 't' must be a number, not the string '5'
    number null
    | 0: '$value' of token 't' must be a number, not null
    number true
    | 0: '$value' of token 't' must be a number, not true
    number {"value": 1}
    | 0: '$value' of token 't' must be a number, not a mapping
    number "-.inf"
    | 0: '$value' of token 't' must be a number, not the string '-.inf'
    strokeStyle "wavy"
    | 0: '$value' of token 't' must be <lines>, not the string 'wavy'
    strokeStyle 5
    | 0: '$value' of token 't' must be <lines>, not 5
    strokeStyle {"dashArray": [], "lineCap": "round"}
    | 14: '$value.dashArray' of token 't' must have from 1 to 128 elements, not 0
    strokeStyle {"dashArray": [1], "lineCap": "flat"}
    | 15: '$value.dashArray[0]' of token 't' must be a dimension, a mapping with value and unit, not 1
    | hint: write {"value": 1, "unit": "px"}
    | 30: '$value.lineCap' of token 't' must be round, butt or square, not the string 'flat'
    strokeStyle {"dashArray": "x"}
    | 0: '$value' of token 't' lacks lineCap
    | 14: '$value.dashArray' of token 't' must be a list of dimensions, not the string 'x'
    strokeStyle {"lineCap": "butt", "dashArray": {"value": 1, "unit": "px"}}
    | 33: '$value.dashArray' of token 't' must be a list of dimensions, not a mapping
    border "1px solid red"
    | 0: '$value' of token 't' must be a border, a mapping with color, width and style, not the string '1px solid red'
    border {}
    | 0: '$value' of token 't' lacks color, width and style
    border {"color": "red", "width": 1, "style": "x", "radius": 1}
    | 10: '$value.color' of token 't' must be a color, a mapping with colorSpace and components, not the string 'red'
    | hint: write {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}
    | 26: '$value.width' of token 't' must be a dimension, a mapping with value and unit, not 1
    | hint: write {"value": 1, "unit": "px"}
    | 38: '$value.style' of token 't' must be <lines>, not the string 'x'
    | 43: '$value' of token 't' has no member 'radius': a border may have color, width or style
    transition "1s"
    | 0: '$value' of token 't' must be a transition, a mapping with duration, delay and timingFunction, not the string '1s'
    transition {"duration": {"value": 1, "unit": "s"}, "delay": 0, "timingFunction": "ease"}
    | 49: '$value.delay' of token 't' must be a duration, a mapping with value and unit, not 0
    | hint: write {"value": 0, "unit": "ms"}
    | 70: '$value.timingFunction' of token 't' must be a cubic Bézier curve, a list of four numbers x1, y1, x2, y2, not the string 'ease'
    shadow "none"
    | 0: '$value' of token 't' must be a shadow, a mapping with color, offsetX, offsetY, blur and spread, not the string 'none'
    shadow []
    | 0: '$value' of token 't' must have from 1 to 128 elements, not 0
    shadow [5]
    | 1: '$value[0]' of token 't' must be a shadow, a mapping with color, offsetX, offsetY, blur and spread, not 5
    shadow {"color": "#000", "offsetX": 1, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "inset": "yes"}
    | 0: '$value' of token 't' lacks spread
    | 10: '$value.color' of token 't' must be a color, a mapping with colorSpace and components, not the string '#000'
    | hint: write {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}
    | 29: '$value.offsetX' of token 't' must be a dimension, a mapping with value and unit, not 1
    | hint: write {"value": 1, "unit": "px"}
    | 116: '$value.inset' of token 't' must be true or false, not the string 'yes'
    gradient []
    | 0: '$value' of token 't' must have from 1 to 128 elements, not 0
    gradient {"color": 1}
    | 0: '$value' of token 't' must be a gradient, a list of stops, not a mapping
    gradient [{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}}, {"position": "x"}]
    | 1: '$value[0]' of token 't' lacks position
    | 61: '$value[1]' of token 't' lacks color
    | 74: '$value[1].position' of token 't' must be a number, not the string 'x'
    typography "Inter"
    | 0: '$value' of token 't' must be a typography, a mapping with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight, not the string 'Inter'
    typography {"fontFamily": [], "fontSize": 12, "fontWeight": true, "lineHeight": {"value": 1, "unit": "px"}, "letterSpacing": 0}
    | 15: '$value.fontFamily' of token 't' must have from 1 to 128 elements, not 0
    | 31: '$value.fontSize' of token 't' must be a dimension, a mapping with value and unit, not 12
    | hint: write {"value": 12, "unit": "px"}
    | 49: '$value.fontWeight' of token 't' must be a font weight, a number from 1 to 1000, <weights>, not true
    | 69: '$value.lineHeight' of token 't' must be a number, not a mapping
    | 114: '$value.letterSpacing' of token 't' must be a dimension, a mapping with value and unit, not 0
    | hint: write {"value": 0, "unit": "px"}
    """##
    .replacing("<spaces>", with: spaces)
    .replacing("<lines>", with: "solid, dashed, dotted, double, groove, ridge, outset or inset")
    .replacing("<weights>", with: weights)

private let spaces = """
    srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65 or xyz-d50
    """
private let weights = """
    thin, hairline, extra-light, ultra-light, light, normal, regular, book, medium, semi-bold, demi-bold, bold, \
    extra-bold, ultra-bold, black, heavy, extra-black or ultra-black
    """
