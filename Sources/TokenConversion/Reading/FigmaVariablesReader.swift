import Documents
import Geometry
import Tokens

/// Reads the variables of a Figma file: as its interfaces for programs give them, by their numbers or in lists, or as
/// plugins write them, each collection with its variables, with numbers or with names alone.
struct FigmaVariablesReader {
    private struct Collection {
        let id: String
        let name: String
        let modes: [(id: String, name: String)]
        let node: DocumentNode
    }

    private struct Variable {
        let id: String
        let name: String
        let collection: Int
        let node: DocumentNode
    }

    private var collections: [Collection] = []
    private var variables: [Variable] = []
    private var paths: [String: [String]] = [:]

    /// A set for each mode of a collection; what cannot be said is added to the problems.
    static func read(_ inputs: [TokenInput], _ problems: inout DiagnosticList) -> SourceTokens {
        var reader = FigmaVariablesReader()
        for input in inputs { reader.collect(input.document) }
        reader.namePaths()
        return reader.sources(&problems)
    }

    private mutating func collect(_ document: DocumentNode) {
        if let meta = document["meta"] {
            for entry in meta["variableCollections"]?.entries ?? [] { add(collection: entry.value, id: entry.key) }
            for entry in meta["variables"]?.entries ?? [] {
                let owner = entry.value["variableCollectionId"]?.string
                guard let index = collections.firstIndex(where: { $0.id == owner }) else { continue }
                add(variable: entry.value, id: entry.key, to: index)
            }
            return
        }
        for node in document["collections"]?.elements ?? document.elements ?? [document] {
            let name = node["name"]?.string ?? ""
            add(collection: node, id: node["id"]?.string ?? name)
            for variable in node["variables"]?.elements ?? [] {
                let id = variable["id"]?.string ?? "\(name)/\(variable["name"]?.string ?? "")"
                add(variable: variable, id: id, to: collections.count - 1)
            }
        }
        guard document["collections"] != nil else { return }
        for variable in document["variables"]?.elements ?? [] {
            let owner = variable["variableCollectionId"]?.string
            guard let index = collections.firstIndex(where: { $0.id == owner }) else { continue }
            add(variable: variable, id: variable["id"]?.string ?? "", to: index)
        }
    }

    private mutating func add(collection node: DocumentNode, id: String) {
        let modes: [(id: String, name: String)] =
            node["modes"]?.elements?.compactMap { mode -> (id: String, name: String)? in
                if let name = mode.string { return (name, name) }
                guard let id = mode["modeId"]?.string ?? mode["id"]?.string else { return nil }
                return (id, mode["name"]?.string ?? id)
            } ?? node["modes"]?.entries?.map { ($0.key, $0.value.string ?? $0.key) } ?? []
        collections.append(Collection(id: id, name: node["name"]?.string ?? "variables", modes: modes, node: node))
    }

    private mutating func add(variable node: DocumentNode, id: String, to collection: Int) {
        variables.append(Variable(id: id, name: node["name"]?.string ?? id, collection: collection, node: node))
    }

    /// Variables of one name in two collections stand under the names of these.
    private mutating func namePaths() {
        var owners: [String: Set<Int>] = [:]
        for variable in variables { owners[variable.name, default: []].insert(variable.collection) }
        for variable in variables {
            let own = variable.name.split(separator: "/").map { String($0).legalTokenName }
            let isShared = (owners[variable.name]?.count ?? 0) > 1
            paths[variable.id] = (isShared ? [collections[variable.collection].name.legalTokenName] : []) + own
        }
    }

    private func sources(_ problems: inout DiagnosticList) -> SourceTokens {
        var sources = SourceTokens()
        for (index, collection) in collections.enumerated() {
            let own = variables.filter { $0.collection == index }
            var names: [(name: String, sets: [String])] = []
            for mode in collection.modes {
                let name = collection.modes.count > 1 ? "\(collection.name)-\(mode.name)" : collection.name
                sources.sets.append(
                    SourceSet(name: name, tokens: own.compactMap { token(of: $0, mode: mode.id, &problems) }))
                names.append((mode.name, [name]))
            }
            if names.count > 1 {
                sources.modifiers.append(SourceModifier(name: collection.name, contexts: names))
            } else {
                sources.base += names.flatMap(\.sets)
            }
        }
        return sources
    }

