import Geometry
import Styles

/// Writes a theme as CSS: its values as custom properties, those that differ in the dark under `prefers-color-scheme`,
/// and rules that draw a list, a bar and a grid with them; sides follow `dir`.
struct CSSWriter {
    let theme: ExportedTheme
    private let light: StyleLeaves
    private let dark: StyleLeaves

    init(_ theme: ExportedTheme) {
        self.theme = theme
        light = StyleLeaves(of: theme.light)
        dark = StyleLeaves(of: theme.dark)
    }

    /// The style sheet, and a page that shows it.
    func export(page: StylePage) -> CodeExport {
        let leaves = light.filled(with: page.automaticLeaves)
        let known = Dictionary(leaves.map { ($0.path, $0.value) }) { first, _ in first }
        let differing = dark.filled(with: page.automaticLeaves).filter { known[$0.path] != $0.value }
        let unsaid = Self.notes(theme.unsaid + light.unsaid + dark.unsaid) + page.unsaid
        let heading = theme.heading(" *", unsaid: unsaid).replacing("*/", with: "* /")
        let text = """
            /*
            \(heading) */

            :root {
                color-scheme: light dark;
            \(Self.declarations(leaves, indentation: "    "))
            }

            @media (prefers-color-scheme: dark) {
                :root {
            \(Self.declarations(differing, indentation: "        "))
                }
            }

            \(page.rules)
            """
        return CodeExport(
            files: [
                CodeFile(name: "\(theme.name).css", text: text),
                CodeFile(name: "\(theme.name).html", text: page.html(named: theme.name)),
            ], unsaid: unsaid)
    }

    private static func notes(_ notes: [String]) -> [String] {
        let motion = "What moves: scrolling to a section, fades, pushes, swipes and the bubble beside a finger."
        let words = "Words for what CSS has no value for, such as 'condense': they are there to be read by scripts."
        return notes.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } } + [motion, words]
    }

    private static func declarations(_ leaves: [StyleLeaf], indentation: String) -> String {
        leaves.map { "\(indentation)\(name(of: $0.path)): \(code($0.value));" }.joined(separator: "\n")
    }

    /// As `--index-bar-slot-height`.
    static func name(of path: [String]) -> String {
        path.reduce("-") { name, part in
            name + "-" + part.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
        }
    }

    private static func code(_ value: StyleLeaf.Value) -> String {
        switch value {
        case .color(let color): return color.hexadecimal
        case .font(let families, let size, let weight):
            let names = families.map(quoted).joined(separator: ", ")
            return "\(weight) \(NumberText.exact(size))px \(names.isEmpty ? "sans-serif" : names)"
        case .points(let number): return NumberText.exact(number) + "px"
        case .seconds(let number): return NumberText.exact(number) + "s"
        case .number(let number): return NumberText.exact(number)
        case .word(let word): return word
        case .text(let text): return quoted(text)
        case .flag(let flag): return flag ? "1" : "0"
        }
    }

    /// A string of CSS (CSS Syntax 3, section 4.3.5): what would end it, and what is no letter, by its number.
    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { line, scalar in
            if scalar.value < 0x20 || ["\"", "\\", "<", "*", "/"].contains(scalar) || scalar.value == 0x7F {
                line += "\\" + String(scalar.value, radix: 16) + " "
            } else {
                line += String(scalar)
            }
        } + "\""
    }
}
