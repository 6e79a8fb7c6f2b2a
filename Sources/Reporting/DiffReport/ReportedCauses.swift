import Comparing

/// Sentences that say why two pictures differ.
package struct ReportedCauses: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// All of them, for programs.
    package var full: [String]
    /// As many as a person reads, and how many more there are.
    package var brief: [String]

    package init(_ sentences: [String]) {
        full = sentences
        brief = sentences
    }

    package init(arrayLiteral elements: String...) { self.init(elements) }

    init(_ list: CauseList) {
        full = list.full
        brief = list.brief
    }

    var isEmpty: Bool { full.isEmpty }

    func following(_ sentences: [String]) -> ReportedCauses {
        var causes = self
        causes.full = sentences + full
        causes.brief = sentences + brief
        return causes
    }

    func followed(by sentences: [String]) -> ReportedCauses {
        var causes = self
        causes.full += sentences
        causes.brief += sentences
        return causes
    }
}
