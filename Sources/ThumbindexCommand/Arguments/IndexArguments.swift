import ArgumentParser
import Collation
import ContentFiles
import Contents

/// How the words of the command line are read that say what an index is made of.
enum IndexArguments {
    static func kind(_ text: String) throws -> NameKind {
        if let kind = NameKind(rawValue: text) { return kind }
        throw unknownWord(text, among: NameKind.allCases.map(\.rawValue), as: "kind")
    }

    static func titles(_ text: String) throws -> IndexTitleChoice {
        if let choice = IndexTitleChoice(rawValue: text) { return choice }
        throw unknownWord(text, among: IndexTitleChoice.allCases.map(\.rawValue), as: "choice of titles")
    }

    /// A number counts columns from 1; any other text is a title.
    static func column(_ text: String) throws -> CSVColumns.NameColumn {
        guard !text.isEmpty else { throw ValidationError("a value is empty") }
        return Int(text).map(CSVColumns.NameColumn.number) ?? .titled(text)
    }
}
