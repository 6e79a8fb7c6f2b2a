import BenchmarkReports
import Contents
import Foundation

/// The plain C program, compiled by the Makefile, that draws the same picture with Cairo and Pango.
struct PlainProgram {
    let path: String

    /// Milliseconds a picture.
    struct Figures: Decodable {
        let drawing: Double
        let encoding: Double
        /// Of the file.
        let bytes: Double
    }

    /// Draws the content's picture many times over, in a process of its own.
    func run(content: ListContent, pictures: Int, in folder: String) throws -> Figures {
        let names = folder + "/names.txt"
        try Data(Self.lines(of: content).utf8).write(to: URL(fileURLWithPath: names))
        let process = try ChildProcess(path, [names, String(pictures), folder + "/plain.png"])
        return try JSONDecoder().decode(Figures.self, from: process.output)
    }

    private static func lines(of content: ListContent) -> String {
        content.sections.map { section in
            "H\t\(section.title)\n" + section.items.map { "R\t\($0.name)\t\($0.subtitle ?? "")\n" }.joined()
        }.joined()
    }
}
