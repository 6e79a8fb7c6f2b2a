/// Why the program `ffmpeg` did not make a film.
package enum FFmpegFailure: Error, Hashable, Sendable {
    /// It is not on the path.
    case missing
    /// It has no encoder for H.264.
    case noH264
    /// It ended before it had all frames, took none for a minute, or did not end within two after the last one; what it
    /// said last, where it said something.
    case ended(String?)

    init(_ failure: ProgramFailure) {
        switch failure {
        case .missing: self = .missing
        case .outOfTime: self = .ended(nil)
        case .ended(_, let messages) where messages.contains("Unknown encoder"): self = .noH264
        case .ended(let said, _): self = .ended(said)
        }
    }
}

extension FFmpegFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "mp4 films are made by the program ffmpeg, which is not there; install it, or choose webp"
        case .noH264: "the program ffmpeg that is there has no encoder for H.264 (libx264); choose webp"
        case .ended(let message): "ffmpeg did not make the film" + (message.map { ": " + $0 } ?? "")
        }
    }
}
