import BenchmarkReports
import Foundation

/// Whether files are created as fast as usual.
///
/// For some minutes after many files were deleted, as a benchmark's own are at its end, ext4 looks at each of them before
/// it creates another one near by (`recently_deleted` in fs/ext4/ialloc.c): up to a millisecond of processor time a file.
struct QuietDisk {
    let folder: String

    private static let usualMilliseconds = 0.035
    /// Of folders, and of files in each.
    private static let count = 12

    /// Waits for it, six minutes at most; returns whether it came to be.
    func wait() -> Bool {
        for attempt in 0..<36 {
            if millisecondsToCreate(attempt) < Self.usualMilliseconds { return true }
            Thread.sleep(forTimeInterval: 10)
        }
        return false
    }

    private func millisecondsToCreate(_ attempt: Int) -> Double {
        var milliseconds = 0.0
        for number in 0..<Self.count {
            let folder = "\(folder)/created-\(attempt)/\(number)"
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let start = processorMilliseconds()
            for file in 0..<Self.count {
                _ = FileManager.default.createFile(atPath: "\(folder)/\(file)", contents: nil)
            }
            milliseconds += processorMilliseconds() - start
        }
        return milliseconds / Double(Self.count * Self.count)
    }
}
