import ArgumentParser
import Batching
import Documents
import Files
import Reporting

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join what the shards of a run left into what one run leaves.",
        discussion: """
            Each folder is the output of 'render --shard 1/3' and so on. They must be all the shards of one run, drawn by \
            the same program, libraries and fonts, and as they were drawn; else nothing is written.
            """)

    @Argument(help: "The output folders of the shards.", completion: .directory)
    var folders: [String]

    @Option(help: ArgumentHelp("Where all pictures go.", valueName: "folder"), completion: .directory)
    var out: String

    func run() throws {
        let console = Console()
        try console.reporting { () throws(DiagnosticError) in
            let merge = try ShardMerge(folders: folders)
            let folder = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: out) }
            try merge.write(to: folder)
            try DiagnosticError.telling { () throws(FileSystemError) in
                let gallery = GalleryListing(in: folder)
                for entry in merge.manifest.entries { gallery.add(entry) }
                try gallery.write()
            }
            console.say("\(merge.count) \(merge.count == 1 ? "picture" : "pictures") in \(out)")
        }
    }
}
