package import Documents
import Geometry
package import Tokens

/// Token files of an older form, said anew in that of the Design Tokens Community Group of 2025.10.
package struct TokenConversion: Sendable {
    /// A file to be written.
    package struct File: Hashable, Sendable {
        /// Its name, which has no folder in it.
        package let name: String
        /// JSON with a line break at its end.
        package let text: String
    }

    /// The token files in the order of their sets, and a resolver behind them where there is more than one set.
    package private(set) var files: [File] = []
    /// How many tokens they hold.
    package private(set) var tokenCount = 0
    /// What could not be said, or only in part, in the order of the sets: warnings at the tokens.
    package private(set) var losses: [Diagnostic] = []

    /// Converts files that belong together.
    ///
    /// - Parameter name: what the resolver is called, and the token file where there is one set.
    package init(_ inputs: [TokenInput], from form: OlderTokenForm, name: String) {
        var problems = DiagnosticList(maximumCount: .max)
        let sources =
            switch form {
            case .tokensStudio: TokensStudioReader.read(inputs, &problems)
            case .styleDictionary: SourceTokens(styleDictionary: inputs)
            case .figmaVariables: FigmaVariablesReader.read(inputs, &problems)
            }
        let index = TokenIndex(sources)
        let names = SetNames(sources.sets.map(\.name), alone: name)
        for set in sources.sets {
            var writer = TokenFileWriter()
            for token in set.tokens { writer.add(token, in: set.name, index) }
            problems.add(writer.losses.diagnostics)
            tokenCount += writer.count
            files.append(File(name: names.file(of: set.name), text: writer.json.lines() + "\n"))
        }
        if sources.sets.count > 1 {
            files.append(
                File(
                    name: SetNames.legal(name) + ".resolver.json",
                    text: Self.resolver(of: sources, names).lines() + "\n"))
        }
        var seen: Set<Diagnostic> = []
        losses = problems.diagnostics.filter { seen.insert($0).inserted }
    }

    /// What holds always, then what is chosen (Design Tokens Resolver Module 2025.10).
    private static func resolver(of sources: SourceTokens, _ names: SetNames) -> JSONValue {
        func references(_ sets: [String]) -> JSONValue {
            .array(sets.map { ["$ref": .string(names.file(of: $0))] })
        }
        let hasBase = !sources.base.isEmpty
        var members: [JSONValue.Member] = [.init("version", "2025.10")]
        if hasBase { members.append(.init("sets", ["base": ["sources": references(sources.base)]])) }
        let keys = sources.modifiers.map { SetNames.legal($0.name) }
        if !keys.isEmpty {
            let modifiers = zip(keys, sources.modifiers).map { key, modifier in
                JSONValue.Member(
                    key,
                    [
                        "contexts": .object(modifier.contexts.map { .init($0.name, references($0.sets)) }),
                        "default": .string(modifier.contexts.first?.name ?? ""),
                    ])
            }
            members.append(.init("modifiers", .object(modifiers)))
        }
        let order = (hasBase ? ["#/sets/base"] : []) + keys.map { "#/modifiers/\($0)" }
        members.append(.init("resolutionOrder", .array(order.map { ["$ref": .string($0)] })))
        return .object(members)
    }
}

/// The names of the files that sets are written to.
private struct SetNames {
    private var files: [String: String] = [:]

    /// - Parameter name: that of the file where there is one set only.
    init(_ sets: [String], alone name: String) {
        var taken: Set<String> = []
        for set in sets {
            let stem = sets.count == 1 ? Self.legal(name) : Self.legal(set)
            var free = stem
            var number = 2
            while !taken.insert(free.lowercased()).inserted {
                free = "\(stem)-\(number)"
                number += 1
            }
            files[set] = free + ".tokens.json"
        }
    }

    func file(of set: String) -> String { files[set] ?? "tokens.tokens.json" }

    /// Letters, digits, `-`, `_` and dots inside; hyphens for all else.
    static func legal(_ name: String) -> String {
        let legal = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        let inner = legal.drop { $0 == "." || $0 == "-" }
        return inner.isEmpty ? "tokens" : String(inner.prefix(80))
    }
}
