import Documents

/// A place in a token's value where something is expected, and what stands there.
struct ValueSite {
    /// What to read: what the file has there, or what a reference there leads to.
    let node: DocumentNode
    /// The way to the place from the token: `$value.components[0]`.
    let trail: String
    let token: TokenPath
    /// The reference that led to the node, and how it is written; `nil` where the node itself stands at the place.
    let reference: (node: DocumentNode, text: String)?
    /// Whether the place is inside a value that is no composite, where only `$ref` can refer (format module, section 7.1).
    let isInsidePrimitive: Bool

    init(
        _ node: DocumentNode, trail: String, token: TokenPath, reference: (node: DocumentNode, text: String)? = nil,
        isInsidePrimitive: Bool = false
    ) {
        self.node = node
        self.trail = trail
        self.token = token
        self.reference = reference
        self.isInsidePrimitive = isInsidePrimitive
    }

    /// The same place, where a colour, a quantity or a curve is read part by part.
    var asPrimitive: ValueSite {
        ValueSite(node, trail: trail, token: token, reference: reference, isInsidePrimitive: true)
    }

    /// A member of the object that stands here.
    func member(_ node: DocumentNode, _ name: String) -> ValueSite {
        ValueSite(
            node, trail: "\(trail).\(name)", token: token, reference: reference, isInsidePrimitive: isInsidePrimitive)
    }

    /// An element of the array that stands here.
    func element(_ node: DocumentNode, _ index: Int) -> ValueSite {
        ValueSite(
            node, trail: "\(trail)[\(index)]", token: token, reference: reference, isInsidePrimitive: isInsidePrimitive)
    }

    /// The same place with what a reference found for it.
    func following(_ target: DocumentNode, _ text: String) -> ValueSite {
        ValueSite(
            target, trail: trail, token: token, reference: reference ?? (node, text),
            isInsidePrimitive: isInsidePrimitive)
    }
}

extension ValueSite {
    /// `'$value.width' of token 'border.thin'`.
    var name: String {
        "'\(trail.excerpt)' of token '\(token.description.excerpt)'"
    }

    /// What the file has at the place itself.
    var origin: DocumentNode { reference?.node ?? node }

    /// An error at the place; the message goes on from the place's name.
    func error(_ message: String, hints: [String] = []) -> Diagnostic {
        let found = reference.map { " (found at '\($0.text.excerpt)')" } ?? ""
        return origin.error("\(name) \(message)\(found)", hints: hints)
    }

    /// As `error`, but milder.
    func warning(_ message: String) -> Diagnostic { origin.warning("\(name) \(message)") }
}

/// The members of an object that is read as a value.
struct ValueMembers {
    let site: ValueSite
    private let nodes: [String: DocumentNode]

    /// Reports what is no object, unknown members, and required ones that are missing.
    ///
    /// - Parameter phrase: what the object is: `a border`.
    init?(
        of site: ValueSite, _ phrase: String, required: [String], optional: [String] = [], hints: [String] = [],
        in resolver: inout TokenResolver
    ) {
        let shape = "\(phrase), a mapping with \(required.formattedSum)"
        guard let entries = site.node.entries else {
            resolver.report(site.error("must be \(shape), not \(site.node.kind)", hints: hints))
            return nil
        }
        let known = required + optional
        for entry in entries where !known.contains(entry.key) {
            let message = "has no member '\(entry.key.excerpt)': \(phrase) may have \(known.formattedAlternatives)"
            let key = ValueSite(
                DocumentNode(.string(entry.key), range: entry.keyRange, source: entry.value.source), trail: site.trail,
                token: site.token, reference: site.reference)
            resolver.report(key.error(message, hints: NearestSpelling.hints(for: entry.key, among: known)))
        }
        nodes = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
        self.site = site
        let missing = required.filter { nodes[$0] == nil }
        guard missing.isEmpty else {
            resolver.report(site.error("lacks \(missing.formattedSum)"))
            return
        }
    }

    /// Whether a member is there.
    func has(_ name: String) -> Bool { nodes[name] != nil }

    /// A member's value; `nil` where there is none, or where it is wrong, which is reported.
    func value<Value>(
        _ name: String, _ slot: ValueSlot<Value>, in resolver: inout TokenResolver
    ) -> Value? {
        nodes[name].flatMap { resolver.value(at: site.member($0, name), in: slot) }
    }
}

extension [String] {
    /// `a, b and c`.
    fileprivate var formattedSum: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
