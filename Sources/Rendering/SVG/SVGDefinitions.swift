/// What elements of a document refer to: gradients, clips, filters, each written once however often it is used.
struct SVGDefinitions {
    private(set) var elements: [XMLElement] = []
    private var ids: [XMLElement: String] = [:]
    private var counts: [String: Int] = [:]
    /// The ids of groups, which definitions must not bear.
    private let takenIDs: Set<String>

    init(takenIDs: Set<String>) {
        self.takenIDs = takenIDs
    }

    /// The id of a definition, which is added where there is none like it; `clip-0`, `clip-1` in order of first use.
    mutating func id(of element: XMLElement, kind: String) -> String {
        if let id = ids[element] { return id }
        let id = newID(kind: kind)
        ids[element] = id
        var definition = element
        definition.attributes.insert(XMLElement.Attribute("id", id), at: 0)
        elements.append(definition)
        return id
    }

    /// An id that nothing else in the document bears.
    mutating func newID(kind: String) -> String {
        var id: String
        repeat {
            let count = counts[kind, default: 0]
            counts[kind] = count + 1
            id = "\(kind)-\(count)"
        } while takenIDs.contains(id)
        return id
    }
}
