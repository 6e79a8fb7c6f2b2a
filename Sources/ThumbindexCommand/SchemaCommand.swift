import ArgumentParser
import Batching
import Collation
import Comparing
import DisplayLists
import Documents
import Linting
import Manifests
import Matching
import Rendering
import Reporting
import Sheets
import Thumbindex

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of a kind of file, or of what a command writes.",
        discussion: "An editor that knows the schema completes and checks the keys of a file.")

    @Argument(
        help: ArgumentHelp("The kind: \(kinds.joined(separator: ", ")).", valueName: "kind"),
        completion: .list(kinds),
        transform: { word in
            guard kinds.contains(word) else { throw unknownWord(word, among: kinds, as: "kind") }
            return word
        })
    var kind: String

    func run() throws {
        Console().write(FileSchema(rawValue: kind)?.text ?? Self.others[kind] ?? "")
    }

    private static let kinds = FileSchema.allCases.map(\.rawValue) + others.keys.sorted()

    /// Files of runs, and what commands write.
    private static let others = [
        "batch": FileGrammar.batch.schema, FileGrammar.comparison.kind: FileGrammar.comparison.schema,
        "sheet": FileGrammar.sheet.schema, FileGrammar.accepted.kind: FileGrammar.accepted.schema,
    ].merging(documents.mapValues { $0.lines() + "\n" }) { $1 }

    /// What a program reads of this one.
    private static let documents = [
        "approve": ApproveCommand.schema, "diff": DiffReport.schema, "fonts": FontsCommand.schema,
        "index": NameListing.schema, "lint": LintReport.schema, "manifest": Manifest.schema,
        "match": MatchResult.schema, "render": RenderReport.schema, "report": DiffReport.reportSchema,
        "state": Scene.schema, "timeline-events": TimelineEvents.schema, "tokens": ConvertTokensCommand.schema,
    ]
}
