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
