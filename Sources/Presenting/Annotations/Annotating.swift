package import DisplayLists
package import Documents
import Geometry
import Layouts
package import Styles

/// What is to be said about a scene (SC-4).
struct AnnotationRequest {
    let layers: [Annotation.Layer]
    let tokens: [TokenUse]
    /// The screen within the scene, which is smaller where there is a device around it.
    let screen: Rect
    /// The same with the device's corners; `nil` for a picture without a device.
    let glass: Shape?
    /// What labels stand beside: the scene, or the device in it.
    let body: Rect
    /// What the paper is as dark as: the ground around a device, else that of the screen.
    let ground: Color
}

extension Scene {
    /// The scene on a sheet of paper with labels at both sides, each joined to what it is about, and a legend of
    /// numbered elements beside them.
    func annotated(with request: AnnotationRequest, measurer: any TextMeasuring) -> Scene {
        let style = AnnotationStyle(of: self, on: request.ground)
        let texts = annotationTexts(measurer)
        let layout = annotationLayout(for: request, style: style, texts: texts, measurer: measurer)
        return AnnotationPainter(layout: layout, style: style, texts: texts, glass: request.glass).scene(of: self)
    }

    /// Where the annotations of a presentation are around the scene, as `present` draws them.
    ///
    /// - Throws: where the scene has no node of the id that is to be shown alone.
    package func annotationLayout(
        as presentation: Presentation, measurer: any TextMeasuring
    ) throws(DiagnosticError) -> AnnotationLayout {
        let (shown, request) = try staged(as: presentation, measurer: measurer)
        return shown.annotationLayout(
            for: request, style: AnnotationStyle(of: shown, on: request.ground), texts: annotationTexts(measurer),
            measurer: measurer)
    }

    private func annotationTexts(_ measurer: any TextMeasuring) -> TextSetter {
        TextSetter(measurer: measurer, language: language, direction: .leftToRight)
    }

    private func annotationLayout(
        for request: AnnotationRequest, style: AnnotationStyle, texts: TextSetter, measurer: any TextMeasuring
    ) -> AnnotationLayout {
        let voice = AnnotationVoice(of: self)
        let facts = AnnotatedNodes(scene: self, screen: request.screen, voice: voice, measurer: measurer)
        let callouts = request.layers.flatMap { layer in
            switch layer {
            case .measure: facts.measures
            case .hit: facts.hitAreas
            case .a11y: facts.elements
            case .tokens: facts.uses(of: request.tokens)
            }
        }
        let shown = AnnotatedPicture(
            size: displayList.size, body: request.body, screen: request.screen,
            obstacles: AnnotationObstacles(of: self, on: request.screen, measurer: measurer),
            covers: nodes.filter { $0.role == .indexBar || $0.role == .bubble }.map { facts.drawnArea(of: $0) })
        return AnnotationLayout(
            of: callouts, around: shown, numbersSide: voice.isRightToLeft ? .right : .left, style: style
        ) { texts.advance(of: $0, font: style.font) }
    }
}

/// The look of labels and lines; lengths in points.
struct AnnotationStyle {
    let font: FontStyle
    let paper: Color
    let ink: Color
    let legendInk: Color
    private let isDark: Bool

    /// Of a label's box.
    let labelHeight = 17.0
    /// Between the boxes of labels.
    let labelGap = 3.0
    /// From a label's edge to its text.
    let labelPadding = 5.0
    /// Around all.
    let margin = 10.0
    /// How wide the room is in which leaders turn to their labels.
    let channel = 8.0...24.0

    /// Text in the scene's own fonts, on paper as dark as a ground.
    init(of scene: Scene, on ground: Color) {
        font = FontStyle(families: scene.fontFamilies, size: 11)
        isDark = ground.alpha > 0.5 && ground.oklab.lightness < 0.5
        paper = isDark ? Color(hex: 0x1D1E21) : Color(hex: 0xFFFFFF)
        ink = isDark ? Color(hex: 0xF2F3F5) : Color(hex: 0x17181A)
        legendInk = isDark ? Color(hex: 0xB4B7BD) : Color(hex: 0x55585E)
    }

    /// The colour of a layer's lines, and of its labels' edges; what is said is told by texts and shapes.
    func color(of layer: Annotation.Layer) -> Color {
        switch layer {
        case .measure: Color(hex: isDark ? 0xFF6FA8 : 0xC2185B)
        case .hit: Color(hex: isDark ? 0x6FB3FF : 0x1257B0)
        case .a11y: Color(hex: isDark ? 0x7FD687 : 0x1E6B2B)
        case .tokens: Color(hex: isDark ? 0xD39BFF : 0x6B2FA0)
        }
    }
}

extension Scene {
    /// The families of the first text, which the scene's fonts surely have.
    var fontFamilies: [String] {
        nodes.lazy.compactMap { $0.font?.families }.first ?? FontStyle.defaultFamilies
    }

    /// The language of the first text; English where there is none.
    var language: String { DrawingCommand.firstRun(in: displayList.commands)?.language ?? "en" }
}

extension DrawingCommand {
    fileprivate static func firstRun(in commands: [DrawingCommand]) -> TextRun? {
        for command in commands {
            switch command {
            case .text(let text): return text.run
            case .group(let group):
                if let run = firstRun(in: group.commands) { return run }
            case .fill, .stroke, .hairline, .shadow, .picture: break
            }
        }
        return nil
    }
}
