import Collation
import ContentFiles
import Contents
import Documents
import Foundation

/// Reads names and puts them into sections, once, in a process that does nothing else.
struct SectionRun {
    let path: String
    let locale: String

    /// The names, and what the process has cost so far, as plain.cpp prints them.
    func figuresJSON() throws -> String {
        let table = try ContentReader(FileLocation(path)).read().table
        let sections = try IndexedCollation(locale: locale).sections(of: table)
        var usage = rusage()
        getrusage(Self.itself, &usage)
        let milliseconds = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        // macOS counts bytes where Linux counts kibibytes.
        #if canImport(Darwin)
            let megabytes = Double(usage.ru_maxrss) / 1024 / 1024
        #else
            let megabytes = Double(usage.ru_maxrss) / 1024
        #endif
        return #"{"names": \#(sections.rows.count), "milliseconds": \#(milliseconds), "megabytes": \#(megabytes)}"#
    }

    #if canImport(Glibc)
        private static let itself = __rusage_who_t(RUSAGE_SELF.rawValue)
    #else
        private static let itself = RUSAGE_SELF
    #endif

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
}
