import ArgumentParser
import Batching
import Documents
import Files
import Foundation
import Sheets

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a theme, tokens and content to start from.",
        discussion: """
            They render as they are, and their comments explain the format. Nothing is overwritten. Without options the \
            theme is a list with its index bar, which also shows how tokens are named.
            """)

    @Argument(help: "The folder to write into; made where it is missing.", completion: .directory)
    var folder: String

    @Option(
        help: ArgumentHelp(
            "A look to start from: \(StarterLook.words.joined(separator: ", ")).", valueName: "look"),
        completion: .list(StarterLook.words), transform: { try parseWord($0, "look") })
    var like: StarterLook?

    @Flag(help: "Start from a paged grid in place of a list.")
    var grid = false

    func validate() throws {
        if grid, like != nil { throw ValidationError("--grid has a look of its own; give --grid or --like") }
    }

    func run() throws {
        let console = Console()
        let paths = try console.reporting(write)
        paths.forEach(console.result)
        console.say("draw it with: thumbindex render \(folder)")
        for sheet in paths where SheetFile.suffixes.contains(where: sheet.hasSuffix) {
            console.say("and its sheet with: thumbindex sheet \(sheet)")
        }
    }

    /// The paths of the files in the order in which they name each other.
    private func write() throws(DiagnosticError) -> [String] {
        let files = StarterFile.files(like: like, isGrid: grid)
        let existing = files.map(path).filter { FileManager.default.fileExists(atPath: $0) }
        guard existing.isEmpty else {
            throw DiagnosticError(existing.map { Diagnostic(.error, "'\($0)' exists, and nothing is overwritten") })
        }
        try DiagnosticError.telling { () throws(FileSystemError) in
            let output = try OutputFolder(path: folder)
            for file in files { try output.write(Array(file.text.utf8), to: file.name) }
        }
        return files.map(path)
    }

    private func path(of file: StarterFile) -> String {
        folder.hasSuffix("/") ? folder + file.name : folder + "/" + file.name
    }
}
