package import DisplayLists
package import Documents
import Styles

extension DisplayList {
    /// What cannot be drawn as it should be, and is drawn as a box or a placeholder: characters that no font has (TX-2),
    /// and picture files that cannot be read. Each once, in the order of drawing.
    ///
    /// - Parameter places: where pictures of absolute paths are named; asked once, for all that cannot be read.
    package func warnings(
        text: TextEngine, pictures: PictureStore, places: (Set<String>) -> [String: WrittenPath] = { _ in [:] }
    ) -> [Diagnostic] {
        var gaps = DrawingGaps(text: text, pictures: pictures)
        gaps.collect(from: commands)
        let paths = Set(gaps.brokenPictures.map(\.path))
        let known = paths.isEmpty ? [:] : places(paths)
        return gaps.brokenPictures.map { $0.warning(known[$0.path]) } + gaps.characterWarnings
    }
}

/// What is missing for a drawing, as it is found.
private struct DrawingGaps {
    let text: TextEngine
    let pictures: PictureStore
    private var seenPaths: Set<String> = []
    /// By the names of their scripts, each once.
    private var characters: [String?: [Character]] = [:]
    private var scripts: [String?] = []
    private(set) var brokenPictures: [PictureError] = []

    init(text: TextEngine, pictures: PictureStore) {
        self.text = text
        self.pictures = pictures
    }

    mutating func collect(from commands: [DrawingCommand]) {
        for command in commands {
            switch command {
            case .text(let command): collect(from: command.run)
            case .picture(let command): collect(from: command)
            case .group(let group): collect(from: group.commands)
            case .fill, .stroke, .hairline, .shadow: break
            }
        }
    }

    private mutating func collect(from run: TextRun) {
        for character in text.missingCharacters(of: run) {
            let script = character.scriptName
            if characters[script] == nil { scripts.append(script) }
            if characters[script]?.contains(character) != true { characters[script, default: []].append(character) }
        }
    }

    private mutating func collect(from command: PictureCommand) {
        guard seenPaths.insert(command.path).inserted else { return }
        if let error = pictures.error(ofPictureAtPath: command.path) { brokenPictures.append(error) }
    }

    /// As many characters as are named in one warning.
    private static let namedCount = 10

    /// What no font of the theme or of the machine has, script by script (TX-2).
    var characterWarnings: [Diagnostic] {
        scripts.map { script in
            let missing = characters[script] ?? []
            let named = missing.prefix(Self.namedCount).map { "'\($0)' (\($0.codePoints))" }
            let others = missing.count - named.count
            let list = named.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
            let package = missing.first?.fontRow.map { "the package \($0.package.rawValue) has \($0.name)" }
            return Diagnostic(
                .warning, "no font of the theme or of the machine has \(script.map { "the \($0) " } ?? "")\(list)",
                hints: [package, "a box is drawn for each of them"].compactMap(\.self))
        }
    }
}

extension PictureError {
    /// At the place where the picture is named, if that is known.
    fileprivate func warning(_ place: WrittenPath?) -> Diagnostic {
        Diagnostic(
            .warning, message(written: place?.text), in: place?.source, at: place?.range,
            hints: ["a placeholder is drawn in its place"])
    }
}

extension Character {
    /// As `U+0061 U+0301`.
    fileprivate var codePoints: String {
        unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        }
        .joined(separator: " ")
    }
}
