import Foundation
import Manifests
import PictureFiles
import TemporaryFolders
import Testing

/// An approval is whole or not at all, whatever ends it.
@Suite(.serialized)
struct KilledApprovalTests {
    private let folder = TemporaryFolder()
    private static let count = 150

    private func write(_ side: String, color: UInt32) throws {
        let picture = StoredPNG(width: 4, height: 4, pixels: Array(repeating: color, count: 16))
        for number in 0..<Self.count {
            let url = URL(filePath: "\(folder.path)/\(side)/\(number % 7)/\(number).png")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(picture.bytes).write(to: url)
        }
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: folder.path)
    }

    /// The hidden files of the baseline.
    private var litter: [String] {
        get throws { try folder.names(in: "old").filter { $0.split(separator: "/").contains { $0.hasPrefix(".") } } }
    }

    @Test("killed at 24 moments: the next comparison finds the old baseline or the new one, and nothing beside it")
    func killed() throws {
        try write("new", color: 0xFF00_0000)
        try write("old", color: 0xFFFF_FFFF)
        _ = try run("diff", "old", "new", "--report", "report")
        let start = ContinuousClock.now
        #expect(try run("approve", "report").status == 0)
        let duration = (ContinuousClock.now - start) / .seconds(1)
        var interruptedCount = 0
        var moment = 0
        // A machine that is busy elsewhere may be slower or faster than at the first run: then there are more moments.
        while moment < 24 || interruptedCount == 0 && moment < 500 {
            try write("old", color: 0xFFFF_FFFF)
            try Program.kill(["approve", "report"], in: folder.path, after: duration * Double(moment % 24) / 16)
            let wasInterrupted = try !litter.isEmpty
            let result = try run("diff", "old", "new")
            let all = Self.count
            #expect(
                ["\(all) pairs: \(all) equal\n", "\(all) pairs: \(all) different\n"].contains {
                    result.text.hasSuffix($0)
                }, "\(result.text.suffix(200))")
            #expect(result.errors.contains("was interrupted, and is now") == wasInterrupted)
            #expect(try litter == [])
            if wasInterrupted { interruptedCount += 1 }
            moment += 1
        }
        #expect(interruptedCount > 0)
    }

    @Test("approve settles it too, and a trial leaves it alone")
    func settled() throws {
        try write("new", color: 0xFF00_0000)
        try write("old", color: 0xFFFF_FFFF)
        _ = try run("diff", "old", "new", "--report", "report")
        try FileManager.default.copyItem(
            atPath: folder.path + "/new/0/0.png", toPath: folder.path + "/old/0/.0.png.approval-partial")
        let lines = [["replace", "\"0/0.png\""], ["commit"]].map { parts in
            var line = RecordLine.Builder()
            for part in parts { line.add(part) }
            return String(decoding: line.line, as: UTF8.self) + "\n"
        }
        try folder.write(["old/.thumbindex-approval": lines.joined()])
        #expect(try run("approve", "report", "--dry-run").status == 0)
        #expect(try litter.count == 2)
        let result = try run("approve", "report", "1")
        #expect(result.status == 0)
        #expect(
            result.errors.hasPrefix(
                "note: an approval in '\(folder.path)/old' was interrupted, and is now finished\n"))
        #expect(try litter == [])
        #expect(
            try Data(contentsOf: URL(filePath: folder.path + "/old/0/0.png"))
                == Data(contentsOf: URL(filePath: folder.path + "/new/0/0.png")))
    }
}
