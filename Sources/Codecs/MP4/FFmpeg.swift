import Files
import Foundation

/// Why the program `ffmpeg` did not make a film.
package enum FFmpegFailure: Error, Hashable, Sendable {
    /// It is not on the path.
    case missing
    /// It has no encoder for H.264.
    case noH264
    /// It ended before it had all frames, or took none for a minute; what it said last, where it said something.
    case ended(String?)
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

/// The program `ffmpeg` at work: it is given bytes and leaves a file.
///
/// What it says goes to a file, so that neither waits for the other.
final class FFmpeg {
    private let process = Process()
    private let folder: URL
    private let channel: ProgramChannel
    private var output: URL { folder.appendingPathComponent("film.mp4") }
    private var messages: URL { folder.appendingPathComponent("messages") }

    /// Starts it.
    ///
    /// - Parameter arguments: all but the file that it writes, which comes last.
    init(_ arguments: [String]) throws(FFmpegFailure) {
        guard let program = Self.path else { throw .missing }
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent("thumbindex-film-\(UUID().uuidString)")
        guard (try? files.createDirectory(at: folder, withIntermediateDirectories: false)) != nil,
            files.createFile(atPath: folder.path + "/messages", contents: nil),
            let messages = FileHandle(forWritingAtPath: folder.path + "/messages"),
            let channel = ProgramChannel()
        else {
            try? files.removeItem(at: folder)
            throw .ended("there is no room for its files in \(files.temporaryDirectory.path)")
        }
        self.channel = channel
        let input = FileHandle(fileDescriptor: channel.far, closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments + [output.path]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages
        do {
            try process.run()
        } catch {
            throw .ended("\(program) cannot be run")
        }
        try? input.close()
    }

    deinit {
        channel.endOfBytes()
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Gives it the next bytes; throws where it has died, or takes none for a minute.
    func take(_ bytes: UnsafeRawBufferPointer) throws(FFmpegFailure) {
        do throws(ProgramChannel.Failure) {
            try unsafe channel.write(bytes)
        } catch {
            guard error == .stuck else { throw failure(or: nil) }
            kill(process.processIdentifier, SIGKILL)
            throw failure(or: "it takes no frame")
        }
    }

    /// Tells it that this was all, waits for its end and gives the file that it has made.
    func finish() throws(FFmpegFailure) -> [UInt8] {
        channel.endOfBytes()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0,
            let file = try? Data(contentsOf: output), !file.isEmpty
        else { throw failure(or: nil) }
        return Array(file)
    }

    /// What its messages say of it; `usual` where they say nothing.
    private func failure(or usual: String?) -> FFmpegFailure {
        channel.endOfBytes()
        process.waitUntilExit()
        let text = (try? String(decoding: Data(contentsOf: messages), as: UTF8.self)) ?? ""
        if text.contains("Unknown encoder") { return .noH264 }
        let said = text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) }
        let signal = process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : nil
        return .ended(usual ?? said ?? signal.map { "it was ended by \($0)" })
    }
}

extension FFmpeg {
    /// The first on the path.
    private static var path: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { $0 + "/ffmpeg" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
