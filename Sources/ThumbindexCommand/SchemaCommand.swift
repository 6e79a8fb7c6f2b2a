import ArgumentParser
import Foundation
import Thumbindex

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of a kind of file.",
        discussion: "An editor that knows the schema completes and checks the keys of a file.")

    @Argument(
        help: ArgumentHelp("The kind: \(kinds.joined(separator: ", ")).", valueName: "kind"),
        completion: .list(kinds),
        transform: { word in
            guard let kind = FileSchema(rawValue: word) else { throw unknownWord(word, among: kinds, as: "kind") }
            return kind
        })
    var kind: FileSchema

    func run() throws {
        Console().write(kind.text)
    }

    private static let kinds = FileSchema.allCases.map(\.rawValue)
}
