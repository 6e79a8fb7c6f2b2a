import Geometry
package import Rasters

/// A film as an MP4 file of H.264 that plays everywhere: 4:2:0, sides of even numbers of pixels, what a player needs at
/// its beginning. The program `ffmpeg` makes it.
///
/// The same version of `ffmpeg` makes the same bytes, whatever the machine's cores.
package struct MP4Film {
    private let program: OtherProgram
    private let columns: Int
    private let rows: Int
    /// The last frame, as it was given, and its number.
    private var last: (frame: [UInt32], number: Int)?

    /// A film without frames yet.
    ///
    /// - Parameters:
    ///   - quality: 0…100; from about 80 on the eye sees no loss.
    package init(width: Int, height: Int, frameRate: Double, quality: Int) throws(EncodingError) {
        columns = width + width % 2
        rows = height + height % 2
        do throws(ProgramFailure) {
            program = try OtherProgram(
                "ffmpeg",
                [
                    "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgra",
                    "-video_size", "\(columns)x\(rows)", "-framerate", NumberText.exact(frameRate), "-i", "pipe:0",
                    "-an",
                    "-vf",
                    "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
                    "-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", Self.rateFactor(quality),
                    "-threads", "4", "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
                    "-color_trc", "iec61966-2-1", "-movflags", "+faststart", "-map_metadata", "-1",
                    "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", "mp4",
                ])
        } catch {
            throw .ffmpeg(FFmpegFailure(error))
        }
    }

    /// The quality that it has unless another is asked for.
    package static let usualQuality = 80

    /// x264's rate factor: 51 for the worst, 10 for what differs from the frames by rounding.
    private static func rateFactor(_ quality: Int) -> String { NumberText.exact(51 - 0.41 * Double(quality)) }

    /// Adds the next frame; frames between it and the one before show that one.
    package mutating func add(_ raster: Raster, number: Int) throws(EncodingError) {
        try repeatLast(upTo: number)
        let frame = evenFrame(of: raster)
        try give(frame)
        last = (frame, number)
    }

    /// The file of a film of so many frames.
    package mutating func file(frameCount: Int) throws(EncodingError) -> [UInt8] {
        try repeatLast(upTo: frameCount)
        do throws(ProgramFailure) { return try program.finish() } catch { throw .ffmpeg(FFmpegFailure(error)) }
    }

    private func repeatLast(upTo number: Int) throws(EncodingError) {
        guard let last else { return }
        for _ in (last.number + 1)..<max(number, last.number + 1) { try give(last.frame) }
    }

    private func give(_ frame: [UInt32]) throws(EncodingError) {
        do throws(ProgramFailure) {
            unsafe try frame.withUnsafeBufferPointer { (pixels) throws(ProgramFailure) in
                unsafe try program.take(UnsafeRawBufferPointer(pixels))
            }
        } catch {
            throw .ffmpeg(FFmpegFailure(error))
        }
    }

    /// The pixels over white, the last column and row repeated where there is an odd number of them.
    private func evenFrame(of raster: Raster) -> [UInt32] {
        var frame: [UInt32] = []
        frame.reserveCapacity(columns * rows)
        for row in 0..<rows {
            let start = min(row, raster.height - 1) * raster.width
            for column in 0..<raster.width { frame.append(raster.pixels[start + column].overWhite) }
            if columns > raster.width, let edge = frame.last { frame.append(edge) }
        }
        return frame
    }
}

extension PremultipliedARGB {
    /// `0xFFRRGGBB`: what shows through is white.
    fileprivate var overWhite: UInt32 {
        let rest = 255 - alpha
        return rest == 0 ? argb : 0xFF00_0000 | (argb & 0xFF_FFFF) &+ rest &* 0x01_0101
    }
}
