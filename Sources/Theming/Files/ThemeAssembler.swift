package import Documents
import Styles
import Tokens

/// Puts the files of a theme together and checks all of their values.
struct ThemeAssembler {
    /// What the files name.
    struct Parts: Sendable {
        /// What a person calls the theme, where it says so.
        var title: String?
        var fontFiles: [String] = []
        /// Where each font file is named, by its path.
        var fontFileNodes: [String: DocumentNode] = [:]
        var contentFile: FileLocation?
        /// Where that is written.
        var contentNode: DocumentNode?
        var sourceFiles: [String] = []
        /// The modifiers of its resolvers, with the contexts that the theme has by itself as their defaults.
        var modifiers: [TokenModifier] = []
        /// What the theme and its bases ask of their lint, the theme's own over its bases'.
        var lint = LintSettings()
        /// What the theme's own file holds.
        var document: DocumentNode
    }

    private let files: [ParsedThemeFile]
    private let allowsOutside: Bool
    private let choices: ModifierChoices
    private var modifiers: [TokenModifier] = []
    private var problems: DiagnosticList
    private var parts: Parts
    private var tokenFiles: [FileLocation] = []

    init(_ chain: ThemeChain, allowingOutside: Bool, choices: ModifierChoices = ModifierChoices()) {
        files = chain.files
        self.choices = choices
        problems = chain.problems
        parts = Parts(document: chain.document)
        allowsOutside = allowingOutside
    }

    mutating func theme(at location: FileLocation) throws(DiagnosticError) -> ThemeFile {
        let (tokens, lacksTokens) = readTokens()
        parts.sourceFiles = tokenFiles.map(\.path)
        for file in files { collectParts(of: file) }
        let context = ReadingContext(
            tokens: tokens, lacksTokens: lacksTokens, locations: locations, allowsOutside: allowsOutside)
        let assignments = merged
        let read = AssignmentReader.themes(of: assignments, context)
        for file in files {
            let isAlone = files.count == 1
            problems.add(isAlone ? read.problems : AssignmentReader.themes(of: file.assignments, context).problems)
        }
        checkRoom(assignments, read.themes)
        let found = problems.inFileOrder((tokenFiles + files.map(\.location)).map(\.shown))
        try found.throwErrors()
        parts.title = files.last?.header.title
        parts.modifiers = modifiers
        return ThemeFile(
            at: location, parts, assignments, read.themes, in: context, warnings: found.diagnostics)
    }

    private var locations: [String: FileLocation] {
        Dictionary(files.map { ($0.location.shown, $0.location) }) { first, _ in first }
    }

    private var merged: [Appearance: Assignments] {
        files.reduce(into: [:]) { merged, file in
            merged.merge(file.assignments) { $0.overridden(by: $1) }
        }
    }

    /// The tokens of all files, those of a theme over those of what it extends, and whether some could not be read.
    private mutating func readTokens() -> (tokens: [Appearance: TokenSet], areIncomplete: Bool) {
        var sources: [TokenSource] = []
        for file in files {
            for node in file.header.tokenPaths {
                if let source = readTokenFile(node, of: file) { sources.append(source) }
            }
        }
        let count = files.reduce(0) { $0 + $1.header.tokenPaths.count }
        let contexts = contexts(of: sources)
        guard count > 0 else { return ([:], false) }
        let dark = Self.tokens(of: sources, contexts[.dark] ?? [:])
        let isSame = contexts[.light] == contexts[.dark]
        let light = isSame ? dark : Self.tokens(of: sources, contexts[.light] ?? [:])
        problems.add(light.diagnostics)
        if !isSame { problems.add(dark.diagnostics.filter { !light.diagnostics.contains($0) }) }
        return ([.light: light, .dark: dark], sources.count < count)
    }

    private static func tokens(of sources: [TokenSource], _ contexts: [String: String]) -> TokenSet {
        TokenSet(sources.flatMap { $0.layers(contexts) })
    }

    private mutating func readTokenFile(_ node: DocumentNode, of file: ParsedThemeFile) -> TokenSource? {
        guard let location = location(node, of: file) else { return nil }
        tokenFiles.append(location)
        return problems.catching { () throws(DiagnosticError) in
            let document = try DocumentNode.parse(location.read(namedAt: node))
            if let form = OlderTokenForm(of: document) { throw Self.refusal(of: form, location, at: node) }
            return ResolverDocument.isNamed(location.path) ? nil : .tokens(document)
        }
        .flatMap { $0 ?? readResolver(location, node) }
    }

