/// What files of a kind may hold: its schema and its page of reference are made from it.
///
/// A kind of file is added by a table of fields, a kind of value that reads a document by it, and a grammar that holds
/// the kind's form.
package struct FileGrammar: Sendable {
    /// The word by which the command calls the kind, as `theme`.
    package let kind: String
    /// What such a file is for: a sentence.
    package let summary: String
    /// How the names of such files end.
    package let suffixes: [String]
    /// The form of the whole document.
    package let form: ValueForm
    /// How any value may be written in variants; `nil` where none may.
    package let variants: Variants?
    /// A small file.
    package let example: String

    /// What a value can depend on: `{light: …, dark: …}`, and `{default: …, CONDITION: …}` around it.
    package struct Variants: Sendable {
        /// The keys of which one chooses the form.
        package let keys: [String]
        /// The key of what holds where no condition does.
        package let defaultKey: String
        /// The keys that are conditions, as a regular expression.
        package let conditions: String
        /// What it means: sentences.
        package let summary: String

        /// Forms that a key chooses, and in words what each is for.
        package init(_ keys: [String], defaultKey: String, conditions: String, _ summary: String) {
            self.keys = keys
            self.defaultKey = defaultKey
            self.conditions = conditions
            self.summary = summary
        }
    }

    /// The grammar of a kind of file.
    package init(
        _ kind: String, _ summary: String, suffixes: [String], _ form: ValueForm, variants: Variants? = nil,
        example: String
    ) {
        self.kind = kind
        self.summary = summary
        self.suffixes = suffixes
        self.form = form
        self.variants = variants
        self.example = example
    }

    /// The JSON Schema (draft 2020-12), with a line break at its end: the same on every run.
    package var schema: String {
        var writer = SchemaWriter(variants: variants)
        guard case .object(let root) = writer.schema(of: form) else { return "{}\n" }
        let header: [JSONValue.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("title", .string("Thumbindex \(kind)")), .init("description", .string(summary)),
        ]
        return JSONValue.object(header + root + [.init("$defs", writer.definitions)]).lines() + "\n"
    }

    /// The page of reference in Markdown, with a line break at its end: the same on every run.
    package var reference: String {
        var writer = ReferenceWriter()
        return writer.page(of: self)
    }

    /// Every key of a file at a place of its own, with the way to it: those of groups, not those of kinds of values.
    package var keys: [(path: String, field: FieldForm)] { Self.keys(of: form, under: "") }

    private static func keys(of form: ValueForm, under prefix: String) -> [(path: String, field: FieldForm)] {
        form.alternatives.flatMap { form -> [(path: String, field: FieldForm)] in
            guard case .mapping(let mapping) = form.unnamed else { return [] }
            return mapping.fields.flatMap { field in
                guard case .definition(let definition) = field.form, definition.isGroup else {
                    return [(prefix + field.key, field)]
                }
                return keys(of: definition.form, under: prefix + field.key + ".")
            }
        }
    }

    /// Every key at every place of the form, those of a definition once, and whether it must be written.
    package var allKeys: [(path: String, field: FieldForm, isRequired: Bool)] {
        var definitions: Set<String> = []
        return Self.allKeys(of: form, under: "", &definitions)
    }

    private static func allKeys(
        of form: ValueForm, under prefix: String, _ definitions: inout Set<String>
    ) -> [(path: String, field: FieldForm, isRequired: Bool)] {
        switch form {
        case .mapping(let mapping):
            var keys: [(path: String, field: FieldForm, isRequired: Bool)] = []
            for field in mapping.fields {
                keys.append((prefix + field.key, field, mapping.requiredKeys.contains(field.key)))
                keys += allKeys(of: field.form, under: prefix + field.key + ".", &definitions)
            }
            if let others = mapping.others {
                keys += allKeys(of: others.form, under: prefix + others.key + ".", &definitions)
            }
            return keys
        case .definition(let definition):
            guard definitions.insert(definition.name).inserted else { return [] }
            return allKeys(of: definition.form, under: definition.name + ".", &definitions)
        case .list(let element, _, _): return allKeys(of: element, under: prefix, &definitions)
        case .tuple(let forms), .either(let forms):
            return forms.flatMap { allKeys(of: $0, under: prefix, &definitions) }
        case .call(let call): return allKeys(of: call.parameter, under: prefix, &definitions)
        case .nothing, .flag, .number, .text, .words, .alias, .anything: return []
        }
    }

    /// Keys that a reference would leave a reader to guess at: without a sentence, without a default though they may be
    /// left out, or without an example.
    package var unexplainedKeys: [String] {
        allKeys.filter { _, field, isRequired in
            if case .definition(let definition) = field.form, definition.isGroup {
                return !field.summary.hasSuffix(".")
            }
            return !field.summary.hasSuffix(".") || field.usual == nil && !isRequired || field.shownExample == nil
        }.map(\.path)
    }

    /// A schema of a single value, with the definitions that it refers to.
    package func schema(of form: ValueForm) -> String {
        var writer = SchemaWriter(variants: variants)
        guard case .object(let root) = writer.schema(of: form) else { return "{}\n" }
        return JSONValue.object(root + [.init("$defs", writer.definitions)]).lines() + "\n"
    }

    /// The page that leads to those of all kinds.
    package static func index(of grammars: [FileGrammar]) -> String {
        let rows = grammars.map { grammar in
            let names = grammar.suffixes.map { "`NAME\($0)`" }.joined(separator: ", ")
            return "| [\(grammar.kind)](\(grammar.kind).md) | \(names) | \(ReferenceWriter.linked(grammar.summary)) |"
        }
        return """
            # Reference of files

            What each kind of file may hold: every key with its value, default, unit and an example.
            The pages are made from the tables by which the program reads the files: `make reference` writes them anew.
            `thumbindex schema KIND` prints the JSON Schema of a kind, by which an editor completes and checks.

            | kind | file | what it is for |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            """
    }
}
