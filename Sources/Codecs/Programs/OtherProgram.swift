import Files
import Foundation

/// Why another program did not make a file.
package enum ProgramFailure: Error, Hashable {
    /// It is not on the path.
    case missing
    /// It had more seconds of a processor than it may have.
    case outOfTime
    /// It ended before it had everything, took nothing for a minute, or did not end when it had all: in its own last
    /// words, where it said something, and everything that it said.
    case ended(String?, messages: String)
}

/// Another program at work: it is given bytes and leaves a file.
///
/// What it says goes to a file, so that neither waits for the other.
package final class OtherProgram {
    private let process = Process()
    private let folder: URL
    private let channel: ProgramChannel
    private let hasEnded = DispatchSemaphore(value: 0)
    private let patience: Int
    private var output: URL { folder.appendingPathComponent("output") }
    private var messages: URL { folder.appendingPathComponent("messages") }

    /// What it may take.
    package struct Bounds {
        /// Seconds of a processor.
        let seconds: Int
        let kibibytes: Int
    }

    /// Starts it.
    ///
    /// - Parameters:
    ///   - name: of the program, the first of this name on the path.
    ///   - arguments: all but the file that it writes, which comes last.
    ///   - bounds: none where it works on what is known to be sound.
    ///   - patience: how many seconds it may go on for when it has everything.
    package init(
        _ name: String, _ arguments: [String], within bounds: Bounds? = nil, patience: Int = 120
    ) throws(ProgramFailure) {
        self.patience = patience
        guard let program = Self.path(of: name) else { throw .missing }
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent("thumbindex-\(name)-\(UUID().uuidString)")
        guard (try? files.createDirectory(at: folder, withIntermediateDirectories: false)) != nil,
            files.createFile(atPath: folder.path + "/messages", contents: nil),
            let messages = FileHandle(forWritingAtPath: folder.path + "/messages"),
            let channel = ProgramChannel()
        else {
            try? files.removeItem(at: folder)
            throw .ended("there is no room for its files in \(files.temporaryDirectory.path)", messages: "")
        }
        self.channel = channel
        let input = FileHandle(fileDescriptor: channel.far, closeOnDealloc: true)
        if let bounds {
            // Only a shell can bound what it becomes; not every system can bound memory. It speaks no other language.
            let limits =
                "ulimit -S -t \(bounds.seconds); ulimit -v \(bounds.kibibytes) 2> /dev/null; ulimit -c 0; export LC_ALL=C; "
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", limits + "exec \"$0\" \"$@\"", program] + arguments + [output.path]
        } else {
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments + [output.path]
        }
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages
        process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
        do {
            try process.run()
        } catch {
            throw .ended("\(program) cannot be run", messages: "")
        }
        try? input.close()
    }

    deinit {
        channel.endOfBytes()
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Gives it the next bytes; throws where it has died, or takes none for a minute.
    package func take(_ bytes: UnsafeRawBufferPointer) throws(ProgramFailure) {
        do throws(ProgramChannel.Failure) {
            try unsafe channel.write(bytes)
        } catch {
            guard error == .stuck else { throw failure(or: nil) }
            kill(process.processIdentifier, SIGKILL)
            throw failure(or: "it takes nothing")
        }
    }

    /// Tells it that this was all, waits for its end and gives the file that it has made.
    package func finish() throws(ProgramFailure) -> [UInt8] {
        guard awaitEnd() else { throw failure(or: "it does not end") }
        guard process.terminationReason == .exit, process.terminationStatus == 0,
            let file = try? Data(contentsOf: output), !file.isEmpty
        else { throw failure(or: nil) }
        return Array(file)
    }

    /// What its messages say of it; `usual` where they say nothing.
    private func failure(or usual: String?) -> ProgramFailure {
        _ = awaitEnd()
        let text = (try? String(decoding: Data(contentsOf: messages), as: UTF8.self)) ?? ""
        let said = text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) }
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else {
            let end = status == 0 ? nil : "it ended with status \(status)"
            return .ended(usual ?? said ?? end, messages: text)
        }
        if status == SIGXCPU { return .outOfTime }
        return .ended(usual ?? said ?? "it was ended by signal \(status)", messages: text)
    }
}

extension OtherProgram {
    /// Tells it that this was all, and waits for its end; whether it came before the patience was at its own, when it is
    /// ended.
    private func awaitEnd() -> Bool {
        channel.endOfBytes()
        let ends = !process.isRunning || hasEnded.wait(timeout: .now() + .seconds(patience)) == .success
        if !ends { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return ends
    }

    /// The last word of the first line that a program says of its version; `nil` where it is not there.
    package static func version(of name: String) -> String? {
        guard let program = path(of: name) else { return nil }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--version"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let said = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        let line = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return line?.split(separator: " ").last.map { String($0.prefix(40)) }
    }

    /// Where the first of a name on the path is.
    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
