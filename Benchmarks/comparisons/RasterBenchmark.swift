import BenchmarkReports
import Codecs
import Comparing
import Foundation
import Rasters

/// Two rasters with the same pixels, beside `memcmp` of the same memory; both on one thread.
struct RasterBenchmark {
    private static let rounds = 9

    func run(on pictures: ComparedPictures, into report: inout BenchmarkReport) throws {
        let bytes = [UInt8](try Data(contentsOf: pictures.screenshots.baseline))
        let decoder = PictureDecoder(limits: PictureLimits(pixels: 1 << 28))
        let (first, second) = (try decoder.straightRaster(of: bytes), try decoder.straightRaster(of: bytes))
        var figures: [(ours: Double, plain: Double)] = []
        for _ in 0..<Self.rounds {
            let ours = Self.milliseconds { RasterComparison(baseline: first, candidate: second).isEqual }
            let plain = Self.milliseconds { Self.isSameMemory(first, second) }
            figures.append((ours, plain))
        }
        report.add("identical rasters of 3446 × 10728", figures.map(\.ours).median)
        report.add("identical rasters: memcmp", figures.map(\.plain).median)
        report.add("identical rasters / memcmp", figures.map { $0.ours / $0.plain }.median, "×", limit: 1.5)
    }

    private static func milliseconds(_ isEqual: () -> Bool) -> Double {
        let start = ContinuousClock.now
        precondition(isEqual(), "the rasters are the same")
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    private static func isSameMemory(_ first: StraightRaster, _ second: StraightRaster) -> Bool {
        first.withRows { rows in
            second.withRows { others in memcmp(rows[0], others[0], first.width * first.height * 4) == 0 }
        }
    }
}
