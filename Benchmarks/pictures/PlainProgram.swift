import Contents
import Foundation

/// The plain C program, compiled by the Makefile, that draws the same picture with Cairo and Pango.
struct PlainProgram {
    let path: String

    /// Milliseconds a picture.
    struct Figures: Decodable {
        let drawing: Double
        let encoding: Double
    }

    /// Draws the content's picture many times over, in a process of its own.
    func run(content: ListContent, pictures: Int, in folder: URL) throws -> Figures {
        let names = folder.appendingPathComponent("names.txt")
        try Data(Self.lines(of: content).utf8).write(to: names)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [names.path, String(pictures), folder.appendingPathComponent("plain.png").path]
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Figures.self, from: printed)
    }

    private static func lines(of content: ListContent) -> String {
        content.sections.map { section in
            "H\t\(section.title)\n" + section.items.map { "R\t\($0.name)\t\($0.subtitle ?? "")\n" }.joined()
        }.joined()
    }
}
