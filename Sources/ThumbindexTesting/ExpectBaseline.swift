public import Comparing
import Foundation
import Testing

/// Expects a picture to match its baseline, `Baselines/<file>/<test>.png` beside the test's file; a mismatch, a missing
/// baseline and a recording are issues of the running test, be it Swift Testing's or XCTest's.
///
/// Where the picture matches and only what its state's JSON says has changed, as a hit area that shows in no picture, the
/// test passes with a warning.
///
/// The environment variable `THUMBINDEX_RECORD` lets baselines be written: `missing` those that do not exist, `all` those
/// that do not match too, in picture or JSON. `THUMBINDEX_FAILURES` names the folder for candidates that do not match, else one of the
/// temporary folder. Tests may run at once.
///
/// - Parameters:
///   - picture: a theme's state, a file, or bytes. What it throws is an issue too.
///   - name: tells several pictures of a test apart, as the arguments of a test do.
///   - metric: when pixels count as different.
public func expectBaseline(
    _ picture: @autoclosure () throws -> TestedPicture, named name: String? = nil, metric: PixelMetric = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) {
    let place = TestPlace(fileID: "\(fileID)", filePath: "\(filePath)", function: "\(function)", name: name)
    let check = BaselineCheck(place: place, metric: metric, environment: ProcessInfo.processInfo.environment)
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
