import Codecs
import Contents
import Foundation
import Thumbindex
import Timelines

/// The pictures that are compared: large screenshots, and states of the reference themes.
struct ComparedPictures {
    /// 3446 × 10728.
    let screenshots: (baseline: URL, candidate: URL)
    /// 750 × 1624.
    let states: (baseline: URL, candidate: URL)
    /// A thousand states, of which ten differ.
    let folders: (baseline: URL, candidate: URL)
    /// The same, where the equal ones are other bytes too: of another text beside the same data.
    let rewritten: URL
    /// The same, where the data of the equal ones is other, too, as another program would deflate it.
    let deflatedAnew: URL
    let paths: [String]

    init(in folder: URL, python: String) throws {
        screenshots = (folder.appendingPathComponent("one.png"), folder.appendingPathComponent("other.png"))
        try OtherPrograms.run(
            python, [OtherPrograms.script("pairs.py"), screenshots.baseline.path, screenshots.candidate.path])
        folders = (folder.appendingPathComponent("baseline"), folder.appendingPathComponent("candidate"))
        rewritten = folder.appendingPathComponent("rewritten")
        deflatedAnew = folder.appendingPathComponent("deflated-anew")
        paths = (0..<1000).map { "\($0).png" }
        states = (
            folders.baseline.appendingPathComponent(paths[0]), folders.candidate.appendingPathComponent(paths[0])
        )
        let pictures = try Self.pictures { _ in true }
        let changed = try Self.pictures { ["index-bar/rest", "index-bar/dragging"].contains($0.path) }
        for side in [folders.baseline, folders.candidate, rewritten, deflatedAnew] {
            try FileManager.default.createDirectory(at: side, withIntermediateDirectories: true)
        }
        for (number, path) in paths.enumerated() {
            let picture = number % 100 == 0 ? changed[0] : pictures[number % pictures.count]
            let candidate = number % 100 == 0 ? changed[1] : picture
            try Data(picture).write(to: folders.baseline.appendingPathComponent(path))
            try Data(candidate).write(to: folders.candidate.appendingPathComponent(path))
            try Data(Self.withText(candidate)).write(to: rewritten.appendingPathComponent(path))
            try Data(Self.deflatedAnew(candidate)).write(to: deflatedAnew.appendingPathComponent(path))
        }
    }

    /// States in two themes, in their order in each.
    private static func pictures(of isWanted: (CanonicalState) -> Bool) throws -> [[UInt8]] {
        try ["Themes/wechat.theme.yaml", "Themes/qq-music.theme.yaml"].flatMap { path in
            let file = try ThemeFile(atPath: path)
            let studio = try Studio(
                theme: file.theme(in: .light), content: file.readContent().list(), fonts: file.findFonts())
            return try studio.possibleStates.filter(isWanted).compactMap { state in
                try studio.scene(of: state).map { try studio.file(of: $0, as: .png(scale: 2)).bytes }
            }
        }
    }

    /// The same pixels in bands of other heights.
    private static func deflatedAnew(_ png: [UInt8]) throws -> [UInt8] {
        var encoder = PNGEncoder(bands: RasterBands(rowCount: 200))
        return try encoder.encode(PNGDecoder(pixelLimit: 1 << 24).raster(of: png))
    }

    /// The same picture with one chunk more behind its header: a text of its title.
    private static func withText(_ png: [UInt8]) -> [UInt8] {
        // "tEXt", a title of one letter, and the checksum of both.
        let chunk: [UInt8] = [
            0, 0, 0, 7, 0x74, 0x45, 0x58, 0x74, 0x54, 0x69, 0x74, 0x6C, 0x65, 0x00, 0x41,
        ]
        let checked = chunk.dropFirst(4)
        let checksum = ~checked.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        let end = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
        return Array(png.prefix(33)) + chunk + end + png.dropFirst(33)
    }
}
