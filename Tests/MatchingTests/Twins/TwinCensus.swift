import Codecs
import Documents
import Foundation
import Matching
import RandomNumbers
import Rasters
import Styles
import Thumbindex

/// Many twins, and what is told of them.
enum TwinCensus {
    /// How many seeded ones are tried; `nil` where none are asked for.
    static let count = ProcessInfo.processInfo.environment["THUMBINDEX_TWINS"].flatMap { Int($0) }

    private static let names = [
        "wechat", "qq-music", "system", "glass", "material", "photos", "shop", "launcher", "category",
    ]

    /// What nothing departs of: every state of every reference theme, and those that chrome stands around.
    static func undisturbed() throws -> [Twin] {
        var twins: [Twin] = []
        for pixelsPerPoint in [2.0, 3] {
            for (name, subject) in try subjects() {
                guard let twin = Twin(subject, named: name, pixelsPerPoint: pixelsPerPoint, treatment: .plain) else {
                    continue
                }
                twins.append(twin)
            }
        }
        for (number, (name, subject)) in try subjects().enumerated() where number % 3 == 0 {
            for treatment in ShotTreatment.allCases where treatment != .plain {
                let twin = Twin(subject, named: name, pixelsPerPoint: 2, treatment: treatment)
                // Of states whose list is short too little is left.
                if let twin, treatment != .cut || twin.list.size.height > 400 { twins.append(twin) }
            }
        }
        return twins
    }

    /// What something departs of by chance: one thing, or two or three.
    static func seeded() throws -> [Twin] {
        let subjects = try subjects()
        return FuzzSeeds.range(usually: count ?? 0).compactMap { seed in
            var numbers = SeededNumbers(seed: seed)
            let (name, subject) = subjects[numbers.next(below: subjects.count)]
            let departures = [1, 1, 1, 2, 3][numbers.next(below: 5)]
            let treatment: ShotTreatment =
                switch numbers.next(below: 8) {
                case 0: .jpeg
                case 1: .rescaled
                default: .plain
                }
            return Twin(
                subject, named: "\(seed): \(name)", pixelsPerPoint: Double(2 + numbers.next(below: 2)),
                departures: departures, treatment: treatment, by: &numbers)
        }
    }

    /// All that can be told of twins.
    static func table(of twins: [Twin]) throws -> TwinTable {
        var table = TwinTable()
        let clock = ContinuousClock()
        try TwinShots.forEach(of: twins) { number, shot in
            let (twin, start) = (twins[number], clock.now)
            let failures = table.failures.count
            do throws(DiagnosticError) {
                let result = try ThemeMatcher(twin.subject, shot: shot.raster, losses: shot.losses).match()
                table.add(twin, result, seconds: (clock.now - start) / .seconds(1))
            } catch {
                table.add(twin, error: error.diagnostics.first?.message ?? "")
            }
            if table.failures.count > failures { try keep(shot.raster, of: twin) }
        }
        return table
    }

    /// `THUMBINDEX_TWIN_PICTURES=folder` keeps the pictures of twins that were told wrong.
    private static func keep(_ picture: Raster, of twin: Twin) throws {
        guard let folder = ProcessInfo.processInfo.environment["THUMBINDEX_TWIN_PICTURES"] else { return }
        var encoder = PNGEncoder()
        let name = String(twin.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(encoder.encode(picture)).write(to: URL(filePath: "\(folder)/\(name).png"))
    }

    /// The reference themes' states in both appearances, and two themes with chrome.
    private static func subjects() throws -> [(name: String, subject: MatchSubject)] {
        var subjects: [(String, MatchSubject)] = []
        for appearance in [Appearance.light, .dark] {
            for name in names {
                let isGrid = ["shop", "launcher", "category"].contains(name)
                for state in CanonicalState.all where (state.component == .grid) == isGrid {
                    let subject = try TestSubjects.subject(name, state, appearance)
                    guard subject.scene(of: subject.theme) != nil else { continue }
                    subjects.append((name, subject))
                    let hasChrome = [.indexBar(.rest), .sectionList(.pinned), .grid(.firstPage)].contains(state)
                    if hasChrome, let framed = subject.withChrome { subjects.append(("\(name) in chrome", framed)) }
                }
            }
        }
        return subjects
    }
}

extension MatchSubject {
    /// The same with a status bar, a navigation bar and a tab bar.
    var withChrome: MatchSubject? {
        let settings = [
            ("chrome.platform", "ios"), ("chrome.navigationBar.title", "Contacts"),
            ("chrome.tabBar.items", "[Chats, Contacts, Discover, Me]"),
        ]
        let theme = settings.reduce(theme as ThemeFile?) { $0?.setting($1.0, toText: $1.1) }
        return theme.map {
            MatchSubject(
                $0, in: appearance, state: state, list: list, grid: grid, direction: direction, tools: tools)
        }
    }
}