    /// Why a file of an older form holds no tokens, and the command that makes some of it.
    private static func refusal(
        of form: OlderTokenForm, _ location: FileLocation, at node: DocumentNode
    ) -> DiagnosticError {
        let command = "thumbindex tokens convert \(location.shown) --out FOLDER"
        return DiagnosticError([
            node.error(
                "'\(location.shown)' is written as \(form.title) has tokens, and not as the Design Tokens format 2025.10",
                hints: ["convert it: \(command)"])
        ])
    }

    /// A resolver's files are looked for from the resolver on.
    private mutating func readResolver(_ location: FileLocation, _ node: DocumentNode) -> TokenSource? {
        let allowsOutside = allowsOutside
        var named: [FileLocation] = []
        let resolver = problems.catching { () throws(DiagnosticError) in
            try withoutActuallyEscaping(
                { (path: String, place: DocumentNode) throws(DiagnosticError) -> DocumentNode in
                    let file = try location.sibling(path, at: place, allowingOutside: allowsOutside)
                    named.append(file)
                    return try DocumentNode.parse(file.read(namedAt: place))
                }
            ) { read throws(DiagnosticError) in
                try ResolverDocument(DocumentNode.parse(location.read(namedAt: node)), reading: read)
            }
        }
        tokenFiles += named
        guard let resolver else { return nil }
        problems.add(resolver.warnings)
        return .resolver(resolver)
    }

    /// The contexts that hold in light and in dark of all resolvers' modifiers; those of one name have the same.
    private mutating func contexts(of sources: [TokenSource]) -> [Appearance: [String: String]] {
        for modifier in sources.flatMap(\.modifiers) where !modifiers.contains(where: { $0.name == modifier.name }) {
            modifiers.append(modifier)
        }
        guard let theme = files.last else { return [:] }
        let binding = files.reversed().lazy.compactMap(\.header.appearance).first
        modifiers = modifiers.map { $0.completed(by: binding) }
        let place = files.reversed().lazy.compactMap(\.header.tokenPaths.last).first ?? theme.document
        let chosen = files.flatMap(\.header.modifiers).map { ($0.key, $0.value) }
        var found = problems
        let own = TokenModifierInputs.contexts(
            of: modifiers.map { choices.completing($0) }, chosen, at: place, &found)
        let bound = boundContexts(binding, &found)
        problems = found
        modifiers = modifiers.map { modifier in
            let isChosen =
                modifier.defaultContext != nil || chosen.contains { $0.0.lowercased() == modifier.name.lowercased() }
            return TokenModifier(
                name: modifier.name, contexts: modifier.contexts, defaultContext: isChosen ? own[modifier.name] : nil)
        }
        let asked = Set(choices.inputs.map { $0.key.lowercased() })
        let others = TokenModifierInputs.contexts(
            of: modifiers.filter { own[$0.name] != nil && asked.contains($0.name.lowercased()) }.map {
                TokenModifier(name: $0.name, contexts: $0.contexts, defaultContext: own[$0.name])
            }, choices.inputs, isOptional: true, at: place, &found)
        problems = found
        return bound.mapValues { own.merging($0) { $1 }.merging(others) { $1 } }
    }

    /// The contexts that go with each appearance; those that a batch chooses lie over them.
    private func boundContexts(
        _ binding: AppearanceBinding?, _ found: inout DiagnosticList
    ) -> [Appearance: [String: String]] {
        var bound: [Appearance: [String: String]] = [.light: [:], .dark: [:]]
        guard let binding, let place = binding.modifier, let name = place.string?.lowercased() else { return bound }
        let named = modifiers.filter { $0.name.lowercased() == name }
        guard !named.isEmpty else {
            let known = modifiers.map(\.name)
            let hints =
                known.isEmpty ? ["the tokens have no modifier"] : NearestSpelling.choices(for: name, among: known)
            found.add(place.error("unknown modifier '\(place.string?.excerpt ?? "")'", hints: hints))
            return bound
        }
        for appearance in Appearance.allCases {
            guard let input = binding.input(in: appearance) else { continue }
            bound[appearance] = TokenModifierInputs.contexts(of: named, [input], at: place, &found)
        }
        return bound
    }

    private mutating func collectParts(of file: ParsedThemeFile) {
        parts.sourceFiles.append(file.location.path)
        parts.lint = parts.lint.overridden(by: file.header.lint)
        for node in file.header.fontPaths {
            guard let path = existingFile(node, of: file)?.path else { continue }
            parts.fontFiles.append(path)
            parts.fontFileNodes[path] = node
        }
        if let node = file.header.contentPath {
            (parts.contentFile, parts.contentNode) = (existingFile(node, of: file), node)
        }
    }

