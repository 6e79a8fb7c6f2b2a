import Testing
import Tokens

/// Aliases and references to parts (format module, section 7).
struct TokenReferenceTests {
    @Test(arguments: Transcript.cases(of: references))
    func referencesLeadToTokensAndParts(_ testCase: Transcript) throws {
        try testCase.check()
    }

    @Test(arguments: Transcript.cases(of: dangling))
    func referencesThatLeadNowhere(_ testCase: Transcript) throws {
        try testCase.check()
    }

    @Test(arguments: Transcript.cases(of: circles))
    func circularReferences(_ testCase: Transcript) throws {
        try testCase.check()
    }
}

/// Both syntaxes, in every place of a value that may refer.
private let references = ##"""
    {"g": {"a": {"$type": "number", "$value": 1}}, "x": {"$value": "{g.a}"}, "y": {"$ref": "#/g/a"}, "z": {"$ref": "#/g/a/$value"}, "w": {"$value": {"$ref": "#/g/a"}}}
    | g.a = 1.0
    | x = 1.0
    | y = 1.0
    | z = 1.0
    | w = 1.0
    {"g": {"$root": {"$type": "number", "$value": 1}}, "x": {"$value": "{g.$root}"}, "y": {"$ref": "#/g/$root"}, "z": {"$value": "{g}"}}
    | 1:126: '{g}' is a group, not a token
    | hint: its own token is '{g.$root}'
    | g.$root = 1.0
    | x = 1.0
    | y = 1.0
    {"$root": {"$type": "number", "$value": 1}, "x": {"$value": "{$root}"}}
    | $root = 1.0
    | x = 1.0
    {"x": {"$value": "{later}"}, "later": {"$type": "number", "$value": 1}}
    | x = 1.0
    | later = 1.0
    {"b c": {"$type": "number", "$value": 1}, "d/e": {"x": {"$type": "number", "$value": 2}}, "d~e": {"$type": "number", "$value": 3}, "50%": {"$type": "number", "$value": 4}, "p": {"$ref": "#/b c"}, "q": {"$ref": "#/b%20c"}, "r": {"$ref": "#/d~1e/x"}, "s": {"$ref": "#/d~0e"}, "t": {"$ref": "#/50%"}, "u": {"$value": "{d/e.x}"}}
    | b c = 1.0
    | d/e.x = 2.0
    | d~e = 3.0
    | 50% = 4.0
    | p = 1.0
    | q = 1.0
    | r = 2.0
    | s = 3.0
    | t = 4.0
    | u = 2.0
    {"a": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}, "b": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "rem"}}, "c": {"$type": "dimension", "$value": {"value": 7, "unit": {"$ref": "#/b/$value/unit"}}}}
    | a = 3.0px
    | b = 3.0rem
    | c = 7.0rem
    {"a": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}, "f": {"$type": "fontFamily", "$value": [{"$ref": "#/a/$type"}, {"$ref": "#/g/$description"}]}, "g": {"$description": "Named"}}
    | a = 3.0px
    | f = dimension, Named
    {"n": {"$type": "number", "$value": 1}, "a": {"$type": "dimension", "$value": {"value": {"$ref": "#/n/$value"}, "unit": "px"}}, "f": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/n/$value"}, 0, 0], "alpha": {"$ref": "#/n"}}}}
    | n = 1.0
    | a = 1.0px
    | f = #FF0000
    {"n": {"$type": "number", "$value": 2}, "c": {"$type": "cubicBezier", "$value": [{"$ref": "#/n"}, {"$ref": "#/n"}, 0, 1]}}
    | 1:82: '$value[0]' of token 'c' must be a number from 0 to 1, which '#/n' is not
    | n = 2.0
    {"n": {"$type": "number", "$value": 1}, "a": {"$type": "dimension", "$value": {"value": "{n}", "unit": "px"}}}
    | 1:89: '$value.value' of token 'a' is '{n}', and braces stand for whole values only
    | hint: write {"$ref": "#/n/$value"}
    | n = 1.0
    {"n": {"$type": "number", "$value": 1}, "f": {"$type": "color", "$value": {"colorSpace": "srgb", "components": ["{n}", 0, 0]}}}
    | 1:113: '$value.components[0]' of token 'f' is '{n}', and braces stand for whole values only
    | hint: write {"$ref": "#/n/$value"}
    | n = 1.0
    {"f": {"$type": "fontFamily", "one": {"$value": "A"}, "two": {"$value": ["B", "C"]}, "solo": {"$value": ["D"]}, "mix": {"$value": ["{f.one}", "X", {"$ref": "#/f/two/$value/1"}, "{f.solo}"]}, "all": {"$value": "{f.two}"}, "bad": {"$value": ["{f.two}"]}}}
    | 1:241: '$value[0]' of token 'f.bad' must be a single font's name, which '{f.two}' is not
    | f.one = A
    | f.two = B, C
    | f.solo = D
    | f.mix = A, X, C, D
    | f.all = B, C
    {"g": {"$type": "gradient", "one": {"$value": [{"color": "{c}", "position": 0}]}, "two": {"$value": ["{g.one}", {"color": {"$ref": "#/g/one/$value/0/color"}, "position": "{n}"}]}, "bad": {"$value": ["{g.two}"]}}, "n": {"$type": "number", "$value": 3}, "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}}
    | 1:200: '$value[0]' of token 'g.bad' must be a single gradient stop, which '{g.two}' is not
    | g.one = #336699 at 0.0
    | g.two = #336699 at 0.0, #336699 at 1.0
    | n = 3.0
    | c = #336699
    {"s": {"$type": "shadow", "one": {"$value": {"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}"}}, "two": {"$value": ["{s.one}", {"$ref": "#/s/one/$value"}]}, "three": {"$value": {"$ref": "#/s/two"}}, "bad": {"$value": ["{s.one}", "{s.two}"]}}, "d": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}, "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}}
    | 1:264: '$value[1]' of token 's.bad' must be a single shadow, which '{s.two}' is not
    | s.one = #336699 by 3.0
    | s.two = #336699 by 3.0, #336699 by 3.0
    | s.three = #336699 by 3.0, #336699 by 3.0
    | d = 3.0px
    | c = #336699
    {"d": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}, "e": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}", {"value": 1, "unit": "px"}, {"$ref": "#/d"}], "lineCap": "butt"}}, "f": {"$type": "strokeStyle", "$value": {"dashArray": {"$ref": "#/e/$value/dashArray"}, "lineCap": {"$ref": "#/e/$value/lineCap"}}}}
    | d = 3.0px
    | e = 3.0px 1.0px 3.0px
    | f = 3.0px 1.0px 3.0px
    {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}, "d": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/c/$value/colorSpace"}, "components": [{"$ref": "#/c/$value/components/0"}, {"$ref": "#/c/$value/components/1"}, 0.7]}}, "e": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/d/$value/components"}}}}
    | c = #336699
    | d = #3366B3
    | e = #3366B3
    {"$type": "number", "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}, "b": {"$type": "border", "$value": {"color": "{alias}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "alias": {"$value": "{c}"}, "x": {"$value": {"$ref": "#/b/$value/color/components/2"}}, "y": {"$value": {"$ref": "#/alias/$value/components/1"}}}
    | c = #336699
    | b = border
    | alias = #336699
    | x = 0.6
    | y = 0.4
    {"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/t/$value/components/0"}, 0]}}}
    | t = #808000
    """##

/// Syntax, missing targets, and targets of the wrong type.
private let dangling = ##"""
    {"colors": {"blue": {"$type": "number", "$value": 1}}, "x": {"$value": "{colors.bleu}"}, "y": {"$value": "{colors}"}, "z": {"$ref": "#/colors/bleu"}, "w": {"$ref": "#/colors"}, "v": {"$value": "{colors.blue.hex}"}}
    | 1:72: there is no token '{colors.bleu}'
    | hint: did you mean '{colors.blue}'?
    | 1:106: '{colors}' is a group, not a token
    | 1:133: nothing is at 'bleu' in '#/colors/bleu'
    | hint: did you mean 'blue'?
    | 1:165: '#/colors' is a group, not a token
    | 1:194: '{colors.blue.hex}' leads into the token 'colors.blue'
    | hint: a part of a token's value is referred to by a mapping such as {"$ref": "#/…/$value/…"}
    | colors.blue = 1.0
    {"g": {"$root": {"$type": "number", "$value": 1}}, "x": {"$value": "{g}"}, "y": {"$ref": "#/g"}}
    | 1:68: '{g}' is a group, not a token
    | hint: its own token is '{g.$root}'
    | 1:90: '#/g' is a group, not a token
    | g.$root = 1.0
    {"a": {"$type": "number", "$value": 1}, "x": {"$value": "{nothing.like.it}"}, "y": {"$value": "{x}"}, "z": {"$type": "border", "$value": "{x}"}}
    | 1:57: there is no token '{nothing.like.it}'
    | a = 1.0
    {"x": {"$type": "number", "$value": "{}"}, "y": {"$type": "number", "$value": "{a"}, "z": {"$type": "number", "$value": "{a}b"}}
    | 1:37: '{}' is not a reference: it is not of the form '{group.token}'
    | 1:79: '{a' is not a reference: it is not of the form '{group.token}'
    | 1:121: '{a}b' is not a reference: it is not of the form '{group.token}'
    {"x": {"$value": "{a..b}"}, "y": {"$value": "{a.}"}, "z": {"$value": "{a{b}}"}, "w": {"$value": "{a.$value}"}, "v": {"$value": "{ a }"}}
    | 1:18: '{a..b}' is not a reference: a name in it is empty
    | 1:45: '{a.}' is not a reference: a name in it is empty
    | 1:70: '{a{b}}' is not a reference: the name 'a{b}' contains '{'
    | 1:97: '{a.$value}' is not a reference: the name '$value' begins with '$', as only '$root' may
    | 1:128: there is no token '{ a }'
    {"a": {"$type": "number", "$value": 1}, "x": {"$ref": "a"}, "y": {"$ref": "#a"}, "z": {"$ref": "other.tokens.json#/a"}, "w": {"$ref": "#/~2"}, "v": {"$ref": "#/a~"}, "u": {"$ref": "#"}, "t": {"$ref": "#/"}, "s": {"$ref": 5}}
    | 1:55: 'a' is not a reference: it does not begin with '#/', and other files cannot be referred to
    | 1:75: '#a' is not a reference: '#' is not followed by '/'
    | 1:96: 'other.tokens.json#/a' is not a reference: it does not begin with '#/', and other files cannot be referred to
    | 1:135: '#/~2' is not a reference: '~' is not followed by '0' or '1'
    | 1:158: '#/a~' is not a reference: '~' is not followed by '0' or '1'
    | 1:181: '#' is a group, not a token
    | 1:201: '#' is a group, not a token
    | 1:222: '$ref' must be a string such as '#/group/token', not 5
    | a = 1.0
    {"a": {"$type": "number", "$value": 1}, "l": {"$type": "fontFamily", "$value": ["A", "B"]}, "$type": "number", "x": {"$ref": "#/a/"}, "y": {"$ref": "#/a/$valeu"}, "z": {"$ref": "#/a/$value/0"}, "w": {"$ref": "#/l/$value/2"}, "v": {"$ref": "#/l/$value/01"}, "u": {"$ref": "#/l/$value/-"}, "t": {"$ref": "#/$description"}}
    | 1:126: nothing is at '' in '#/a'
    | 1:149: nothing is at '$valeu' in '#/a'
    | hint: did you mean '$value'?
    | 1:178: nothing is at '0' in '#/a/$value'
    | 1:209: nothing is at '2' in '#/l/$value'
    | 1:240: nothing is at '01' in '#/l/$value'
    | 1:272: nothing is at '-' in '#/l/$value'
    | 1:303: nothing is at '$description' in '#/$description'
    | a = 1.0
    | l = A, B
    {"a": {"$type": "number", "$value": 1}, "x": {"$type": "number", "$value": {"$ref": "#/a", "z": 1}}, "y": {"$type": "number", "$value": {"$ref": null}}}
    | 1:76: '$ref' must stand alone in its mapping
    | 1:137: '$ref' must be a string such as '#/group/token', not null
    | a = 1.0
    {"d": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}, "x": {"$type": "color", "$value": "{d}"}, "y": {"$type": "border", "$value": {"color": "{d}", "width": "{d}", "style": {"$ref": "#/d/$value/unit"}}}, "z": {"$type": "dimension", "$value": {"value": {"$ref": "#/d/$value/unit"}, "unit": "{d}"}}}
    | 1:103: '$value' of token 'x' must be a color, but '{d}' is a dimension
    | 1:156: '$value.color' of token 'y' must be a color, but '{d}' is a dimension
    | 1:188: '$value.style' of token 'y' must be solid, dashed, dotted, double, groove, ridge, outset or inset, not the string 'px' (found at '#/d/$value/unit')
    | 1:267: '$value.value' of token 'z' must be a number, not the string 'px' (found at '#/d/$value/unit')
    | 1:304: '$value.unit' of token 'z' is '{d}', and braces stand for whole values only
    | hint: write {"$ref": "#/d/$value"}
    | d = 3.0px
    {"d": {"$type": "fontWeight", "$value": "bold"}, "x": {"$type": "color", "$value": {"$ref": "#/d/$value"}}, "y": {"$type": "border", "$value": {"$ref": "#/g/$description"}}, "g": {"$description": "text"}}
    | 1:84: '$value' of token 'x' must be a color, but '#/d/$value' is a font weight
    | 1:144: '$value' of token 'y' must be a border, a mapping with color, width and style, not the string 'text' (found at '#/g/$description')
    | d = weight 700.0
    """##

/// Each circle is told once, with its members in order.
private let circles = ##"""
    {"a": {"$value": "{a}"}}
    | 1:18: circular reference: 'a' → 'a'
    {"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}, "d": {"$value": "{a}"}}
    | 1:18: circular reference: 'a' → 'b' → 'c' → 'a'
    {"d": {"$value": "{c}"}, "a": {"$ref": "#/b"}, "b": {"$value": {"$ref": "#/c/$value"}}, "c": {"$type": "number", "$value": "{a}"}}
    | 1:124: circular reference: 'c' → 'a' → 'b' → 'c'
    {"a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{d}"}, "d": {"$value": "{c}"}, "e": {"$type": "number", "$value": 1}}
    | 1:18: circular reference: 'a' → 'b' → 'a'
    | 1:66: circular reference: 'c' → 'd' → 'c'
    | e = 1.0
    {"b": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "c": {"$value": "{b}"}}
    | 1:47: circular reference: 'b' → 'c' → 'b'
    {"s": {"$type": "shadow", "$value": ["{s}"]}, "t": {"$type": "gradient", "$value": [{"$ref": "#/t/$value/0"}]}}
    | 1:38: circular reference: 's' → 's'
    | 1:85: circular reference: '#/t/$value/0' → '#/t/$value/0'
    {"a": {"$type": "number", "$value": {"$ref": "#/b/$value/x"}}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/x"}}}
    | 1:37: circular reference: '#/b/$value/x' → '#/a/$value/x' → '#/b/$value/x'
    | 1:99: circular reference: '#/a/$value/x' → '#/b/$value/x' → '#/a/$value/x'
    {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/c/$value/components/1"}, {"$ref": "#/c/$value/components/0"}, 0]}}}
    | 1:74: circular reference: '#/c/$value/components/1' → '#/c/$value/components/0' → '#/c/$value/components/1'
    | 1:111: circular reference: '#/c/$value/components/0' → '#/c/$value/components/1' → '#/c/$value/components/0'
    """##
