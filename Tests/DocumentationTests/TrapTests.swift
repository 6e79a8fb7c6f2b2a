import Foundation
import Testing

/// The list of conversions that could end the program (docs/traps.md) is that of the sources: a new one is read, and what
/// holds its values is written down, before it comes in.
@Suite struct TrapTests {
    /// The modules that compute with values from files.
    private static let modules = [
        "Codecs", "Comparing", "Drawing", "Geometry", "Interaction", "Layouts", "Matching", "Painting", "Presenting",
        "Rasters", "Rendering", "Timelines",
    ]

    /// Initialisers of whole numbers, but for those that cannot fail.
    private static func count(in file: Repository.File) throws -> Int {
        let conversion = try Regex(
            #"(?:^|[^A-Za-z0-9_.])U?Int(?:8|16|32|64)?\((?!ascii:|clamping:|truncatingIfNeeded:|exactly:|bitPattern:|"#
                + #"littleEndian:|hexadecimal:)"#)
        return file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
            .reduce(0) { $0 + $1.ranges(of: conversion).count }
    }

    @Test func everyConversionIsListed() throws {
        var counted: [String: Int] = [:]
        for file in Repository.sources {
            let parts = file.path.split(separator: "/")
            guard Self.modules.contains(String(parts[1])) else { continue }
            let count = try Self.count(in: file)
            if count > 0 { counted[parts.dropFirst().joined(separator: "/")] = count }
        }
        let rows = try #require(Repository.file("docs/traps.md")).lines.compactMap { line in
            line.wholeMatch(of: /\| `(.+\.swift)` \| ([0-9]+) \| .+ \|/).map { (String($0.1), Int($0.2) ?? 0) }
        }
        let listed = Dictionary(rows) { first, _ in first }
        #expect(listed.count == rows.count && !rows.isEmpty)
        let wrong = Set(counted.keys).union(listed.keys).filter { counted[$0] != listed[$0] }.sorted().map {
            "\($0): \(counted[$0] ?? 0) in the source, \(listed[$0] ?? 0) in the list"
        }
        #expect(wrong == [])
    }

    @Test func conversionsAreCounted() throws {
        let text = """
            let a = Int(x.rounded()), b = UInt8(ascii: "a"), c = Int32(clamping: d), e = max(UInt16(f), Int(exactly: g) ?? 0)
            // Int(x)
            let h: Int, i = [UInt8](repeating: 0, count: 2), j = MyInt(3), k = Int(4)
            """
        #expect(try Self.count(in: Repository.File(path: "a.swift", text: text)) == 3)
    }
}
