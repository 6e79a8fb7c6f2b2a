import Documents
import Interaction

/// Reads a timeline's document and gathers what is wrong with it.
struct TimelineReader {
    var problems = DiagnosticList()
    private var fingers: FingerCheck
    private var shotNames: Set<String> = []
    /// That of the first step which suits only one.
    private var subject: TimelineSubject?

    init(fingersDown: Set<Int> = []) { fingers = FingerCheck(down: fingersDown) }

    static let headerKeys = ["$schema", "name", "steps", "film", "filmstrip"]

    /// A timeline is a list of steps, or a mapping that holds one.
    mutating func read(_ document: DocumentNode) throws(DiagnosticError) -> TimelineFile {
        let file: TimelineFile
        if let elements = document.elements {
            file = self.file(steps: elements, film: FilmSettings(), filmstrip: nil)
        } else if document.entries != nil {
            file = read(mapping: document)
        } else {
            let found = document.isNull ? "the file is empty" : "it holds \(document.kind)"
            throw DiagnosticError([document.error("a timeline must be a list of steps, and \(found)")])
        }
        try problems.throwErrors()
        return file
    }

    private mutating func read(mapping document: DocumentNode) -> TimelineFile {
        _ = document.expectEntries("", keys: Self.headerKeys, &problems)
        _ = document["name"].flatMap { $0.expectString("name", &problems) }
        let film = document["film"].map { filmSettings($0) } ?? FilmSettings()
        let filmstrip = document["filmstrip"].map { filmstripSettings($0) }
        guard let steps = document["steps"] else {
            problems.add(document.error("a timeline needs steps", hints: ["as steps: [{touchDown: C}, {shot: on-c}]"]))
            return file(steps: [], film: film, filmstrip: filmstrip)
        }
        return file(steps: steps.expectElements("steps", &problems) ?? [], film: film, filmstrip: filmstrip)
    }

    private mutating func file(
        steps nodes: [DocumentNode], film: FilmSettings, filmstrip: FilmstripSettings?
    ) -> TimelineFile {
        if nodes.count > TimelineLimits.stepCount {
            problems.add(
                nodes[TimelineLimits.stepCount].error(
                    "a timeline has at most \(TimelineLimits.stepCount) steps, not \(nodes.count)"))
        }
        let strip = filmstrip ?? FilmstripSettings()
        let read = nodes.prefix(TimelineLimits.stepCount).compactMap { node in step(node).map { (node, $0) } }
        if shotNames.contains(strip.name.lowercased()), let node = nodes.first {
            problems.add(node.error("a shot cannot be called '\(strip.name.excerpt)', as the filmstrip is"))
        }
        return TimelineFile(
            timeline: Timeline(steps: read.map(\.1)), film: film, filmstrip: filmstrip, steps: read.map(\.0))
    }

    private mutating func filmSettings(_ node: DocumentNode) -> FilmSettings {
        var film = FilmSettings()
        guard node.expectEntries("film", keys: ["name", "frameRate", "dither"], &problems) != nil else { return film }
        film.name = node["name"].flatMap { fileName($0, "film.name") } ?? film.name
        film.frameRate =
            node["frameRate"].flatMap { number($0, "film.frameRate", in: FilmSettings.frameRates) } ?? film.frameRate
        film.isDithered = node["dither"].flatMap { $0.expectBool("film.dither", &problems) } ?? film.isDithered
        return film
    }

    private mutating func filmstripSettings(_ node: DocumentNode) -> FilmstripSettings {
        var strip = FilmstripSettings()
        guard node.expectEntries("filmstrip", keys: ["name", "every", "frames", "columns"], &problems) != nil else {
            return strip
        }
        strip.name = node["name"].flatMap { fileName($0, "filmstrip.name") } ?? strip.name
        strip.interval =
            node["every"].flatMap { number($0, "filmstrip.every", in: FilmstripSettings.intervals) } ?? strip.interval
        strip.frameCount = node["frames"].flatMap {
            $0.expectInteger("filmstrip.frames", in: FilmstripSettings.frameCounts, &problems)
        }
        if node["every"] != nil, node["frames"] != nil {
            problems.add(node.error("filmstrip has every or frames, not both"))
        }
        strip.columns = node["columns"].flatMap {
            $0.expectInteger("filmstrip.columns", in: TimelineLimits.columns, &problems)
        }
        return strip
    }
}

