import Foundation

/// Why another program did not make a file.
enum ProgramFailure: Error, Hashable {
    /// It is not on the path.
    case missing
    /// It had more seconds of a processor than it may have.
    case outOfTime
    /// It ended before it had everything, or took nothing for a minute: in its own last words, where it said something,
    /// and everything that it said.
    case ended(String?, messages: String)
}

/// Another program at work: it is given bytes and leaves a file.
///
/// Bytes go through a socket, not through a pipe: a program that has died is an error there and no signal that would
/// end this one. What it says goes to a file, so that neither waits for the other.
final class OtherProgram {
    private let process = Process()
    private let folder: URL
    private let socket: Int32
    private var output: URL { folder.appendingPathComponent("output") }
    private var messages: URL { folder.appendingPathComponent("messages") }

    /// What it may take.
    struct Bounds {
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
    init(_ name: String, _ arguments: [String], within bounds: Bounds? = nil) throws(ProgramFailure) {
        guard let program = Self.path(of: name) else { throw .missing }
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent("thumbindex-\(name)-\(UUID().uuidString)")
        var ends: [Int32] = [0, 0]
        guard (try? files.createDirectory(at: folder, withIntermediateDirectories: false)) != nil,
            files.createFile(atPath: folder.path + "/messages", contents: nil),
            let messages = FileHandle(forWritingAtPath: folder.path + "/messages"),
            unsafe socketpair(AF_UNIX, Self.streamSocket, 0, &ends) == 0
        else {
            try? files.removeItem(at: folder)
            throw .ended("there is no room for its files in \(files.temporaryDirectory.path)", messages: "")
        }
        socket = ends[0]
        Self.prepare(ends)
        let input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
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
        do {
            try process.run()
        } catch {
            throw .ended("\(program) cannot be run", messages: "")
        }
        try? input.close()
    }

    deinit {
        closeSocket()
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Gives it the next bytes; throws where it has died, or takes none for a minute.
    func take(_ bytes: UnsafeRawBufferPointer) throws(ProgramFailure) {
        var sent = 0
        while sent < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
            let count = unsafe send(socket, rest.baseAddress, rest.count, Self.withoutSignal)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let isStuck = errno == EAGAIN || errno == EWOULDBLOCK
                if isStuck { kill(process.processIdentifier, SIGKILL) }
                throw failure(or: isStuck ? "it takes nothing" : nil)
            }
            sent += count
        }
    }

    /// Tells it that this was all, waits for its end and gives the file that it has made.
    func finish() throws(ProgramFailure) -> [UInt8] {
        closeSocket()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0,
            let file = try? Data(contentsOf: output), !file.isEmpty
        else { throw failure(or: nil) }
        return Array(file)
    }

    /// What its messages say of it; `usual` where they say nothing.
    private func failure(or usual: String?) -> ProgramFailure {
        closeSocket()
        process.waitUntilExit()
        let text = (try? String(decoding: Data(contentsOf: messages), as: UTF8.self)) ?? ""
        let said = text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) }
        guard process.terminationReason == .uncaughtSignal else { return .ended(usual ?? said, messages: text) }
        if process.terminationStatus == SIGXCPU { return .outOfTime }
        return .ended(usual ?? said ?? "it was ended by signal \(process.terminationStatus)", messages: text)
    }

    private var isOpen = true

    private func closeSocket() {
        if isOpen { close(socket) }
        isOpen = false
    }
}

extension OtherProgram {
    /// Where the first of a name on the path is.
    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile(atPath:))
    }

    /// Sockets that no other program inherits, the first of which gives up on one who takes nothing.
    private static func prepare(_ ends: [Int32]) {
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        unsafe setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        #if canImport(Darwin)
            var yes: Int32 = 1
            unsafe setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #endif
    }

    #if canImport(Darwin)
        private static let streamSocket = SOCK_STREAM
        private static let withoutSignal: Int32 = 0
    #else
        private static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        private static let withoutSignal = Int32(MSG_NOSIGNAL)
    #endif
}