    private func token(of variable: Variable, mode: String, _ problems: inout DiagnosticList) -> SourceToken? {
        let node = variable.node
        guard let value = (node["valuesByMode"] ?? node["values"])?[mode], let path = paths[variable.id] else {
            return nil
        }
        guard let known = self.value(value, of: variable, &problems) else { return nil }
        let description = node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        return SourceToken(
            path: path, original: path.joined(separator: "."), value: known, type: nil, description: description,
            extensions: scopes(of: node).isEmpty
                ? nil : ["com.figma": ["scopes": .array(scopes(of: node).map(JSONValue.string))]], node: node)
    }

    private func scopes(of node: DocumentNode) -> [String] {
        (node["scopes"]?.elements?.compactMap(\.string) ?? []).filter { $0 != "ALL_SCOPES" }
    }

    private func value(
        _ value: DocumentNode, of variable: Variable, _ problems: inout DiagnosticList
    ) -> SourceToken.Value? {
        let kind = variable.node["resolvedType"]?.string ?? variable.node["type"]?.string ?? ""
        let scopes = Set(scopes(of: variable.node))
        let name = variable.name.excerpt
        let type: TokenType?
        switch kind {
        case "COLOR": type = .color
        case "FLOAT": type = Self.type(ofNumberFor: scopes)
        case "STRING":
            type = scopes.contains("FONT_FAMILY") ? .fontFamily : scopes.contains("FONT_STYLE") ? .fontWeight : nil
        default: type = nil
        }
        guard let type else {
            problems.add(
                variable.node.warning(
                    "'\(name)' is left out: tokens have no \(kind == "BOOLEAN" ? "true and false" : "plain texts")"))
            return nil
        }
        if let target = value["type"]?.string == "VARIABLE_ALIAS" ? value["id"] : value["alias"] {
            guard let path = target.string.flatMap({ paths[$0] }) else {
                problems.add(value.warning("'\(name)' is left out: its variable is in another file"))
                return nil
            }
            return .known(type, .string("{" + path.joined(separator: ".") + "}"))
        }
        guard let json = Self.json(value, as: type) else {
            problems.add(value.warning("'\(name)' is left out: \(value.kind) is no \(type.rawValue)"))
            return nil
        }
        return .known(type, json)
    }

    /// A number for everything stays a number; one for a length is points.
    private static func type(ofNumberFor scopes: Set<String>) -> TokenType {
        if scopes == ["FONT_WEIGHT"] { return .fontWeight }
        let lengths: Set<String> = [
            "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
            "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "EFFECT_FLOAT",
        ]
        return !scopes.isEmpty && scopes.isSubset(of: lengths) ? .dimension : .number
    }

    private static func json(_ value: DocumentNode, as type: TokenType) -> JSONValue? {
        func part(_ key: String) -> Double? {
            guard case .number(let number, _)? = value[key]?.value else { return nil }
            return min(max(number, 0), 1)
        }
        switch (type, value.value) {
        case (.color, .string(let text)): return ColorSpelling.color(of: text)?.tokenJSON
        case (.color, _):
            guard let red = part("r"), let green = part("g"), let blue = part("b") else { return nil }
            return Color(red: red, green: green, blue: blue, alpha: part("a") ?? 1).tokenJSON
        case (.dimension, .number(let number, _)): return ["value": .number(number), "unit": "px"]
        case (.number, .number(let number, _)): return .number(number)
        case (.fontWeight, _): return value.scalarText.flatMap(FontWeightText.weight).map { .number($0) }
        case (.fontFamily, .string(let name)): return .string(name)
        default: return nil
        }
    }
}
