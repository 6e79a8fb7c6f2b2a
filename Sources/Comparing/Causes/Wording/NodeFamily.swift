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
