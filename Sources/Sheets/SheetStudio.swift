import Batching
package import DisplayLists
package import Documents
import Geometry
import Layouts
import Painting
import Presenting
package import Rendering
import Styles
import Thumbindex
import Timelines

/// Makes a sheet of a file: reads its themes, paints its states and lays all out.
package struct SheetStudio {
    private let file: SheetFile
    private let themes: [String: ThemeFile]
    /// What draws the sheet, in the fonts of all its themes.
    package let tools: DrawingTools

    /// Throws what is wrong with any of the themes, and for a picture without a theme.
    package init(_ file: SheetFile) throws(DiagnosticError) {
        var problems = DiagnosticList()
        var themes: [String: ThemeFile] = [:]
        for picture in file.written.rows.flatMap(\.pictures) {
            guard let location = picture.theme ?? file.written.theme else {
                problems.add(picture.error("a picture needs a theme", hints: ["write theme: at the top"]).diagnostics)
                continue
            }
            guard themes[location.path] == nil else { continue }
            themes[location.path] = problems.catching { () throws(DiagnosticError) in
                try ThemeFile(atPath: location.shown, allowingOutside: file.allowsOutside)
                    .setting(all: file.written.settings)
            }
        }
        try problems.throwErrors()
        self.file = file
        self.themes = themes
        let ordered = themes.sorted { $0.key < $1.key }.map(\.value)
        let fonts = try ThemeFonts(for: ordered.flatMap(\.fontStyles), files: ordered.flatMap(\.fontFiles))
        tools = try DrawingTools(fonts: fonts)
    }

    /// The sheet as one scene, and what of its pictures could not be drawn as it was asked for.
    ///
    /// Throws for states that a theme cannot have, nodes that a state does not have, and arrows to nowhere or in
    /// circles, each at its place.
    package func scene() throws(DiagnosticError) -> (scene: Scene, warnings: [Diagnostic]) {
        var problems = DiagnosticList()
        var studios = PictureStudios(file: file, themes: themes, tools: tools)
        var rows: [FlowSheet.Row] = []
        for row in file.written.rows {
            var cells: [FlowSheet.Cell] = []
            for picture in row.pictures {
                let cell = problems.catching { () throws(DiagnosticError) in try studios.cell(of: picture) }
                if let cell { cells.append(cell) }
            }
            rows.append(FlowSheet.Row(heading: row.heading, note: row.note, cells: cells))
        }
        let arrows = arrows(&problems)
        try problems.throwErrors()
        guard let theme = themes.sorted(by: { $0.key < $1.key }).first?.value.theme(in: .light) else {
            throw DiagnosticError("the sheet has no picture")
        }
        var style = SheetStyle(theme: theme)
        if let background = file.written.background { style.adopt(background: background) }
        let sheet = FlowSheet(
            heading: file.written.heading, subheading: file.written.subheading, rows: rows, arrows: arrows,
            style: style)
        let texts = TextSetter(measurer: tools.measurer, language: "en", direction: .leftToRight)
        let layout = FlowSheetLayout(of: sheet, texts: texts)
        return (fitted(paint(sheet, layout, measurer: tools.measurer)), studios.warnings)
    }
}

extension SheetStudio {
    /// Those that pictures name, from the one before each, then those of the sheet.
    private func arrows(_ problems: inout DiagnosticList) -> [FlowSheet.Arrow] {
        var arrows: [FlowSheet.Arrow] = []
        var places: [String: FlowSheet.Place] = [:]
        var order = FlowOrder()
        for (row, written) in file.written.rows.enumerated() {
            for (cell, picture) in written.pictures.enumerated() {
                let place = FlowSheet.Place(row: row, cell: cell)
                if let id = picture.id, places.updateValue(place, forKey: id) != nil {
                    problems.add(picture.error("two pictures are called '\(id)'").diagnostics)
                }
                guard let label = picture.arrow else { continue }
                guard cell > 0 else {
                    problems.add(picture.error("an arrow leads to it, and no picture stands before it").diagnostics)
                    continue
                }
                let arrow = FlowSheet.Arrow(from: .init(row: row, cell: cell - 1), to: place, label: label)
                arrows.append(arrow)
                // From left to right there is no circle.
                _ = order.add(arrow)
            }
        }
        for written in file.written.arrows {
            guard let node = written.node else { continue }
            for id in [written.from, written.to] where places[id] == nil {
                let near = NearestSpelling.hints(for: id, among: places.keys.sorted())
                problems.add(node.error("no picture is called '\(id)'", hints: near))
            }
            guard let from = places[written.from], let to = places[written.to] else { continue }
            guard from != to else {
                problems.add(node.error("an arrow leads to another picture, and both ends are '\(written.from)'"))
                continue
            }
            let arrow = FlowSheet.Arrow(from: from, to: to, label: written.label)
            if !written.leadsBack, let circle = order.add(arrow) {
                let names = (circle + [to]).map { name(of: $0) }.joined(separator: " → ")
                problems.add(
                    node.error(
                        "the arrows lead in a circle: \(names)",
                        hints: ["write back: true where one leads back on purpose, or take one out"]))
                continue
            }
            arrows.append(arrow)
        }
        return arrows
    }

