import Codecs
import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

extension BaselineCheck {
    /// What fails a test.
    func objection(to picture: TestedPicture) -> String? {
        if case .failure(let text, _) = finding(on: picture) { text } else { nil }
    }
}

/// What a test is told, to the letter.
@Suite struct BaselineCheckTests {
    let folder = TemporaryFolder()

    /// - Parameters:
    ///   - hitWidth: of an area that the picture does not show.
    ///   - font: the digest of the font file that drew it.
    static func picture(
        square: PremultipliedARGB = 0xFFFF_0000, at y: Int = 4, hitWidth: Int = 5, font: String = "aa"
    ) throws -> TestedPicture {
        var raster = Raster(width: 40, height: 30, filledWith: 0xFFFF_FFFF)
        for row in y..<y + 10 { for column in 10..<20 { raster.pixels[row * 40 + column] = square } }
        var encoder = PNGEncoder()
        let state = """
            {"size": [20, 15], "fingerprint": {"fonts": [{"name": "Inter-Regular.otf", "digest": "\(font)"}]}, "nodes": [{"id": "bubble", "frame": [5, \(Double(y) / 2), 5, 5], "hit": [5, 0, \(hitWidth), 5]}]}
            """
        return TestedPicture(bytes: try encoder.encode(raster), state: Array(state.utf8))
    }

    /// A check as in a process of its own, unless claims are given.
    func check(
        _ function: String = "rests()", named name: String? = nil, record: String? = nil,
        failsOn: FailureRule = .state, claims: BaselineClaims = BaselineClaims()
    ) -> BaselineCheck {
        BaselineCheck(
            place: place(function, named: name), failsOn: failsOn, environment: environment(record: record),
            claims: claims, run: TestRun())
    }

    /// A check in a run that leaves something.
    func check(
        in run: TestRun, _ variables: [String: String], named name: String? = nil, failsOn: FailureRule = .state
    ) -> BaselineCheck {
        BaselineCheck(
            place: place("rests()", named: name), failsOn: failsOn,
            environment: environment().merging(variables) { $1 }, claims: BaselineClaims(), run: run)
    }

    private func place(_ function: String, named name: String?) -> TestPlace {
        TestPlace(
            fileID: "BrandTests/BarTests.swift", filePath: folder.path + "/BarTests.swift", function: function,
            name: name)
    }

    private func environment(record: String? = nil) -> [String: String] {
        var environment = ["THUMBINDEX_FAILURES": folder.path + "/failures"]
        environment["THUMBINDEX_RECORD"] = record
        return environment
    }

    var baseline: String { folder.path + "/Baselines/BarTests/rests.png" }
    var failures: String { folder.path + "/failures/BrandTests/BarTests/rests" }

    @Test func withoutABaselineATestFails() throws {
        #expect(
            try check().objection(to: Self.picture()) == """
                there is no baseline
                baseline:   \(baseline)
                candidate:  \(failures).candidate.png
                THUMBINDEX_RECORD=missing records it
                """)
        #expect(
            try folder.names(in: ".") == [
                "failures/BrandTests/BarTests/rests.candidate.json", "failures/BrandTests/BarTests/rests.candidate.png",
            ])
    }

    @Test(arguments: ["missing", "all"]) func recordingFailsTheTestThatRecords(mode: String) throws {
        #expect(
            try check(record: mode).objection(to: Self.picture()) == """
                recorded the baseline \(baseline)
                look at it, and run the test again without THUMBINDEX_RECORD
                """)
        #expect(try folder.names(in: "Baselines") == ["BarTests/rests.json", "BarTests/rests.png"])
        #expect(try check().objection(to: Self.picture()) == nil)
        #expect(try check(record: mode).objection(to: Self.picture()) == nil)
        #expect(try folder.names(in: ".").allSatisfy { !$0.hasPrefix("failures") })
    }

    @Test func anotherWordIsRefused() throws {
        #expect(
            try check(record: "yes").objection(to: Self.picture())
                == "THUMBINDEX_RECORD is never, missing or all, not 'yes'")
    }

    @Test(arguments: [
        ("rests()", nil, "rests.png"), ("rests(look:)", "dark", "rests-dark.png"),
        ("shows 12 titles()", nil, "shows_12_titles.png"),
        ("rests()", "../../x", "rests-_.._.._x.png"), ("", "", "_-_.png"), ("曾()", "é", "曾-é.png"),
    ])
    func aBaselineIsNamedAfterItsTest(function: String, name: String?, file: String) throws {
        _ = try check(function, named: name, record: "missing").objection(to: Self.picture())
        #expect(try folder.names(in: "Baselines").last == "BarTests/" + file)
    }

    /// The arguments of a test need names, or one would overwrite the other's baseline.
    @Test func twoPicturesDoNotShareABaseline() throws {
        let claims = BaselineClaims()
        #expect(try check(record: "missing", claims: claims).objection(to: Self.picture()) != nil)
        #expect(try check(claims: claims).objection(to: Self.picture()) == nil)
        #expect(
            try check(record: "all", claims: claims).objection(to: Self.picture(at: 6)) == """
                two pictures have the baseline \(baseline)
                give each a name of its own with 'named:'
                """)
        #expect(
            try check("rests_(a:)", claims: claims).objection(to: Self.picture())?.hasPrefix("there is no baseline")
                == true)
    }

    @Test func whatCannotBeWrittenIsTold() throws {
        try folder.write(["Baselines": ""])
        #expect(
            try check(record: "all").objection(to: Self.picture())
                == "cannot write '\(folder.path)/Baselines/BarTests': not a directory")
    }

    /// Many tests at once, each with its own baseline.
    @Test func testsRunAtOnce() async throws {
        let picture = try Self.picture()
        let claims = BaselineClaims()
        let objections = await withTaskGroup(of: String?.self) { group in
            for number in 0..<40 {
                let recorder = check(named: "\(number)", record: "missing", claims: claims)
                let reader = check(named: "\(number)", claims: claims)
                group.addTask {
                    _ = recorder.objection(to: picture)
                    return reader.objection(to: picture)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(objections == Array(repeating: nil, count: 40))
        #expect(try folder.names(in: "Baselines").count == 80)
    }
}
