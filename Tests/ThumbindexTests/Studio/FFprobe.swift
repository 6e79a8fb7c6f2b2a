import Foundation
import TemporaryFolders

/// The program `ffprobe`, which tells what a film is.
enum FFprobe {
    private static let path = "/usr/bin/ffprobe"

    static var isThere: Bool {
        FileManager.default.isExecutableFile(atPath: path)
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
    }

    /// Names and values of a film's first stream.
    static func facts(of film: [UInt8]) throws -> [String: String] {
        let folder = TemporaryFolder()
        try Data(film).write(to: URL(filePath: folder.path + "/film.mp4"))
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["-v", "error", "-show_streams", folder.path + "/film.mp4"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
