import DisplayLists
import Drawing
import Geometry
import Rendering
import Styles

/// Fonts and pictures of known shapes: each character is a box as wide as half its size, `☺` a picture.
struct FakeResources: SVGResources {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    func pathData(of run: TextRun, at origin: Point) -> SVGPathData {
        let path = run.text.enumerated().reduce(into: Path()) { path, entry in
            guard entry.element != "☺", entry.element != " " else { return }
            path.append(.rect(box(at: entry.offset, run)))
        }
        return SVGPathData(path.offset(dx: origin.x, dy: origin.y))
    }

    func ink(of run: TextRun) -> Rect {
        Rect(x: 0, y: -run.font.size, width: Double(run.text.count) * run.font.size / 2, height: run.font.size)
    }

    func colorGlyphs(of run: TextRun) -> [ColorGlyph] {
        run.text.enumerated().filter { $0.element == "☺" }.map {
            ColorGlyph(frame: box(at: $0.offset, run), png: Self.png)
        }
    }

    func picture(for command: PictureCommand, pixelsPerPoint: Double) throws(DrawingError) -> EmbeddedPicture? {
        guard command.path != "too large" else { throw .outOfMemory }
        let bytes = Array("\(command.path)@\(Int(pixelsPerPoint))".utf8)
        return command.path.isEmpty ? nil : EmbeddedPicture(frame: command.frame, png: bytes)
    }

    private func box(at index: Int, _ run: TextRun) -> Rect {
        let size = run.font.size
        return Rect(x: Double(index) * size / 2, y: -size, width: size / 2, height: size)
    }
}

/// A document of a small canvas; what went wrong, where something did.
func document(
    _ commands: [DrawingCommand], background: Color = .clear, text: SVGText = .outlines, names: SVGNames = .nodes
) -> String {
    let list = DisplayList(size: Size(width: 100, height: 50.5), background: background, commands: commands)
    do {
        var exporter = SVGExporter(resources: FakeResources(), textStyle: text)
        exporter.names = names
        return try exporter.document(of: list)
    } catch {
        return "\(error)"
    }
}

/// The document without its declaration and its root: what the commands became, and the definitions.
func drawing(_ commands: [DrawingCommand], text: SVGText = .outlines, names: SVGNames = .nodes) -> String {
    let lines = document(commands, text: text, names: names).split(separator: "\n").map(String.init)
    return lines.dropFirst(2).dropLast().map { String($0.dropFirst(2)) }.joined(separator: "\n")
}
