import Comparing
import Rasters
import Reporting
import Testing

@Suite struct AnnotationTests {
    static func annotations(_ path: String, _ result: PairResult, causes: [String] = []) -> [String] {
        DiffReport(baseline: "b", candidate: "c", pairs: [JUnitTests.pair(path, result, causes: causes)]).annotations
    }

    @Test func equalPicturesAreNotAnnotated() {
        #expect(Self.annotations("a.png", .equal(nil)) == [])
    }

    @Test func aPairIsALine() {
        let sizes = SizeMismatch(
            baseline: PixelSize(width: 4, height: 3), candidate: PixelSize(width: 4, height: 5))
        #expect(
            Self.annotations("look/a.png", .sizeMismatch(sizes), causes: ["bubble moved 3 pt up", "100 % grey"])
                == [
                    "::error file=look/a.png,title=size differs%3A 4 × 3 → 4 × 5 px::"
                        + "look/a.png%0Abubble moved 3 pt up%0A100 %25 grey"
                ])
    }

    /// No name may begin a command of its own.
    @Test func lineEndsAndSignsAreEscaped() {
        #expect(
            Self.annotations("a\r\n::warning::x,y%.png", .added)
                == [
                    #"::error file=a\r\n%3A%3Awarning%3A%3Ax%2Cy%25.png,title=added::a\r\n::warning::x,y%25.png"#
                ])
    }

    /// A name must not forge a line or move the cursor.
    @Test func namesStayOnOneLine() {
        #expect(
            Self.annotations("a.png\n1 pair: 1 equal\u{1B}[2J.png", .added)
                == [
                    #"::error file=a.png\n1 pair%3A 1 equal\u{1B}[2J.png,title=added::a.png\n1 pair: 1 equal\u{1B}[2J.png"#
                ])
    }

    /// The service shows ten of a step and drops the others without a word.
    @Test func manyAreCounted() {
        let pairs = (10..<35).map { JUnitTests.pair("look/\($0).png", .added, causes: []) }
        let report = DiffReport(baseline: "b", candidate: "c", pairs: pairs)
        #expect(report.annotations.count == 10)
        #expect(
            report.annotations.last
                == "::error title=more differences::16 more pictures are not equal")
        #expect(DiffReport(baseline: "b", candidate: "c", pairs: Array(pairs.prefix(10))).annotations.count == 10)
    }

    @Test func theSummaryIsATable() {
        let pairs = [
            JUnitTests.pair("look/a|b.png", .added, causes: ["text \"<b>\" → \"a\\nb\""]),
            JUnitTests.pair("b.png", .equal(nil), causes: []),
        ]
        #expect(
            DiffReport(baseline: "b", candidate: "c", pairs: pairs).stepSummary == """
                ### Pictures

                2 pairs: 1 equal, 1 added

                | picture | result | why |
                | --- | --- | --- |
                | `look/a\\|b.png` | added | text "&lt;b>" → "a\\nb" |

                """)
        #expect(
            DiffReport(baseline: "b", candidate: "c", pairs: [pairs[1]]).stepSummary
                == "### Pictures\n\n1 pair: 1 equal\n")
    }
}
