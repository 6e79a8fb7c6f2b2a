import ArgumentParser
import Baselines
import Diagnostics
import Diffing
import Foundation

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare pictures with their baselines, pixel by pixel.",
        discussion: """
            BASELINE and CANDIDATE are two files, two folders, whose pictures are paired by their paths, or the \
            manifests of two runs. Exit status: 0 all pairs are equal, 1 some are not, 2 something could not be compared.
            """)

    @Argument(help: "What pictures should be.", completion: .file())
    var baseline: String

    @Argument(help: "What pictures are.", completion: .file())
    var candidate: String

    @OptionGroup(title: "Comparing")
    var comparing: ComparisonArguments

    @Option(
        help: ArgumentHelp(
            "How many pairs to compare at once; as many as there are cores unless given.", valueName: "count"))
    var jobs: Int?

    @Flag(help: "Write JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to 256, not \(jobs)")
        }
    }

    func run() async throws {
        let console = Console()
        let pairs = try console.reporting { () throws(DiagnosticError) in
            try PairSearch.pairs(baseline: baseline, candidate: candidate)
        }
        let workerCount = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let run = ComparisonRun(
            pairs: pairs, comparer: comparing.comparer(threadCount: max(workerCount / pairs.count, 1)),
            jobCount: workerCount)
        var listing = ComparisonListing(console, isJSON: json, total: pairs.count)
        await run.run { listing.add($0) }
        listing.end()
        if listing.summary.exitStatus != 0 { throw ExitCode(listing.summary.exitStatus) }
    }
}
