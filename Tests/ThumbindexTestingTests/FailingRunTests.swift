import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// What a run of tests leaves that fails, seen from outside: the run is a process of its own, as `swift test` starts one.
@Suite struct FailingRunTests {
    private static let variable = "THUMBINDEX_FAILING_RUN"
    /// The program that runs these tests, where it can be started by itself.
    private static let program = CommandLine.arguments.first.flatMap { $0.hasSuffix(".xctest") ? $0 : nil }

    /// Fails in the run that the tests below start, and is skipped in all others.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "it is there to fail"))
    func twelveSquaresHaveMoved() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = try #require(environment[Self.variable])
        for number in 10..<22 {
            let place = TestPlace(
                fileID: "BrandTests/BarTests.swift", filePath: folder + "/BarTests.swift", function: "rests()",
                name: "\(number)")
            let recording = environment.merging(["THUMBINDEX_RECORD": "missing"]) { $1 }
            _ = BaselineCheck(place: place, environment: recording, claims: BaselineClaims(), run: TestRun())
                .finding(on: try BaselineCheckTests.picture(at: 10))
            BaselineCheck(place: place, environment: environment)
                .finding(on: try BaselineCheckTests.picture(at: 4))?
                .record(at: #_sourceLocation, filePath: #filePath)
        }
    }

    @Test(
        "pictures are attached, a page is left, and a service is told",
        .enabled(if: program != nil, "these tests run in another program"))
    func leaves() throws {
        let folder = TemporaryFolder()
        try folder.write(["attached/x": ""])
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.program))
        process.arguments = [
            "--testing-library", "swift-testing", "--filter", "twelveSquaresHaveMoved", "--attachments-path",
            folder.path + "/attached",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.variable: folder.path, "THUMBINDEX_FAILURES": folder.path + "/failures",
            "THUMBINDEX_REPORT": folder.path + "/report", "GITHUB_ACTIONS": "true",
            "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        let errors = folder.path + "/errors"
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        let attached = try folder.names(in: "attached")
        for number in 10..<22 {
            for side in ["baseline", "candidate", "difference"] {
                #expect(attached.contains("rests-\(number).\(side).png"), "\(attached)")
            }
        }
        let candidate = try Data(contentsOf: URL(filePath: folder.path + "/attached/rests-10.candidate.png"))
        #expect(candidate == Data(try BaselineCheckTests.picture(at: 4).bytes))
        #expect(try folder.names(in: "report").contains("index.html"))
        let junit = try String(contentsOfFile: folder.path + "/report/junit.xml", encoding: .utf8)
        #expect(junit.contains("failures=\"12\""))
        let told = try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("::error ")
        }
        #expect(told.count == 10 && told.last == "::error title=more differences::3 more pictures are not equal")
        let summary = try String(contentsOfFile: folder.path + "/summary.md", encoding: .utf8)
        #expect(summary.hasPrefix("### Pictures\n\n12 pairs: 12 different\n\n| picture | result | why |\n"))
    }
}
