import Dispatch

extension Array where Element: Sendable {
    /// Transforms the elements on as many threads as the machine has cores; the results are in the elements' order.
    package func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
        guard count > 1 else { return map(transform) }
        var results = [Mapped?](repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { results in
            // Each iteration writes a place of its own.
            nonisolated(unsafe) let places = results
            DispatchQueue.concurrentPerform(iterations: count) { places[$0] = transform(self[$0]) }
        }
        return results.compactMap(\.self)
    }
}
