import ArgumentParser
import Batching
import Documents
import Files
import Foundation
import Manifests

/// Which part of a run is drawn.
struct PartArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Draw one of so many parts that take as long, as 2/3; merge joins them. 'auto' is the one that a cluster or a \
            service for continuous integration gives to this process, 'auto/20' likewise of twenty.
            """, valueName: "number/count"), transform: Self.shard)
    var shard = Shard.whole

    @Option(
        help: ArgumentHelp(
            "Draw only the pictures whose paths are the lines of a file, '-' for standard input.", valueName: "file"),
        completion: .file())
    var list: String?
}

extension PartArguments {
    /// Whether everything is drawn.
    var isWhole: Bool { shard == .whole && list == nil }

    /// What the list names; `nil` where there is none.
    ///
    /// - Parameter output: the folder that its paths are in.
    func paths(below output: String) throws(DiagnosticError) -> PathList? {
        guard let list else { return nil }
        guard list != "-" else {
            return try PathList(text: Array(FileHandle.standardInput.readDataToEndOfFile()), below: output)
        }
        let bytes: [UInt8]
        do throws(FileReadingError) {
            bytes = try OpenFile(list).bytes(limit: 1 << 30)
        } catch {
            throw DiagnosticError("the list '\(list)' \(error.reason)")
        }
        return try PathList(text: bytes, below: output)
    }

    private static func shard(_ text: String) throws -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.map { Int($0) }
        if parts.first == "auto", parts.count == 1 || parts.count == 2 && numbers[1] != nil {
            do throws(DiagnosticError) {
                return try Shard(environment: ProcessInfo.processInfo.environment, count: numbers.last ?? nil)
            } catch {
                throw ValidationError(
                    error.diagnostics.flatMap { [$0.message] + $0.hints }.joined(separator: "; "))
            }
        }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], let shard = Shard(number, of: count)
        else {
            throw ValidationError("a shard is written as 2/3, its number not above its count, or auto, not '\(text)'")
        }
        return shard
    }
}
