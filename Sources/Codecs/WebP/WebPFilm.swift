import Jobs
package import Rasters

/// A film as an animated WebP file.
///
/// Of each frame the rectangle that changes is stored, and replaces what is there. Making the pixels in it that do not
/// change transparent instead was measured to be larger: it breaks up the patterns that libwebp finds.
package struct WebPFilm {
    private let encoder: WebPEncoder
    private let clock: FilmClock
    private var pictures: [FilmPicture<[UInt8]>] = []
    /// The last frame that was encoded.
    private var last: Raster?
    /// Frames that wait to be compared and encoded together, with their numbers.
    private var waiting: [(number: Int, raster: Raster)] = []

    /// Enough frames to keep a few cores at work, few enough pixels to hold.
    private static let batch = (frames: 16, pixels: 1 << 26)

    /// A film without frames yet.
    ///
    /// - Parameter quality: 0…100; `nil` for no loss at all.
    package init(frameRate: Double, quality: Int? = nil) throws(EncodingError) {
        encoder = try WebPEncoder(quality: quality)
        clock = FilmClock(frameRate: frameRate, unitsPerSecond: 1000)
    }

    /// Adds the next frame; frames between it and the one before show that one. All have the same size.
    package mutating func add(_ raster: Raster, number: Int) throws(EncodingError) {
        let longest = WebPEncoder.longestSide
        guard raster.width <= longest, raster.height <= longest else {
            throw .filmTooLarge(width: raster.width, height: raster.height)
        }
        waiting.append((number, raster))
        let room = Self.batch.pixels / (raster.width * raster.height)
        if waiting.count >= min(Self.batch.frames, room) { try encodeWaiting() }
    }

    /// How many bytes the pictures have that are encoded so far; the file of them has some more.
    package var byteCount: Int { pictures.reduce(0) { $0 + $1.content.count } }

    /// The file of a film of so many frames, which repeats without end; empty for a film without frames.
    package mutating func file(frameCount: Int) throws(EncodingError) -> [UInt8] {
        try encodeWaiting()
        pictures.extendLast(to: frameCount)
        guard let last else { return [] }
        var animation = try WebPAnimation()
        try animation.begin(width: last.width, height: last.height)
        for picture in pictures {
            try animation.append(
                picture.content, area: picture.area, milliseconds: clock.duration(of: picture.frames))
        }
        return try animation.file()
    }

    private mutating func encodeWaiting() throws(EncodingError) {
        let rasters = [last] + waiting.map(\.raster)
        let encoder = encoder
        let encoded = Array(waiting.indices).concurrentMap { index in
            Result { () throws(EncodingError) in
                try rasters[index + 1].flatMap { raster throws(EncodingError) in
                    try encoder.picture(of: raster, after: rasters[index])
                }
            }
        }
        for (frame, result) in zip(waiting, encoded) {
            append(try result.get(), number: frame.number)
        }
        last = waiting.last?.raster ?? last
        waiting = []
    }

    private mutating func append(_ picture: (area: PixelRect, file: [UInt8])?, number: Int) {
        pictures.extendLast(to: number)
        if let picture {
            pictures.append(FilmPicture(area: picture.area, content: picture.file, frames: number..<number + 1))
        } else {
            pictures.extendLast(to: number + 1)
        }
    }
}

extension WebPEncoder {
    /// What of a frame differs from the one before it, and where; all of the first, `nil` where nothing does.
    fileprivate func picture(
        of raster: Raster, after last: Raster?
    ) throws(EncodingError) -> (area: PixelRect, file: [UInt8])? {
        guard let changes = last.map({ raster.changes(from: $0) }) ?? raster.bounds else { return nil }
        let area = changes.withEvenOrigin
        return (area, try file(of: raster, area: area))
    }
}

extension PixelRect {
    /// Grown to the left and upward to even coordinates, the only ones that the format has.
    fileprivate var withEvenOrigin: PixelRect {
        PixelRect(columns: (x / 2 * 2)..<columns.upperBound, rows: (y / 2 * 2)..<rows.upperBound)
    }
}
