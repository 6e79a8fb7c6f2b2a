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
        let studios = [self] + others
        let sections = Component.allCases.map { component in
            Board.Section(
                title: component.rawValue,
                cells: CanonicalState.all.filter { $0.component == component && states.contains($0) }
                    .compactMap { cell(for: $0, of: studios, in: frame) }
            )
        }
        let board = Board(
            heading: heading, subheading: subheading, sections: sections.filter { !$0.cells.isEmpty },
            style: SheetStyle(theme: theme))
        return paint(board, BoardLayout(of: board), measurer: tools.text)
    }

    private func cell(for state: CanonicalState, of studios: [Studio], in frame: DeviceFrame?) -> Board.Cell? {
        let pictures = studios.compactMap { $0.scene(of: state) }.map { scene in
            frame.map(scene.framed(in:)) ?? scene
        }
        return pictures.isEmpty ? nil : Board.Cell(label: state.name, pictures: pictures)
    }
}
