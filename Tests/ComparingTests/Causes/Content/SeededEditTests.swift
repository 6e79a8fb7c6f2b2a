import Comparing
import Contents
import Documents
import Geometry
import Interaction
import RandomNumbers
import Styles
import Testing
import Thumbindex

/// Contents and themes that are edited at random: the edit is named, and nothing that did not happen.
@Suite struct SeededEditTests {
    private static let rounds = 240

    @Test func theTrueCauseIsNamedAndNoFalseOne() throws {
        var namedCount = 0
        for seed in 0..<Self.rounds {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let list = EditedList(&numbers)
            let sentences = try list.causes()
            for sentence in sentences {
                if let objection = list.edit.objection(to: sentence) {
                    Issue.record("seed \(seed), \(list.edit): '\(sentence)' \(objection)\n\(sentences)")
                }
            }
            if sentences.contains(where: list.edit.isNamed) {
                namedCount += 1
            } else {
                Issue.record("seed \(seed), \(list.edit) is not named: \(sentences)")
            }
        }
        #expect(namedCount == Self.rounds)
    }
}

/// A list or a grid before and after an edit.
private struct EditedList {
    let isGrid: Bool
    let edit: Edit
    private let names: (old: [[String]], new: [[String]])
    private let themes: (old: Theme, new: Theme)
    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M"]
    private static let syllables = ["ba", "ko", "li", "mu", "ne", "ra", "si", "to", "vu", "we"]

    init(_ numbers: inout SeededNumbers) {
        let isGrid = numbers.next(below: 3) == 0
        self.isGrid = isGrid
        var seen: Set<String> = []
        func name(_ letter: String) -> String {
            while true {
                let name = letter + (0..<3).map { _ in Self.syllables[numbers.next(below: 10)] }.joined()
                if seen.insert(name).inserted { return name }
            }
        }
        let theme = Theme(canvas: CanvasStyle(size: Size(width: 375, height: 812)))
        let letters = isGrid ? ["I"] : Self.letters
        var sections = letters.map { letter in
            (0..<(isGrid ? 14 + numbers.next(below: 8) : 1 + numbers.next(below: 5))).map { _ in name(letter) }
        }
        let old = sections
        var changed = theme
        // What a person sees at rest: the first rows, all items of the first page but for its edges.
        let visible = isGrid ? [0] : [0, 1]
        let section = visible[numbers.next(below: visible.count)]
        let row = numbers.next(below: min(sections[section].count, 12))
        switch numbers.next(below: isGrid ? 5 : 6) {
        case 0:
            let new = name(letters[section])
            sections[section].insert(new, at: numbers.next(below: min(sections[section].count, 12) + 1))
            edit = .insert(new)
        case 1 where sections[section].count > 1: edit = .delete(sections[section].remove(at: row))
        case 2:
            let new = name(letters[section])
            edit = .rename(sections[section][row], to: new)
            sections[section][row] = new
        case 3 where sections[section].count > 2:
            let moved = sections[section].remove(at: row)
            var place = numbers.next(below: min(sections[section].count, 11) + 1)
            if place == row { place = row == 0 ? 1 : 0 }
            sections[section].insert(moved, at: place)
            edit = .reorder(moved, besides: [old[section][row], old[section][place]])
        case 5:
            // An old section leaves its title in the bar, too.
            sections.remove(at: 0)
            edit = .deleteSection(letters[0], old[0])
        default:
            let green = 16 + numbers.next(below: 240)
            let color = Color(red: 200 / 255, green: Double(green) / 255, blue: 16 / 255)
            if isGrid { changed.grid.cell.labelColor = color } else { changed.list.row.titleColor = color }
            edit = .restyle(to: color.hexadecimal)
        }
        names = (old, sections)
        themes = (theme, changed)
    }

    /// The state at rest before and after.
    func causes() throws -> [String] {
        let old = try state(names.old, themes.old, removed: [])
        let removed: Set<String> = if case .deleteSection(let title, _) = edit { [title] } else { [] }
        let new = try state(names.new, themes.new, removed: removed)
        return CauseSearch(states: Sides(old, new)).causes().full
    }

