import Foundation

/// With which seeds a test tries random inputs.
///
/// `THUMBINDEX_FUZZ_RUNS` says how many there are, `THUMBINDEX_FUZZ_SEED` which is the first, so that a long run goes on
/// where another ended.
package enum FuzzSeeds {
    /// So many seeds from 1 on, unless the environment says otherwise.
    package static func range(usually count: Int) -> Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["THUMBINDEX_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let runs = environment["THUMBINDEX_FUZZ_RUNS"].flatMap { UInt64($0) } ?? UInt64(count)
        return first..<first + runs
    }
}
