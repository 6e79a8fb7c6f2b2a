import Codecs
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// What JPEG files lost, and pictures that are made to lose the same.
@Suite struct JPEGLossesTests {
    private func raster(of bytes: [UInt8]) throws -> Raster {
        try PictureDecoder(limits: PictureLimits(pixels: 10_000)).straightRaster(of: bytes).premultiplied
    }

    /// How far the components of two pictures are from each other, summed up.
    private func distance(_ first: Raster, _ second: Raster) -> Int {
        zip(first.pixels, second.pixels).reduce(0) { sum, pixels in
            [16, 8, 0].reduce(sum) { (sum, bits: UInt32) in
                sum + abs(Int(pixels.0.argb >> bits & 0xFF) - Int(pixels.1.argb >> bits & 0xFF))
            }
        }
    }

    /// What was compressed loses hardly anything when it is compressed so again, and more in other squares.
    @Test(arguments: ["444-37x21.jpg", "444-progressive-37x21.jpg", "gray-37x21.jpg"])
    func whatWasLostIsNotLostAgain(name: String) throws {
        let bytes = try PictureFiles("jpeg").bytes(of: name)
        let (shown, losses) = (try raster(of: bytes), try #require(JPEGLosses(of: bytes)))
        let same = try #require(shown.losing(losses, x: 0, y: 0))
        let other = try #require(shown.losing(losses, x: 3, y: 5))
        #expect(same.width == 37 && same.height == 21 && other.width == 37 && other.height == 21)
        let (again, elsewhere) = (distance(shown, same), distance(shown, other))
        #expect(again * 3 < elsewhere, "\(again), \(elsewhere)")
        #expect(shown.losing(losses, x: -16, y: 32) == same)
    }

    /// A picture's colours are kept at half the resolution, where the file's are.
    @Test(arguments: [("444", false), ("422", true), ("420", true)])
    func colorsLoseResolution(sampling: String, isLost: Bool) throws {
        let losses = try #require(JPEGLosses(of: try PictureFiles("jpeg").bytes(of: "\(sampling)-37x21.jpg")))
        // Columns of two colours that are equally light.
        let colors = [PremultipliedARGB(argb: 0xFFD0_3030), PremultipliedARGB(argb: 0xFF00_7AC0)]
        let stripes = Raster(width: 32, height: 32, pixels: (0..<1024).map { colors[$0 % 2] })
        let kept = try #require(stripes.losing(losses, x: 0, y: 0))
        let (even, odd) = (PixelRect(x: 16, y: 16, width: 1, height: 1), PixelRect(x: 17, y: 16, width: 1, height: 1))
        let contrast = distance(kept.cropped(to: even), kept.cropped(to: odd))
        #expect((contrast < 100) == isLost, "\(contrast)")
    }

    @Test(arguments: [("jpeg", "cmyk-8x8.jpg"), ("jpeg", "rgb-8x8.jpg"), ("webp", "rgb-lossy-16x16.webp")])
    func whatIsCompressedOtherwiseHasNone(kind: String, name: String) throws {
        #expect(JPEGLosses(of: try PictureFiles(kind).bytes(of: name)) == nil)
    }

    /// Whatever a file says of its steps and squares, pictures are made to lose it, or cannot be.
    @Test func oddHeadersDoNoHarm() throws {
        let files = try PictureFiles("jpeg")
        let pixels = (0..<209).map { PremultipliedARGB(argb: 0xFF00_0000 + $0 * 7919) }
        let picture = Raster(width: 19, height: 11, pixels: pixels)
        var outcomes = (nothing: 0, refused: 0, made: 0)
        for seed in FuzzSeeds.range(usually: 2000) {
            var numbers = SeededNumbers(seed: seed)
            let name = ["420-37x21.jpg", "gray-37x21.jpg", "444-progressive-8x8.jpg"][numbers.next(below: 3)]
            var bytes = try files.bytes(of: name)
            if numbers.next(below: 2) == 0 { bytes = Self.withLongSteps(bytes) }
            if numbers.next(below: 5) == 0 { bytes = Self.withUnevenSquares(bytes) }
            let header = Self.place(of: [0xC4], in: bytes) ?? bytes.count
            for _ in 0..<numbers.next(below: 5) {
                bytes[2 + numbers.next(below: header - 2)] = UInt8(numbers.next(below: 256))
            }
            guard let losses = JPEGLosses(of: bytes) else {
                outcomes.nothing += 1
                continue
            }
            let lost = picture.losing(losses, x: numbers.next(below: 99) - 49, y: numbers.next(below: 99) - 49)
            if let lost {
                #expect(lost.width == 19 && lost.height == 11 && lost.isOpaque)
                outcomes.made += 1
            } else {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.nothing > 0 && outcomes.refused > 0 && outcomes.made > 0, "\(outcomes)")
    }

    /// A file whose steps have 16 bits each, the first of them none and the last as many as there can be.
    private static func withLongSteps(_ bytes: [UInt8]) -> [UInt8] {
        guard let place = place(of: [0xDB], in: bytes) else { return bytes }
        let steps: [UInt8] = bytes[(place + 5)..<(place + 69)].flatMap { [0, $0] }
        let head: [UInt8] = [0xFF, 0xDB, 0, 131, 0x10 | bytes[place + 4], 0, 0]
        return bytes[..<place] + head + steps.dropFirst(2).dropLast(2) + [0xFF, 0xFF] + bytes[(place + 69)...]
    }

    /// A file of 3 × 1 squares of light to 2 × 1 of a colour, which no picture can be made of.
    private static func withUnevenSquares(_ bytes: [UInt8]) -> [UInt8] {
        guard let place = place(of: [0xC0, 0xC2], in: bytes) else { return bytes }
        var bytes = bytes
        bytes[place + 11] = 0x31
        if bytes[place + 9] == 3 { bytes[place + 14] = 0x21 }
        return bytes
    }

    /// Where the first marker of some kinds begins.
    private static func place(of kinds: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == 0xFF && kinds.contains(bytes[$0 + 1]) }
    }
}
