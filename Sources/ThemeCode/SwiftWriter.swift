import Geometry

/// Writes a theme as a Swift file that compiles against `ThumbindexEngines`: the whole theme as a value, in light and
/// in dark.
struct SwiftWriter {
    let theme: ExportedTheme

    init(_ theme: ExportedTheme) { self.theme = theme }

    var export: CodeExport {
        let name = theme.typeName + "Theme"
        let text = """
            \(theme.heading("//", unsaid: theme.unsaid))
            public import ThumbindexEngines

            /// The theme '\(theme.name)' with all of its metrics, text styles and colours.
            public enum \(name) {
                /// Dark on light.
                public static let light = \(code(theme.light, indentation: "    "))

                /// Light on dark.
                public static let dark = \(code(theme.dark, indentation: "    "))

                /// The theme as an appearance has it.
                public static func theme(in appearance: Appearance) -> Theme {
                    switch appearance {
                    case .light: light
                    case .dark: dark
                    }
                }
            }

            """
        return CodeExport(files: [CodeFile(name: "\(name).swift", text: text)], unsaid: theme.unsaid)
    }

    /// A value as an expression whose type is known where it stands; what is long takes a line for each part.
    private func code(_ value: StyleValue, indentation: String) -> String {
        switch value {
        case .number(let number):
            return number.isFinite ? NumberText.exact(number) : number < 0 ? "-.infinity" : ".infinity"
        case .whole(let number): return String(number)
        case .text(let text): return text.debugDescription
        case .flag(let flag): return flag ? "true" : "false"
        case .color(let color): return code(color)
        case .nothing: return "nil"
        case .list(let values):
            return block("[", values.map { code($0, indentation: indentation + "    ") }, "]", indentation)
        case .structure(let type, let parts): return call(type, parts, indentation: indentation)
        case .choice(_, let name, []): return "." + name
        case .choice(_, let name, let parts): return call("." + name, parts, indentation: indentation)
        }
    }

    private func call(_ name: String, _ parts: [StyleValue.Property], indentation: String) -> String {
        let arguments = parts.map { part in
            (part.name.map { $0 + ": " } ?? "") + code(part.value, indentation: indentation + "    ")
        }
        return block(name + "(", arguments, ")", indentation)
    }

    private func block(_ opening: String, _ parts: [String], _ closing: String, _ indentation: String) -> String {
        let line = opening + parts.joined(separator: ", ") + closing
        guard line.count + indentation.count > 90 || line.contains("\n") else { return line }
        let inner = parts.map { indentation + "    " + $0 }.joined(separator: ",\n")
        return opening + "\n" + inner + (closing == "]" ? ",\n" + indentation : "") + closing
    }

    /// By its bytes where it has no more than these.
    private func code(_ color: Color) -> String {
        let bytes = [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
        let number = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32(min(max($1, 0), 255)) }
        let digits = String(number, radix: 16, uppercase: true)
        let hex = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
        let alpha = NumberText.exact(color.alpha)
        if Color(hex: number, alpha: color.alpha) == color {
            return color.alpha == 1 ? "Color(hex: \(hex))" : "Color(hex: \(hex), alpha: \(alpha))"
        }
        let parts = [color.red, color.green, color.blue].map(NumberText.exact)
        return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
    }
}
