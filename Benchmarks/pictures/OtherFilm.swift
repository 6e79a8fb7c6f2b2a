import Codecs
import Foundation
import Rasters

/// A film as another program encodes it, and the bounds that the project holds itself to beside it.
struct OtherFilm: Sendable {
    let format: PictureFormat
    let program: String
    /// What the processors' time may be of the program's, at most.
    let timeLimit: Double
    /// What the file's bytes may be of the program's, at most; `nil` where there is no bound.
    let sizeLimit: Double?
    /// How often both are measured.
    let rounds: Int
    /// What `env` is to run, on frames whose names end in three digits, to make a film.
    private let command: @Sendable (_ frames: [URL], _ target: URL) -> [String]

    static let all = [
        OtherFilm(format: .webp, program: "img2webp", timeLimit: 0.08, sizeLimit: 0.6, rounds: 3) { frames, target in
            let clock = FilmClock(frameRate: 60, unitsPerSecond: 1000)
            let shown = frames.enumerated().flatMap { number, file in
                ["-d", String(clock.duration(of: number..<number + 1)), file.path]
            }
            return ["img2webp", "-lossless", "-m", "0"] + shown + ["-o", target.path]
        },
        OtherFilm(format: .gif, program: "ffmpeg", timeLimit: 0.5, sizeLimit: 1, rounds: 1) { frames, target in
            let filter = "split[all][shown];[all]palettegen[palette];[shown][palette]paletteuse"
            return [
                "ffmpeg", "-y", "-framerate", "50", "-i", pattern(of: frames, numbers: "%03d"), "-vf", filter,
                target.path,
            ]
        },
        OtherFilm(format: .apng, program: "apngasm", timeLimit: 0.1, sizeLimit: nil, rounds: 1) { frames, target in
            ["apngasm", target.path, pattern(of: frames, numbers: "*"), "1", "60"]
        },
    ]

    /// The number of bytes of the program's file; `nil` where the program is not installed or ends badly.
    func encode(_ frames: [URL]) throws -> Int? {
        let target = frames[0].deletingLastPathComponent().appendingPathComponent("film.\(format.rawValue)")
        defer { try? FileManager.default.removeItem(at: target) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command(frames, target)
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return try? Data(contentsOf: target).count
    }

    /// The paths of all frames, with something in the place of their numbers.
    private static func pattern(of frames: [URL], numbers: String) -> String {
        frames[0].path.replacingOccurrences(of: "-000.png", with: "-\(numbers).png")
    }
}
