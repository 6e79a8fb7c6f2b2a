import ArgumentParser
import Batching
import Documents
import Foundation
import Jobs
import Serving

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Try themes in the browser: drag, swipe, switch states, edit, and see it at once.",
        discussion: """
            The address that is printed opens the page; its token lets nobody else in. Files that change are drawn again. \
            Programs use the same address: docs/live.md has the interface.
            """)

    @Argument(
        help: "Theme files, folders that are searched for them, and batch files. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Option(help: "The port to listen at; any free one unless given.")
    var port: UInt16?

    @Option(
        help: ArgumentHelp(
            """
            Listen at this address in place of 127.0.0.1. Everybody who reaches the address and knows the token can then \
            see the themes, unencrypted.
            """, valueName: "address"))
    var listen: String?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: "Take requests from standard input and answer on standard output, in lines of JSON; no page, no port.")
    var stdio = false

    @Option(
        help: ArgumentHelp("Where the page saves baselines; Baselines unless given.", valueName: "folder"),
        completion: .directory)
    var baselines = "Baselines"

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func validate() throws {
        guard stdio, port != nil || listen != nil || open else { return }
        throw ValidationError("--stdio listens nowhere: leave out --port, --listen and --open")
    }

    func run() async throws {
        let console = Console()
        try console.reporting { () throws(DiagnosticError) -> Void in
            guard !MainThread.hasOthers else { return }
            throw DiagnosticError(
                "a live session needs /proc, which is not mounted here", hints: ["mount -t proc proc /proc"])
        }
        guard !stdio else { return try await serveLines(console) }
        let server = try console.reporting { () throws(DiagnosticError) in
            try LiveServer(
                try themes(), address: listen ?? "127.0.0.1", port: port ?? 0,
                allowsOutside: allowOutside, baselines: baselines)
        }
        let running = Task { await server.run() }
        let interruption = Interruption(StopSignal()) { running.cancel() }
        defer { interruption.end() }
        console.result(server.address)
        if let listen {
            console.say("warning: everybody who reaches \(listen) and knows the token can see the themes, unencrypted")
        }
        console.say("Ctrl-C ends it.")
        if open { openPage(server.address) }
        await running.value
    }

    /// Answers each line of standard input by one of standard output, until there are no more.
    private func serveLines(_ console: Console) async throws {
        let server = try console.reporting { () throws(DiagnosticError) in
            LineServer(try themes(), allowsOutside: allowOutside, baselines: baselines)
        }
        // A thread of its own waits for lines.
        let reading = DispatchQueue(label: "standard input")
        while let line = await withCheckedContinuation({ continuation in
            reading.async { continuation.resume(returning: readLine()) }
        }) {
            if !line.isEmpty { console.result(await server.answer(to: line)) }
        }
        await server.close()
    }

    /// The themes of batch files among them.
    private func themes() throws(DiagnosticError) -> ServedThemes {
        let (paths, allowOutside) = (paths.isEmpty ? ["Themes"] : paths, allowOutside)
        return try ServedThemes(namedIn: Set(paths.filter(BatchFile.isNamed)), name: ThemeSearch.name) {
            () throws(DiagnosticError) in
            var files: [String] = []
            for path in paths {
                files +=
                    BatchFile.isNamed(path)
                    ? try BatchFile(atPath: path, allowingOutside: allowOutside).request.themes
                    : try ThemeSearch.files(at: [path])
            }
            return ThemeSearch.unique(files)
        }
    }

    /// A machine without a browser is no reason to stop.
    private func openPage(_ address: String) {
        #if os(macOS)
            let program = "/usr/bin/open"
        #else
            let program = "/usr/bin/xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [address]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }
}