    private mutating func existingFile(_ node: DocumentNode, of file: ParsedThemeFile) -> FileLocation? {
        guard let location = location(node, of: file) else { return nil }
        if location.exists { return location }
        let isFamily = file.header.fontPaths.contains { $0.range == node.range } && node.string?.contains(".") == false
        let family = isFamily ? ["families are named under font: font: {families: [\(node.string ?? "")]}"] : []
        problems.add(node.error("there is no file '\(location.shown)'", hints: family))
        return nil
    }

    private mutating func location(_ node: DocumentNode, of file: ParsedThemeFile) -> FileLocation? {
        let allowsOutside = allowsOutside
        return problems.catching { () throws(DiagnosticError) in
            try file.location.sibling(node.string ?? "", at: node, allowingOutside: allowsOutside)
        }
    }

    /// The safe area must leave room for a list.
    private mutating func checkRoom(_ assignments: [Appearance: Assignments], _ themes: [Appearance: AssignedTheme]) {
        guard !problems.hasErrors else { return }
        for appearance in Appearance.allCases {
            guard let own = assignments[appearance], let theme = themes[appearance]?.theme else { continue }
            let canvas = theme.canvas
            let insets = canvas.safeArea
            let isWide = insets.leading + insets.trailing >= canvas.size.width
            guard isWide || insets.top + insets.bottom >= canvas.size.height else { continue }
            let keys =
                isWide
                ? ["safeArea.leading", "safeArea.trailing", "width"] : ["safeArea.top", "safeArea.bottom", "height"]
            guard let node = keys.lazy.compactMap({ own.assignment("canvas.\($0)", for: theme.platform)?.node }).first
            else { continue }
            return problems.add(node.error("canvas.safeArea leaves no \(isWide ? "width" : "height") of the canvas"))
        }
    }
}

extension DiagnosticList {
    /// The diagnostics by file, in the given order of files, and by place within each.
    fileprivate func inFileOrder(_ files: [String]) -> DiagnosticList {
        func key(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
            let file = files.firstIndex { $0 == diagnostic.source?.name } ?? files.count
            return (file, diagnostic.range?.start.line ?? 0, diagnostic.range?.start.column ?? 0)
        }
        return sorted { key($0) < key($1) }
    }
}

/// Contexts of resolvers' modifiers that a batch chooses for a theme.
package struct ModifierChoices: Sendable {
    /// Contexts in place of what the theme has by itself, by the modifiers' names; those of others are passed over.
    package var inputs: [(key: String, node: DocumentNode)]
    /// Contexts for modifiers for which neither the theme nor the resolver has one.
    package var fallbacks: [String: String]

    /// Choices by modifiers' names, and what holds for those that are not chosen.
    package init(inputs: [(key: String, node: DocumentNode)] = [], fallbacks: [String: String] = [:]) {
        self.inputs = inputs
        self.fallbacks = fallbacks
    }

    /// The modifier with a default, if there is any for it.
    func completing(_ modifier: TokenModifier) -> TokenModifier {
        guard modifier.defaultContext == nil, let fallback = fallbacks[modifier.name],
            modifier.contexts.contains(fallback)
        else { return modifier }
        return TokenModifier(name: modifier.name, contexts: modifier.contexts, defaultContext: fallback)
    }
}

extension TokenModifier {
    /// The modifier with the context of light as its default, where it goes with the appearance and has none.
    fileprivate func completed(by binding: AppearanceBinding?) -> TokenModifier {
        guard defaultContext == nil, let light = binding?.light?.string,
            binding?.modifier?.string?.lowercased() == name.lowercased(), contexts.contains(light)
        else { return self }
        return TokenModifier(name: name, contexts: contexts, defaultContext: light)
    }
}

/// What a theme names as tokens.
enum TokenSource {
    case tokens(DocumentNode)
    case resolver(ResolverDocument)

    var modifiers: [TokenModifier] {
        switch self {
        case .tokens: []
        case .resolver(let resolver): resolver.modifiers
        }
    }

    /// The documents that hold in contexts of the modifiers.
    func layers(_ contexts: [String: String]) -> [DocumentNode] {
        switch self {
        case .tokens(let document): [document]
        case .resolver(let resolver): resolver.layers(contexts)
        }
    }
}
