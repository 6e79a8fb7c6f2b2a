import ArgumentParser
import Batching
import Dispatch
import Documents
import Files
import Foundation
import Jobs

/// The two streams that a command writes to: results to standard output, all else to standard error.
///
/// On a terminal standard error may end in a line that shows progress; whatever else is written goes above it.
final class Console {
    private let showsProgress: Bool
    /// Whether standard output is a terminal too.
    private let resultsAreSeen = isatty(STDOUT_FILENO) == 1
    private let printer: DiagnosticPrinter
    private let start = ContinuousClock.now
    private var lastDrawing: ContinuousClock.Instant?
    private var progress: ProgressLine?

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        // https://no-color.org: any value but the empty one.
        let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
        showsProgress = isTerminal
        printer = DiagnosticPrinter(usesColor: isTerminal && !refusesColor)
    }

    /// Writes a line to standard output.
    func result(_ line: String) { write(line + "\n") }

    /// Writes a text to standard output as it is. Where that fails, as on a full disk, the command ends: whoever reads
    /// the result must not take a part for the whole.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// The same of a text's bytes.
    func write(_ text: [UInt8]) {
        guard resultsAreSeen else { return Self.writeResult(text) }
        above { Self.writeResult(text) }
    }

    /// Writes a line to standard error.
    func say(_ line: String) { above { Self.write(line + "\n", to: .standardError) } }

    func show(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { say(printer.text(of: diagnostic)) }
    }

    /// What `body` returns; where it throws, the diagnostics are shown and the command ends with status 2, or with 75 where
    /// trying again may help.
    func reporting<Value>(_ body: () throws(DiagnosticError) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            show(error.diagnostics)
            throw error.isTemporary ? ExitCode.busy : ExitCode.failed
        }
    }

    /// The same for a body that waits.
    func reporting<Value>(_ body: () async throws(DiagnosticError) -> Value) async throws -> Value {
        let result: Result<Value, DiagnosticError>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        return try reporting { () throws(DiagnosticError) in try result.get() }
    }

    /// Shows how far the work has come, at most 20 times a second.
    func show(done: Int, of total: Int) {
        guard showsProgress, total > 0 else { return }
        let now = ContinuousClock.now
        if let lastDrawing, now - lastDrawing < .milliseconds(50), done < total { return }
        lastDrawing = now
        progress = ProgressLine(done: done, total: total, seconds: (now - start) / .seconds(1))
        drawProgress()
    }

    /// Takes the line of progress away.
    func endProgress() {
        guard progress != nil else { return }
        progress = nil
        Self.write(Self.lineErasure, to: .standardError)
    }

    private func above(_ write: () -> Void) {
        guard progress != nil else { return write() }
        Self.write(Self.lineErasure, to: .standardError)
        write()
        drawProgress()
    }

    private func drawProgress() {
        guard let progress else { return }
        Self.write(Self.lineErasure + progress.text, to: .standardError)
    }

    /// Back to the line's start, and erase it (ECMA-48, EL).
    private static let lineErasure = "\r\u{1B}[K"

    private static func writeResult(_ text: [UInt8]) {
        do {
            try StandardOutput.write(text)
        } catch {
            write("error: \(error)\n", to: .standardError)
            Foundation.exit(ExitCode.failed.rawValue)
        }
    }

    /// Messages that nobody can read are no reason to stop.
    private static func write(_ text: String, to stream: FileHandle) {
        try? stream.write(contentsOf: Data(text.utf8))
    }
}

extension ExitCode {
    /// It could not be done, or not all of it.
    static let failed = ExitCode(2)
    /// Something else is at work there: trying again may help (EX_TEMPFAIL).
    static let busy = ExitCode(75)
}

/// Has Ctrl-C end a run after what it is at; a second one ends the program at once.
struct Interruption {
    private let source: any DispatchSourceSignal

    /// - Parameter given: is called when the signal is.
    init(_ stop: StopSignal, given: @escaping @Sendable () -> Void = {}) {
        // The source is told of a signal that is ignored, too.
        signal(SIGINT, SIG_IGN)
        // A queue of its own has a thread even where all cores are busy.
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: DispatchQueue(label: "interruption"))
        source.setEventHandler {
            stop.give()
            given()
            signal(SIGINT, SIG_DFL)
        }
        // It is told of signals some time after this only, on a thread of its own: one that came before would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
    }

    /// Ctrl-C does what it does without this.
    func end() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
