import Files
import Foundation
import TemporaryFolders
import Testing

struct ScratchFileTests {
    private let folder = TemporaryFolder()

    @Test("what was written is read back in any order, and the folder shows nothing of it")
    func writtenAndRead() throws {
        let file = try ScratchFile(inFolder: folder.path)
        let other = try ScratchFile(inFolder: folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try file.write([4, 5, 6], at: 3)
        try other.write([9, 9, 9], at: 0)
        try file.write([1, 2, 3], at: 0)
        #expect(try read(4, of: file, at: 1) == [2, 3, 4, 5])
        #expect(try read(6, of: file, at: 0) == [1, 2, 3, 4, 5, 6])
    }

    @Test("what was never written is an error") func shortFile() throws {
        let file = try ScratchFile(inFolder: folder.path)
        try file.write([1, 2, 3], at: 0)
        #expect(throws: FileSystemError.self) { try read(4, of: file, at: 0) }
    }

    @Test("a folder that is not there takes no file") func missingFolder() {
        #expect(throws: FileSystemError.self) { try ScratchFile(inFolder: folder.path + "/missing") }
    }

    private func read(_ count: Int, of file: ScratchFile, at place: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: place) }
        return bytes
    }
}
