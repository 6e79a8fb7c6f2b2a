import Foundation

/// Finds the `public` and `package` declarations of a Swift file, line by line, and whether each has a `///`.
///
/// It relies on the layout that `swift format` gives: a member stands four columns further in than its type. Cases of
/// `public` and `package` enums and requirements of such protocols are declarations too. A case counts as documented
/// where it has a comment, or where its enum's comment names it in backticks.
///
/// Not asked for are what a standard protocol names and describes, see `isDescribedByItsProtocol`, and what a protocol of
/// the sources asks of its types and describes itself.
struct SwiftDeclarations {
    /// How many declarations were looked at.
    private(set) var count = 0
    /// Those without a comment.
    private(set) var undocumented: [Finding] = []
    /// Comments that consist of rules' numbers and nothing else.
    private(set) var numbersOnly: [Finding] = []

    private let path: String
    private let syntax: Syntax
    private let requirements: ProtocolRequirements
    private var comment: [String] = []
    private var types: [OpenType] = []
    private var isInText = false

    /// A type whose braces are open at a line.
    private struct OpenType {
        let indentation: Int
        let kind: Kind
        let comment: String
        /// The beginnings of the members that its protocols ask for.
        let required: Set<String>

        enum Kind {
            /// A `public` or `package` enum.
            case enumeration
            /// A `public` or `package` protocol.
            case requirements
            case other

            /// That of a `public` or `package` type.
            init(keyword: String) {
                switch keyword {
                case "enum": self = .enumeration
                case "protocol": self = .requirements
                default: self = .other
                }
            }
        }
    }

    private init(in file: Repository.File, syntax: Syntax, requirements: ProtocolRequirements) {
        self.path = file.path
        self.syntax = syntax
        self.requirements = requirements
        for (position, line) in file.lines.enumerated() {
            read(line, number: position + 1)
        }
    }

    /// The declarations of files, each file by itself.
    static func scans(of files: [Repository.File]) throws -> [SwiftDeclarations] {
        let syntax = try Syntax()
        let requirements = try ProtocolRequirements(of: files, syntax: syntax)
        return files.map { SwiftDeclarations(in: $0, syntax: syntax, requirements: requirements) }
    }

