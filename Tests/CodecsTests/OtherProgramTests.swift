import Codecs
import Testing

/// Programs that do not do what they are asked.
@Suite struct OtherProgramTests {
    @Test(
        "a program that goes on when it has everything, or stops taking, is ended",
        .timeLimit(.minutes(1)),
        arguments: [
            ("cat > /dev/null; exec sleep 1000", "it does not end"),
            ("exec 0<&-; exec sleep 1000", "it was ended by signal 9"),
        ])
    func endless(script: String, said: String) throws {
        let program = try OtherProgram("sh", ["-c", script], patience: 1)
        do throws(ProgramFailure) {
            try Self.give([UInt8](repeating: 0, count: 4_000_000), to: program)
            Issue.record("it made \(try program.finish().count) bytes")
        } catch {
            #expect(error == .ended(said, messages: ""))
        }
    }

    private static func give(_ bytes: [UInt8], to program: OtherProgram) throws(ProgramFailure) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(ProgramFailure) in
            try program.take(UnsafeRawBufferPointer(bytes))
        }
    }
}
