import Documents

/// A kind of value that is expected at a place, and how to read it.
struct ValueSlot<Value> {
    /// The type of the tokens that a reference at the place may lead to; `nil` where there is none.
    let type: TokenType?
    /// What errors call it: `a color`, `'px' or 'rem'`.
    let expectation: String
    /// Takes the value from a token of the type; `nil` where the token holds several such values.
    let fromToken: (TokenValue) -> Value?
    /// Reads what stands at the place itself; reports what is wrong with it and gives `nil`.
    let read: (inout TokenResolver, ValueSite) -> Value?

    init(
        _ type: TokenType?, _ expectation: String, fromToken: @escaping (TokenValue) -> Value?,
        read: @escaping (inout TokenResolver, ValueSite) -> Value?
    ) {
        self.type = type
        self.expectation = expectation
        self.fromToken = fromToken
        self.read = read
    }

    /// A value without parts; `read` gives `nil` for what is not as expected.
    init(
        _ expectation: String, type: TokenType? = nil, fromToken: @escaping (TokenValue) -> Value? = { _ in nil },
        hints: @escaping (DocumentNode) -> [String] = { _ in [] }, simple read: @escaping (DocumentNode) -> Value?
    ) {
        self.init(type, expectation, fromToken: fromToken) { resolver, site in
            if let value = read(site.node) { return value }
            resolver.report(site.error("must be \(expectation), not \(site.node.kind)", hints: hints(site.node)))
            return nil
        }
    }
}
