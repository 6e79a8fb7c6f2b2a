import Testing

/// Bounds on what the sources lack. Each number was counted when it was written down, and may only fall.
@Suite struct SourceTests {
    /// The most declarations without a `///`.
    static let undocumentedBound = 0
    /// The most comments that are the number of a rule and no words.
    static let numbersOnlyBound = 0
    /// The most source files of fewer than 20 lines.
    static let shortFilesBound = 3
    /// The most source files of more than 400 lines.
    static let longFilesBound = 0

    @Test func declarationsAreDescribedInWords() throws {
        let scans = try SwiftDeclarations.scans(of: Repository.sources)
        #expect(scans.reduce(0) { $0 + $1.count } > 2000)
        let undocumented = scans.flatMap(\.undocumented)
        #expect(undocumented.count <= Self.undocumentedBound, "\(undocumented.report)")
        let numbersOnly = scans.flatMap(\.numbersOnly)
        #expect(numbersOnly.count <= Self.numbersOnlyBound, "\(numbersOnly.report)")
    }

    @Test func filesHoldAThingWithWhatIsOnlyItsOwn() {
        let findings = Repository.sources.map {
            Finding(path: $0.path, line: $0.lineCount, message: "the file ends here")
        }
        let short = findings.filter { $0.line < 20 }
        #expect(short.count <= Self.shortFilesBound, "\(short.report)")
        let long = findings.filter { $0.line > 400 }
        #expect(long.count <= Self.longFilesBound, "\(long.report)")
    }

    @Test func signaturesAskForFewValues() {
        let long = Repository.sources.flatMap(Signatures.tooLong)
        #expect(long.isEmpty, "\(long.report)")
        let example = """
            struct Frame {
                init(a: Int, b: [Int: Int], c: (Int, Int) -> Void, d: Map<Int, Int>, e: Int, f: Int, g: Int = 1) {}
                func place<T: Hashable>(_ a: T, _ b: Int, c: Int, d: Int, e: Int, f: Int, g: @escaping (Int) -> Int) {}
            }
            """
        let found = Signatures.tooLong(in: Repository.File(path: "a.swift", text: example))
        #expect(found.map(\.description) == ["a.swift:3: 7 parameters without a default"])
    }

    /// What differs between operating systems is in the modules of files and of threads.
    @Test func platformsDifferInTwoModules() {
        let others = Repository.sources.filter {
            !$0.path.hasPrefix("Sources/Files/") && !$0.path.hasPrefix("Sources/Jobs/")
        }
        let found = others.flatMap { file in
            file.lines.enumerated().filter { $0.element.contains("canImport(Darwin)") }
                .map { Finding(path: file.path, line: $0.offset + 1, message: "asks for the platform") }
        }
        #expect(found.isEmpty, "\(found.report)")
    }

    @Test func scannerFindsWhatHasNoComment() throws {
        let files = [Repository.File(path: "a.swift", text: Self.example)]
        let scan = try #require(try SwiftDeclarations.scans(of: files).first)
        #expect(scan.count == 11)
        #expect(
            scan.undocumented.map(\.description) == [
                "a.swift:8: no comment: case second, third(Int)", "a.swift:10: no comment: package static let one = 1",
                "a.swift:15: no comment: func move(to place: Int)",
                "a.swift:21: no comment: @discardableResult public func many() -> Int {",
                "a.swift:29: no comment: public internal(set) var more = 2",
            ])
        #expect(scan.numbersOnly.map(\.description) == ["a.swift:22: a rule's number without words: IB-5 … IB-7."])
    }

    private static let example = #"""
        public import Geometry

        /// A thing: `first`, or another.
        public enum Thing: Hashable {
            case first
            /// In words (IB-5).
            case zeroth
            case second, third(Int)

            package static let one = 1
        }

        /// What moves.
        package protocol Moving {
            func move(to place: Int)
            /// Said.
            var speed: Double { get }
        }

        extension Thing: Moving {
            @discardableResult public func many() -> Int {
                /// IB-5 … IB-7.
                let part = switch self {
                case .first: 1
                default: 2
                }
                return part
            }
            public internal(set) var more = 2
            /// Said.
            @MainActor
            public static var said: Int { 3 }
            public static func == (a: Self, b: Self) -> Bool { true }
            private var hidden: Int { 4 }
            public let speed = 2.0
        }

        """#
}
