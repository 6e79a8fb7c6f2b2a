import ArgumentParser
import Batching
import Documents
import Geometry
import Styles

/// What the reader of the pictures has set on the device (AX). Each option may be repeated, or take several values with commas
/// between them.
struct PlatformArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The reader's text sizes on iOS, XS to XXXL and AX1 to AX5; L unless given.", valueName: "name,…"),
        completion: .list(TextSize.words), transform: { try ListedValues($0) { try parseTextSize($0) } })
    var textSize: [ListedValues<TextSize>] = []

    @Option(
        help: ArgumentHelp("The reader's font scales on Android, 0.5 to 3; 1 unless given.", valueName: "number,…"),
        transform: { try ListedValues($0) { try parseFontScale($0) } })
    var fontScale: [ListedValues<Double>] = []

    @Flag(help: "Draw text bolder, as the reader's setting does.")
    var boldText = false

    @Option(
        help: ArgumentHelp(
            "Texts as no language has them: en-XA, ar-XB, double-length, bounded; none unless given.",
            valueName: "name,…"),
        completion: .list(PseudoLocale.words), transform: { try ListedValues(words: $0, "pseudo-locale") })
    var pseudo: [ListedValues<PseudoLocale>] = []

    /// The axes that are asked for, by the properties that they set.
    var axes: [PictureAxis] {
        [
            axis("text-size", textSize.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .large) },
            axis("font-scale", fontScale.joinedValues()) { scale in
                (NumberText.exact(scale), .number(scale, text: NumberText.exact(scale)), scale == 1)
            },
            axis("bold-text", boldText ? [true] : []) { _ in ("bold", .bool(true), false) },
            axis("pseudo", pseudo.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .none) },
        ].compactMap(\.self)
    }

    /// `nil` where no value is asked for.
    private func axis<Value>(
        _ name: String, _ values: [Value],
        _ write: (Value) -> (name: String, value: DocumentNode.Value, isDefault: Bool)
    ) -> PictureAxis? {
        guard !values.isEmpty else { return nil }
        let place = SourcePosition(line: 1, column: 1)
        return PictureAxis(
            name: name, kind: .property,
            values: values.map { value in
                let written = write(value)
                let node = DocumentNode(
                    written.value, range: SourceRange(start: place, end: place), source: SourceText(name: "--\(name)"))
                return .init(name: written.name, node: written.isDefault ? nil : node, isDefault: written.isDefault)
            })
    }
}

/// A size by its name, in capitals or not.
func parseTextSize(_ word: String) throws -> TextSize { try parseWord(word.uppercased(), "text size") }

private func parseFontScale(_ word: String) throws -> Double {
    guard let scale = Double(word), (0.5...3).contains(scale) else {
        throw ValidationError("a font scale is a number from 0.5 to 3, not '\(word)'")
    }
    return scale
}
