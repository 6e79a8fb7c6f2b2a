import Codecs
import Testing

@Suite struct SegmentDeflaterTests {
    @Test(
        arguments: [
            ("", 1), ("a", 0x0062_0062), ("Wikipedia", 0x11E6_0398),
            (String(repeating: "z", count: 100_000), 0xD79A_3327),
        ] as [(String, UInt32)])
    func checksumsAreAdlers(text: String, checksum: UInt32) {
        #expect(adler32(of: Array(text.utf8).span) == checksum)
    }

    @Test func checksumsContinue() {
        let (whole, start, end) = (Array("IENDabc".utf8), Array("IEND".utf8), Array("abc".utf8))
        #expect(crc32(of: start.span) == 0xAE42_6082)
        #expect(crc32(of: end.span, continuing: crc32(of: start.span)) == crc32(of: whole.span))
        #expect(adler32(of: end.span, continuing: adler32(of: start.span)) == adler32(of: whole.span))
    }

    @Test(arguments: [0, 1, 2250, 65_520, 65_521, 65_522, 1_000_000])
    func checksumsOfZerosNeedNoZeros(count: Int) {
        let zeros = [UInt8](repeating: 0, count: count)
        for start in [1, adler32(of: Array("Wikipedia".utf8).span), 65_520 << 16 | 65_520] as [UInt32] {
            #expect(adler32(ofZeros: count, continuing: start) == adler32(of: zeros.span, continuing: start))
        }
    }

    /// A flush ends in an empty stored block; nothing in a segment is marked as the stream's last.
    @Test(arguments: [0, 1, 2], [0, 1000, 70_000])
    func aSegmentEndsOnAByteAndGoesOn(level: Int, length: Int) throws {
        var deflater = SegmentDeflater(level: level)
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 / 100) }
        let segment = try deflater.segment(of: bytes.span)
        #expect(segment.suffix(4) == [0, 0, 0xFF, 0xFF])
        #expect(segment[0] & 1 == 0)
        #expect(segment.count < 6 + length / 4)
        #expect(try deflater.segment(of: bytes.span) == segment)
    }

    /// Whatever calls before it left on the stack: a library's struct there must not be used as it is found.
    @Test(arguments: [0, 1, 2], [1, 9, 14] as [UInt16])
    func segmentsDependOnTheirBytesAlone(level: Int, left: UInt16) throws {
        guard #available(macOS 26, iOS 26, *) else { return }
        // Matches lie from 600 to 20,000 bytes back, so that a shorter reach would miss some.
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: ($0 % 20_000) &* ($0 % 20_000) >> 5) }
        var deflater = SegmentDeflater(level: level)
        leaveOnTheStack(0)
        let segment = try deflater.segment(of: bytes.span)
        leaveOnTheStack(left)
        #expect(try deflater.segment(of: bytes.span) == segment)
    }

    /// ISA-L takes the address of its stream for bytes of the input. Streams that are there at once have addresses of
    /// their own, and short inputs have so few hashes that a wrong one often is one of theirs.
    @Test(arguments: [1, 2], [40, 90, 200, 200_000])
    func segmentsDependOnNoAddress(level: Int, length: Int) throws {
        let inputs = (1...60 as ClosedRange<UInt8>).map {
            [0, $0, $0, $0, $0, $0, 7] + Array(repeating: $0, count: length)
        }
        var deflaters = (0..<24).map { _ in SegmentDeflater(level: level) }
        let segments = try inputs.map { try deflaters[0].segment(of: $0.span) }
        for index in deflaters.indices.dropFirst() {
            #expect(try inputs.map { try deflaters[index].segment(of: $0.span) } == segments, "\(index)")
        }
    }

    @available(macOS 26, iOS 26, *)
    @inline(never)
    private func leaveOnTheStack(_ value: UInt16) {
        let filled = InlineArray<100_000, UInt16>(repeating: value)
        withExtendedLifetime(filled.span) { #expect($0[50_000] == value) }
    }

    @Test func whatDoesNotCompressHardlyGrows() throws {
        var state: UInt64 = 7
        let noise = (0..<200_000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 40)
        }
        for level in 0...2 {
            var deflater = SegmentDeflater(level: level)
            #expect(try deflater.segment(of: noise.span).count < 202_000)
        }
    }
}
