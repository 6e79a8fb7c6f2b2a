public import Documents
internal import Geometry

extension TimelineFile {
    /// What cannot be done of the timeline on a screen, at the places of its steps.
    public func diagnostics(of problems: TimelineProblems) -> [Diagnostic] {
        problems.problems.map { problem in
            steps[problem.step].error(problem.cause.message, hints: problem.cause.hints)
        }
    }

    /// The touches of a recording that were meant for the bar and met a hidden one (IB-20).
    public func warnings<State>(of recording: TimelineRecording<State>) -> [Diagnostic] {
        recording.missedTouches.map { step in
            steps[step].warning(
                "the bar is hidden when the finger comes down, which meets the list",
                hints: ["a bar with showStyle onScroll shows when the list moves: drag it first, and wait"])
        }
    }

    /// Why a poster does not show the second of a recording that it is asked for, at the step with which that ends (SC-6);
    /// `nil` where it does.
    public func posterWarning<State>(at time: Double, of recording: TimelineRecording<State>) -> Diagnostic? {
        guard time > recording.duration + Self.timeTolerance else { return nil }
        let end = NumberText.rounded(recording.duration, places: 3)
        return steps.last?.warning(
            "the timeline ends here, after \(end) seconds, and a poster is to show it after \(NumberText.exact(time))",
            hints: ["its end is drawn; what lies within it is at most poster=\(end)"])
    }

    /// Seconds that make no difference.
    private static let timeTolerance = 0.001
}

extension TimelineProblem.Cause {
    fileprivate var message: String {
        switch self {
        case .unknownTitle(let name, let known):
            known.isEmpty
                ? "no title '\(name.excerpt)': the index has none" : "the index has no title '\(name.excerpt)'"
        case .noSuchNumber(let number, let count):
            count > 0 ? "there is no number \(number), they go from 0 to \(count - 1)" : "there is no number \(number)"
        case .noBar: "there is no index bar to touch, it has too few titles"
        case .noTitles: "no title leads to a section"
        case .noSections: "there is no section to scroll to"
        case .noPages: "the grid has no items"
        case .noPageControl: "there is no page control to touch, the grid has one page or hides it"
        case .wrongSubject(.grid): "the step is for a grid, and this is a list"
        case .wrongSubject(.list): "the step is for a list, and this is a grid"
        case .outOfReach: "the list is too short to rest there"
        case .backInTime(let time): "a step cannot begin before the one above it, at \(NumberText.exact(time))"
        case .tooLong: "the timeline gets longer than \(NumberText.exact(Timeline.longestDuration)) seconds"
        }
    }

    fileprivate var hints: [String] {
        guard case .unknownTitle(let name, let known) = self, !known.isEmpty else { return [] }
        let near = NearestSpelling.hints(for: name, among: known)
        guard near.isEmpty else { return near }
        let shown = known.prefix(40).joined(separator: ", ")
        return ["known are \(shown)\(known.count > 40 ? ", …" : "")"]
    }
}
