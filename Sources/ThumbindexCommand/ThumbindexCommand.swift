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
            await ThumbindexCommand.main()
            exit(0)
        }
    }
}

struct ThumbindexCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thumbindex",
        abstract: "Draw index bars, section lists and grids from theme files, and compare the pictures.",
        discussion: """
            Exit status: 0 done or equal; 1 differs; 2 could not do it, or not all of it; 64 wrong usage.
            For completions in your shell: thumbindex --generate-completion-script bash (or zsh, or fish).
            """,
        version: ThumbindexVersion.current,
        subcommands: [
            RenderCommand.self, MergeCommand.self, DiffCommand.self, ApproveCommand.self, IndexCommand.self,
            SheetCommand.self, InitCommand.self, SchemaCommand.self, FontsCommand.self, ServeCommand.self,
            LintCommand.self, MatchCommand.self, ExportCommand.self, TokensCommand.self,
        ])
}
