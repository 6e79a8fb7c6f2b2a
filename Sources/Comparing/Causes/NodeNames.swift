/// How a sentence calls several nodes.
enum NodeNames {
    /// `bubble`, `index-bar/title/0…26`, `bubble, index-bar and 3 more`; runs of numbers are drawn together.
    static func text(of ids: [String]) -> String {
        let runs = runs(in: ids)
        let shown = runs.prefix(runs.count > 3 ? 2 : 3)
        let rest = runs.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        let names = shown.map(\.text) + (rest > 0 ? ["\(rest) more"] : [])
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private struct Run {
        var family: NodeFamily?
        var numbers: ClosedRange<Int>
        var id: String

        var count: Int { numbers.count }
        var text: String { (family?.text(of: numbers) ?? id).visible }
    }

    /// A family's runs stand where its first id does.
    private static func runs(in ids: [String]) -> [Run] {
        let members = ids.map { (id: $0, member: NodeFamily.member($0)) }
        var numbers: [NodeFamily: [Int]] = [:]
        for case let (_, member?) in members { numbers[member.family, default: []].append(member.number) }
        var told: Set<NodeFamily> = []
        return members.flatMap { id, member -> [Run] in
            guard let family = member?.family else { return [Run(family: nil, numbers: 0...0, id: id)] }
            guard told.insert(family).inserted else { return [] }
            return (numbers[family] ?? []).sorted().consecutiveRuns.map { Run(family: family, numbers: $0, id: id) }
        }
    }
}

extension [Int] {
    /// Ascending numbers as ranges without gaps.
    fileprivate var consecutiveRuns: [ClosedRange<Int>] {
        reduce(into: []) { runs, number in
            if let last = runs.last, number - 1 <= last.upperBound {
                runs[runs.count - 1] = last.lowerBound...Swift.max(number, last.upperBound)
            } else {
                runs.append(number...number)
            }
        }
    }
}

/// Nodes whose ids differ in their last number only, as `index-bar/title/0` and `index-bar/title/1`.
struct NodeFamily: Hashable, Sendable {
    let prefix: String
    let suffix: String

    /// The family of an id and the id's number in it; `nil` where no part of the id is a number.
    static func member(_ id: String) -> (family: NodeFamily, number: Int)? {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.lastIndex(where: { Int($0).map(String.init) == String($0) }),
            let number = Int(parts[place]), number >= 0
        else { return nil }
        let prefix = parts[..<place].map { $0 + "/" }.joined()
        let suffix = parts[(place + 1)...].map { "/" + $0 }.joined()
        return (NodeFamily(prefix: prefix, suffix: suffix), number)
    }

    /// `index-bar/title/0…26`, or the one id.
    func text(of numbers: ClosedRange<Int>) -> String {
        let last = numbers.count > 1 ? "…\(numbers.upperBound)" : ""
        return prefix + "\(numbers.lowerBound)" + last + suffix
    }
}

extension String {
    /// The text on one line: cut where it is long, with characters that nobody sees, or that turn the direction of
    /// what follows, as their numbers.
    package var visible: String {
        let limit = 60
        let shown = unicodeScalars.prefix(limit).reduce(into: "") { text, scalar in
            text += scalar.isInvisible ? "U+" + scalar.hexadecimal : String(scalar)
        }
        return unicodeScalars.count > limit ? shown + "…" : shown
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069: true
        default: properties.generalCategory == .control
        }
    }

    fileprivate var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
