import DisplayLists
import Foundation
import Geometry
import Rendering
import Testing

@Suite struct SVGPictureTests {
    static let frame = Rect(x: 1, y: 2, width: 30, height: 40)

    static func picture(
        _ path: String, in frame: Rect = frame, _ fit: PictureCommand.Fit = .stretch, clip: Shape? = nil
    ) -> DrawingCommand {
        .picture(PictureCommand(path: path, frame: frame, fit: fit, clip: clip))
    }

    @Test(arguments: [
        (PictureCommand.Fit.stretch, " preserveAspectRatio=\"none\""), (.fit, ""),
        (.fill, " preserveAspectRatio=\"xMidYMid slice\""),
    ])
    func fitIsTheAspectRatio(fit: PictureCommand.Fit, expected: String) {
        #expect(
            drawing([Self.picture("ab", fit)]) == """
                <image id="image-0" x="1" y="2" width="30" height="40"\(expected) \
                xlink:href="data:image/png;base64,YWJAMg=="/>
                """)
    }

    private static func picture(_ path: String, _ fit: PictureCommand.Fit) -> DrawingCommand {
        picture(path, in: frame, fit)
    }

    @Test func clipsStandAroundTheImage() {
        #expect(
            drawing([Self.picture("a", clip: .ellipse(Self.frame))]) == """
                <defs>
                  <clipPath id="clip-0">
                    <ellipse cx="16" cy="22" rx="15" ry="20"/>
                  </clipPath>
                </defs>
                <g clip-path="url(#clip-0)">
                  <image id="image-0" x="1" y="2" width="30" height="40" preserveAspectRatio="none" \
                xlink:href="data:image/png;base64,YUAy"/>
                </g>
                """)
    }

    @Test func theSamePictureOfTheSameSizeIsEmbeddedOnce() {
        let other = Rect(x: 1, y: 52.5, width: 30, height: 40)
        let wider = Rect(x: 1, y: 2, width: 31, height: 40)
        let lines = drawing([
            Self.picture("a"), Self.picture("a", in: other), Self.picture("b"), Self.picture("a", in: wider),
            Self.picture("a", .fill),
        ]).split(separator: "\n")
        #expect(lines[1] == "<use xlink:href=\"#image-0\" x=\"0\" y=\"50.5\"/>")
        #expect(lines.count { $0.hasPrefix("<image ") } == 4)
    }

    @Test(arguments: [picture(""), picture("a", in: Rect(x: 0, y: 0, width: 0, height: 4))])
    func nothingToShowLeavesNoElement(command: DrawingCommand) {
        #expect(drawing([command]).isEmpty)
    }

    /// RFC 4648, section 10, and every length around a group of three bytes.
    @Test(arguments: ["f", "fo", "foo", "foob", "fooba", "foobar", "ÿþý\u{0}?>"])
    func dataIsBase64(path: String) {
        let expected = Data("\(path)@2".utf8).base64EncodedString()
        #expect(drawing([Self.picture(path)]).contains("base64,\(expected)\""))
    }
}
