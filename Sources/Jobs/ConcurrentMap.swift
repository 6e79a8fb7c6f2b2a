import Dispatch
import Foundation

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Transforms the elements on as many threads as the machine has cores; the results are in the elements' order.
    ///
    /// On the caller's thread alone where libdispatch's would end the process (`MainThread`).
    package func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
        guard count > 1, MainThread.hasOthers else { return map(transform) }
        var results = [Mapped?](repeating: nil, count: count)
        unsafe results.withUnsafeMutableBufferPointer { results in
            // Each iteration writes to a place of its own, and all are done before the places are read.
            nonisolated(unsafe) let places = unsafe results
            DispatchQueue.concurrentPerform(iterations: count) { unsafe places[$0] = transform(self[startIndex + $0]) }
        }
        return results.compactMap(\.self)
    }
}
