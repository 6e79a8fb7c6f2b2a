import Codecs
import Geometry
import Rasters

extension ShownPictureDecoder {
    /// What a cut of an upright picture's size shows of a file, in the way in which drawings have it made.
    func raster(
        atPath path: String, cut: (Size) -> RowReducer.Cut
    ) throws(PictureDecodingError) -> Raster {
        switch try file(atPath: path) {
        case .whole(let picture): return try raster(of: picture, cut: cut(picture.size))
        case .large(let large):
            let cut = cut(large.size)
            return try raster(of: file(atPath: path, dividedBy: large.divisor(for: cut)), cut: cut)
        case .drawing(let drawing): return try drawing.raster(cut: cut(drawing.size))
        }
    }
}
