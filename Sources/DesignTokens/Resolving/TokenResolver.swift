import Diagnostics
import Documents

/// Works out the types and values of tokens.
///
/// A token that cannot be worked out is reported where it is wrong, and passed over without a word by those that
/// refer to it.
struct TokenResolver {
    /// How deep values may refer to values; aliases of whole tokens do not count.
    static let longestChain = 32
    /// How many deprecated tokens are kept for a token.
    private static let mostDeprecations = 16

    private enum Outcome {
        case resolved(ResolvedToken)
        case failed
    }

    /// A token or a part of one that is being read.
    private struct Frame {
        let address: String
        /// The place that referred to it; `nil` for the first.
        let site: ValueSite?
        var deprecations: [TokenDeprecation] = []
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var locator: TokenLocator
    private var outcomes: [Outcome?]
    private var frames: [Frame] = []

    init(tree: TokenTree, flattening: TokenFlattening) {
        locator = TokenLocator(tree: tree, flattening: flattening)
        outcomes = Array(repeating: nil, count: flattening.entries.count)
    }

    /// All tokens in their order; `nil` for those that are wrong.
    mutating func resolveAll() -> [ResolvedToken?] {
        outcomes.indices.map { resolved($0, from: nil) }
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension TokenResolver {
    /// What stands at a place, or what the reference there leads to, as a kind of value.
    mutating func value<Value>(at site: ValueSite, in slot: ValueSlot<Value>) -> Value? {
        switch content(at: site) {
        case .direct: slot.read(&self, site)
        case .token(let token, let reference):
            resolved(token, from: site).flatMap { value(of: $0, by: reference, at: site, in: slot) }
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
        guard enter(part.address, from: site) else { return nil }
        for token in part.tokens { noteDeprecation(of: token) }
        let value = value(at: site.following(part.node, "\(reference)"), in: slot)
        noteDeprecations(leave()?.deprecations ?? [])
        return value
    }
}

extension TokenResolver {
    private mutating func resolved(_ token: Int, from site: ValueSite?) -> ResolvedToken? {
        if outcomes[token] == nil { resolveAliases(from: token) }
        if outcomes[token] == nil { resolve(token, from: site) }
        guard case .resolved(let token) = outcomes[token] else { return nil }
        noteDeprecations(token.deprecations)
        return token
    }

    /// Works out what an alias stands for before the alias itself, so that long chains of them need no deep calls.
    private mutating func resolveAliases(from token: Int) {
        var chain = [token]
        var seen: Set = [token]
        while let last = chain.last, let next = aliased(by: last), outcomes[next] == nil {
            guard !isActive(next) else { return }
            guard seen.insert(next).inserted else {
                let circle = chain.drop { $0 != next }.map { "\(locator.flattening.entries[$0].path)" }
                let content = locator.definition(of: next).content
                report(content.error(TokenReferenceError(circle: circle).message))
                for token in chain { outcomes[token] = .failed }
                return
            }
            chain.append(next)
        }
        for token in chain.dropFirst().reversed() { resolve(token, from: nil) }
    }

    /// The token that another stands for entirely.
    private mutating func aliased(by token: Int) -> Int? {
        let content = locator.definition(of: token).content
        guard let reference = try? TokenReference(at: content), let target = try? locator.target(of: reference),
            case .token(let position) = target
        else { return nil }
        return position
    }

    private func isActive(_ token: Int) -> Bool {
        let address = "\(locator.flattening.entries[token].path)"
        return frames.contains { $0.address == address }
    }

    private mutating func resolve(_ token: Int, from site: ValueSite?) {
        let path = locator.flattening.entries[token].path
        guard enter("\(path)", from: site) else { return }
        noteDeprecation(of: token)
        let definition = locator.definition(of: token)
        let value = value(of: token, ValueSite(definition.content, trail: "$value", token: path))
        let frame = leave()
        outcomes[token] =
            value.map {
                .resolved(
                    ResolvedToken(
                        path: path, value: $0, node: definition.entry.value, description: definition.description,
                        extensions: definition.extensions, deprecations: frame?.deprecations ?? []))
            } ?? .failed
    }

    /// The value as the token's type asks for it (format module, sections 5.2.2 and 6.7.3).
    private mutating func value(of token: Int, _ site: ValueSite) -> TokenValue? {
        let definition = locator.definition(of: token)
        if definition.type == .absent {
            switch content(at: site) {
            case .token(let target, _): return resolved(target, from: site)?.value
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
            report(definition.entry.keyError("token '\(site.token)' has no type", hints: [hint]))
            return nil
        }
    }
}

extension TokenResolver {
    /// Begins to read a token or a part; false where that is being read already, or too deep.
    private mutating func enter(_ address: String, from site: ValueSite?) -> Bool {
        if let start = frames.firstIndex(where: { $0.address == address }) {
            let circle = frames[start...]
            if let cause = circle.dropFirst().first?.site ?? site {
                report(cause.origin.error(TokenReferenceError(circle: circle.map(\.address)).message))
            }
            return false
        }
        guard frames.count < Self.longestChain else {
            let message = "more than \(Self.longestChain) references follow one another"
            if let site { report(site.origin.error(message)) }
            return false
        }
        frames.append(Frame(address: address, site: site))
        return true
    }

    private mutating func leave() -> Frame? {
        frames.popLast()
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
