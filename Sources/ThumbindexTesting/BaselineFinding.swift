import Foundation
package import Testing
import XCTest

/// What a test is told of a picture that is not all that its baseline is.
package enum BaselineFinding: Hashable, Sendable {
    /// The picture does not match, or a baseline was recorded: the test fails.
    case failure(String)
    /// The picture matches, and what its state's JSON says has changed: nothing that fails a test, as it does not make
    /// `thumbindex diff` say that pictures differ.
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
