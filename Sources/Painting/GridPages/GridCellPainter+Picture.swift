import DisplayLists
import Geometry
import Styles

extension GridCellPainter {
    /// The picture, cut to the item (GP-12), or what stands for one that is missing (GP-13).
    func paintPicture(into builder: inout SceneBuilder) {
        guard let shown = pictureFrame.intersection(layout.frame) else { return }
        let color = item.picture == nil ? style.placeholderFill.representative : nil
        builder.add(node("picture", .gridPicture, shown, color: color), clip: pictureClip) { builder in
            guard let path = item.picture else { return builder.draw(placeholder) }
            let shape = style.pictureRounding == .none ? nil : pictureShape
            builder.draw(
                .picture(
                    PictureCommand(
                        path: path, frame: pictureFrame, fit: style.pictureFit.command, clip: shape,
                        placeholder: placeholder)))
        }
    }

    /// The item's edge, where the picture may reach over it.
    private var pictureClip: Shape? {
        let isInside = pictureFrame.intersection(layout.frame) == pictureFrame
        return isInside && style.rounding == .none ? nil : outline
    }

    private var placeholder: [DrawingCommand] {
        let side = 0.4 * min(pictureFrame.width, pictureFrame.height)
        return Box(shape: pictureShape, fill: style.placeholderFill).commands
            + Symbol.picture(center: pictureFrame.center, side: side, color: style.placeholderColor)
    }
}

extension GridCellStyle.PictureFit {
    fileprivate var command: PictureCommand.Fit {
        switch self {
        case .stretch: .stretch
        case .fit: .fit
        case .fill: .fill
        }
    }
}
