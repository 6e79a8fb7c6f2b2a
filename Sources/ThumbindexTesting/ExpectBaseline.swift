public import Comparing
import Foundation
package import Testing
import XCTest

/// Expects a picture to match its baseline, `Baselines/<file>/<test>.png` beside the test's file; a mismatch, a missing
/// baseline and a recording are issues of the running test, be it Swift Testing's or XCTest's.
///
/// A picture matches where no pixel differs by the metric and where the JSON of its state names no change: no colour, no
/// frame, no text and no hit area, on either side of what an eye tells apart. With `failsOn: .pixels` what only the JSON
/// names is a warning; with `failsOn: .any` every byte of the pixels counts.
///
/// The environment variable `THUMBINDEX_RECORD` lets baselines be written: `missing` those that do not exist, `all` those
/// that do not match too, in picture or JSON. `THUMBINDEX_FAILURES` names the folder for candidates that do not match, else one of the
/// temporary folder. Tests may run at once.
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

/// What a test is told of a picture that is not all that its baseline is.
package enum BaselineFinding: Hashable, Sendable {
    /// The picture does not match, or a baseline was recorded: the test fails.
    case failure(String)
    /// The picture matches, and what its state's JSON says has changed, where only pixels make a test fail.
    case remark(String)
}

extension BaselineFinding {
    /// Tells the running test, be it Swift Testing's or XCTest's.
    ///
    /// - Parameter filePath: that of the location, as XCTest wants it.
    package func record(at location: SourceLocation, filePath: StaticString) {
        switch self {
        case .failure(let text) where Test.current != nil:
            Issue.record(Comment(rawValue: text), sourceLocation: location)
        case .failure(let text): XCTFail(text, file: filePath, line: UInt(location.line))
        case .remark(let text): Self.warn(text, at: location)
        }
    }

    /// XCTest knows no warnings, nor does Swift Testing before 6.3: there it is a line that editors take for one.
    private static func warn(_ text: String, at location: SourceLocation) {
        #if compiler(>=6.3)
            if Test.current != nil {
                Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
                return
            }
        #endif
        let line = "\(location.filePath):\(location.line): warning: \(text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
