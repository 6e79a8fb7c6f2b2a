package import Documents

/// Works out the types and values of tokens.
///
/// A token that cannot be worked out is reported where it is wrong, and passed over without a word by those that
/// refer to it.
struct TokenResolver {
    /// How many references to parts of tokens may follow one another.
    static let longestChain = 16
    /// How many values may be read where references to parts of tokens lead, since few can ask for very many.
    static let mostReferredParts = 250_000
    /// How many deprecated tokens are kept for a token.
    private static let mostDeprecations = 16

    /// A token or a part of one that is being read.
    private struct Frame {
        let address: String
        var deprecations: [TokenDeprecation] = []
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var locator: TokenLocator
    /// `nil` for tokens that are wrong or have not been worked out.
    private var outcomes: [ResolvedToken?]
    /// The token that is being worked out, then the parts of tokens that references have led to.
    private var frames: [Frame] = []
    private var referredParts = 0

    init(tree: TokenTree, flattening: TokenFlattening) {
        locator = TokenLocator(tree: tree, flattening: flattening)
        outcomes = [ResolvedToken?](repeating: nil, count: flattening.entries.count)
    }

    /// All tokens in their order; `nil` for those that are wrong.
    mutating func resolveAll() -> [ResolvedToken?] {
        let order = TokenOrder(locator)
        for circle in order.circles {
            let paths = circle.tokens.map { "\(locator.flattening.entries[$0].path)" }
            report(circle.reference.error(TokenReferenceError(circle: paths).message))
        }
        for token in order.tokens { resolve(token) }
        return outcomes
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension TokenResolver {
    /// What stands at a place, or what the reference there leads to, as a kind of value.
    mutating func value<Value>(at site: ValueSite, in slot: ValueSlot<Value>) -> Value? {
        if site.reference != nil {
            referredParts += 1
            if referredParts == Self.mostReferredParts {
                report(site.origin.error("too many parts of tokens are referred to"))
            }
        }
        return switch content(at: site) {
        case .direct: slot.read(&self, site)
        case .token(let token, let reference):
            resolved(token).flatMap { value(of: $0, by: reference, at: site, in: slot) }
        case .part(let part, let reference): value(of: part, by: reference, at: site, in: slot)
        case .invalid: nil
        }
    }

    private enum Content {
        /// No reference.
        case direct
        case token(Int, TokenReference)
        case part(TokenLocator.Part, TokenReference)
        /// A reference that leads nowhere, which has been reported.
        case invalid
    }

    private mutating func content(at site: ValueSite) -> Content {
        do {
            guard let reference = try TokenReference(at: site.node) else { return .direct }
            if site.isInsidePrimitive, case .token(let path) = reference {
                report(
                    site.error(
                        "is '\(reference)', and braces stand for whole values only",
                        hints: ["write {\"$ref\": \"\(path.pointer)/$value\"}"]))
                return .invalid
            }
            return switch try locator.target(of: reference) {
            case .token(let token): .token(token, reference)
            case .part(let part): .part(part, reference)
            }
        } catch {
            report(site.origin.error(error.message, hints: error.hints))
            return .invalid
        }
    }

    private mutating func value<Value>(
        of token: ResolvedToken, by reference: TokenReference, at site: ValueSite, in slot: ValueSlot<Value>
    ) -> Value? {
        let value = token.type == slot.type ? slot.fromToken(token.value) : nil
        if value == nil {
            let found =
                token.type == slot.type
                ? ", which '\(reference)' is not" : ", but '\(reference)' is \(token.type.phrase)"
            report(site.error("must be \(slot.expectation)\(found)"))
        }
        return value
    }

    private mutating func value<Value>(
        of part: TokenLocator.Part, by reference: TokenReference, at site: ValueSite, in slot: ValueSlot<Value>
    ) -> Value? {
        guard referredParts < Self.mostReferredParts, enter(part.address, from: site) else { return nil }
        for token in part.tokens { noteDeprecation(of: token) }
        let value = value(at: site.following(part.node, "\(reference)"), in: slot)
        noteDeprecations(frames.removeLast().deprecations)
        return value
    }
}

extension TokenResolver {
    /// A token that has been worked out before; `nil` where it is wrong.
    private mutating func resolved(_ token: Int) -> ResolvedToken? {
        guard let token = outcomes[token] else { return nil }
        noteDeprecations(token.deprecations)
        return token
    }

    private mutating func resolve(_ token: Int) {
        let definition = locator.definition(of: token)
        let path = locator.flattening.entries[token].path
        frames = [Frame(address: path.pointer + "/$value")]
        noteDeprecation(of: token)
        let value = value(of: token, ValueSite(definition.content, trail: "$value", token: path))
        outcomes[token] = value.map {
            ResolvedToken(
                path: path, value: $0, node: definition.entry.value, description: definition.description,
                extensions: definition.extensions, deprecations: frames[0].deprecations)
        }
    }

    /// The value as the token's type asks for it (format module, sections 5.2.2 and 6.7.3).
    private mutating func value(of token: Int, _ site: ValueSite) -> TokenValue? {
        let definition = locator.definition(of: token)
        if definition.type == .absent {
            switch content(at: site) {
            case .token(let target, _): return resolved(target)?.value
            case .invalid: return nil
            case .direct, .part: break
            }
        }
        switch definition.type.or(locator.flattening.entries[token].groupType) {
        case .known(let type): return value(at: site, as: type)
        case .invalid: return nil
        case .absent:
            let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
            let hint = "add a '$type' to it or to a group around it: one of \(types)"
            report(definition.entry.keyError("token '\("\(definition.path)".excerpt)' has no type", hints: [hint]))
            return nil
        }
    }
}

extension TokenResolver {
    /// Begins to read a part of a token; false where that is being read already, or too deep.
    private mutating func enter(_ address: String, from site: ValueSite) -> Bool {
        if let start = frames.firstIndex(where: { $0.address == address }) {
            report(site.origin.error(TokenReferenceError(circle: frames[start...].map(\.address)).message))
            return false
        }
        guard frames.count <= Self.longestChain else {
            report(site.origin.error("more than \(Self.longestChain) references to parts of tokens follow one another"))
            return false
        }
        frames.append(Frame(address: address))
        return true
    }

    private mutating func noteDeprecation(of token: Int) {
        let entry = locator.flattening.entries[token]
        guard case .deprecated(let reason) = entry.deprecation else { return }
        noteDeprecations([TokenDeprecation(path: entry.path, reason: reason)])
    }

    private mutating func noteDeprecations(_ deprecations: [TokenDeprecation]) {
        guard !frames.isEmpty, !deprecations.isEmpty else { return }
        for deprecation in deprecations where frames[frames.count - 1].deprecations.count < Self.mostDeprecations {
            guard !frames[frames.count - 1].deprecations.contains(deprecation) else { continue }
            frames[frames.count - 1].deprecations.append(deprecation)
        }
    }
}

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

extension TokenResolver {
    /// How many elements a list may have.
    static let longestList = 128

    /// The elements of an array, each read or followed by itself; `nil` where one of them is wrong.
    ///
    /// - Parameter phrase: what the array is: `an array of gradient stops`.
    mutating func list<Value>(at site: ValueSite, _ phrase: String, of slot: ValueSlot<Value>) -> [Value]? {
        guard let elements = site.node.elements else {
            report(site.error("must be \(phrase), not \(site.node.kind)"))
            return nil
        }
        guard (1...Self.longestList).contains(elements.count) else {
            report(site.error("must have from 1 to \(Self.longestList) elements, not \(elements.count)"))
            return nil
        }
        let values = elements.enumerated().map { value(at: site.element($1, $0), in: slot) }
        return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
}

/// A token with its type and value, every reference in it followed.
package struct ResolvedToken: Sendable {
    /// Where the token stands.
    package let path: TokenPath
    /// Its value, all references in it followed.
    package let value: TokenValue
    /// The token's object, with the place it was written at.
    package let node: DocumentNode
    /// The `$description`, where there is one.
    package let description: String?
    /// The `$extensions`, whatever they hold.
    package let extensions: DocumentNode?
    /// The token itself, if it is deprecated, then those that its value comes from; each once.
    package let deprecations: [TokenDeprecation]

    /// What the value is.
    package var type: TokenType { value.type }
}
