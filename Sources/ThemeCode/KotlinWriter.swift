import Geometry

/// Writes a theme as Kotlin for Jetpack Compose: a style class of colours, typography, dimensions and behaviour, and
/// its values in light and in dark.
struct KotlinWriter {
    let theme: ExportedTheme
    private let light: StyleLeaves
    private let dark: StyleLeaves

    init(_ theme: ExportedTheme) {
        self.theme = theme
        light = StyleLeaves(of: theme.light)
        dark = StyleLeaves(of: theme.dark)
    }

    var export: CodeExport {
        let unsaid = Self.notes(theme.unsaid + light.unsaid + dark.unsaid)
        let name = theme.typeName + "Style"
        let properties = Self.names(of: [light, dark])
        let groups = Group.allCases.map { group in
            let lines = properties.filter { $0.group == group }.map { "        val \($0.name): \($0.type)," }
            return "    /** \(group.summary) */\n    @Immutable\n    data class \(group.type)(\n"
                + lines.joined(separator: "\n") + "\n    )\n"
        }
        let fields = Group.allCases.map { "    val \($0.rawValue): \($0.type)," }.joined(separator: "\n")
        let text = """
            \(theme.heading("//", unsaid: unsaid))
            package thumbindex.themes

            import androidx.compose.runtime.Immutable
            import androidx.compose.ui.graphics.Color
            import androidx.compose.ui.text.TextStyle
            import androidx.compose.ui.text.font.FontWeight
            import androidx.compose.ui.unit.Dp
            import androidx.compose.ui.unit.dp
            import androidx.compose.ui.unit.sp
            import kotlin.time.Duration
            import kotlin.time.Duration.Companion.milliseconds

            /** The theme '\(theme.name)'. */
            @Immutable
            data class \(name)(
            \(fields)
            ) {
            \(groups.joined(separator: "\n"))
                companion object {
            \(instance(of: light, named: "Light", as: name, properties))

            \(instance(of: dark, named: "Dark", as: name, properties))
                }
            }

            """
        return CodeExport(files: [CodeFile(name: "\(name).kt", text: text)], unsaid: unsaid)
    }

    private static func notes(_ notes: [String]) -> [String] {
        let families = "The families of fonts by name: each text style takes its FontFamily from the app."
        let words = "What words such as 'teardrop' or 'condense' mean: they are given as texts."
        return notes.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } } + [families, words]
    }

    private func instance(of leaves: StyleLeaves, named: String, as type: String, _ properties: [Property]) -> String {
        let values = Dictionary(leaves.leaves.map { (Property($0).name, $0.value) }) { first, _ in first }
        let groups = Group.allCases.map { group in
            let lines = properties.filter { $0.group == group }.map { property in
                "                \(property.name) = \(values[property.name].map(Self.code) ?? property.absence),"
            }
            return "            \(group.rawValue) = \(group.type)(\n" + lines.joined(separator: "\n")
                + "\n            ),"
        }
        return "        val \(named) = \(type)(\n" + groups.joined(separator: "\n") + "\n        )"
    }

    /// Every property of either appearance, each once.
    private static func names(of all: [StyleLeaves]) -> [Property] {
        var seen: Set<String> = []
        return all.flatMap(\.leaves).map(Property.init).filter { seen.insert($0.name).inserted }
    }

    private static func code(_ value: StyleLeaf.Value) -> String {
        switch value {
        case .color(let color):
            let bytes = [color.alpha, color.red, color.green, color.blue].map {
                let digits = String(UInt8((min(max($0, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }
            return "Color(0x\(bytes.joined()))"
        case .font(_, let size, let weight):
            return "TextStyle(fontSize = \(NumberText.exact(size)).sp, fontWeight = FontWeight(\(weight)))"
        case .points(let number):
            return (number < 0 ? "(\(NumberText.exact(number)))" : NumberText.exact(number)) + ".dp"
        case .seconds(let number): return "\(Int((number * 1000).rounded())).milliseconds"
        case .number(let number):
            let text = NumberText.exact(number)
            return text.contains(".") ? text : text + ".0"
        case .word(let text), .text(let text): return quoted(text)
        case .flag(let flag): return flag ? "true" : "false"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { line, scalar in
            switch scalar {
            case "\"", "\\", "$": line += "\\" + String(scalar)
            case "\n": line += "\\n"
            case "\u{0}"..<"\u{20}": line += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: line += String(scalar)
            }
        } + "\""
    }

    /// A part of the style class.
    private enum Group: String, CaseIterable {
        case colors, typography, dimensions, behaviour

        var type: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

        var summary: String {
            switch self {
            case .colors: "Every colour; what is filled with nothing is transparent."
            case .typography: "Every text style."
            case .dimensions: "Every length."
            case .behaviour: "Times, numbers without a unit, words and texts."
            }
        }
    }

    /// A property of the style class.
    private struct Property {
        let name: String
        let group: Group
        let type: String
        /// What stands for it where an appearance does not have it.
        let absence: String

        init(_ leaf: StyleLeaf) {
            let path = leaf.path.map { ExportedTheme.camelCase($0, startsUpper: true) }.joined()
            name = path.prefix(1).lowercased() + path.dropFirst()
            (group, type, absence) =
                switch leaf.value {
                case .color: (.colors, "Color", "Color.Transparent")
                case .font: (.typography, "TextStyle", "TextStyle.Default")
                case .points: (.dimensions, "Dp", "0.dp")
                case .seconds: (.behaviour, "Duration", "Duration.ZERO")
                case .number: (.behaviour, "Double", "0.0")
                case .word, .text: (.behaviour, "String", "\"\"")
                case .flag: (.behaviour, "Boolean", "false")
                }
        }
    }
}
