import Codecs
import Foundation
import Geometry
import PictureFiles
import RandomNumbers
import Rasters
import TemporaryFolders
import Testing

/// Spoilt picture files are an error or a picture within the limits: never a crash, nor long work.
///
/// `FuzzSeeds` says which variants of each file; a failure prints the seed that leads to one.
@Suite(.timeLimit(.minutes(5))) struct PictureFuzzTests {
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 20_000))
    private let shownDecoder = ShownPictureDecoder(limits: PictureLimits(pixels: 20_000))

    @Test(arguments: [
        ("png", "type2-16-interlaced-33x18.png"), ("png", "type3-4-transparent-33x18.png"),
        ("jpeg", "420-37x21.jpg"), ("jpeg", "444-progressive-37x21.jpg"), ("jpeg", "cmyk-37x21.jpg"),
        ("webp", "rgba-lossy-37x21.webp"), ("webp", "rgb-lossless-37x21.webp"), ("webp", "animation-16x16.webp"),
        ("profiles", "inks.jpg"), ("profiles", "wide.png"), ("orientations", "6.jpg"), ("orientations", "5.webp"),
    ])
    func spoiltFilesAreErrorsOrPictures(kind: String, name: String) throws {
        let file = try PictureFiles(kind).bytes(of: name)
        let folder = TemporaryFolder()
        let spoilt = URL(filePath: folder.path + "/spoilt")
        for seed in FuzzSeeds.range(usually: 200) {
            var generator = SeededNumbers(seed: seed)
            var bytes = file
            // Headers are short, and most is decided there: half of the changes fall into them.
            for _ in 0...generator.next(below: 4) {
                let end = generator.next(below: 2) == 0 ? min(bytes.count, 120) : bytes.count
                bytes[generator.next(below: end)] = UInt8(generator.next(below: 256))
            }
            let picture = try? decoder.straightRasterByRows(of: bytes)
            #expect(picture.map { $0.width * $0.height <= 20_000 } ?? true, "seed \(seed)")
            try Data(bytes).write(to: spoilt)
            let raster = try? shownDecoder.raster(atPath: spoilt.path) { size in
                RowReducer.Cut(x: 0, y: 0, width: size.width, height: size.height, columns: 9, rows: 7)
            }
            #expect(raster.map { $0.width == 9 && $0.height == 7 } ?? true, "seed \(seed)")
            // What is not turned upright is a picture whenever its pixels are whole.
            #expect((raster == nil) == (picture == nil), "seed \(seed)")
        }
    }
}
