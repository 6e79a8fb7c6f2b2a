import Foundation
import TemporaryFolders

/// What an animation shows, as another program decoded it.
package struct ShownFilm: Sendable {
    package let frames: [Frame]

    package struct Frame: Sendable {
        package let milliseconds: Double
        package let pixels: ShownPixels
    }

    /// Decodes a WebP, GIF or PNG file with `frames.py` of this folder.
    ///
    /// - Parameter format: the file's extension.
    package init(_ file: [UInt8], format: String) throws {
        let folder = TemporaryFolder()
        let (source, target) = (folder.path + "/film." + format, folder.path + "/frames")
        try Data(file).write(to: URL(filePath: source))
        let process = Process()
        process.executableURL = URL(filePath: try PictureFiles.python())
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "frames.py")
        process.arguments = [script.path, source, target]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PictureFiles.Failure(description: "frames.py failed") }
        frames = try Self.frames(in: [UInt8](Data(contentsOf: URL(filePath: target))))
    }

    private static func frames(in bytes: [UInt8]) throws -> [Frame] {
        var rest = bytes[...]
        var frames: [Frame] = []
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 10 }
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard words.count == 3, let width = Int(words[0]), let height = Int(words[1]), let time = Double(words[2])
            else { throw PictureFiles.Failure(description: "frames.py wrote no frame") }
            rest = rest.dropFirst(line.count + 1)
            let pixels = ShownPixels(width: width, height: height, bytes: Array(rest.prefix(width * height * 4)))
            rest = rest.dropFirst(width * height * 4)
            frames.append(Frame(milliseconds: time, pixels: pixels))
        }
        return frames
    }

    /// How long it shows in all.
    package var milliseconds: Double { frames.reduce(0) { $0 + $1.milliseconds } }

    /// What shows at a time from the start.
    package func pixels(atMilliseconds time: Double) -> ShownPixels? {
        var end = 0.0
        return frames.first { frame in
            end += frame.milliseconds
            return time < end
        }?.pixels
    }
}
