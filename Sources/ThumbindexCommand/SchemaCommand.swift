import ArgumentParser
import Batching
import Comparing
import Documents
import Thumbindex

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of a kind of file.",
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
        let others = [FileGrammar.batch, .comparison]
        let grammar = FileSchema(rawValue: kind)?.grammar ?? others.first { $0.kind == kind }
        Console().write(grammar?.schema ?? "")
    }

    private static let kinds =
        FileSchema.allCases.map(\.rawValue) + [FileGrammar.batch.kind, FileGrammar.comparison.kind]
}
