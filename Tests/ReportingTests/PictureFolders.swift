import Codecs
import Comparing
import Documents
import Foundation
import Rasters
import Rendering
import Reporting
import TemporaryFolders

/// A baseline and a candidate folder to compare.
struct PictureFolders {
    let folder = TemporaryFolder()

    var baseline: String { folder.path + "/baseline" }
    var candidate: String { folder.path + "/candidate" }
    var report: String { folder.path + "/report" }

    /// Writes a picture of 40 × 30 pixels: a plain ground and a square of 10 × 10.
    func draw(
        _ path: String, ground: PremultipliedARGB = 0xFFFF_FFFF,
        square: (x: Int, y: Int, color: PremultipliedARGB)? = nil
    ) throws {
        try write(Self.png(ground: ground, square: square), to: path)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: folder.path + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func bytes(of path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: folder.path + "/" + path)))
    }

    static func png(
        width: Int = 40, height: Int = 30, ground: PremultipliedARGB = 0xFFFF_FFFF,
        square: (x: Int, y: Int, color: PremultipliedARGB)? = nil
    ) throws -> [UInt8] {
        var raster = Raster(width: width, height: height, filledWith: ground)
        if let square {
            for y in square.y..<square.y + 10 {
                for x in square.x..<square.x + 10 { raster.pixels[y * width + x] = square.color }
            }
        }
        var encoder = PNGEncoder()
        return try encoder.encode(raster)
    }

    /// A state's JSON for the picture, at two pixels a point.
    static func state(bubbleAt y: Double, color: String = "#FF0000") -> [UInt8] {
        Array(
            """
            {"size": [20, 15], "nodes": [{"id": "bubble", "role": "bubble", "frame": [5, \(y), 5, 5], "color": "\(color)"}]}
            """.utf8)
    }

    /// One pair of each result, and one of `look/rest.png` with states beside it whose bubble moved 3 points up.
    static func ofEachKind() throws -> PictureFolders {
        let folders = PictureFolders()
        for side in ["baseline", "candidate"] {
            try folders.draw("\(side)/look/equal.png")
            let y = side == "baseline" ? 10 : 4
            try folders.draw("\(side)/look/rest@2x.png", square: (10, y, 0xFFFF_0000))
            try folders.write(Self.state(bubbleAt: Double(y) / 2), to: "\(side)/look/rest.json")
        }
        try folders.write(Self.png(width: 41), to: "baseline/look/size.png")
        try folders.draw("candidate/look/size.png")
        try folders.draw("baseline/look/old.png")
        try folders.draw("candidate/look/new.png")
        try folders.draw("baseline/broken.png")
        try folders.write([1, 2, 3], to: "candidate/broken.png")
        return folders
    }

    /// Compares, and leaves a report.
    @discardableResult
    func compare(reportAt report: String? = nil) async throws -> DiffReport {
        let found = try FoundPairs(baseline: baseline, candidate: candidate)
        let comparer = PairComparer(options: ComparisonOptions(mapsDifferences: true))
        let run = try ReportedRun(found, comparer: comparer, jobCount: 2, report: report ?? self.report)
        return try await run.report { _ in }.get()
    }
}
