import Foundation

/// A program that was run to its end, and what it took.
struct MeasuredProcess {
    /// Of all its threads.
    let processorSeconds: Double
    let seconds: Double
    /// The most memory that it had at a time.
    let peakBytes: Int
    let status: Int32

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program that must succeed, its output thrown away.
    static func run(_ program: String, _ arguments: [String]) throws -> MeasuredProcess {
        try runAll([(program, arguments)])[0]
    }

    /// Runs programs at once; the seconds of each are those until its end was noticed.
    static func runAll(_ programs: [(String, [String])]) throws -> [MeasuredProcess] {
        let start = ContinuousClock.now
        let processes = try programs.map { try spawn($0.0, $0.1) }
        return try zip(processes, programs).map { process, program in
            var (status, usage): (Int32, rusage) = (0, rusage())
            guard wait4(process, &status, 0, &usage) == process else { throw Failure(description: "wait4 failed") }
            guard status == 0 else { throw Failure(description: "\(program.0) ended with \(status)") }
            return MeasuredProcess(
                processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
                seconds: (ContinuousClock.now - start) / .seconds(1), peakBytes: usage.ru_maxrss * 1024, status: status)
        }
    }

    private static func spawn(_ program: String, _ arguments: [String]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var pointers = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process = pid_t()
        guard posix_spawn(&process, program, &actions, nil, &pointers, environ) == 0 else {
            throw Failure(description: "cannot run \(program)")
        }
        return process
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
