import BenchmarkReports
import DisplayLists
import Drawing
import Foundation
import Geometry
import Rasters

/// Decoding and reducing photographs of 12 megapixels, beside `vipsthumbnail` on the same files.
struct PhotographBenchmark {
    /// The folder that `photographs.py` filled.
    let folder: URL

    /// Rounds of both programs in turn, so that a change of the machine's speed meets both.
    private static let rounds = 3
    /// As wide as a cell of 88 points in the default scale.
    private static let side = 176

    func run(into report: inout BenchmarkReport) throws {
        let files = (0..<100).map { folder.appendingPathComponent(String(format: "%03d.jpg", $0)).path }
        var ours: [Double] = []
        var theirs: [Double] = []
        for _ in 0..<Self.rounds {
            ours.append(try Self.milliseconds { try Self.reduce(files) })
            theirs.append(try Self.milliseconds { try vipsthumbnail(files) })
        }
        report.add("100 photographs: decoding and reducing", ours.median)
        report.add("vipsthumbnail: the same", theirs.median)
        report.add("ours / vipsthumbnail", zip(ours, theirs).map { $0 / $1 }.median, "×", limit: 1.3)
    }

    /// One photograph of 6000 × 4000 pixels in a cell, in a process of its own.
    func runPeak(into report: inout BenchmarkReport) throws {
        let small = try peak(of: folder.appendingPathComponent("large.jpg").path)
        let length =
            try FileManager.default.attributesOfItem(
                atPath: folder.appendingPathComponent("large.jpg").path)[.size] as? Int
        report.add("a 6000 × 4000 JPEG in a cell: peak memory", small, "MB", limit: 40)
        report.add("its file", Double(length ?? 0) / 1e6, "MB")
        report.add("its whole bitmap", 6000 * 4000 * 4 / 1e6, "MB")
    }

    /// Has files shown one after the other in the size of a cell, as `render` does.
    static func reduce(_ files: [String]) throws {
        let pictures = PictureStore()
        let frame = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
        let space = DeviceSpace(pixelsPerPoint: 1)
        for file in files {
            let placed = pictures.placed(PictureCommand(path: file, frame: frame, fit: .fit), in: space)
            // A placeholder fills the frame.
            guard let raster = placed?.raster, raster.width == side, raster.height < side else {
                throw CocoaError(.fileReadCorruptFile)
            }
        }
    }

    private func vipsthumbnail(_ files: [String]) throws {
        let output = folder.appendingPathComponent("thumbnails").path
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        _ = try printed(
            of: "/usr/bin/env", ["vipsthumbnail", "--size", "\(Self.side)", "-o", output + "/%s.ppm"] + files)
    }

    private func peak(of file: String) throws -> Double {
        let text = try printed(of: CommandLine.arguments[0], ["peak", file])
        guard let bytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return bytes / 1e6
    }

    private func printed(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: printed, as: UTF8.self)
    }

    private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let duration = try clock.measure(body)
        return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
    }
}
