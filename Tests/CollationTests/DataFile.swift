import Foundation

/// A list of names in the folder `Data`: lines of a title and names, spaces between them; `#` begins a comment.
struct DataFile {
    /// Names with the titles that they stand under, in the order of the file.
    let names: [(name: String, title: String)]

    init(_ name: String) {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            let fields = line.split(separator: " ").map(String.init)
            return fields.dropFirst().map { ($0, fields[0]) }
        }
    }
}
