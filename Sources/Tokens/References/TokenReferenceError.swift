import Documents

/// Why a reference leads nowhere.
struct TokenReferenceError: Error, Hashable {
    /// Lower case, without a full stop.
    let message: String
    let hints: [String]

    init(_ message: String, hints: [String] = []) {
        self.message = message
        self.hints = hints
    }

    /// For a text that is not written as references are.
    init(text: String, _ reason: String) {
        self.init("'\(text.excerpt)' is not a reference: \(reason)")
    }

    /// For places that refer each to the next and the last to the first.
    init(circle: [String]) {
        let shown = circle.count > 16 ? circle.prefix(15) + ["…"] : circle[...]
        let names = (shown + circle.prefix(1)).map { $0 == "…" ? $0 : "'\($0.excerpt)'" }
        self.init("circular reference: \(names.joined(separator: " → "))")
    }
}
