package import Documents

/// Whether the examples of a kind of file are what its schema accepts.
package enum ExampleChecker {
    /// What is wrong with the examples, a line for each: the key, and what the schema of its value says.
    package static func objections(to grammar: FileGrammar) throws -> [String] {
        let examples = grammar.allKeys.compactMap { path, field, _ in
            field.shownExample.map { (path: path, text: $0, schema: grammar.schema(of: field.form)) }
        }
        let pairs = [(grammar.schema, [grammar.example])] + examples.map { ($0.schema, [$0.text]) }
        let names = ["the file's example"] + examples.map(\.path)
        return zip(names, try SchemaChecker.objections(of: pairs)).filter { !$1.isEmpty }.map { "\($0): \($1)" }
    }
}
