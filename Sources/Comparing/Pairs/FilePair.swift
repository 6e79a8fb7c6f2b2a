/// A picture of the baseline and the candidate's picture of the same path, or one of them alone.
package struct FilePair: Hashable, Sendable {
    /// Below the two folders, parted by `/`; for a pair of files the candidate's file name.
    package let path: String
    /// `nil` where only the candidate has the picture.
    package let baseline: PictureFile?
    /// `nil` where only the baseline has the picture.
    package let candidate: PictureFile?

    /// A pair of which at least one side has a picture.
    package init(path: String, baseline: PictureFile?, candidate: PictureFile?) {
        self.path = path
        self.baseline = baseline
        self.candidate = candidate
    }

    /// Whether it is a sheet of a theme's states, as `look/board.png`.
    package var isBoard: Bool {
        let parts = path.split(separator: "/")
        return parts.count > 1 && parts[parts.count - 1].hasPrefix("board.") && !parts[parts.count - 1].contains("~")
    }

    /// The folder that it lies in, with a `/` at its end; empty for one that lies in none.
    package var folder: Substring { path.lastIndex(of: "/").map { path[...$0] } ?? "" }

    /// Both files, each `nil` where its side has none.
    var files: Sides<PictureFile?> { Sides(baseline, candidate) }
}

/// Where a picture is, and what is known of it before it is read.
package struct PictureFile: Hashable, Sendable {
    /// As the user would write it.
    package let path: String
    /// What keeps it from being read, in words that follow its name; `nil` for nothing that is known.
    package let flaw: String?

    /// A file that need not exist.
    package init(path: String, flaw: String? = nil) {
        self.path = path
        self.flaw = flaw
    }
}

/// One of the two things compared.
package enum ComparedSide: String, Hashable, Sendable, CaseIterable {
    /// What pictures should be.
    case baseline
    /// What pictures are.
    case candidate
}

/// A value of the baseline, and the candidate's counterpart.
package struct Sides<Value> {
    /// The baseline's value.
    package let baseline: Value
    /// The candidate's value.
    package let candidate: Value

    /// The baseline's value, then the candidate's.
    package init(_ baseline: Value, _ candidate: Value) {
        self.baseline = baseline
        self.candidate = candidate
    }

    /// The value of one side.
    package subscript(side: ComparedSide) -> Value { side == .baseline ? baseline : candidate }

    /// Both values, in the order baseline, candidate.
    package var both: [Value] { [baseline, candidate] }

    /// What `transform` makes of both values, the baseline's first.
    package func map<Other, Failure: Error>(
        _ transform: (Value) throws(Failure) -> Other
    ) throws(Failure) -> Sides<Other> {
        Sides<Other>(try transform(baseline), try transform(candidate))
    }

    /// Both values where each side has one.
    package func complete<Wrapped>() -> Sides<Wrapped>? where Value == Wrapped? {
        guard let baseline, let candidate else { return nil }
        return Sides<Wrapped>(baseline, candidate)
    }
}

extension Sides: Sendable where Value: Sendable {}
extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
