import Codecs
import Foundation
import PictureFiles
import Rasters
import Testing

/// ST-3: films as WebP, GIF and APNG, decoded by Pillow.
struct FilmTests {
    @Test("every frame of a film shows what was drawn", arguments: TestFilm.Format.allCases)
    func roundTrip(format: TestFilm.Format) throws {
        let film = TestFilm.movingSquare()
        let shown = try ShownFilm(film.file(as: format), format: format.rawValue)
        for number in 0..<film.frameCount {
            let pixels = shown.pixels(atMilliseconds: Double(number) * 20 + 10)?.pixels
            #expect(pixels == film.raster(number)?.numbers, "frame \(number)")
        }
    }

    @Test("equal frames are one that shows longer", arguments: TestFilm.Format.allCases)
    func merging(format: TestFilm.Format) throws {
        let shown = try ShownFilm(TestFilm.movingSquare().file(as: format), format: format.rawValue)
        #expect(shown.frames.map(\.milliseconds) == [20, 20, 20, 80, 40, 40, 20])
        #expect(shown.milliseconds == 240)
    }

    @Test("of a frame the changed rectangle alone is stored", arguments: TestFilm.Format.allCases)
    func changedRectangle(format: TestFilm.Format) throws {
        let areas = FilmParts(try TestFilm.movingSquare().file(as: format), format).areas
        let (width, height) = TestFilm.size
        #expect(areas.count == 7)
        #expect(areas[0] == PixelRect(x: 0, y: 0, width: width, height: height))
        // The square at (1, 3) moves to (3, 4): both places together.
        let exact = PixelRect(x: 1, y: 3, width: 7, height: 6)
        // WebP knows only even origins.
        #expect(areas[1] == (format == .webp ? PixelRect(x: 0, y: 2, width: 8, height: 7) : exact))
    }

    @Test("the same film gives the same bytes", arguments: TestFilm.Format.allCases)
    func determinism(format: TestFilm.Format) throws {
        let film = TestFilm.movingSquare(side: 9)
        #expect(try film.file(as: format) == film.file(as: format))
    }

    @Test("a film of one frame is a picture that opens", arguments: TestFilm.Format.allCases)
    func oneFrame(format: TestFilm.Format) throws {
        let whole = TestFilm.movingSquare()
        let film = TestFilm(frames: Array(whole.frames.prefix(1)), frameCount: 1)
        let shown = try ShownFilm(film.file(as: format), format: format.rawValue)
        #expect(shown.frames.map(\.pixels.pixels) == [film.frames[0].raster.numbers])
    }

    @Test("a film without frames is no file", arguments: TestFilm.Format.allCases)
    func noFrame(format: TestFilm.Format) throws {
        #expect(try TestFilm(frames: [], frameCount: 0).file(as: format).isEmpty)
    }

    @Test(
        "what shows through does so in WebP and APNG, from whatever frame on", arguments: [TestFilm.Format.webp, .apng])
    func transparency(format: TestFilm.Format) throws {
        let opaque = TestFilm.movingSquare()
        let clear = TestFilm.movingSquare(ground: [0, 0x8040_2010, 0x8080_8080])
        let frames = zip(opaque.frames, clear.frames).map { $0.number < 2 ? $0 : $1 }
        let film = TestFilm(frames: frames, frameCount: opaque.frameCount)
        let shown = try ShownFilm(film.file(as: format), format: format.rawValue)
        for number in 0..<film.frameCount {
            let expected = film.raster(number)?.straight.numbers
            #expect(shown.pixels(atMilliseconds: Double(number) * 20 + 10)?.pixels == expected, "frame \(number)")
        }
    }

    @Test("a GIF has no half transparency: what shows through shows white")
    func transparencyOfGIF() throws {
        let film = TestFilm.movingSquare(ground: [0x8040_0000, 0])
        let shown = try ShownFilm(film.file(as: .gif), format: "gif")
        let pixels = try #require(shown.frames.first?.pixels.pixels)
        #expect(Set(pixels).isSuperset(of: [0xFFBF_7F7F, 0xFFFF_FFFF]))
    }

    @Test("more frames than are encoded at once", arguments: TestFilm.Format.allCases)
    func manyFrames(format: TestFilm.Format) throws {
        let frames = (0..<50).map { number in
            (number, Raster(width: 8, height: 3, filledWith: PremultipliedARGB(argb: 0xFF00_0000 | UInt32(number * 5))))
        }
        let shown = try ShownFilm(TestFilm(frames: frames, frameCount: 50).file(as: format), format: format.rawValue)
        #expect(shown.frames.map { $0.pixels.pixels[0] } == frames.map { $0.1.numbers[0] })
    }

    @Test("a WebP film with sides that the format does not have")
    func tooLargeForWebP() throws {
        var film = try WebPFilm(frameRate: 60)
        let error = #expect(throws: EncodingError.self) { try film.add(Raster(width: 16_384, height: 1), number: 0) }
        #expect(
            error?.description
                == "a film of 16384 × 1 pixels is too large for WebP; at most 16383 on a side are accepted")
    }
}
