import Collation
import Contents
import Documents
import Foundation

// names COUNT SEED prints invented names, one a line.
// FILE LOCALE reads names, puts them into sections, and prints these with their counts, the seconds and the peak of
// memory, as plain.cpp does.

let arguments = CommandLine.arguments

func printNames(count: Int, seed: UInt64) {
    var names = GeneratedNames(seed: seed)
    print(names.text(count: count), terminator: "")
}

func printSections(of path: String, locale: String) throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let contents = try ContentReader(FileLocation(path)).read().table
    let collation = try IndexedCollation(locale: locale)
    let sectioned = collation.sections(of: contents)
    let duration = clock.now - begin
    for section in sectioned.allSections { print(section.title, section.range.count, terminator: " ") }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let milliseconds = duration / .milliseconds(1)
    print("\nthumbindex \(Int(milliseconds.rounded())) ms \(usage.ru_maxrss / 1024) MB")
}

if arguments.count == 4, arguments[1] == "names", let count = Int(arguments[2]), let seed = UInt64(arguments[3]) {
    printNames(count: count, seed: seed)
} else if arguments.count == 3 {
    try printSections(of: arguments[1], locale: arguments[2])
} else {
    exit(64)
}
