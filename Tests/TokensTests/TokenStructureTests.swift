import Testing
import Tokens

/// How files are sorted into groups and tokens, and what types the tokens get.
struct TokenStructureTests {
    @Test(arguments: Transcript.cases(of: structure))
    func objectsBecomeGroupsAndTokens(_ testCase: Transcript) throws {
        try testCase.check()
    }

    @Test(arguments: Transcript.cases(of: types))
    func typesComeFromTokenGroupOrReference(_ testCase: Transcript) throws {
        try testCase.check()
    }
}

/// Names and properties (format module, sections 5 and 6).
private let structure = ##"""
    [1]
    | 1:1: a token file must hold a mapping, not a list
    5
    | 1:1: a token file must hold a mapping, not 5
    null
    | 1:1: a token file must hold a mapping, not null
    {"$value": 5, "$type": "number"}
    | 1:1: a token file must hold a group, not a token: '$value' stands at its top
    {"$schema": "https://example.org/format.json", "a": {"$type": "number", "$value": 1}}
    | a = 1.0
    {"a": 5, "b": {"value": "#fff", "type": "color"}, "c": null}
    | 1:2: 'a' must be a group or a token (a mapping), not 5
    | 1:16: 'b.value' must be a group or a token (a mapping), not the string '#fff'
    | hint: the properties of a token begin with '$'
    | 1:33: 'b.type' must be a group or a token (a mapping), not the string 'color'
    | hint: the properties of a token begin with '$'
    | 1:51: 'c' must be a group or a token (a mapping), not null
    {"a.b": {"$type": "number", "$value": 1}, "{x}": {"$type": "number", "$value": 1}, "": {"$type": "number", "$value": 1}, "y}": {}}
    | 1:2: the name 'a.b' contains '.', which the name of a group or token must not
    | 1:43: the name '{x}' contains '{', which the name of a group or token must not
    | 1:84: the name '' is empty, which the name of a group or token must not
    | 1:122: the name 'y}' contains '}', which the name of a group or token must not
    | a.b = 1.0
    | {x} = 1.0
    |  = 1.0
    {"a b/c~d%e": {"$type": "number", "$value": 1}, "ä": {"$type": "number", "$value": 2}, "A": {"$type": "number", "$value": 3}, "a": {"$type": "number", "$value": 4}, "0": {"$type": "number", "$value": 5}}
    | a b/c~d%e = 1.0
    | ä = 2.0
    | A = 3.0
    | a = 4.0
    | 0 = 5.0
    {"$foo": 1, "$typ": "color", "g": {"$schema": "x", "$vaule": 1, "t": {"$value": 1, "$type": "number", "$bar": 2}}}
    | 1:2: unknown property '$foo' at the top of the file: it may have $type, $description, $extends, $deprecated, $extensions, $root
    | 1:13: unknown property '$typ' at the top of the file: it may have $type, $description, $extends, $deprecated, $extensions, $root
    | hint: did you mean '$type'?
    | 1:36: unknown property '$schema' in group 'g': it may have $type, $description, $extends, $deprecated, $extensions, $root
    | 1:52: unknown property '$vaule' in group 'g': it may have $type, $description, $extends, $deprecated, $extensions, $root
    | hint: did you mean '$value'?
    | 1:103: unknown property '$bar' in token 'g.t': it may have $value, $ref, $type, $description, $extensions, $deprecated
    | g.t = 1.0
    {"t": {"$value": 1, "$type": "number", "x": {"$type": "number", "$value": 1}, "$root": {"$type": "number", "$value": 2}}}
    | 1:40: 't' cannot be a token and a group: it has a '$value' and holds 'x'
    | hint: move the '$value' of 't' into a token named '$root' in it
    | 1:79: 't' cannot be a token and a group: it has a '$value' and holds '$root'
    | hint: move the '$value' of 't' into a token named '$root' in it
    | t = 1.0
    {"t": {"$type": "number", "$value": 1}, "u": {"$value": 1, "$ref": "#/t", "$type": "number"}}
    | 1:60: token 'u' has a '$value' and a '$ref': only one of them may be
    | t = 1.0
    | u = 1.0
    {"t": {"$value": 1, "$type": "number", "$extends": "{g}"}, "g": {}}
    | 1:40: unknown property '$extends' in token 't': it may have $value, $ref, $type, $description, $extensions, $deprecated
    | t = 1.0
    {"g": {"$type": "colour", "$description": 5, "$deprecated": 3, "$extensions": [], "$extends": 4}}
    | 1:17: warning: unknown type 'colour' of group 'g': it must be one of <types>
    | hint: did you mean 'color'?
    | 1:43: '$description' of group 'g' must be a string, not 5
    | 1:61: '$deprecated' of group 'g' must be true, false or a reason, not 3
    | 1:79: '$extensions' of group 'g' must be a mapping, not a list
    | 1:95: '$extends' of group 'g' must be a reference such as '{group}' or '#/group', not 4
    {"t": {"$value": 1, "$type": 7, "$description": null, "$deprecated": {}, "$extensions": "x"}}
    | 1:30: '$type' of token 't' must be the name of a type, not 7
    | 1:49: '$description' of token 't' must be a string, not null
    | 1:70: '$deprecated' of token 't' must be true, false or a reason, not a mapping
    | 1:89: '$extensions' of token 't' must be a mapping, not the string 'x'
    {"g": {"$root": {"x": 1}}, "h": {"$root": 5}}
    | 1:8: 'g.$root' must be a token: it has no '$value'
    | 1:34: 'h.$root' must be a group or a token (a mapping), not 5
    {"h": {"$type": "color"}, "i": {"$description": "empty"}, "j": {}, "k": {"$type": "number", "$extends": "{i}"}}
    | 1:8: warning: 'h' has a '$type', but neither a '$value' nor tokens in it
    {"$root": {"$type": "number", "$value": 1}, "g": {"$root": {"$type": "number", "$value": 2}, "light": {"$type": "number", "$value": 3}}}
    | $root = 1.0
    | g.$root = 2.0
    | g.light = 3.0
    """##

/// `$type` on the token, on the nearest group, or of what is referred to (sections 5.2.2 and 6.7.3).
private let types = ##"""
    {"a": {"$type": "number", "$value": 1}}
    | a = 1.0
    {"$type": "number", "a": {"$value": 1}, "g": {"b": {"$value": 2}, "h": {"$type": "fontFamily", "c": {"$value": "A"}, "d": {"$type": "number", "$value": 3}}}}
    | a = 1.0
    | g.b = 2.0
    | g.h.c = A
    | g.h.d = 3.0
    {"$type": "fontFamily", "g": {"$type": "number", "$root": {"$value": 1}}}
    | g.$root = 1.0
    {"a": {"$value": 5}}
    | 1:2: token 'a' has no type
    | hint: add a '$type' to it or to a group around it: one of <types>
    {"g": {"$type": "number", "a": {"$value": 1}}, "b": {"$value": 5}}
    | 1:48: token 'b' has no type
    | hint: add a '$type' to it or to a group around it: one of <types>
    | g.a = 1.0
    {"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "number", "$value": 1}}
    | a = 1.0
    | b = 1.0
    | c = 1.0
    {"g": {"$type": "fontFamily", "a": {"$value": "{c}"}}, "c": {"$type": "number", "$value": 1}}
    | g.a = 1.0
    | c = 1.0
    {"g": {"$type": "number", "a": {"$value": {"$ref": "#/c/$value/value"}}}, "b": {"$value": {"$ref": "#/c/$value/value"}}, "c": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}}
    | 1:75: token 'b' has no type
    | hint: add a '$type' to it or to a group around it: one of <types>
    | g.a = 3.0
    | c = 3.0px
    {"a": {"$type": "color", "$value": "{c}"}, "c": {"$type": "number", "$value": 1}}
    | 1:36: '$value' of token 'a' must be a color, but '{c}' is a number
    | c = 1.0
    {"a": {"$type": "Number", "$value": 1}, "g": {"$type": "size", "b": {"$value": 1}, "c": {"$type": "number", "$value": 2}}, "d": {"$value": "{a}"}}
    | 1:17: warning: unknown type 'Number' of token 'a': it must be one of <types>
    | hint: did you mean 'number'?
    | 1:56: warning: unknown type 'size' of group 'g': it must be one of <types>
    | g.c = 2.0
    """##
