import CPixels
import Codecs
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// Pictures of every size up to 20 × 20, and larger ones, by the writer of flat pictures alone, read again by libwebp.
///
/// `FuzzSeeds` says how many larger ones; a failure prints the seed that leads to its picture.
struct FlatWebPFuzzTests {
    @Test("every size is read again, whatever its pixels", arguments: Pattern.allCases)
    func smallSizes(pattern: Pattern) throws {
        let writer = try #require(FlatWriter())
        for place in 0..<400 {
            let picture = FlatPicture(pattern, width: place % 20 + 1, height: place / 20 + 1, seed: UInt64(place))
            #expect(try writer.isReadAgain(picture), "\(picture.width) × \(picture.height)")
        }
    }

    @Test func largerPicturesAreReadAgain() throws {
        let writer = try #require(FlatWriter())
        for run in FuzzSeeds.range(usually: 150) {
            var numbers = SeededNumbers(seed: run)
            let isWide = run % 7 == 0
            let picture = FlatPicture(
                Pattern.allCases[numbers.next(below: Pattern.allCases.count)],
                width: numbers.next(below: isWide ? 900 : 90) + 1, height: numbers.next(below: isWide ? 200 : 90) + 1,
                gap: numbers.next(below: 5), seed: run)
            #expect(try writer.isReadAgain(picture), "run \(run)")
        }
    }

    @Test(arguments: [(16_383, 1), (1, 16_383), (16_383, 3), (5000, 7)])
    func longSidesAreReadAgain(width: Int, height: Int) throws {
        let writer = try #require(FlatWriter())
        for pattern in Pattern.allCases {
            #expect(try writer.isReadAgain(FlatPicture(pattern, width: width, height: height, seed: 1)), "\(pattern)")
        }
    }

    /// All sizes as the frames of one animation.
    @Test func pillowReadsThem() throws {
        let writer = try #require(FlatWriter())
        let pictures = (0..<400).map { place in
            FlatPicture(
                Pattern.allCases[place % Pattern.allCases.count], width: place % 20 + 1, height: place / 20 + 1,
                seed: UInt64(place), isOpaque: true)
        }
        var animation = try WebPAnimation()
        try animation.begin(width: 20, height: 20)
        for picture in pictures {
            let area = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
            try animation.append(writer.file(of: picture), area: area, milliseconds: 10)
        }
        let shown = try ShownFilm(animation.file(), format: "webp").frames.map(\.pixels.pixels)
        try #require(shown.count == pictures.count)
        for (picture, pixels) in zip(pictures, shown) {
            let rows = (0..<picture.height).flatMap { pixels[$0 * 20..<$0 * 20 + picture.width] }
            #expect(rows == picture.pixels, "\(picture.width) × \(picture.height)")
        }
    }

    @Test func theSamePictureGivesTheSameBytesWhateverCameBefore() throws {
        let (fresh, used) = (try #require(FlatWriter()), try #require(FlatWriter()))
        let picture = FlatPicture(.glyphs, width: 70, height: 40, seed: 3)
        for pattern in Pattern.allCases { _ = used.file(of: FlatPicture(pattern, width: 90, height: 90, seed: 5)) }
        #expect(used.file(of: picture) == fresh.file(of: picture))
    }
}

/// C's writer, and a RIFF file around what it writes.
private final class FlatWriter {
    private let writer: OpaquePointer
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 1_000_000))

    init?() {
        guard let writer = thumbindex_webp_make() else { return nil }
        self.writer = writer
    }

    deinit { thumbindex_webp_free(writer) }

    func file(of picture: FlatPicture) -> [UInt8] {
        let written = thumbindex_webp_write(
            writer, picture.stored, picture.width + picture.gap, picture.width, picture.height)
        let padding = [UInt8](repeating: 0, count: written.count % 2)
        let chunk = Array(UnsafeBufferPointer(start: written.start, count: written.count)) + padding
        func word(_ number: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return "RIFF".utf8 + word(12 + chunk.count) + "WEBPVP8L".utf8 + word(written.count) + chunk
    }

    func isReadAgain(_ picture: FlatPicture) throws -> Bool {
        let shown = try decoder.straightRasterByRows(of: file(of: picture))
        return shown.width == picture.width && shown.height == picture.height && shown.numbers == picture.pixels
    }
}
