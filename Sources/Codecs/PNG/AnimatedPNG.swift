package import Rasters

/// A film as an animated PNG file (PNG, third edition, section 11.3.6).
///
/// Of each frame the rectangle that changes is stored, and replaces what is there.
package struct AnimatedPNG {
    private let frameRate: Double
    private var encoder = PNGEncoder()
    private var pictures: [FilmPicture<[UInt8]>] = []
    private let format: PNGFormat
    private var last: Raster?

    /// - Parameter isOpaque: whether all frames are.
    package init(frameRate: Double, isOpaque: Bool) {
        self.frameRate = frameRate
        format = isOpaque ? .rgb : .rgba
    }

    /// Adds the next frame; frames between it and the one before show that one. All have the same size.
    package mutating func add(_ raster: Raster, number: Int) throws(EncodingError) {
        pictures.extendLast(to: number)
        guard let area = last.map({ raster.changes(from: $0) }) ?? raster.bounds else {
            pictures.extendLast(to: number + 1)
            return
        }
        let stream = try encoder.stream(of: raster.cropped(to: area), format: format)
        pictures.append(FilmPicture(area: area, content: stream, frames: number..<number + 1))
        last = raster
    }

    /// The file of a film of so many frames, which repeats without end.
    package mutating func file(frameCount: Int) -> [UInt8] {
        pictures.extendLast(to: frameCount)
        guard let last else { return [] }
        var file = PNGFile(width: last.width, height: last.height, format: format)
        file.append(chunk: "acTL", UInt32(clamping: pictures.count).bigEndianBytes + [0, 0, 0, 0])
        var sequence: UInt32 = 0
        for (index, picture) in pictures.enumerated() {
            file.append(chunk: "fcTL", sequence.bigEndianBytes + control(of: picture))
            sequence += 1
            if index == 0 {
                file.append(chunk: "IDAT", picture.content)
            } else {
                file.append(chunk: "fdAT", sequence.bigEndianBytes + picture.content)
                sequence += 1
            }
        }
        file.append(chunk: "IEND", [])
        return file.bytes
    }

    /// Size, place, duration as a fraction, left in place, not blended.
    private func control(of picture: FilmPicture<[UInt8]>) -> [UInt8] {
        let area = picture.area
        let place = [area.width, area.height, area.x, area.y].flatMap { UInt32(clamping: $0).bigEndianBytes }
        let delay = delay(of: picture.frames)
        return place + delay.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [0, 0]
    }

    /// Frames over a whole frame rate, which is exact; else, or where that is too large, milliseconds or hundredths.
    private func delay(of frames: Range<Int>) -> [UInt16] {
        if let rate = UInt16(exactly: frameRate), let count = UInt16(exactly: frames.count) { return [count, rate] }
        for unit in [1000.0, 100] {
            let clock = FilmClock(frameRate: frameRate, unitsPerSecond: unit)
            if let duration = UInt16(exactly: clock.duration(of: frames)) { return [duration, UInt16(unit)] }
        }
        return [.max, 100]
    }
}

extension PNGEncoder {
    /// A raster's zlib stream.
    fileprivate mutating func stream(of raster: Raster, format: PNGFormat) throws(EncodingError) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var checksum: UInt32 = 1
        for number in bands.all(inHeight: raster.height) {
            let rows = bands.rows(ofBand: number, height: raster.height)
            let band = try encode(raster, rows: rows, format: format)
            stream += band.deflated
            checksum = combinedAdler32(checksum, band.checksum, secondByteCount: band.byteCount)
        }
        return stream + [0x01, 0x00, 0x00, 0xFF, 0xFF] + checksum.bigEndianBytes
    }
}
