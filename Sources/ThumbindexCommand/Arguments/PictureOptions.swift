import ArgumentParser
import Batching
import Geometry
import Styles
import Thumbindex
import Timelines

/// Which pictures there are to be. Each option may be repeated, or take several values with commas between them.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "States by their names, as 'pinned' or 'index-bar/rest', or all of a component's: 'section-list'.",
            valueName: "name,…"),
        completion: .list(Component.allCases.map(\.rawValue) + CanonicalState.all.map(\.name)),
        transform: PictureArguments.states)
    var state: [CommaList<[CanonicalState]>] = []

    @Option(
        help: ArgumentHelp(
            "Timeline files: their shots are drawn, and no state unless --state names some.", valueName: "file,…"),
        completion: .file(extensions: ["yaml", "yml", "json"]), transform: { try CommaList($0) { $0 } })
    var timeline: [CommaList<String>] = []

    @Option(
        help: ArgumentHelp("light,dark (default), or one of them.", valueName: "name,…"),
        completion: .list(Appearance.allCases.map(\.rawValue)), transform: PictureArguments.appearances)
    var appearance: [CommaList<Appearance>] = []

    @Option(
        help: ArgumentHelp("ltr (default), rtl, or ltr,rtl: the reading way.", valueName: "name,…"),
        completion: .list(["ltr", "rtl"]), transform: PictureArguments.directions)
    var direction: [CommaList<LayoutDirection>] = []

    @Option(
        help: ArgumentHelp("Languages in place of the content's own.", valueName: "tag,…"),
        transform: PictureArguments.locales)
    var locale: [CommaList<String>] = []

    @Option(
        help: ArgumentHelp("Content files in place of the themes' own.", valueName: "file,…"), completion: .file(),
        transform: { try CommaList($0) { $0 } })
    var content: [CommaList<String>] = []

    @Option(
        help: ArgumentHelp(
            "png (default), svg, pdf, json; webp, gif, apng for films of timelines, or of how states come about.",
            valueName: "name,…"),
        completion: .list(PictureFormat.allCases.map(\.rawValue)), transform: PictureArguments.formats)
    var format: [CommaList<PictureFormat>] = []

    @Option(
        help: ArgumentHelp("Pixels a point, 2 unless given.", valueName: "number,…"),
        transform: PictureArguments.scales)
    var scale: [CommaList<Double>] = []

    @Option(
        help: ArgumentHelp(
            "Frames a second of films: what their timelines say, or 60, unless given; a GIF has at most 50.",
            valueName: "number"),
        transform: PictureArguments.frameRate)
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            "Draw a strip of so many frames of each timeline, side by side with their times.", valueName: "count"),
        transform: PictureArguments.filmstripFrames)
    var filmstrip: Int?

    @Option(
        help: ArgumentHelp(
            "Text in SVG files: outlines (default), or live for text that can be edited and needs the fonts.",
            valueName: "kind"),
        completion: .list(SVGText.allCases.map(\.rawValue)), transform: PictureArguments.svgText)
    var svgText: SVGText?

    @Option(
        help: ArgumentHelp("PNG files: fast (default), or small for documents.", valueName: "size"),
        completion: .list(PNGCompression.allCases.map(\.rawValue)), transform: PictureArguments.pngCompression)
    var png: PNGCompression?
}

extension PictureOptions {
    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.timelines = timeline.joinedValues().unlessEmpty(request.timelines)
        request.states = state.joinedValues().flatMap(\.self).unlessEmpty(
            timeline.isEmpty ? request.states : [])
        request.hasBoardOfStates = request.hasBoardOfStates && state.isEmpty && timeline.isEmpty
        request.appearances = appearance.joinedValues().unlessEmpty(request.appearances)
        request.directions = direction.joinedValues().unlessEmpty(request.directions)
        request.locales = locale.joinedValues().map(Optional.some).unlessEmpty(request.locales)
        request.contents = content.joinedValues().map(Optional.some).unlessEmpty(request.contents)
        request.formats = format.joinedValues().unlessEmpty(request.formats)
        request.scales = scale.joinedValues().unlessEmpty(request.scales)
        request.export.svgText = svgText ?? request.export.svgText
        request.export.frameRate = fps ?? request.export.frameRate
        request.filmstripFrames = filmstrip ?? request.filmstripFrames
        request.export.pngCompression = png ?? request.export.pngCompression
    }
}

extension Array {
    fileprivate func unlessEmpty(_ others: [Element]) -> [Element] { isEmpty ? others : self }
}
