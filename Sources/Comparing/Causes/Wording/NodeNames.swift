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
