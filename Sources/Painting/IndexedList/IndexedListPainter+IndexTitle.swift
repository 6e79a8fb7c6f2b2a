import DisplayLists
import Geometry
import Styles

extension IndexedListPainter {
    /// A title of any kind around a point: text, a symbol or a picture.
    func paint(
        _ title: IndexTitle, font: FontStyle, color: Color, center: Point, maximumWidth: Double = .infinity,
        into builder: inout SceneBuilder
    ) {
        let side = min(font.size, maximumWidth)
        switch title {
        case .text(let text):
            builder.draw(
                setter.title(text, font: font, color: color, center: center, maximumWidth: maximumWidth))
        case .search: builder.draw(Symbol.search(center: center, side: side * 0.8, color: color))
        case .star: builder.draw(Symbol.star(center: center, side: side * 0.9, color: color))
        case .image(let path):
            let frame = Rect(center: center, size: Size(width: side, height: side))
            builder.draw(.picture(PictureCommand(path: path, frame: frame, fit: .fit)))
        }
    }
}
