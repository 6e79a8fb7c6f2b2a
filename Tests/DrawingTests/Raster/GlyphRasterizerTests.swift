import DisplayLists
import Drawing
import Geometry
import Rasters
import Testing

@Suite struct GlyphRasterizerTests {
    /// What a mask covers is the outline's area, whatever the position between two pixels.
    @Test(arguments: ["H", "o", "g", "@"] as [Character], [13, 26, 64])
    func aMaskCoversTheOutlinesArea(character: Character, size: Int) throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        let glyph = try Faces.glyph(character, in: face).id
        let outline = Shape.path(face.outline(of: glyph))
        let frame = PixelRect(x: -size, y: -2 * size, width: 4 * size, height: 4 * size)
        let whole = try CoverageMask(of: outline, offsetBy: .zero, in: frame, pixelsPerPoint: Double(size))
        for quarter in 0..<4 {
            let mask = try #require(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: size * 64, quarter: quarter))
            #expect(abs(mask.mask.area - whole.area) < 0.02 * whole.area + 0.3)
        }
    }

    @Test func aQuarterMovesTheInkByAQuarter() throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        let glyph = try Faces.glyph("o", in: face).id
        let centers = try (0..<4).map { quarter in
            try #require(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: 20 * 64, quarter: quarter)).centerX
        }
        for quarter in 1..<4 {
            #expect(abs(centers[quarter] - centers[0] - Double(quarter) / 4) < 0.02)
        }
    }

    @Test func aMaskLiesAboveTheBaseline() throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        let glyph = try Faces.glyph("H", in: face).id
        let mask = try #require(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: 2816 * 8, quarter: 0))
        // 352 pixels an em: a capital is 256 high.
        #expect(mask.y == -256 && mask.mask.height == 256)
    }

    @Test func sizesAreFractional() throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        let glyph = try Faces.glyph("H", in: face).id
        let areas = try [13 * 64, 13 * 64 + 32, 14 * 64].map {
            try #require(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: $0, quarter: 0)).mask.area
        }
        #expect(areas[0] < areas[1] && areas[1] < areas[2])
    }

    @Test func aGlyphAsLargeAsAWallHasNoMask() throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        let glyph = try Faces.glyph("H", in: face).id
        for size in [20_000, 1_000_000, 1 << 40] {
            #expect(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: size * 64, quarter: 0) == nil)
        }
        #expect(rasterizer.mask(of: glyph, in: face, pixelsPerEm64: 640, quarter: 0) != nil)
    }

    @Test func whatHasNoOutlineHasNoMask() throws {
        let face = try Faces.open("Inter")
        let rasterizer = try #require(GlyphRasterizer())
        #expect(rasterizer.mask(of: try Faces.glyph(" ", in: face).id, in: face, pixelsPerEm64: 832, quarter: 0) == nil)
        #expect(rasterizer.mask(of: 1_000_000, in: face, pixelsPerEm64: 832, quarter: 0) == nil)
        #expect(rasterizer.mask(of: 36, in: face, pixelsPerEm64: 0, quarter: 0) == nil)
        #expect(rasterizer.mask(of: 36, in: face, pixelsPerEm64: -5, quarter: 0) == nil)
        let emoji = try Faces.open("Noto Color Emoji")
        let picture = try Faces.glyph("👍", in: emoji).id
        #expect(rasterizer.mask(of: picture, in: emoji, pixelsPerEm64: 832, quarter: 0) == nil)
    }
}

extension CoverageMask {
    fileprivate var area: Double { coverage.reduce(0) { $0 + Double($1) } / 255 }
}

extension GlyphMask {
    /// The mean x of the coverage, from the glyph's whole pixel.
    fileprivate var centerX: Double {
        let sum = mask.coverage.indices.reduce(0.0) {
            $0 + (Double($1 % mask.width) + 0.5) * Double(mask.coverage[$1])
        }
        return Double(x) + sum / mask.coverage.reduce(0) { $0 + Double($1) }
    }
}
