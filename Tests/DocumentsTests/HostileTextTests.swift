import Documents
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct HostileTextTests {
    /// Nine levels of ten aliases each stand for a thousand million values.
    static let bomb =
        "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + (1...9).map { level in
            "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }.joined()

    @Test func aliasBombOfValues() {
        #expect(
            failure(Self.bomb) == """
                a.yaml:1:13: error: the file holds more than 250000 values, aliases expanded
                a0: &a0 [x, x, x, x, x, x, x, x, x, x]
                            ^
                """)
    }

    /// The library would hash each key with all that it stands for.
    @Test(arguments: ["? *a9\n: x\n", "*a9 : x\n", "k: {*a9 : x}\n", "k: {*a9:x}\n", "k: [*a9 : x]\n"])
    func aliasBombAsKey(key: String) {
        let line = key.split(separator: "\n")[0]
        let column = line.firstIndex(of: "*").map { line.distance(from: line.startIndex, to: $0) } ?? 0
        #expect(
            failure(Self.bomb + key).hasPrefix("a.yaml:11:\(column + 1): error: a key cannot be an alias\n\(line)\n"))
    }

    @Test(arguments: ["? [*a9]\n: x\n", "[*a9]: x\n", "k: {{a: *a9}: x}\n", "k: {[*a9:x]: y}\n"])
    func aliasBombInsideKey(key: String) {
        let first = failure(Self.bomb + key).split(separator: "\n").first ?? ""
        #expect(first.hasSuffix("error: a key must be a string, not a list or a mapping"), "\(first)")
    }

    /// With `_` for `*` these read as other scalars; the text itself is not valid.
    @Test(arguments: ["? *a9 b\n: x\n", "*a9 b: x\n", "k: {*a9 b: x}\n", "k: \"\\*a9\"\n", "*a9\n: x\n"])
    func aliasBombInBrokenText(key: String) {
        #expect(failure(Self.bomb + key).contains("error: "))
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}"), ("[a: ", "]"), ("- ", ""), ("? ", "")], [65, 130, 900])
    func deepNesting(brackets: (opening: String, closing: String), depth: Int) {
        let text = nested(brackets.opening, brackets.closing, depth: depth)
        #expect(!failure(text).isEmpty)
        let first = failure(text).split(separator: "\n").first ?? ""
        let isKey = brackets.opening == "? "
        let expected = isKey ? "a key must be a string, not a list or a mapping" : Self.tooDeep
        #expect(first.hasSuffix(expected), "\(first)")
    }

    @Test(arguments: [65, 900])
    func deepIndentation(depth: Int) {
        let text = (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(failure(text).hasPrefix("a.yaml:65:65: error: \(Self.tooDeep)\n"))
    }

    private static let tooDeep = "lists and mappings are nested deeper than 64 levels"

    private func nested(_ opening: String, _ closing: String, depth: Int) -> String {
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }

    @Test(arguments: ["[", "{a: ", "- ", "[a: ", "? ", "!a [", "&a ["])
    func endlessNesting(opening: String) {
        #expect(failure(String(repeating: opening, count: 20_000)).contains("error: "))
    }

    @Test func deepestNestingThatIsRead() throws {
        #expect(try parse(nested("[", "]", depth: 64)).dump == nested("[", "]", depth: 64).replacing("1", with: "1.0"))
        #expect(
            failure("[[1]]", limits: DocumentLimits(depth: 1)) == """
                a.yaml:1:2: error: lists and mappings are nested deeper than 1 levels
                [[1]]
                 ^
                """)
    }

    /// A thread of a pool may have a stack of 512 KiB.
    @Test func smallStackOfTheCaller() throws {
        let deepest = nested("[", "]", depth: 64)
        let deeper = nested("{a: ", "}", depth: 990)
        #expect(onSmallStack { failure(deepest) }.isEmpty)
        #expect(onSmallStack { failure(deeper) }.contains(Self.tooDeep))
    }

    @Test func sizeAndNodeLimits() throws {
        let limits = DocumentLimits(bytes: 20, nodes: 5)
        #expect(failure("[1, 2, 3, 4]", limits: limits) == "")
        #expect(failure("{a: 1, b: 2}", limits: limits) == "")
        #expect(
            failure("[1, 2, 3, 4, 5]", limits: limits) == """
                a.yaml:1:14: error: the file holds more than 5 values, aliases expanded
                [1, 2, 3, 4, 5]
                             ^
                """)
        #expect(
            failure(String(repeating: "a", count: 21), limits: limits)
                == "a.yaml: error: the file has 21 bytes, at most 20 are read")
    }

    @Test func manyErrorsAreCounted() {
        let text = failure((1...103).map { "? [\($0)]\n" }.joined())
        #expect(text.split(separator: "\n").last == "a.yaml: note: 3 more errors are not shown")
    }

    private func onSmallStack(_ body: @escaping () -> String) -> String {
        final class Job {
            let body: () -> String
            var result = ""
            init(_ body: @escaping () -> String) { self.body = body }
        }
        let job = Job(body)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 512 << 10)
        var thread = pthread_t()
        let created = pthread_create(
            &thread, &attributes,
            { argument in
                if let argument {
                    let job = Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue()
                    job.result = job.body()
                }
                return nil
            }, Unmanaged.passUnretained(job).toOpaque())
        #expect(created == 0)
        pthread_join(thread, nil)
        return job.result
    }
}
