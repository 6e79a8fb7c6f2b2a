import Testing
import Tokens

/// Files over files, and `$deprecated`.
struct TokenLayerTests {
    @Test(arguments: Transcript.cases(of: layers))
    func laterFilesLieOverEarlierOnes(_ testCase: Transcript) throws {
        try testCase.check()
    }

    @Test(arguments: Transcript.cases(of: deprecated))
    func deprecationIsInheritedAndFollowsReferences(_ testCase: Transcript) throws {
        try testCase.check()
    }
}

/// Further files go on after a plus sign.
private let layers = ##"""
    {"a": {"$type": "number", "x": {"$value": 1}, "y": {"$value": "{b.x}"}}, "b": {"x": {"$type": "fontFamily", "$value": "A"}}}
    + {"a": {"x": {"$value": 5}, "z": {"$value": 6}}, "b": {"$type": "fontWeight", "w": {"$value": 7}}}
    | a.x = 5.0
    | a.y = A
    | a.z = 6.0
    | b.x = A
    | b.w = weight 7.0
    {"a": {"x": {"$type": "number", "$value": 1}}}
    + {"a": {"$type": "number", "$value": 2}, "b": {"$value": "{a.x}"}}
    | 1.tokens.json:1:57: '{a.x}' leads into the token 'a'
    | hint: a part of a token's value is referred to by a mapping such as {"$ref": "#/…/$value/…"}
    | a = 2.0
    {"a": {"$type": "number", "$value": 1}}
    + {"a": {"x": {"$type": "number", "$value": 2}}}
    + {"b": {"$value": "{a.x}"}}
    | a.x = 2.0
    | b = 2.0
    {"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}
    + {"a": {"$type": "number", "$value": 2}}
    | a = 2.0
    | b = 2.0
    {"a": {"$extends": "{b}"}, "b": {"t": {"$type": "number", "$value": 1}}, "c": {"t": {"$type": "number", "$value": 2}}}
    + {"a": {"$extends": "{c}"}}
    | a.t = 2.0
    | b.t = 1.0
    | c.t = 2.0
    {"a": {"$value": true, "$type": "number"}}
    + {"b": {"$value": "{c}"}}
    + 5
    + {"d": {"$type": "numbr", "$value": 1}, "$x": 1}
    | 1:18: '$value' of token 'a' must be a number, not true
    | 1.tokens.json:1:18: there is no token '{c}'
    | 2.tokens.json:1:1: a token file must hold a mapping, not 5
    | 3.tokens.json:1:17: warning: unknown type 'numbr' of token 'd': it must be one of <types>
    | hint: did you mean 'number'?
    | 3.tokens.json:1:40: unknown property '$x' at the top of the file: it may have $type, $description, $extends, $deprecated, $extensions, $root
    """##

/// What is deprecated stands after an exclamation mark (section 5.2.4).
private let deprecated = ##"""
    {"a": {"$type": "number", "$value": 1, "$deprecated": true}, "b": {"$type": "number", "$value": 2, "$deprecated": "use c"}, "c": {"$type": "number", "$value": 3, "$deprecated": false}}
    | a = 1.0 ! token 'a' is deprecated
    | b = 2.0 ! token 'b' is deprecated: use c
    | c = 3.0
    {"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$value": 2, "$deprecated": false}, "inner": {"c": {"$value": 3, "$deprecated": true}, "d": {"$value": 4}}, "fine": {"$deprecated": false, "e": {"$value": 5}}}}
    | old.a = 1.0 ! token 'old.a' is deprecated: use new
    | old.b = 2.0
    | old.inner.c = 3.0 ! token 'old.inner.c' is deprecated
    | old.inner.d = 4.0 ! token 'old.inner.d' is deprecated: use new
    | old.fine.e = 5.0
    {"$type": "number", "old": {"$value": 1, "$deprecated": "use new"}, "x": {"$value": "{old}"}, "y": {"$value": "{x}", "$deprecated": "y too"}, "z": {"$type": "dimension", "$value": {"value": {"$ref": "#/y"}, "unit": "px"}}, "w": {"$value": {"$ref": "#/z/$value/value"}}}
    | old = 1.0 ! token 'old' is deprecated: use new
    | x = 1.0 ! token 'old' is deprecated: use new
    | y = 1.0 ! token 'y' is deprecated: y too ! token 'old' is deprecated: use new
    | z = 1.0px ! token 'y' is deprecated: y too ! token 'old' is deprecated: use new
    | w = 1.0 ! token 'y' is deprecated: y too ! token 'old' is deprecated: use new
    {"$type": "number", "old": {"$deprecated": "gone", "a": {"$value": 1}}, "new": {"$extends": "{old}", "$deprecated": false}, "other": {"$extends": "{old}"}}
    | old.a = 1.0 ! token 'old.a' is deprecated: gone
    | new.a = 1.0
    | other.a = 1.0 ! token 'other.a' is deprecated: gone
    """##
