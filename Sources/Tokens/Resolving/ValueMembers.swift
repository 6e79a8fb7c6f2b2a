import Documents

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
