import ArgumentParser
import Documents
import Foundation
import Geometry
import Reporting

struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Make the candidates that a report showed the new baseline.",
        discussion: """
            Nothing is drawn or compared again: what the report showed is copied, all of it or nothing, but for \
            candidates that cannot be read, which are told. It is refused where the candidates, or the baselines that \
            they would replace, have changed since the report. Baseline pictures without a candidate are listed as \
            orphans, and stay. A baseline outside of the working folder is changed only where --baseline names it.
            """)

    @Argument(help: "A report that 'thumbindex diff --report' wrote.", completion: .directory)
    var report: String

    @Argument(help: "Pictures, or folders of them, as the report names them. Without any, all that differ.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Where the baseline is now, if not where it was compared.", valueName: "folder"),
        completion: .directory)
    var baseline: String?

    @Option(
        help: ArgumentHelp("Where the candidate is now, if not where it was compared.", valueName: "folder"),
        completion: .directory)
    var candidate: String?

    @Flag(help: "Only check, and list what would be approved.")
    var dryRun = false

    @Flag(help: "Write JSON.")
    var json = false

    func run() throws {
        let console = Console()
        let approval = try console.reporting { () throws(DiagnosticError) in
            let approval = try Approval(
                ofReport: report, names: paths, baseline: baseline, candidate: candidate, settles: !dryRun,
                workingFolder: FileManager.default.currentDirectoryPath)
            console.show(approval.notes)
            if !dryRun { try approval.apply() }
            return approval
        }
        console.show(approval.refusals.map(\.problem))
        if json { console.result(object(of: approval).lines()) } else { list(approval, console) }
        if !approval.refusals.isEmpty { throw ExitCode.failed }
    }

    private func object(of approval: Approval) -> JSONValue {
        let refused = approval.refusals.map(\.path)
        let lists = [("approved", approval.paths), ("orphans", approval.orphans), ("refused", refused)]
        return .object([.version] + lists.map { JSONValue.Member($0, .array($1.map(JSONValue.string))) })
    }

    /// The schema of what `approve --json` writes.
    static let schema = JSONValue.schema(
        of: "Thumbindex approve", "What thumbindex approve --json writes: pictures by their paths in the report.",
        ObjectSchema(required: ["approved", "orphans", "refused"].map { ($0, .list(of: ["type": "string"])) }))

    private func list(_ approval: Approval, _ console: Console) {
        let word = dryRun ? "to approve" : "approved"
        for path in approval.paths { console.result("\(word)  \(path.escapingControlCharacters)") }
        let padding = String(repeating: " ", count: word.count - "orphan".count)
        for path in approval.orphans { console.result("orphan\(padding)  \(path.escapingControlCharacters)") }
        console.say(summary(of: approval))
    }

    /// `3 pictures approved, 1 orphan, 1 refused`.
    private func summary(of approval: Approval) -> String {
        let (count, orphans, refused) = (approval.paths.count, approval.orphans.count, approval.refusals.count)
        return [
            "\(count) \(count == 1 ? "picture" : "pictures") \(dryRun ? "would be approved" : "approved")",
            orphans == 0 ? nil : "\(orphans) \(orphans == 1 ? "orphan" : "orphans")",
            refused == 0 ? nil : "\(refused) refused",
        ].compactMap(\.self).joined(separator: ", ")
    }
}
