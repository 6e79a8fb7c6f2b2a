#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The most memory that the process has held so far, in bytes.
package func peakMemory() -> Int {
    #if os(Linux)
        // What the system counts for a process begins with the memory of the one that started it.
        if let peak = peakOfAddressSpace() { return peak }
    #endif
    var usage = rusage()
    #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    #elseif canImport(Musl)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss * 1024
    #else
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    #endif
}

#if os(Linux)
    /// `VmHWM:     36128 kB` in the process's own status, which begins anew with each program; `nil` without `/proc`.
    private func peakOfAddressSpace() -> Int? {
        guard let file = fopen("/proc/self/status", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                .split { $0 == " " || $0 == "\t" || $0 == "\n" }
            guard words.first == "VmHWM:", words.count > 1 else { continue }
            return Int(words[1]).map { $0 * 1024 }
        }
        return nil
    }
#endif
