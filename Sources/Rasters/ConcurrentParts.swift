import Dispatch

/// Works that fall into parts which need nothing of each other.
package enum ConcurrentParts {
    /// The parts' results in the parts' order; all parts are worked on at once, as far as the machine has cores.
    package static func results<Result: Sendable>(count: Int, of part: @Sendable (Int) -> Result) -> [Result] {
        guard count > 1 else { return (0..<count).map(part) }
        let places = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
        places.initialize(repeating: nil)
        defer {
            places.deinitialize()
            places.deallocate()
        }
        // Each part writes to a place of its own, and all are done before the places are read.
        nonisolated(unsafe) let slots = places
        DispatchQueue.concurrentPerform(iterations: count) { slots[$0] = part($0) }
        return places.compactMap(\.self)
    }
}
