import Documents
import Geometry
import Rendering
import Styles
import Thumbindex
import Timelines

/// Reads a batch's document and gathers what is wrong with it.
struct BatchReader {
    let location: FileLocation
    let allowsOutside: Bool
    var problems = DiagnosticList()
    var request = RenderRequest()

    static let keys = [
        "$schema", "name", "themes", "content", "timelines", "states", "axes", "include", "exclude", "formats",
        "svgText", "png", "output",
    ]

    init(_ location: FileLocation, allowingOutside: Bool) {
        self.location = location
        allowsOutside = allowingOutside
        request.allowsOutside = allowingOutside
    }

    /// What of the document can be read; throws where it holds no mapping.
    mutating func read(_ document: DocumentNode) throws(DiagnosticError) -> BatchFile {
        guard document.entries != nil || document.isNull else {
            throw DiagnosticError([document.error("a batch must be a mapping, and it holds \(document.kind)")])
        }
        if document.entries != nil { _ = document.expectEntries("", keys: Self.keys, &problems) }
        _ = document["name"].flatMap { $0.expectString("name", &problems) }
        readFiles(document)
        readStates(document)
        document["axes"].map { readAxes($0) }
        readFormats(document)
        readRules(document)
        let output = document["output"].flatMap { path($0, "output") }
        return BatchFile(request: request, output: output?.shown)
    }
}

extension BatchReader {
    private mutating func readFiles(_ document: DocumentNode) {
        request.themes = themes(document["themes"])
        request.contents = (document["content"].map { list($0, "content") } ?? []).compactMap { node in
            node.isNull ? .some(nil) : file(node, "content").map(\.shown)
        }
        request.timelines = (document["timelines"].map { list($0, "timelines") } ?? []).compactMap { node in
            file(node, "timelines")?.shown
        }
    }

    /// Those of the file's own folder unless it names others.
    private mutating func themes(_ node: DocumentNode?) -> [String] {
        guard let node else {
            let folder = location.ownFolder
            return problems.catching { () throws(DiagnosticError) in try ThemeSearch.files(at: [folder]) } ?? []
        }
        var found: [String] = []
        for element in list(node, "themes") {
            guard let text = element.expectString("themes", &problems) else { continue }
            let shown = [".", "./"].contains(text) ? location.ownFolder : path(element, "themes")?.shown
            guard let shown else { continue }
            do throws(DiagnosticError) {
                found += try ThemeSearch.files(at: [shown])
            } catch {
                problems.add(error.diagnostics.map { element.error($0.message, hints: $0.hints) })
            }
        }
        return ThemeSearch.unique(found)
    }

    /// One value, or a list of them; an empty one is an error.
    mutating func list(_ node: DocumentNode, _ name: String) -> [DocumentNode] {
        guard let elements = node.elements else { return [node] }
        if elements.isEmpty { problems.add(node.error("\(name) needs at least one value")) }
        return elements
    }

    /// That of a file which must be there.
    private mutating func file(_ node: DocumentNode, _ name: String) -> FileLocation? {
        guard let location = path(node, name) else { return nil }
        if location.exists { return location }
        problems.add(node.error("there is no file '\(location.shown)'"))
        return nil
    }

    private mutating func path(_ node: DocumentNode, _ name: String) -> FileLocation? {
        guard let text = node.expectString(name, &problems) else { return nil }
        let (location, allowsOutside) = (location, allowsOutside)
        return problems.catching { () throws(DiagnosticError) in
            try location.sibling(text, at: node, allowingOutside: allowsOutside)
        }
    }
}

extension BatchReader {
    /// The states that are named, all unless some are.
    private mutating func readStates(_ document: DocumentNode) {
        guard let node = document["states"] else { return }
        // An empty list has timelines drawn alone.
        guard node.elements?.isEmpty != true else {
            request.states = []
            return
        }
        var states: [CanonicalState] = []
        for element in list(node, "states") {
            guard let word = element.expectString("states", &problems) else { continue }
            let found = CanonicalState.named(word)
            if found.isEmpty { problems.add(unknown(word, "state", among: CanonicalState.words, at: element)) }
            states += found.filter { !states.contains($0) }
        }
        request.states = states
        request.hasBoardOfStates = true
    }

    private mutating func readFormats(_ document: DocumentNode) {
        if let node = document["formats"] {
            request.formats = words(node, "formats", PictureFormat.self)
        }
        if let node = document["svgText"] {
            let word = node.expectWord("svgText", of: SVGText.allCases.map(\.rawValue), &problems)
            request.export.svgText = word.flatMap(SVGText.init) ?? request.export.svgText
        }
        if let node = document["png"] {
            let word = node.expectWord("png", of: PNGCompression.allCases.map(\.rawValue), &problems)
            request.export.pngCompression = word.flatMap(PNGCompression.init) ?? request.export.pngCompression
        }
    }

    /// Values that are written as words, each once.
    mutating func words<Value: RawRepresentable & CaseIterable & Hashable>(
        _ node: DocumentNode, _ name: String, _: Value.Type
    ) -> [Value] where Value.RawValue == String {
        var values: [Value] = []
        for element in list(node, name) {
            guard let word = element.expectWord(name, of: Value.allCases.map(\.rawValue), &problems),
                let value = Value(rawValue: word)
            else { continue }
            if values.contains(value) { problems.add(element.error("\(name) names '\(word)' twice")) }
            values.append(value)
        }
        return values
    }

    func unknown(_ word: String, _ kind: String, among words: [String], at node: DocumentNode) -> Diagnostic {
        let near = NearestSpelling.hints(for: word, among: words)
        let known = words.count <= 20 ? ["known are \(words.joined(separator: ", "))"] : []
        return node.error("unknown \(kind) '\(word.excerpt)'", hints: near.isEmpty ? known : near)
    }
}

extension FileLocation {
    /// The folder that the file lies in, as the user would write it.
    fileprivate var ownFolder: String {
        shown.lastIndex(of: "/").map { String(shown[..<$0]) }.map { $0.isEmpty ? "/" : $0 } ?? "."
    }
}
