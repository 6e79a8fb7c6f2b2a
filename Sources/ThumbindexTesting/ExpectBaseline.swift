public import Comparing
import Foundation
import Testing

/// Expects a picture to match its baseline, `Baselines/<file>/<test>.png` beside the test's file; a mismatch, a missing
/// baseline and a recording are issues of the running test, be it Swift Testing's or XCTest's.
///
/// A picture matches where no pixel differs by the metric and where the JSON of its state names no change: no colour, no
/// frame, no text and no hit area, on either side of what an eye tells apart. With `failsOn: .pixels` what only the JSON
/// names is a warning; with `failsOn: .any` every byte of the pixels counts.
///
/// The environment variable `THUMBINDEX_RECORD` lets baselines be written: `missing` those that do not exist, `all` those
/// that do not match too, in picture or JSON. `THUMBINDEX_FAILURES` names the folder for candidates that do not match,
/// else one of the temporary folder. `THUMBINDEX_REPORT` names a folder in which a page shows all of them when the tests
/// have run. Baseline, candidate and difference are attached to the test. Tests may run at once.
///
/// - Parameters:
///   - picture: a theme's state, a file, or bytes. What it throws is an issue too.
///   - name: tells several pictures of a test apart, as the arguments of a test do.
///   - metric: when pixels count as different.
///   - rule: what of the picture makes the test fail.
public func expectBaseline(
    _ picture: @autoclosure () throws -> TestedPicture, named name: String? = nil, metric: PixelMetric = .standard,
    failsOn rule: FailureRule = .state,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) {
    let place = TestPlace(fileID: "\(fileID)", filePath: "\(filePath)", function: "\(function)", name: name)
    let check = BaselineCheck(
        place: place, metric: metric, failsOn: rule, environment: ProcessInfo.processInfo.environment)
    let location = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    finding(check, picture)?.record(at: location, filePath: filePath)
}

private func finding(_ check: BaselineCheck, _ picture: () throws -> TestedPicture) -> BaselineFinding? {
    do {
        return try check.finding(on: picture())
    } catch {
        return .failure("there is no picture: \(error)")
    }
}
