package import Files

/// What is noted of a page when it is written, so that what would be the same is not put together again.
package struct PageNote: Hashable, Sendable {
    /// The digest of all that the page shows.
    package var shown: Digest128
    /// The digest of the page's bytes.
    package var page: Digest128
    /// The digest of what decides every section, beside what the section shows.
    package var frame: Digest128
    /// Where each section lies in the page, by the digest of what it shows.
    package var sections: [Digest128: Range<Int>]

    /// What a page shows, and what it is.
    package init(shown: Digest128, page: Digest128, frame: Digest128, sections: [Digest128: Range<Int>]) {
        self.shown = shown
        self.page = page
        self.frame = frame
        self.sections = sections
    }
}

extension PageNote {
    /// What stands where other lines of a cache have their key.
    package static let key = "page"

    /// The note as a line of a cache, with the digest of the program that wrote the page.
    package func line(program: UInt64) -> [UInt8] {
        var line = RecordLine.Builder()
        for text in [Self.key, program.hexadecimal] + [shown, page, frame].map(\.hexadecimal) { line.add(text) }
        let ordered = sections.sorted { $0.value.lowerBound < $1.value.lowerBound }
        line.add(ordered.map { [$0.key.hexadecimal, String($0.value.lowerBound), String($0.value.upperBound)] })
        return line.line
    }

    /// The note of a line; `nil` where another program wrote the page, which may write it otherwise.
    package init?(line: ArraySlice<UInt8>, program: UInt64) {
        guard let line = RecordLine(line), line.count == 6, UInt64(hexadecimal: line[1]) == program,
            let shown = Digest128(hexadecimal: line[2]), let page = Digest128(hexadecimal: line[3]),
            let frame = Digest128(hexadecimal: line[4]), let sections = line.records(5, Self.section)
        else { return nil }
        self.init(
            shown: shown, page: page, frame: frame, sections: Dictionary(sections) { first, _ in first })
    }

    private static func section(_ texts: [String]) -> (Digest128, Range<Int>)? {
        guard texts.count == 3, let digest = Digest128(hexadecimal: texts[0]), let start = Int(texts[1]),
            let end = Int(texts[2]), 0 <= start, start <= end
        else { return nil }
        return (digest, start..<end)
    }
}

/// A digest of things that come in any order, each with a digest of its own.
package struct UnorderedDigest: Hashable, Sendable {
    /// Numbers that tell what was added from what was not: the sums of both halves, and how many there are.
    package private(set) var words: [UInt64] = [0, 0, 0]

    /// That of nothing.
    package init() {}

    /// Adds a thing; one that comes twice counts twice.
    package mutating func add(_ digest: Digest128) {
        words[0] &+= digest.high
        words[1] &+= digest.low
        words[2] += 1
    }
}
