import Foundation

/// The program as it was built for these tests.
enum Program {
    /// What a run of it left behind.
    struct Result: Equatable {
        var status: Int32
        var output: Data
        var errors: String

        var text: String { String(decoding: output, as: UTF8.self) }

        /// The errors without the line that tells how much there is to draw.
        var remarks: String {
            errors.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { $0.wholeMatch(of: /(up to )?[0-9]+ pictures? of [0-9]+ themes?/) == nil }
                .joined(separator: "\n")
        }
    }

    /// Runs it and waits for its end.
    ///
    /// Nothing of the environment is passed on but what is given here. What is written to another standard output is
    /// not in the result.
    static func run(
        _ arguments: [String], in folder: String = "/", environment: [String: String] = [:],
        standardInput: String? = nil, standardOutput: FileHandle? = nil, interruptedAfterLine: Bool = false
    ) throws -> Result {
        let process = process(arguments, in: folder, environment: environment)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = standardOutput ?? output
        process.standardError = errors
        process.standardInput =
            try standardInput.map { try FileHandle(forReadingFrom: URL(filePath: $0)) }
            ?? FileHandle.nullDevice
        try start(process)
        let errorReader = Reader(errors)
        var read = Data()
        if interruptedAfterLine {
            read = output.fileHandleForReading.availableData
            process.interrupt()
        }
        read += standardOutput == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
        let text = errorReader.text()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: read, errors: text)
    }

    /// Runs it in the place of a shell that has done something before: `ulimit -n 8`, `exec >&-`.
    static func run(_ arguments: [String], in folder: String, after setup: String) throws -> Result {
        let process = process(arguments, in: folder, environment: [:])
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", setup + "\nexec \"$0\" \"$@\"", url.path] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try start(process)
        let errorReader = Reader(errors)
        let read = output.fileHandleForReading.readDataToEndOfFile()
        let text = errorReader.text()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Result(status: status, output: read, errors: text)
    }

    /// Starts it, to go on until it is interrupted.
    static func begin(_ arguments: [String], in folder: String) throws -> Running {
        let process = process(arguments, in: folder, environment: [:])
        let running = Running(process)
        try start(process)
        return running
    }

    /// One that goes on: what it has said so far is waited for.
    final class Running: @unchecked Sendable {
        private let process: Process
        private let lock = NSLock()
        private var said = (output: "", errors: "")

        fileprivate init(_ process: Process) {
            self.process = process
            let (output, errors) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, errors)
            process.standardInput = FileHandle.nullDevice
            read(output) { $0.output += $1 }
            read(errors) { $0.errors += $1 }
        }

        private func read(
            _ pipe: Pipe, _ add: @escaping @Sendable (inout (output: String, errors: String), String) -> Void
        ) {
            let handle = pipe.fileHandleForReading
            Thread.detachNewThread {
                while case let data = handle.availableData, !data.isEmpty {
                    self.lock.lock()
                    add(&self.said, String(decoding: data, as: UTF8.self))
                    self.lock.unlock()
                }
            }
        }

        /// Waits until it has said a text so many times on standard error, and returns all that it has said there.
        ///
        /// Throws where it does not within five minutes.
        func errors(saying text: String, times count: Int) throws -> String {
            try wait { $0.errors.components(separatedBy: text).count > count }.errors
        }

        /// The same of standard output.
        func output(saying text: String, times count: Int = 1) throws -> String {
            try wait { $0.output.components(separatedBy: text).count > count }.output
        }

        private func wait(_ isEnough: ((output: String, errors: String)) -> Bool) throws -> (
            output: String, errors: String
        ) {
            for _ in 0..<30_000 {
                lock.lock()
                let said = self.said
                lock.unlock()
                if isEnough(said) { return said }
                Thread.sleep(forTimeInterval: 0.01)
            }
            throw CocoaError(.fileReadUnknown)
        }

        /// Ends it as Ctrl-C does, and waits for that.
        func interrupt() {
            process.interrupt()
            process.waitUntilExit()
        }
    }

    /// Runs it and kills it after so many seconds, if it has not ended by then.
    static func kill(_ arguments: [String], in folder: String, after seconds: Double) throws {
        let process = process(arguments, in: folder, environment: [:])
        for stream in [\Process.standardOutput, \.standardError] { process[keyPath: stream] = FileHandle.nullDevice }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: seconds)
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// One that hangs is a failed test, not a test run without an end.
    private static func start(_ process: Process) throws {
        try process.run()
        let number = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(600)) { [weak process] in
            if process?.isRunning == true { Foundation.kill(number, SIGKILL) }
        }
    }

    private static func process(
        _ arguments: [String], in folder: String, environment: [String: String]
    ) -> Process {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ["COLUMNS": "100"].merging(environment) { $1 }
        return process
    }

    /// Beside the test bundle, where the package manager puts all products.
    private static let url: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            let folder = (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent("thumbindex")
    }()
}

/// Reads a pipe while another is read: a program that fills one must not wait for ever.
private final class Reader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) {
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread {
            self.data = handle.readDataToEndOfFile()
            self.done.signal()
        }
    }

    func text() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
