import Contents
import Documents
import Files
import Geometry
import Rasters
import Rendering
import Styles
import Thumbindex
import Timelines

extension LiveSession {
    /// Saves what shows as a baseline: the picture and the state's JSON of each appearance, under the names that a run
    /// gives them, `THEME/COMPONENT/NAME[~dark][@2x]`; returns the paths.
    ///
    /// Throws where the name can be none of a file, where values are tried that the theme does not have, and where
    /// nothing can be written.
    ///
    /// - Parameter name: of a state, alone or after its component, or any other.
    func saveBaseline(_ name: String) throws(DiagnosticError) -> [String] {
        guard setup.values.keys.allSatisfy(SessionSetup.readerKeys.contains) else {
            throw DiagnosticError(
                "values are tried that the theme does not have",
                hints: ["write them into the theme, or take them back, before a baseline is saved"])
        }
        let stem = try baselineStem(name)
        let folder = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: baselines) }
        var saved: [String] = []
        for (number, look) in screen.looks.enumerated() {
            let words = values(of: look.appearance).map { "~" + $0 }.joined()
            let scale = setup.scale == 1 ? "" : "@\(NumberText.exact(setup.scale))x"
            for (format, ending) in [(PictureFormat.png, scale + ".png"), (.json, ".json")] {
                let fingerprint = format == .json ? try fingerprint(in: look.appearance) : nil
                guard let file = try file(as: format, look: number, fingerprint: fingerprint) else { continue }
                let path = stem + words + ending
                try DiagnosticError.telling { () throws(FileSystemError) in try folder.write(file.bytes, to: path) }
                saved.append(baselines + "/" + path)
            }
        }
        return saved
    }

    /// What draws what shows, as a run tells it in the state's JSON.
    private func fingerprint(in appearance: Appearance) throws(DiagnosticError) -> JSONValue {
        let (theme, source) = (screen.theme, try screen.theme.readContent())
        let grid = source.grid(inLocale: setup.locale)
        let hasList = theme.components != [.grid]
        let studio = Studio(
            theme: theme.theme(in: appearance),
            content: hasList ? try source.list(inLocale: setup.locale) : ListContent(locale: grid.locale), grid: grid,
            tools: screen.tools)
        return studio.fingerprint { Digest128(ofFile: $0)?.hexadecimal }.json
    }

    private func baselineStem(_ name: String) throws(DiagnosticError) -> String {
        let shown = setup.component ?? (screen.isList ? .indexBar : .grid)
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let component = parts.count == 2 ? Component(rawValue: parts[0]) : parts.count == 1 ? shown : nil
        guard let component, let last = parts.last, Self.isFileName(last) else {
            throw DiagnosticError(
                "'\(name.excerpt)' can be no baseline's name",
                hints: ["a state as index-bar/pinned, or a name of letters, digits, - and _"])
        }
        let theme = FileLocation(setup.theme).path.split(separator: "/").last?.split(separator: ".").first ?? "theme"
        return "\(theme)/\(component.rawValue)/\(last)"
    }

    private static func isFileName(_ text: String) -> Bool {
        (1...80).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "-_".unicodeScalars.contains(scalar)
            }
    }

    /// What is not at its default, in the order of files' names.
    private func values(of appearance: Appearance) -> [String] {
        let defaults = Dictionary(screen.theme.modifiers.map { ($0.name, $0.defaultContext) }) { first, _ in first }
        let contexts = setup.contexts.compactMap { name, node in
            node.string.flatMap { $0 == defaults[name] ?? nil ? nil : (name, $0) }
        }
        let settings = setup.values.compactMap { name, node in node.settingName(name).map { (name, $0) } }
        let others = (contexts + settings).sorted { $0.0 < $1.0 }.map(\.1)
        return [
            appearance == .dark ? "dark" : nil, setup.locale, setup.direction == .rightToLeft ? "rtl" : nil,
        ].compactMap(\.self) + others
    }
}

extension DocumentNode {
    /// What names of files have for a reader's setting; `nil` for what it is by itself.
    fileprivate func settingName(_ key: String) -> String? {
        switch value {
        case .bool(let isOn): isOn ? (key == "bold-text" ? "bold" : key) : nil
        case .number(let number, _): number == 1 ? nil : NumberText.exact(number)
        default: string.flatMap { ["L", "standard", "none"].contains($0) ? nil : $0 }
        }
    }
}
