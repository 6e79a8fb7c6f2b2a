import ArgumentParser
import Batching
import Documents
import Files
import Foundation

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a theme, tokens and content to start from.",
        discussion: "They render as they are, and their comments explain the format. Nothing is overwritten.")

    @Argument(help: "The folder to write into; made where it is missing.", completion: .directory)
    var folder: String

    func run() throws {
        let console = Console()
        let paths = try console.reporting(write)
        paths.forEach(console.result)
        console.say("draw it with: thumbindex render \(folder)")
    }

    /// The paths of the files in the order of `StarterFile.all`.
    private func write() throws(DiagnosticError) -> [String] {
        let existing = StarterFile.all.map(path).filter { FileManager.default.fileExists(atPath: $0) }
        guard existing.isEmpty else {
            throw DiagnosticError(existing.map { Diagnostic(.error, "'\($0)' exists, and nothing is overwritten") })
        }
        try DiagnosticError.telling { () throws(FileSystemError) in
            let output = try OutputFolder(path: folder)
            for file in StarterFile.all { try output.write(Array(file.text.utf8), to: file.name) }
        }
        return StarterFile.all.map(path)
    }

    private func path(of file: StarterFile) -> String {
        folder.hasSuffix("/") ? folder + file.name : folder + "/" + file.name
    }
}
