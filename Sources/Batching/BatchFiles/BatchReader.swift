import Documents

/// Reads a batch's document and gathers what is wrong with it.
struct BatchReader: ValueReader {
    var name = ""
    var problems = DiagnosticList()
    let location: FileLocation
    let allowsOutside: Bool

    init(_ location: FileLocation, allowingOutside: Bool) {
        self.location = location
        allowsOutside = allowingOutside
    }

    /// What of the document can be read; throws where it holds no mapping.
    mutating func read(_ document: DocumentNode) throws(DiagnosticError) -> BatchFile {
        guard document.entries != nil || document.isNull else {
            throw DiagnosticError([document.error("a batch must be a mapping, and it holds \(document.kind)")])
        }
        var written = BatchKind<WrittenBatch>.batch.read(document, &self) ?? WrittenBatch()
        written.request.allowsOutside = allowsOutside
        written.request.themes = written.themes ?? (document["themes"] == nil ? themesOfFolder() : [])
        readRules(of: &written)
        if !written.request.crops.isEmpty, written.request.export.presentation.frame != nil,
            let node = document["frame"]
        {
            problems.add(node.error("a device goes around the whole screen", hints: ["leave out crop, or frame"]))
        }
        return BatchFile(request: written.request, output: written.output)
    }

    private mutating func themesOfFolder() -> [String] {
        let folder = ownFolder
        return problems.catching { () throws(DiagnosticError) in try ThemeSearch.files(at: [folder]) } ?? []
    }

    /// One value, or a list of them; an empty one is an error.
    mutating func list(_ node: DocumentNode, _ name: String) -> [DocumentNode] {
        guard let elements = node.elements else { return [node] }
        if elements.isEmpty { problems.add(node.error("\(name) needs at least one value")) }
        return elements
    }

    /// The folder that the file lies in, as the user would write it.
    var ownFolder: String {
        let shown = location.shown
        return shown.lastIndex(of: "/").map { String(shown[..<$0]) }.map { $0.isEmpty ? "/" : $0 } ?? "."
    }
}
