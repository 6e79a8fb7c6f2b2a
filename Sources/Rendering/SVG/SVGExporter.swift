package import DisplayLists
package import Drawing

/// Writes display lists as SVG documents: the same list gives the same bytes.
package struct SVGExporter {
    /// What text becomes.
    package var textStyle: SVGText
    /// What groups are called.
    package var names = SVGNames.nodes
    /// The pixels on which edges lie, and at which pictures are embedded.
    package var pixelsPerPoint: Double
    private let resources: any SVGResources

    /// An exporter of what the raster renderer draws; it belongs to the text engine's thread.
    package init(text: TextEngine, pictures: PictureStore, textStyle: SVGText = .outlines, pixelsPerPoint: Double = 2) {
        let resources = DrawnResources(text: text, pictures: pictures, outlines: SVGOutlines())
        self.init(resources: resources, textStyle: textStyle, pixelsPerPoint: pixelsPerPoint)
    }

    /// An exporter that asks others for outlines and pictures.
    package init(resources: any SVGResources, textStyle: SVGText = .outlines, pixelsPerPoint: Double = 2) {
        self.resources = resources
        self.textStyle = textStyle
        self.pixelsPerPoint = pixelsPerPoint
    }

    /// A whole document. Its user unit is the point; a group has the id of the node that it shows.
    package func document(of list: DisplayList) throws(DrawingError) -> String { try root(of: list).document }

    /// The document's bytes in UTF-8.
    func bytes(of list: DisplayList) throws(DrawingError) -> [UInt8] { try root(of: list).documentBytes }

    private func root(of list: DisplayList) throws(DrawingError) -> XMLElement {
        let snapped = list.snapped(toPixelsPerPoint: pixelsPerPoint)
        var writer = SVGWriter(
            resources: resources, textStyle: textStyle, names: names, pixelsPerPoint: pixelsPerPoint,
            takenIDs: snapped.groupIDs(names))
        return try writer.root(of: snapped)
    }
}

extension DisplayList {
    /// The ids of all groups at any depth that a definition could have as well.
    fileprivate func groupIDs(_ names: SVGNames) -> Set<String> {
        var ids: Set<String> = []
        for command in commands { command.collectGroupIDs(names, into: &ids) }
        return ids
    }
}

extension DrawingCommand {
    fileprivate func collectGroupIDs(_ names: SVGNames, into ids: inout Set<String>) {
        guard case .group(let group) = self else { return }
        if let id = names == .nodes ? group.id : group.layerID, SVGDefinitions.couldName(id) { ids.insert(id) }
        for command in group.commands { command.collectGroupIDs(names, into: &ids) }
    }
}
