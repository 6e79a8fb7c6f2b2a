import Foundation
package import Testing
import XCTest

/// What a test is told of a picture that is not all that its baseline is.
package enum BaselineFinding: Hashable, Sendable {
    /// The picture does not match, or a baseline was recorded: the test fails. What there is to look at goes with it.
    case failure(String, [BaselinePicture] = [])
    /// The picture matches, and what its state's JSON says has changed, where only pixels make a test fail.
    case remark(String)
}

/// A picture that shows why a test failed.
package struct BaselinePicture: Hashable, Sendable {
    /// As `rests.candidate.png`.
    package let name: String
    /// Of a PNG file, or of the kind that was tested.
    package let bytes: [UInt8]

    /// A picture and what it is called.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

extension BaselineFinding {
    /// Tells the running test, be it Swift Testing's or XCTest's, and attaches the pictures to it.
    ///
    /// - Parameter filePath: that of the location, as XCTest wants it.
    package func record(at location: SourceLocation, filePath: StaticString) {
        switch self {
        case .failure(let text, let pictures) where Test.current != nil:
            for picture in pictures {
                Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
            }
            Issue.record(Comment(rawValue: text), sourceLocation: location)
        case .failure(let text, let pictures):
            Self.attach(pictures)
            XCTFail(text, file: filePath, line: UInt(location.line))
        case .remark(let text): Self.warn(text, at: location)
        }
    }

    /// The XCTest that is made of Objective-C classes has attachments; the one that is written in Swift has none, and
    /// there the text names the files.
    private static func attach(_ pictures: [BaselinePicture]) {
        #if canImport(ObjectiveC)
            guard !pictures.isEmpty, Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                XCTContext.runActivity(named: "pictures that do not match") { activity in
                    for picture in pictures {
                        let attachment = XCTAttachment(
                            data: Data(picture.bytes), uniformTypeIdentifier: "public.png")
                        attachment.name = picture.name
                        attachment.lifetime = .keepAlways
                        activity.add(attachment)
                    }
                }
            }
        #endif
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