    private mutating func read(_ line: String, number: Int) {
        let text = line.trimmingCharacters(in: .whitespaces)
        let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        if isInText || line.contains(#"""""#) {
            if !(line.components(separatedBy: #"""""#).count - 1).isMultiple(of: 2) { isInText.toggle() }
            comment = []
        } else if text.hasPrefix("///") {
            comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        } else if !text.isEmpty {
            readCode(text, indentation: indentation, number: number)
        }
    }

    private mutating func readCode(_ text: String, indentation: Int, number: Int) {
        let own = comment.joined(separator: " ")
        if !own.isEmpty, syntax.isNumbersOnly(own) {
            numbersOnly.append(Finding(path: path, line: number - 1, message: "a rule's number without words: \(own)"))
        }
        let isOpen = syntax.isExposed(text)
        if text.hasPrefix("@"), !isOpen { return }
        if !text.hasPrefix(")"), !text.hasPrefix("{") {
            types.removeAll { indentation <= $0.indentation }
        }
        let type = types.last { indentation == $0.indentation + 4 }
        let isCase = type?.kind == .enumeration && syntax.isCase(text)
        let isRequirement = type?.kind == .requirements && syntax.isRequirement(text)
        let isFulfilment = isOpen && type?.required.contains(syntax.beginning(of: text)) == true
        if isOpen && !isFulfilment || isCase || isRequirement {
            check(text, comment: own, isCase: isCase, number: number)
        }
        if let (keyword, name) = syntax.typeOpened(by: text) {
            let kind = isOpen ? OpenType.Kind(keyword: keyword) : .other
            types.append(
                OpenType(
                    indentation: indentation, kind: kind, comment: own, required: requirements.members(of: name)))
        }
        comment = []
    }

    private mutating func check(_ text: String, comment: String, isCase: Bool, number: Int) {
        guard !syntax.isDescribedByItsProtocol(text) else { return }
        count += 1
        guard comment.isEmpty else { return }
        if isCase, let type = types.last {
            let names = syntax.namesOfCases(text)
            if names.allSatisfy({ type.comment.contains("`\($0)`") || type.comment.contains("`\($0)(") }) { return }
        }
        undocumented.append(Finding(path: path, line: number, message: "no comment: \(text)"))
    }
}

extension SwiftDeclarations {
    /// The patterns of the scanner.
    struct Syntax {
        private let exposed: NSRegularExpression
        private let described: NSRegularExpression
        private let aCase: NSRegularExpression
        private let requirement: NSRegularExpression
        private let type: NSRegularExpression
        private let number: NSRegularExpression
        private let parentheses: NSRegularExpression

        init() throws {
            let modifier =
                #"(?:static|final|mutating|nonmutating|convenience|override|indirect|required|lazy|weak|unowned|"#
                + #"nonisolated(?:\(unsafe\))?|isolated|prefix|postfix|consuming|borrowing|class|"#
                + #"(?:internal|private|fileprivate|package)\(set\))"#
            let keyword =
                #"(?:func|var|let|init|struct|enum|class|actor|protocol|typealias|subscript|associatedtype)\b"#
            exposed = try NSRegularExpression(
                pattern: #"^(?:@\w+(?:\([^)]*\))?\s+)*(?:\#(modifier)\s+)*(?:public|package)\s+(?:\#(modifier)\s+)*"#
                    + keyword)
            described = try NSRegularExpression(
                pattern: #"\bfunc (?:==|<|hash|encode|makeIterator|next|run|validate|index|formIndex)[ (<]"#
                    + #"|\bvar (?:description|debugDescription|errorDescription|body|startIndex|endIndex|id)\b"#
                    + #"|\binit\((?:from|\w+Literal) |\bstatic let (?:configuration|allCases)\b|\btypealias (?:Element|Index)\b"#
            )
            aCase = try NSRegularExpression(pattern: #"^(?:indirect )?case\b"#)
            requirement = try NSRegularExpression(
                pattern: #"^(?:(?:mutating|static)\s+)*(?:func|var|init|subscript|associatedtype)\b"#)
            type = try NSRegularExpression(pattern: #"\b(enum|struct|class|extension|actor|protocol) ([\w.]+).*\{$"#)
            number = try NSRegularExpression(
                pattern: #"\b(?:IB|SL|CI|GP|ST|TX|SC|AX|LK|LN|MT|LV)-[0-9]+\b|\band\b|\bto\b|[\s.,;:…()]"#)
            parentheses = try NSRegularExpression(pattern: #"\([^)]*\)"#)
        }

        /// Whether a line begins a declaration that says `public` or `package`.
        func isExposed(_ text: String) -> Bool { exposed.matches(text) }

        /// Whether a standard protocol, or the command line's, gives a member its name and its meaning: `==`, `<`,
        /// `hash`, `encode`, `init(from:)`, `init(stringLiteral:)` and its like, `description`, `id`, indices and elements of collections, `next`,
        /// `makeIterator`, `allCases`; `configuration`, `validate` and `run` of commands.
        func isDescribedByItsProtocol(_ text: String) -> Bool { described.matches(text) }

        func isCase(_ text: String) -> Bool { aCase.matches(text) }

        func isRequirement(_ text: String) -> Bool { requirement.matches(text) }

        /// What tells one member from another: `func handle(_ input` of `mutating func handle(_ input: Input) {`.
        func beginning(of text: String) -> String {
            let words = text.prefix { !":{>=".contains($0) }.split(separator: " ").map { String($0) }
                .map { ["let": "var", "associatedtype": "typealias"][$0] ?? $0 }
            let keywords = ["func", "var", "typealias"]
            let keyword = words.firstIndex { keywords.contains($0) || $0.hasPrefix("init(") } ?? 0
            return words[keyword...].joined(separator: " ")
        }

        /// The keyword and the name of a type or an extension whose brace a line opens.
        func typeOpened(by text: String) -> (keyword: String, name: String)? {
            guard let found = type.groups(in: text).first, let keyword = found.texts[1], let name = found.texts[2]
            else {
                return nil
            }
            return (keyword, ProtocolRequirements.lastPart(name))
        }

        /// Whether nothing is left of a comment without the numbers of rules.
        func isNumbersOnly(_ comment: String) -> Bool { replacing(number, in: comment).isEmpty }

        /// The names that a line of cases declares.
        func namesOfCases(_ text: String) -> [String] {
            let list = aCase.stringByReplacingMatches(in: text, range: text.wholeRange, withTemplate: "")
            return replacing(parentheses, in: list).split(separator: ",").map { part in
                let name = part.split(separator: "=")[0].trimmingCharacters(in: .whitespaces)
                return name.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            }
        }

        private func replacing(_ pattern: NSRegularExpression, in text: String) -> String {
            pattern.stringByReplacingMatches(in: text, range: text.wholeRange, withTemplate: "")
        }
    }
}

extension NSRegularExpression {
    fileprivate func matches(_ text: String) -> Bool { firstMatch(in: text, range: text.wholeRange) != nil }
}

extension String {
    fileprivate var wholeRange: NSRange { NSRange(location: 0, length: utf16.count) }
}
