#if os(Linux)
    import Foundation
    import Testing

    struct FullDiskTests {
        @Test("results that cannot be written are not taken for done")
        func standardOutputIsFull() throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let result = try Program.run(["schema", "theme"], sink: full)
            #expect(result.errors == "error: standard output cannot be written\n")
            #expect(result.status == 2)
        }
    }
#endif