    private func state(_ names: [[String]], _ theme: Theme, removed: Set<String>) throws -> StateRecord {
        let titles = Self.letters.filter { !removed.contains($0) }
        let content = ListContent(
            sections: zip(titles, names).map { title, names in
                ContentSection(title: title, items: names.map { ContentItem(name: $0) })
            })
        let grid = GridContent(items: names[0].map { ContentItem(name: $0) })
        let studio = try Studio(theme: theme, content: content, grid: grid, fonts: ThemeFonts(for: theme.fonts))
        let scene =
            isGrid ? studio.scene(of: GridState(offset: 0, page: 0)) : studio.scene(of: IndexedListState(offset: 0))
        return try StateRecord(reading: SourceText(name: "state.json", bytes: Array(scene.json.utf8)))
    }
}

/// What was changed, and what may be said of it.
private enum Edit: CustomStringConvertible {
    case insert(String)
    case delete(String)
    case rename(String, to: String)
    /// Of two neighbours that changed places either was moved.
    case reorder(String, besides: [String])
    case deleteSection(String, [String])
    case restyle(to: String)

    var description: String {
        switch self {
        case .insert(let name): "'\(name)' inserted"
        case .delete(let name): "'\(name)' deleted"
        case .rename(let old, let new): "'\(old)' renamed '\(new)'"
        case .reorder(let name, _): "'\(name)' reordered"
        case .deleteSection(let title, _): "section '\(title)' deleted"
        case .restyle(let color): "coloured \(color)"
        }
    }

    func isNamed(_ sentence: String) -> Bool {
        switch self {
        case .insert(let name):
            sentence.contains("'\(name)' inserted") || sentence.hasSuffix("replaced by '\(name)'")
        case .delete(let name): sentence.contains("'\(name)' removed") || sentence.contains("'\(name)' replaced by")
        case .rename(let old, let new):
            sentence.contains("text \"\(old)\" → \"\(new)\"") || sentence.contains("'\(old)' replaced by '\(new)'")
        case .reorder(let name, let others):
            ([name] + others).contains {
                sentence.contains("'\($0)' reordered") || sentence.contains("'\($0)' replaced")
            }
        case .deleteSection(let title, let names):
            sentence.contains("section '\(title)' and row") && sentence.contains("'\(names[0])'")
                && sentence.contains(" removed")
        case .restyle(let color): sentence.contains("→ \(color)")
        }
    }

    /// Why a sentence cannot be true; `nil` where it can.
    func objection(to sentence: String) -> String? {
        for clause in sentence.split(separator: ", ") {
            if clause.contains("inserted"), !isAllowed("inserted", clause) { return "tells of an insertion" }
            if clause.contains("removed"), !isAllowed("removed", clause) { return "tells of a removal" }
            if clause.contains("reordered"), !isAllowed("reordered", clause) { return "tells of another order" }
        }
        if sentence.contains(" text \""), case .rename(let old, let new) = self {
            return sentence.contains("text \"\(old)\" → \"\(new)\"") ? nil : "tells of another text"
        }
        if sentence.contains(" text \"") { return "tells of another text" }
        if sentence.contains("olour "), !mayRecolor(sentence) { return "tells of a colour" }
        if sentence.contains("replaced by"), case .restyle = self { return "tells of another name" }
        return nil
    }

    /// A renamed row's monogram has a colour of its own, and a header that comes to the top that of pinned ones.
    private func mayRecolor(_ sentence: String) -> Bool {
        switch self {
        case .restyle, .rename: true
        case .deleteSection: sentence.hasPrefix("section/0/header ")
        case .insert, .delete, .reorder: false
        }
    }

    private func isAllowed(_ word: String, _ clause: Substring) -> Bool {
        switch (self, word) {
        case (.insert(let name), "inserted"): clause.contains("'\(name)'")
        case (.delete(let name), "removed"): clause.contains("'\(name)'")
        case (.deleteSection, "removed"), (.reorder, "reordered"): true
        default: false
        }
    }
}
