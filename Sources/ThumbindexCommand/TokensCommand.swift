import ArgumentParser
import Documents
import Files
import TokenConversion
import Tokens

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Work with files of design tokens.",
        subcommands: [ConvertTokensCommand.self])
}

struct ConvertTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write older token files anew as design tokens of 2025.10 and a resolver.",
        discussion: """
            FILE is what Tokens Studio exports (one file, or its folder), files of Style Dictionary 3 and 4, or the \
            variables of a Figma file. Sets become token files, themes and modes a resolver's modifiers. What tokens \
            cannot say is listed, each with its place.
            """)

    @Argument(help: "Token files that belong together, or a folder of them.", completion: .file())
    var file: [String]

    @Option(
        help: ArgumentHelp("The form of the files: \(Self.forms.joined(separator: ", ")).", valueName: "form"),
        completion: .list(Self.forms))
    var from = "auto"

    @Option(
        help: ArgumentHelp("The folder to write into; made where it is missing.", valueName: "dir"),
        completion: .directory)
    var out = "."

    @Flag(help: "Write over files that exist.")
    var force = false

    @Flag(help: "Write JSON.")
    var json = false

    private static let forms = OlderTokenForm.allCases.map(\.rawValue) + ["auto"]

    func validate() throws {
        guard !Self.forms.contains(from) else { return }
        let hint = NearestSpelling.nearest(to: from, among: Self.forms).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("'\(from)' is no form of token files\(hint)")
    }

    func run() throws {
        let console = Console()
        let (conversion, form) = try console.reporting(convert)
        console.show(conversion.losses)
        if json {
            console.result(report(of: conversion, form).lines())
        } else {
            conversion.files.forEach { console.result(path(of: $0)) }
        }
        let count = conversion.losses.count
        console.say(
            "\(conversion.tokenCount) tokens from \(form.title)"
                + (count == 0 ? "" : ", \(count) warning\(count == 1 ? "" : "s") of what they do not say"))
    }

    private func convert() throws(DiagnosticError) -> (TokenConversion, OlderTokenForm) {
        var inputs: [TokenInput] = []
        for path in file { inputs += try Self.inputs(at: path) }
        guard !inputs.isEmpty else {
            throw DiagnosticError("there is no .json file in '\(file.joined(separator: "', '"))'")
        }
        guard let form = OlderTokenForm(rawValue: from) ?? TokenInput.form(of: inputs) else {
            throw DiagnosticError(
                "'\(file.joined(separator: "', '"))' is of none of the older forms, or of 2025.10 already",
                hints: ["say which it is with --from \(Self.forms.dropLast().joined(separator: ", "))"])
        }
        let conversion = TokenConversion(inputs, from: form, name: Self.stem(of: file[0]))
        guard conversion.tokenCount > 0 else {
            throw DiagnosticError(
                conversion.losses + [
                    Diagnostic(
                        .error, "'\(file.joined(separator: "', '"))' has no token of \(form.title) that can be said")
                ])
        }
        let existing = conversion.files.map(path).filter { !force && FileSystem.exists($0) }
        guard existing.isEmpty else {
            throw DiagnosticError(
                existing.map {
                    Diagnostic(.error, "'\($0)' exists, and is not overwritten", hints: ["--force writes over it"])
                })
        }
        try DiagnosticError.telling { () throws(FileSystemError) in
            let output = try OutputFolder(path: out)
            for file in conversion.files { try output.write(Array(file.text.utf8), to: file.name) }
        }
        return (conversion, form)
    }

    /// The file at a path, or all `.json` files below a folder in the order of their paths.
    private static func inputs(at path: String) throws(DiagnosticError) -> [TokenInput] {
        guard FileSystem.isFolder(path) else { return [try input(at: path, name: stem(of: path))] }
        var found: [TokenInput] = []
        var walk = FolderWalk(path)
        while let entry = try DiagnosticError.telling({ () throws(FileSystemError) in try walk.next() }) {
            guard entry.kind == .file, entry.name.lowercased().hasSuffix(".json") else { continue }
            found.append(try input(at: entry.path, name: String(entry.relativePath.dropLast(5))))
        }
        return found
    }

    private static func input(at path: String, name: String) throws(DiagnosticError) -> TokenInput {
        let limits = DocumentLimits(bytes: 64 << 20, nodes: 2_000_000)
        let text = try FileLocation(path).read(limits: limits)
        return TokenInput(name: name, document: try DocumentNode.parse(text, limits: limits))
    }

    /// `brand` of `tokens/brand.tokens.json`.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? "tokens"
        let stem = name.prefix { $0 != "." }
        return stem.isEmpty ? "tokens" : String(stem)
    }

    private func path(of file: TokenConversion.File) -> String { OutputFolder.join(out, file.name) }

    /// The schema of what `tokens convert --json` writes.
    static let schema = JSONValue.schema(
        of: "Thumbindex tokens", "What thumbindex tokens convert --json writes: the files, and what they do not say.",
        ObjectSchema(required: [
            ("form", .word(OlderTokenForm.allCases.map(\.rawValue))), ("tokens", .count),
            ("files", .list(of: ["type": "string"])),
            (
                "losses",
                .list(
                    of: ObjectSchema(required: [
                        ("message", ["type": "string"]), ("file", ["type": "string"]), ("line", .count),
                        ("column", .count),
                    ]).json)
            ),
        ]))

    private func report(of conversion: TokenConversion, _ form: OlderTokenForm) -> JSONValue {
        [
            "version": 1, "form": .string(form.rawValue), "tokens": .number(Double(conversion.tokenCount)),
            "files": .array(conversion.files.map { .string(path(of: $0)) }),
            "losses": .array(
                conversion.losses.map { loss in
                    [
                        "message": .string(loss.message), "file": .string(loss.source?.name ?? ""),
                        "line": .number(Double(loss.range?.start.line ?? 0)),
                        "column": .number(Double(loss.range?.start.column ?? 0)),
                    ]
                }),
        ]
    }
}
