import Geometry
import Styles

extension GridCellStyle {
    /// The same with all lengths multiplied: what an item looks like that is drawn smaller as a whole.
    func scaled(by scale: Double) -> GridCellStyle {
        guard scale != 1 else { return self }
        var style = self
        style.rounding = rounding.scaled(by: scale)
        style.border.width *= scale
        style.shadow = shadow.scaled(by: scale)
        style.pictureRounding = pictureRounding.scaled(by: scale)
        style.pictureInsets = pictureInsets.scaled(by: scale)
        style.labelHeight *= scale
        style.labelFont.size *= scale
        style.subtitleFont.size *= scale
        style.labelPadding *= scale
        style.badge = badge.scaled(by: scale)
        return style
    }
}

extension BadgeStyle {
    fileprivate func scaled(by scale: Double) -> BadgeStyle {
        var style = self
        style.height *= scale
        style.font.size *= scale
        style.padding *= scale
        style.inset = Point(x: inset.x * scale, y: inset.y * scale)
        return style
    }
}

extension CornerRounding {
    fileprivate func scaled(by scale: Double) -> CornerRounding {
        switch self {
        case .none, .capsule: self
        case .radius(let radius): .radius(radius * scale)
        case .continuous(let radius): .continuous(radius * scale)
        }
    }
}

extension Shadow {
    fileprivate func scaled(by scale: Double) -> Shadow {
        Shadow(color: color, x: x * scale, y: y * scale, blur: blur * scale)
    }
}

extension Insets {
    fileprivate func scaled(by scale: Double) -> Insets {
        Insets(top: top * scale, leading: leading * scale, bottom: bottom * scale, trailing: trailing * scale)
    }
}
