import Foundation
import TemporaryFolders
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
struct FullDiskTests {
    private let root = TemporaryFolder()

    @Test(
        "results that cannot be written are not taken for done",
        arguments: [
            ["schema", "theme"], ["render", "look.theme.yaml", "--out", "-"],
            ["render", "look.theme.yaml", "--dry-run"],
        ])
    func standardOutputIsFull(arguments: [String]) throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let result = try Program.run(arguments, in: root.path, standardOutput: full)
        #expect(result.errors == "error: cannot write 'standard output': no space left on device\n")
        #expect(result.status == 2)
    }
}
