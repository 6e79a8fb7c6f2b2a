package import Foundation

/// Another program, run and measured.
package struct ChildProcess {
    /// Milliseconds of processor time of all its threads.
    package let milliseconds: Double
    package let output: Data

    /// Runs a program to its end; what it says on standard error is dropped.
    ///
    /// Throws where it cannot be started or does not end well.
    package init(_ path: String, _ arguments: [String]) throws {
        let start = Self.spent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        milliseconds = Self.spent() - start
    }

    private static func spent() -> Double {
        let usage = usage()
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        return Double(seconds) * 1e3 + Double(microseconds) / 1e3
    }

    private static func usage() -> rusage {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return usage
    }

    /// The most memory that any program run so far has held, in megabytes.
    package static var peakMegabytes: Double {
        let size = Double(usage().ru_maxrss)
        #if canImport(Darwin)
            return size / 1_048_576
        #else
            return size / 1024
        #endif
    }
}