extension TimelineReader {
    /// A word, or a mapping with one action, and a time if it has one.
    private mutating func step(_ node: DocumentNode) -> TimelineStep? {
        guard let (name, value) = action(node) else { return nil }
        let time = node["at"].flatMap { number($0, "at", in: TimelineLimits.times) }
        guard let action = action(name, value, at: node) else { return nil }
        if let objection = fingers.objection(to: action) {
            problems.add(node.error(objection.text, hints: objection.hints))
        }
        check(subject: action.subject, at: node)
        return TimelineStep(action, at: time)
    }

    /// All steps of a timeline are for a list, or all for a grid.
    private mutating func check(subject: TimelineSubject?, at node: DocumentNode) {
        guard let subject else { return }
        if let first = self.subject, first != subject {
            problems.add(
                node.error(
                    "a step for a \(subject.rawValue) in a timeline for a \(first.rawValue)",
                    hints: ["write two timelines"]))
        }
        self.subject = self.subject ?? subject
    }

    /// The name of a step's action and its value.
    private mutating func action(_ node: DocumentNode) -> (name: ActionName, value: DocumentNode?)? {
        if let word = node.expectedWord {
            guard let name = ActionName(rawValue: word) else {
                let hints = NearestSpelling.hints(for: word, among: ActionName.words)
                problems.add(
                    node.error("unknown action '\(word.excerpt)'", hints: hints.isEmpty ? [ActionName.known] : hints))
                return nil
            }
            return (name, nil)
        }
        let keys = ["at"] + ActionName.words
        guard let entries = node.expectEntries("a step", keys: keys, &problems) else { return nil }
        let actions = entries.compactMap { entry in ActionName(rawValue: entry.key).map { ($0, entry.value) } }
        if let first = actions.first, actions.count == 1 { return first }
        if actions.count > 1 {
            let names = actions.map { "'\($0.0.rawValue)'" }
            problems.add(node.error("a step has one action, not \(names.joined(separator: " and "))"))
        } else if node.entries?.count == entries.count {
            problems.add(node.error("a step needs an action", hints: [ActionName.known]))
        }
        return nil
    }

    private mutating func action(
        _ name: ActionName, _ value: DocumentNode?, at step: DocumentNode
    ) -> TimelineStep.Action? {
        switch name {
        case .touchUp: fingerOnly(name, value).map { .touchUp(finger: $0) }
        case .touchCancel: fingerOnly(name, value).map { .touchCancel(finger: $0) }
        case .reload: reload(value)
        default: required(name, value, at: step).flatMap { self.action(name, $0) }
        }
    }

    private mutating func action(_ name: ActionName, _ value: DocumentNode) -> TimelineStep.Action? {
        switch name {
        case .touchDown: touchDown(value)
        case .move: move(value)
        case .tap: tap(value)
        case .drag: drag(value)
        case .swipe: swipe(value)
        case .scrollTo: scrollTo(value)
        case .wait: wait(value)
        case .shot: shot(value)
        case .touchUp, .touchCancel, .reload: nil
        }
    }

    private mutating func required(
        _ name: ActionName, _ value: DocumentNode?, at step: DocumentNode
    ) -> DocumentNode? {
        if let value, !value.isNull { return value }
        problems.add(step.error("\(name.rawValue) needs \(name.wanted)"))
        return nil
    }

    private mutating func shot(_ node: DocumentNode) -> TimelineStep.Action? {
        guard let name = fileName(node, "shot") else { return nil }
        if !shotNames.insert(name.lowercased()).inserted {
            problems.add(node.error("two shots are called '\(name.excerpt)'"))
        }
        return .shot(name)
    }

    /// A word that can be a part of a file's name: letters, digits, spaces, `-`, `_` and dots inside.
    private mutating func fileName(_ node: DocumentNode, _ name: String) -> String? {
        guard let text = node.expectString(name, &problems) else { return nil }
        let isLegal = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " -_.".unicodeScalars.contains(scalar)
        }
        guard isLegal, let first = text.first, let last = text.last, first != ".", ![".", " "].contains(last),
            text.utf8.count <= TimelineLimits.fileNameLength
        else {
            problems.add(
                node.error(
                    "\(name) '\(text.excerpt)' cannot be a file's name",
                    hints: ["letters, digits, spaces, - and _ can, up to 100 bytes"]))
            return nil
        }
        return text
    }

    /// A finite number within a range.
    mutating func number(_ node: DocumentNode, _ name: String, in range: ClosedRange<Double>) -> Double? {
        guard let number = node.expectNumber(name, &problems) else { return nil }
        if range.contains(number) { return number }
        problems.add(node.mismatch(name, "a number from \(range.lowerBound.text) to \(range.upperBound.text)"))
        return nil
    }
}

extension DocumentNode {
    /// The text of a step that is a bare word.
    fileprivate var expectedWord: String? { string }
}
