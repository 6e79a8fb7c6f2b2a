import Foundation
import TemporaryFolders
import Testing

/// A process that may have little ends with an error and status 2, never by a trap, and does not hang.
@Suite(.timeLimit(.minutes(3))) struct LimitTests {
    private let root = TemporaryFolder()
    private static let render = ["render", "look.theme.yaml", "--state", "rest", "--out", "out", "--jobs", "2"]

    init() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
    }

    @Test(arguments: [4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24])
    func fewFileDescriptors(count: Int) throws {
        let result = try Program.run(Self.render, in: root.path, after: "ulimit -n \(count)")
        #expect([0, 2].contains(result.status), "\(result.status)")
        #expect((result.status == 0) != result.errors.contains("error: "))
    }

    /// In kilobytes; a sanitizer takes more than there is.
    @Test(arguments: [100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 700_000, 1_000_000])
    func littleAddressSpace(kilobytes: Int) throws {
        let result = try Program.run(Self.render, in: root.path, after: "ulimit -v \(kilobytes)")
        // 127 is the system's own, which could not load the program's libraries.
        #expect([0, 2, 127].contains(result.status), "\(result.status)")
        #expect(result.status == 0 || result.errors.contains("error"))
    }

    /// In kilobytes; each worker takes a stack of 8 MiB.
    @Test("more workers than there is room for", arguments: [400_000, 500_000, 700_000])
    func manyWorkers(kilobytes: Int) throws {
        let result = try Program.run(
            Self.render + ["--jobs", "100"], in: root.path, after: "ulimit -v \(kilobytes)")
        #expect([0, 2, 127].contains(result.status), "\(result.status)")
        #expect(result.status == 0 || result.errors.contains("error"))
    }

    @Test("a large picture where there is no room for it")
    func largePicture() throws {
        let result = try Program.run(
            Self.render + ["--scale", "60"], in: root.path, after: "ulimit -v 700000")
        #expect([0, 2].contains(result.status), "\(result.status)")
        #expect((result.status == 0) != result.errors.contains("error: "))
    }

    @Test(arguments: [["schema", "theme"], ["--help"], ["help", "diff"], ["--version"], render])
    func closedStandardOutput(arguments: [String]) throws {
        let result = try Program.run(arguments, in: root.path, after: "exec >&-")
        #expect(result.errors.hasSuffix("error: cannot write 'standard output': bad file descriptor\n"))
        #expect(result.status == 2)
    }

    @Test("with all streams closed no file takes the place of one")
    func closedStreams() throws {
        let result = try Program.run(Self.render, in: root.path, after: "exec <&- >&- 2>&-")
        #expect(result.status == 2)
        let picture = root.path + "/out/look/index-bar/rest@2x.png"
        #expect(try Data(contentsOf: URL(filePath: picture)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("a pipe hangs nothing, wherever it lies", arguments: ["--allow-outside", nil])
    func pipes(option: String?) throws {
        for name in ["pipe.png", "pipe.theme.yaml", "pipe.content.yaml", "pipe.ttf"] {
            #expect(mkfifo(root.path + "/" + name, 0o600) == 0)
        }
        try root.write([
            "grid.theme.yaml": "components: [grid]\ncontent: grid.content.yaml\n",
            "grid.content.yaml": "items: [{name: A, picture: pipe.png}, {name: B, picture: /dev/zero}]\n",
            "piped.theme.yaml": "content: pipe.content.yaml\n",
            "fonts.theme.yaml": "fonts: [pipe.ttf]\n",
        ])
        let options = [option].compactMap(\.self) + ["--out", "out"]
        for theme in ["pipe", "piped", "fonts"] {
            let result = try Program.run(["render", "\(theme).theme.yaml"] + options, in: root.path)
            #expect(result.status == 2 && result.errors.contains("error: "), "\(theme)")
        }
        let result = try Program.run(
            ["render", "grid.theme.yaml", "--state", "grid/first-page"] + options, in: root.path)
        #expect(result.errors.contains("warning: picture"), "\(result.errors)")
        #expect(mkfifo(root.path + "/out/.thumbindex-journal", 0o600) == 0)
        let again = try Program.run(Self.render, in: root.path)
        #expect(again.status == 0, "\(again.errors)")
    }
}
