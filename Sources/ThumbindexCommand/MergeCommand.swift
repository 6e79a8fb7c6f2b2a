import ArgumentParser
import Batching
import Documents
import Files
import Foundation
import Manifests
import Reporting

extension FailedPicture {
    /// What is missing in what was joined, and why.
    fileprivate func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
        let name =
            if let crop { "the crop '\(crop)' of \(state.map { "'\($0)' in " } ?? "")the theme '\(theme)'" } else {
                path.map { "'\($0)'" } ?? "what could not be drawn of the theme '\(theme)'"
            }
        return Diagnostic(severity, "\(name) is missing", hints: messages)
    }
}

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join what the shards of a run left into what one run leaves.",
        discussion: """
            Each is the output of 'render --shard 1/3' and so on: a folder, or an archive of it by tar, packed by gzip or \
            not. They may come in any order and must be all the shards of one run, drawn by the same program, libraries \
            and fonts, and as they were drawn; else nothing is written. Where a shard could not draw all of its \
            pictures, the others are joined, and the exit status is 2.
            """)

    @Argument(
        help: ArgumentHelp(
            "What the shards left; '-' for the lines of standard input, each taken when it comes, until all are there.",
            valueName: "shard"),
        completion: .file())
    var shards: [String]

    @Option(help: ArgumentHelp("Where all pictures go.", valueName: "folder"), completion: .directory)
    var out: String

    @Flag(help: "Take it as done where shards could not draw all of their pictures; what is missing is told.")
    var allowPartial = false

    func run() throws {
        let console = Console()
        let failures = try console.reporting { () throws(DiagnosticError) in
            let merge = try ShardMerge(into: out)
            let gallery = GalleryListing(in: merge.folder)
            for name in shards where name != "-" { merge.take(name, deliver: gallery.add) }
            if shards.contains("-") {
                while !merge.isComplete, let name = readLine() { merge.take(name, deliver: gallery.add) }
            }
            let userCache = UserCacheFolder.path(environment: ProcessInfo.processInfo.environment)
            let (count, failures) = try merge.write(userCache: userCache) { () throws(FileSystemError) in
                try gallery.write()
            }
            console.say("\(count) \(count == 1 ? "picture" : "pictures") in \(out)")
            return failures
        }
        for failure in failures { console.show([failure.diagnostic(allowPartial ? .warning : .error)]) }
        if !failures.isEmpty, !allowPartial { throw ExitCode.failed }
    }
}
