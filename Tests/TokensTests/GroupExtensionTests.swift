import Testing
import Tokens

/// `$extends` of groups (format module, section 6.4).
struct GroupExtensionTests {
    @Test(arguments: Transcript.cases(of: extending))
    func groupsInheritTokens(_ testCase: Transcript) throws {
        try testCase.check()
    }
}

/// Deep merge, types and circles.
private let extending = ##"""
    {"$type": "number", "button": {"fill": {"$value": 1}, "text": {"$value": 2}}, "primary": {"$extends": "{button}", "fill": {"$value": 3}, "rim": {"$value": 4}}}
    | button.fill = 1.0
    | button.text = 2.0
    | primary.fill = 3.0
    | primary.rim = 4.0
    | primary.text = 2.0
    {"$type": "number", "button": {"fill": {"$value": 1}, "text": {"$value": 2}}, "primary": {"$ref": "#/button", "fill": {"$value": 3}}}
    | button.fill = 1.0
    | button.text = 2.0
    | primary.fill = 3.0
    | primary.text = 2.0
    {"$type": "number", "input": {"field": {"width": {"$value": 1}, "fill": {"$type": "fontFamily", "$value": "A"}}}, "amount": {"$extends": "#/input", "field": {"width": {"$value": 2}}}}
    | input.field.width = 1.0
    | input.field.fill = A
    | amount.field.width = 2.0
    | amount.field.fill = A
    {"base": {"$type": "number", "p": {"$value": 1}, "sub": {"q": {"$value": 2}}}, "other": {"$extends": "{base}", "$type": "fontFamily", "s": {"$value": "A"}, "sub": {"r": {"$value": "B"}}}, "third": {"$extends": "{other}", "t": {"$value": "C"}}}
    | base.p = 1.0
    | base.sub.q = 2.0
    | other.s = A
    | other.sub.r = B
    | other.sub.q = 2.0
    | other.p = 1.0
    | third.t = C
    | third.s = A
    | third.sub.r = B
    | third.sub.q = 2.0
    | third.p = 1.0
    {"base": {"p": {"$value": 1}}, "typed": {"$type": "number", "$extends": "{base}"}}
    | 1:11: token 'base.p' has no type
    | hint: add a '$type' to it or to a group around it: one of <types>
    | typed.p = 1.0
    {"$type": "number", "a": {"t": {"$value": 1}}, "b": {"$extends": "{a}", "t": {"inner": {"$value": 2}}}, "c": {"$extends": "{b}", "t": {"$value": 3}}}
    | a.t = 1.0
    | b.t.inner = 2.0
    | c.t = 3.0
    {"$type": "number", "brand": {"$root": {"$value": 1}, "strong": {"$value": 2}}, "semantic": {"$extends": "{brand}", "good": {"$root": {"$value": 3}}}, "x": {"$value": "{semantic.$root}"}, "y": {"$ref": "#/semantic/strong"}}
    | brand.$root = 1.0
    | brand.strong = 2.0
    | semantic.good.$root = 3.0
    | semantic.$root = 1.0
    | semantic.strong = 2.0
    | x = 1.0
    | y = 2.0
    {"$type": "number", "base": {"field": {"w": {"$value": 1}}}, "derived": {"$extends": "{base}"}, "third": {"$extends": "{derived.field}", "x": {"$value": 2}}}
    | base.field.w = 1.0
    | derived.field.w = 1.0
    | third.x = 2.0
    | third.w = 1.0
    {"$type": "number", "button": {"$extends": "{button.base}", "base": {"k": {"$value": 1}}}}
    | button.base.k = 1.0
    | button.k = 1.0
    {"$type": "number", "n": {"$extends": "{g}", "q": {"$extends": "{g}"}}, "g": {"$extends": "{h}", "k": {"$value": 1}}, "h": {"m": {"$value": 2}}}
    | n.q.k = 1.0
    | n.q.m = 2.0
    | n.k = 1.0
    | n.m = 2.0
    | g.k = 1.0
    | g.m = 2.0
    | h.m = 2.0
    {"$type": "number", "base": {"a": {"$value": 1}, "b": {"$value": "{base.a}"}}, "derived": {"$extends": "{base}", "a": {"$value": 5}}}
    | base.a = 1.0
    | base.b = 1.0
    | derived.a = 5.0
    | derived.b = 1.0
    {"$type": "number", "empty": {}, "a": {"$extends": "{empty}"}, "b": {"$extends": "{a}", "t": {"$value": 1}}}
    | b.t = 1.0
    {"t": {"$type": "number", "$value": 1}, "a": {"$extends": "{t}"}, "b": {"$extends": "{x.y}"}, "c": {"$extends": "{t.x}"}, "d": {"$extends": "nope"}, "e": {"$extends": "{a..b}"}, "buton": {}, "f": {"$extends": "{button}"}, "g": {"$extends": "{buton}", "$ref": "#/buton", "z": {}}}
    | 1:59: '{t}' is a token; only a group can be extended
    | 1:85: there is no group '{x.y}' to extend
    | 1:113: there is no group '{t.x}' to extend
    | 1:141: 'nope' is not a reference: it does not begin with '#/', and other files cannot be referred to
    | 1:168: '{a..b}' is not a reference: a name in it is empty
    | 1:210: there is no group '{button}' to extend
    | hint: did you mean 'buton'?
    | 1:252: group 'g' has an '$extends' and a '$ref': only one of them may be
    | t = 1.0
    {"a": {"$extends": "{a}"}, "b": {"$extends": "#"}, "c": {"$extends": "#/"}}
    | 1:20: circular reference: 'a' → 'a'
    | hint: a group cannot extend itself or a group around it
    | 1:46: circular reference: '#' → 'b' → '#'
    | hint: a group cannot extend itself or a group around it
    | 1:70: circular reference: '#' → 'c' → '#'
    | hint: a group cannot extend itself or a group around it
    {"$type": "number", "a": {"$extends": "{b}", "t": {"$value": 1}}, "b": {"$extends": "{a}", "t": {"$value": 2}}}
    | 1:39: circular reference: 'a' → 'b' → 'a'
    | hint: a group cannot extend itself or a group around it
    | a.t = 1.0
    | b.t = 2.0
    {"$type": "number", "a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}, "d": {"$extends": "{a}", "t": {"$value": 1}}}
    | 1:39: circular reference: 'a' → 'b' → 'c' → 'a'
    | hint: a group cannot extend itself or a group around it
    | d.t = 1.0
    {"$type": "number", "button": {"c": {"$value": 1}, "secondary": {"$extends": "{button}"}}}
    | 1:78: circular reference: 'button' → 'button.secondary' → 'button'
    | hint: a group cannot extend itself or a group around it
    | button.c = 1.0
    {"$type": "number", "a": {"x": {"$extends": "{b}"}}, "b": {"y": {"$extends": "{a}"}, "t": {"$value": 1}}}
    | 1:78: circular reference: 'a' → 'a.x' → 'b' → 'b.y' → 'a'
    | hint: a group cannot extend itself or a group around it
    | b.t = 1.0
    """##
