import Files
import Foundation
import TemporaryFolders
import Testing

struct SortedLinesTests {
    private let root = TemporaryFolder()

    private func sorted(_ pairs: [(String, String)], limit: Int = 1 << 20) throws -> [String] {
        let lines = SortedLines(in: try OutputFolder(path: root.path), limit: limit)
        for (key, line) in pairs { try lines.add(key.utf8, line.utf8) }
        var found: [String] = []
        try lines.forEach { found.append(String(decoding: $0, as: UTF8.self)) }
        #expect(lines.count == pairs.count)
        return found
    }

    @Test("lines come in the order of their keys' bytes, a key before those that it begins")
    func order() throws {
        let pairs = [("b", "2"), ("a/b", "1"), ("a", "0"), ("é", "5"), ("c~x", "4"), ("c", "3")]
        #expect(try sorted(pairs) == ["0", "1", "2", "3", "4", "5"])
    }

    @Test("none gives none") func nothing() throws { #expect(try sorted([]).isEmpty) }

    @Test("lines that are not held come in the same order, long ones too", arguments: [1, 40, 1000, 20_000])
    func spilled(limit: Int) throws {
        let pairs = (0..<3000).map { number in
            let key = String(number &* 7919 % 3000 + 10_000)
            return (key, key + String(repeating: "x", count: number % 500 == 0 ? 100_000 : number % 50))
        }
        let expected = pairs.sorted { $0.0 < $1.0 }.map(\.1)
        #expect(try sorted(pairs.dropLast(limit == 1 ? 2900 : 0), limit: limit).count == (limit == 1 ? 100 : 3000))
        if limit > 1 { #expect(try sorted(pairs, limit: limit) == expected) }
    }

    @Test("lines may be added between two readings")
    func twice() throws {
        let lines = SortedLines(in: try OutputFolder(path: root.path), limit: 8)
        for key in ["d", "b"] { try lines.add(key.utf8, Array("line \(key)".utf8)) }
        try lines.forEach { _ in }
        for key in ["a", "c"] { try lines.add(key.utf8, Array("line \(key)".utf8)) }
        var found: [String] = []
        try lines.forEach { found.append(String(decoding: $0.suffix(1), as: UTF8.self)) }
        #expect(found == ["a", "b", "c", "d"])
    }

    @Test("nothing stays in the folder, and what a reader throws is told")
    func traces() throws {
        let lines = SortedLines(in: try OutputFolder(path: root.path), limit: 4)
        for number in 0..<10 { try lines.add("\(number)".utf8, "line".utf8) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty)
        #expect(throws: FileSystemError(path: "there", code: .ioError)) {
            try lines.forEach { _ throws(FileSystemError) in throw FileSystemError(path: "there", code: .ioError) }
        }
    }

    @Test("a link that lies where the lines are held for a while is not written through")
    func plantedLink() throws {
        let target = root.path + "/target"
        try Data("kept".utf8).write(to: URL(fileURLWithPath: target))
        let link = root.path + "/.thumbindex.\(ProcessInfo.processInfo.processIdentifier).partial"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try sorted([("b", "line b"), ("a", "line a")], limit: 4) == ["line a", "line b"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data("kept".utf8))
    }

    @Test("a folder that is gone is told when lines are too many to hold")
    func unwritable() throws {
        let folder = try OutputFolder(path: root.path + "/gone")
        try FileManager.default.removeItem(atPath: folder.path)
        let lines = SortedLines(in: folder, limit: 4)
        let error = #expect(throws: FileSystemError.self) { try lines.add("key".utf8, "line".utf8) }
        #expect(error?.reason == "no such file or directory")
    }
}
