import ArgumentParser
import Batching
import Documents
import Files
import Manifests
import Reporting

extension FailedPicture {
    /// What is missing in what was joined, and why.
    fileprivate func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
        let name = path.map { "'\($0)'" } ?? "what could not be drawn of the theme '\(theme)'"
        return Diagnostic(severity, "\(name) is missing", hints: messages)
    }
}

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join what the shards of a run left into what one run leaves.",
        discussion: """
            Each folder is the output of 'render --shard 1/3' and so on. They must be all the shards of one run, drawn by \
            the same program, libraries and fonts, and as they were drawn; else nothing is written. Where a shard could \
            not draw all of its pictures, the others are joined, and the exit status is 2.
            """)

    @Argument(help: "The output folders of the shards.", completion: .directory)
    var folders: [String]

    @Option(help: ArgumentHelp("Where all pictures go.", valueName: "folder"), completion: .directory)
    var out: String

    @Flag(help: "Take it as done where shards could not draw all of their pictures; what is missing is told.")
    var allowPartial = false

    func run() throws {
        let console = Console()
        let failures = try console.reporting { () throws(DiagnosticError) in
            let merge = try ShardMerge(folders: folders)
            let folder = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: out) }
            try merge.write(to: folder)
            try DiagnosticError.telling { () throws(FileSystemError) in
                let gallery = GalleryListing(in: folder)
                for entry in merge.manifest.entries { gallery.add(entry) }
                try gallery.write()
            }
            console.say("\(merge.count) \(merge.count == 1 ? "picture" : "pictures") in \(out)")
            return merge.manifest.failures
        }
        for failure in failures { console.show([failure.diagnostic(allowPartial ? .warning : .error)]) }
        if !failures.isEmpty, !allowPartial { throw ExitCode.failed }
    }
}
