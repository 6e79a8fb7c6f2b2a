import Foundation

/// Which members the protocols of the sources ask for, and which types conform to them.
///
/// Names stand for types whatever they are nested in.
struct ProtocolRequirements {
    /// The beginnings of the requirements of each protocol, as `SwiftDeclarations.Syntax.beginning(of:)` gives them.
    private var requirements: [String: Set<String>] = [:]
    /// What each type is declared or extended to conform to, and what each protocol inherits.
    private var conformances: [String: Set<String>] = [:]
    private let header: NSRegularExpression

    init(of files: [Repository.File], syntax: SwiftDeclarations.Syntax) throws {
        header = try NSRegularExpression(
            pattern:
                #"^( *)(?:[\w()@]+ +)*?(struct|class|enum|actor|extension|protocol) +([\w.]+)[^:{]*(?::([^{]*))?\{"#,
            options: .anchorsMatchLines)
        for file in files { read(file, syntax: syntax) }
    }

    private mutating func read(_ file: Repository.File, syntax: SwiftDeclarations.Syntax) {
        let lines = file.lines
        for match in header.groups(in: file.text) {
            guard let keyword = match.texts[2], let name = match.texts[3].map(Self.lastPart) else { continue }
            let list = (match.texts[4] ?? "").components(separatedBy: " where ")[0]
            let named = list.split(separator: ",").map { part in
                Self.lastPart(String(part.prefix { $0 != "<" }).trimmingCharacters(in: .whitespacesAndNewlines))
            }
            conformances[name, default: []].formUnion(named)
            guard keyword == "protocol" else { continue }
            let inside = (match.texts[1] ?? "").count + 4
            for line in lines[match.line...].prefix(while: { $0.prefix(inside) != $0.prefix(inside - 4) + "}" }) {
                let text = line.trimmingCharacters(in: .whitespaces)
                guard line.prefix(while: { $0 == " " }).count == inside, syntax.isRequirement(text) else { continue }
                requirements[name, default: []].insert(syntax.beginning(of: text))
            }
        }
    }

    /// What the protocols ask for that a type conforms to; of a protocol, what it and those that it inherits ask for.
    func members(of type: String) -> Set<String> {
        var reached: Set = [type]
        var members: Set<String> = []
        var open = [type]
        while let name = open.popLast() {
            members.formUnion(requirements[name] ?? [])
            for other in conformances[name] ?? [] where reached.insert(other).inserted { open.append(other) }
        }
        return members
    }

    /// `Need` of `CanonicalState.Need`.
    static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
