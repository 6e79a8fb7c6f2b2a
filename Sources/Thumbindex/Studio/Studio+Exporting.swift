public import DisplayLists
public import Documents
import Painting
public import Presenting
public import Rendering
import Styles
public import Timelines

extension Studio {
    /// A scene as a file; a film shows this one frame.
    ///
    /// Throws where the picture would be larger than `PixelSize.init(of:scale:)` accepts.
    public func file(
        of scene: Scene, as options: ExportOptions = ExportOptions()
    ) throws(DiagnosticError) -> ExportedFile {
        try export(scene, as: options, with: tools)
    }

    /// A scene as pixels, those of a PNG file of the same scale; `Raster.straight` has their bytes.
    ///
    /// Throws where the picture would be larger than `PixelSize.init(of:scale:)` accepts.
    public func raster(
        of scene: Scene, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) -> Raster {
        try Rendering.raster(of: scene, scale: scale, with: tools)
    }
}

extension DrawingTools {
    /// Tools that draw in a theme's fonts.
    ///
    /// Throws where there is no memory for them.
    public convenience init(fonts: ThemeFonts) throws(DiagnosticError) { try self.init(fonts: fonts.library) }
}

extension Studio {
    /// One sheet of those of some states, all unless given, that the theme can have, labelled and grouped by component.
    ///
    /// Beside each picture stand those of the same state in other studios, as of another appearance; where one of
    /// these cannot have the state, it has no picture there. The sheet's texts are in fonts of the theme. A board has
    /// no nodes.
    ///
    /// - Parameter frame: the device that each picture is the screen of; `nil` for none.
    public func board(
        of states: [CanonicalState] = CanonicalState.all, heading: String, subheading: String,
        beside others: [Studio] = [], in frame: DeviceFrame? = nil
    ) -> Scene {
        let sections = sections(of: states, beside: others) { state, studios in
            let pictures = studios.compactMap { $0.scene(of: state) }.map { scene in
                frame.map(scene.framed(in:)) ?? scene
            }
            return [Board.Cell(label: state.name, pictures: pictures)]
        }
        return board(of: sections, heading, subheading)
    }

    /// The same of a part of each state that has it, alone (SC-3); of all nodes of a role, each of those that a state has.
    /// `nil` where no state has it.
    package func board(
        ofCrop crop: Crop, of states: [CanonicalState], heading: String, subheading: String,
        beside others: [Studio] = [], in frame: DeviceFrame? = nil
    ) -> Scene? {
        let sections =
            switch crop.target {
            case .node(let id):
                sections(of: states, beside: others) { state, studios in
                    [cell(id, of: studios.compactMap { $0.scene(of: state) }, state.name, in: frame)]
                }
            case .each(let role):
                CanonicalState.all.filter(states.contains).map { state in
                    Board.Section(title: state.path, cells: cells(role, in: state, of: [self] + others, in: frame))
                }.filter { !$0.cells.isEmpty }
            }
        return sections.isEmpty ? nil : board(of: sections, heading, subheading)
    }

    /// Each node of a role that a state has; of bubbles the one at every title.
    private func cells(
        _ role: SceneNode.Role, in state: CanonicalState, of studios: [Studio], in frame: DeviceFrame?
    ) -> [Board.Cell] {
        guard role == .bubble else {
            let scenes = studios.compactMap { $0.scene(of: state) }
            let ids = scenes.first?.nodes.filter { $0.role == role }.map(\.id) ?? []
            return ids.map { cell($0, of: scenes, $0, in: frame) }.filter { !$0.pictures.isEmpty }
        }
        let bubbles = studios.map { $0.bubbles(in: state) }
        return (bubbles.first ?? []).enumerated().map { number, bubble in
            let scenes = bubbles.filter { number < $0.count }.map { $0[number].scene }
            return cell("bubble", of: scenes, bubble.title, in: frame)
        }.filter { !$0.pictures.isEmpty }
    }

    /// A node alone, in each of some scenes that has it.
    private func cell(_ id: String, of scenes: [Scene], _ label: String, in frame: DeviceFrame?) -> Board.Cell {
        let shown = Presentation(crop: Crop(.node(id)), frame: frame)
        let pictures = scenes.filter { scene in scene.nodes.contains { $0.id == id } }
            .compactMap { try? present($0, as: shown, measurer: tools.text) }
        return Board.Cell(label: label, pictures: pictures)
    }

    private func sections(
        of states: [CanonicalState], beside others: [Studio],
        _ cells: (CanonicalState, [Studio]) -> [Board.Cell]
    ) -> [Board.Section] {
        Component.allCases.map { component in
            let shown = CanonicalState.all.filter { $0.component == component && states.contains($0) }
            return Board.Section(
                title: component.rawValue,
                cells: shown.flatMap { cells($0, [self] + others) }.filter { !$0.pictures.isEmpty })
        }.filter { !$0.cells.isEmpty }
    }

    /// In points: what names of states and of nodes need at most.
    private static var widestLabel: Double { 240 }

    private func board(of sections: [Board.Section], _ heading: String, _ subheading: String) -> Scene {
        var board = Board(
            heading: heading, subheading: subheading, sections: sections, style: SheetStyle(theme: theme))
        board.fitLabels(upTo: Self.widestLabel, measurer: tools.text)
        return paint(board, BoardLayout(of: board), measurer: tools.text)
    }
}
