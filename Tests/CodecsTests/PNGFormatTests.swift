import Codecs
import Rasters
import Testing

@Suite struct PNGFormatTests {
    private func facts(_ pixels: [PremultipliedARGB], width: Int) -> PixelFacts {
        var rows = StraightRows()
        rows.fill(
            with: 0..<pixels.count / width, of: Raster(width: width, height: pixels.count / width, pixels: pixels))
        rows.countColors()
        return rows.facts
    }

    @Test func factsTellOpacityGreyAndColors() {
        let opaque = facts([0xFF01_0203, 0xFF01_0203, 0xFFFF_FFFF, 0xFF00_0000], width: 2)
        #expect(opaque.isOpaque && !opaque.isGray)
        #expect(opaque.colors == .few([0xFF00_0000, 0xFF03_0201, 0xFFFF_FFFF].map(StraightRGBA.init(abgr:))))
        let gray = facts([0, 0x8040_4040], width: 1)
        #expect(!gray.isOpaque && gray.isGray)
        #expect(gray.colors == .few([0, 0x8080_8080].map(StraightRGBA.init(abgr:))))
    }

    @Test(arguments: [(256, 16), (257, 16), (256, 7), (300, 1)])
    func at257ColorsCountingEnds(count: Int, width: Int) {
        var pixels = (0..<count).map { PremultipliedARGB(argb: 0xFF00_0000 | UInt32($0) &* 0x3_0507) }
        while pixels.count % width != 0 { pixels.append(pixels[0]) }
        let expected = PixelColors.few(Set(pixels).map(\.straight).sorted())
        #expect(facts(pixels, width: width).colors == (count <= 256 ? expected : .many))
    }

    /// Whatever the order of the parts, the facts of the whole are the same.
    @Test func unionsDoNotDependOnOrder() {
        let colors: [PixelColors] =
            ([
                [1, 2], [2, 3], Array(10..<260), Array(10..<266),
            ] as [[UInt32]]).map { .few($0.map(StraightRGBA.init(abgr:))) } + [.many, .unknown]
        for first in colors {
            for second in colors {
                for third in colors {
                    let results = [[first, second, third], [third, first, second], [second, third, first]].map {
                        parts in
                        parts.reduce(into: PixelColors.few([])) { $0.formUnion($1) }
                    }
                    // What is not counted may hide that there are many.
                    let known = [first, second, third].allSatisfy { $0 != .unknown }
                    if known { #expect(Set(results).count == 1, "\(first) \(second) \(third)") }
                    #expect(results.allSatisfy { !known || $0 != .unknown })
                }
            }
        }
    }

    @Test func factsAreJoined() {
        var facts = facts([0xFF11_1111], width: 1)
        facts.formUnion(self.facts([0xFF22_2222], width: 1))
        #expect(
            facts.isGray && facts.isOpaque
                && facts.colors == .few([0xFF11_1111, 0xFF22_2222].map(StraightRGBA.init(abgr:))))
        facts.formUnion(self.facts([0x8000_1100], width: 1))
        #expect(!facts.isGray && !facts.isOpaque)
    }

    @Test(
        arguments: [
            ([0xFF00_0000, 0xFFFF_FFFF], 1000, "palette of 1"), ([0xFF00_0000, 0xFFFF_FFFF], 1, "gray"),
            ([0xFF00_00FF, 0xFFFF_FFFF, 0xFF00_0001], 1000, "palette of 2"), ([0xFF00_00FF], 1, "rgb"),
            ([0, 0xFFFF_FFFF], 1000, "palette of 1"), ([0x4000_0000], 1, "grayAlpha"), ([0x4000_0040], 1, "rgba"),
            ((0..<17).map { PremultipliedARGB(argb: 0xFF00_0000 | $0) }, 1000, "palette of 8"),
            ((0..<200).map { PremultipliedARGB(argb: 0xFF00_0000 | $0 &* 0x01_0101) }, 1000, "gray"),
            ((0..<300).map { PremultipliedARGB(argb: 0xFF00_0000 | $0) }, 1000, "rgb"),
            ((0..<300).map { PremultipliedARGB(argb: 0x8000_0000 | $0 / 4) }, 1000, "palette of 8"),
        ] as [([PremultipliedARGB], Int, String)])
    func theSmallestFormatIsTaken(pixels: [PremultipliedARGB], size: Int, format: String) {
        let facts = facts(pixels, width: 1)
        let chosen = PNGFormat(for: facts, width: size, height: size)
        var text = "\(chosen)"
        if case .palette(let palette) = chosen { text = "palette of \(palette.bitDepth)" }
        #expect(text == format)
        #expect(chosen.holds(facts))
    }

    @Test func aFormatHoldsWhatItCanShow() {
        let red = facts([0xFFFF_0000], width: 1)
        let glass = facts([0x8080_8080], width: 1)
        #expect(PNGFormat.rgb.holds(red) && PNGFormat.rgba.holds(red) && PNGFormat.rgba.holds(glass))
        #expect(!PNGFormat.gray.holds(red) && !PNGFormat.grayAlpha.holds(red) && !PNGFormat.rgb.holds(glass))
        #expect(PNGFormat.grayAlpha.holds(glass) && !PNGFormat.gray.holds(glass))
        let palette = PNGFormat.palette(PNGPalette(colors: [0xFF00_00FF, 0xFFFF_FFFF].map(StraightRGBA.init(abgr:))))
        #expect(palette.holds(red) && !palette.holds(glass))
        #expect(PNGPalette(colors: [0, 0x8000_0000, 0xFF00_0000].map(StraightRGBA.init(abgr:))).transparentCount == 2)
    }

    @Test func theFormatOfFramesFollowsFromTheAlpha() {
        #expect(PNGFormat(for: Raster(width: 2, height: 2, filledWith: 0xFF00_0000)) == .rgb)
        #expect(PNGFormat(for: Raster(width: 2, height: 2, filledWith: 0xFE00_0000)) == .rgba)
    }
}