    /// What arrows call a picture; where it is, for one without an id.
    private func name(of place: FlowSheet.Place) -> String {
        file.written.rows[place.row].pictures[place.cell].id ?? "picture \(place.cell + 1) of row \(place.row + 1)"
    }

    /// The sheet on its page, made smaller until it fits, in the middle of its width.
    private func fitted(_ scene: Scene) -> Scene {
        guard case .fixed(let size) = file.written.page else { return scene }
        let list = scene.displayList
        let scale = min(1, size.width / list.size.width, size.height / list.size.height)
        let origin = Point(x: (size.width - list.size.width * scale) / 2, y: 0)
        let placed = scene.placed(Placement(scale: scale, origin: origin))
        return Scene(
            displayList: DisplayList(size: size, background: list.background, commands: placed.commands), nodes: [])
    }
}

/// Paints the pictures of a sheet, each theme and appearance laid out once.
private struct PictureStudios {
    let file: SheetFile
    let themes: [String: ThemeFile]
    let tools: DrawingTools
    private var studios: [Key: Drawn] = [:]
    /// What could not be drawn as it was asked for, each once.
    private(set) var warnings: [Diagnostic] = []

    /// A studio, and what it was made from.
    private struct Drawn {
        let studio: Studio
        let content: ContentSource
        /// As the user wrote the theme's path.
        let file: String

        /// What a scene lacks, at the places where files name its pictures.
        func warnings(of scene: Scene, _ theme: ThemeFile) -> [Diagnostic] {
            studio.warnings(of: scene) { paths in
                theme.places(ofPictures: paths).merging(content.picturePlaces?.places(of: paths) ?? [:]) { $1 }
            }.map { $0.about(file) }
        }
    }

    private struct Key: Hashable {
        let theme: String
        let appearance: Appearance
    }

    init(file: SheetFile, themes: [String: ThemeFile], tools: DrawingTools) {
        self.file = file
        self.themes = themes
        self.tools = tools
    }

    mutating func cell(of picture: WrittenPicture) throws(DiagnosticError) -> FlowSheet.Cell {
        let written = file.written
        guard let location = picture.theme ?? written.theme, let theme = themes[location.path],
            let state = picture.state
        else { throw picture.error("a picture needs a theme and a state") }
        let appearance = picture.appearance ?? written.appearance
        let drawn = try drawn(theme, Key(theme: location.path, appearance: appearance), file: location.shown)
        guard let scene = drawn.studio.scene(of: state) else {
            throw picture.error("the theme '\(theme.name)' cannot be in the state '\(state.path)'")
        }
        note(drawn.warnings(of: scene, theme))
        var presentation = Presentation(
            crop: picture.crop.map { Crop(.node($0)) },
            frame: picture.crop == nil ? picture.frame ?? written.frame : nil, annotations: picture.layers)
        presentation.tokens = theme.tokenUses(in: appearance)
        do throws(DiagnosticError) {
            var cell = FlowSheet.Cell(
                caption: picture.caption, picture: try present(scene, as: presentation, measurer: tools.measurer),
                scale: picture.scale ?? written.pictureScale)
            if let frame = presentation.frame, presentation.annotations.isEmpty {
                cell.margins = frame.margins(around: scene.displayList.size)
            }
            return cell
        } catch {
            throw picture.error(error.diagnostics[0].message, hints: error.diagnostics[0].hints)
        }
    }

    private mutating func note(_ news: [Diagnostic]) {
        for diagnostic in news where !warnings.contains(diagnostic) { warnings.append(diagnostic) }
    }

    private mutating func drawn(
        _ theme: ThemeFile, _ key: Key, file path: String
    ) throws(DiagnosticError) -> Drawn {
        if let known = studios[key] { return known }
        let content: ContentSource
        if let location = file.written.content {
            content = try ContentSource(atPath: location.shown, allowingOutside: file.allowsOutside)
        } else {
            content = try theme.readContent()
        }
        let studio = Studio(
            theme: theme.theme(in: key.appearance), content: try content.list(), grid: content.grid(), tools: tools)
        let drawn = Drawn(studio: studio, content: content, file: path)
        note((theme.warnings + content.warnings).map { $0.about(path) })
        studios[key] = drawn
        return drawn
    }
}

extension ThemeFile {
    /// The theme with properties set to what a sheet says, in its order; throws all that is wrong with them.
    fileprivate func setting(all entries: [DocumentNode.Entry]) throws(DiagnosticError) -> ThemeFile {
        var theme = self
        var problems = DiagnosticList()
        for entry in entries {
            let changed = problems.catching { () throws(DiagnosticError) in
                try theme.setting(entry.key, to: entry.value)
            }
            theme = changed ?? theme
        }
        try problems.throwErrors()
        return theme
    }
}

extension WrittenPicture {
    /// An error at the picture's place.
    fileprivate func error(_ message: String, hints: [String] = []) -> DiagnosticError {
        node.map { DiagnosticError([$0.error(message, hints: hints)]) } ?? DiagnosticError(message, hints: hints)
    }
}
