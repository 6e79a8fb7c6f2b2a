import ArgumentParser
import CProcess
import Foundation
import Jobs
import Thumbindex

/// Where the process begins.
@main
enum Program {
    static func main() {
        thumbindex_check_limits()
        thumbindex_widen_heaps()
        MainThread.run {
            do {
                var command = try ThumbindexCommand.parseAsRoot()
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
                exit(0)
            } catch {
                end(with: error)
            }
        }
    }

    /// Help, versions and completions are results: where they cannot be written, that is an error as with any other.
    private static func end(with error: any Error) -> Never {
        guard ThumbindexCommand.exitCode(for: error) == .success else { ThumbindexCommand.exit(withError: error) }
        let text = ThumbindexCommand.fullMessage(for: error)
        if !text.isEmpty { Console().result(text) }
        exit(0)
    }
}

struct ThumbindexCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thumbindex",
        abstract: "Draw index bars, section lists and grids from theme files, and compare the pictures.",
        discussion: """
            Exit status: 0 done or equal; 1 differs; 2 could not do it, or not all of it; 64 wrong usage; \
            75 could not do it now: try again.
            For completions in your shell: thumbindex --generate-completion-script bash (or zsh, or fish).
            """,
        version: ThumbindexVersion.current,
        subcommands: [
            RenderCommand.self, MergeCommand.self, DiffCommand.self, ApproveCommand.self, IndexCommand.self,
            SheetCommand.self, InitCommand.self, SchemaCommand.self, FontsCommand.self, ServeCommand.self,
            LintCommand.self, MatchCommand.self, ExportCommand.self, TokensCommand.self,
        ])
}
