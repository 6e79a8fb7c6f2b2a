import Codecs
import Foundation
import Rasters

/// A PDF reader, for a second opinion.
enum Poppler {
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm") }

    static func text(of document: [UInt8]) throws -> String {
        let output = try run("pdftotext", ["-layout", "-", "-"], on: document)
        // Marks of direction and page ends are the reader's own.
        return String(decoding: output, as: UTF8.self)
            .filter { !["\u{202A}", "\u{202B}", "\u{202C}", "\u{C}"].contains($0) }
    }

    /// The names of the embedded fonts, sorted, each once.
    static func fonts(of document: [UInt8]) throws -> [String] {
        let lines = String(decoding: try run("pdffonts", ["-"], on: document), as: UTF8.self).split(separator: "\n")
        let names = lines.dropFirst(2).compactMap { line in
            line.split(separator: " ").first.map { String($0.drop { $0 != "+" }.dropFirst()) }
        }
        return Set(names).sorted()
    }

    static func raster(of document: [UInt8], pixelsPerPoint: Int) throws -> Raster {
        let output = try run("pdftoppm", ["-r", "\(72 * pixelsPerPoint)", "-png", "-"], on: document)
        return try PNGDecoder(pixelLimit: 10_000_000).raster(of: Array(output))
    }

    private static func run(_ name: String, _ arguments: [String], on document: [UInt8]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        try Data(document).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/\(name)")
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return output
    }
}
