#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The processor time that the process has used, in milliseconds.
package func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The processor time that processes have used that this one has waited for, in milliseconds.
package func processorMillisecondsOfChildren() -> Double {
    var used = tms()
    times(&used)
    return Double(used.tms_cutime + used.tms_cstime) * 1e3 / Double(sysconf(Int32(_SC_CLK_TCK)))
}

/// Adds up what each step of repeated work costs.
package struct Stopwatch {
    package private(set) var milliseconds: [String: Double] = [:]

    package init() {}

    package mutating func measure<Value, Failure>(
        _ step: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let start = processorMilliseconds()
        let value = try body()
        milliseconds[step, default: 0] += processorMilliseconds() - start
        return value
    }
}

extension [Double] {
    /// The value in the middle of the sorted ones; 0 for none.
    package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
