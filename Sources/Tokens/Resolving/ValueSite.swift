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

    init(
        _ node: DocumentNode, trail: String, token: TokenPath, reference: (node: DocumentNode, text: String)? = nil
    ) {
        self.node = node
        self.trail = trail
        self.token = token
        self.reference = reference
    }

    /// A member of the object that stands here.
    func member(_ node: DocumentNode, _ name: String) -> ValueSite {
        ValueSite(node, trail: "\(trail).\(name)", token: token, reference: reference)
    }

    /// An element of the array that stands here.
    func element(_ node: DocumentNode, _ index: Int) -> ValueSite {
        ValueSite(node, trail: "\(trail)[\(index)]", token: token, reference: reference)
    }

    /// The same place with what a reference found for it.
    func following(_ target: DocumentNode, _ text: String) -> ValueSite {
        ValueSite(target, trail: trail, token: token, reference: reference ?? (node, text))
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
