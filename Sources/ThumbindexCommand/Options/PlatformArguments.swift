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
            "The reader's text sizes on iOS, XS to XXXL and AX1 to AX5.", valueName: "name,…"),
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
            "increased, standard: how far colours stand out; standard unless given.", valueName: "name,…"),
        completion: .list(PlatformSettings.Contrast.words), transform: { try ListedValues(words: $0, "contrast") })
    var contrast: [ListedValues<PlatformSettings.Contrast>] = []

    @Flag(help: "Draw what would move as the reader's setting has it: it fades.")
    var reduceMotion = false

    @Flag(help: "Draw bars, headers and bubbles opaque, as the reader's setting does.")
    var reduceTransparency = false

    @Flag(help: "Draw the display zoomed: fewer points on the same phone.")
    var zoom = false

    @Option(
        help: ArgumentHelp(
            "Texts as no language has them: en-XA, ar-XB, double-length, bounded; none unless given.",
            valueName: "name,…"),
        completion: .list(PseudoLocale.words), transform: { try ListedValues(words: $0, "pseudo-locale") })
    var pseudo: [ListedValues<PseudoLocale>] = []

    /// The axes that are asked for, by the properties that they set.
    var axes: [PropertyAxis] {
        [
            textSize.isEmpty ? nil : Self.textSizes(textSize.joinedValues()),
            axis("font-scale", fontScale.joinedValues()) { scale in
                (NumberText.exact(scale), .number(scale, text: NumberText.exact(scale)), scale == 1)
            },
            Self.switchAxis("bold-text", boldText),
            axis("contrast", contrast.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .standard) },
            Self.switchAxis("reduce-motion", reduceMotion),
            Self.switchAxis("reduce-transparency", reduceTransparency),
            Self.switchAxis("zoom", zoom),
            axis("pseudo", pseudo.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .none) },
        ].compactMap(\.self)
    }

    /// The axis of some text sizes.
    static func textSizes(_ sizes: [TextSize]) -> PropertyAxis {
        axis("text-size", sizes) { ($0.rawValue, .string($0.rawValue), $0 == .large) }
    }

    /// `nil` where it is not asked for.
    private static func switchAxis(_ name: String, _ isOn: Bool) -> PropertyAxis? {
        isOn ? axis(name, [true]) { (PropertyAxis.switchName(of: name), .bool($0), false) } : nil
    }

    /// `nil` where no value is asked for.
    private func axis<Value>(
        _ name: String, _ values: [Value],
        _ write: (Value) -> (name: String, value: DocumentNode.Value, isDefault: Bool)
    ) -> PropertyAxis? {
        values.isEmpty ? nil : Self.axis(name, values, write)
    }

    private static func axis<Value>(
        _ name: String, _ values: [Value],
        _ write: (Value) -> (name: String, value: DocumentNode.Value, isDefault: Bool)
    ) -> PropertyAxis {
        PropertyAxis(
            name: name, kind: .property,
            values: values.map { value in
                let written = write(value)
                return .init(
                    name: written.name, node: .option(written.value, "--\(name)"), isDefault: written.isDefault)
            })
    }
}

extension DocumentNode {
    /// A value that an option of the command gives, which is called so in messages.
    static func option(_ value: Value, _ name: String) -> DocumentNode {
        let place = SourcePosition(line: 1, column: 1)
        return DocumentNode(
            value, range: SourceRange(start: place, end: place), source: SourceText(name: name))
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
