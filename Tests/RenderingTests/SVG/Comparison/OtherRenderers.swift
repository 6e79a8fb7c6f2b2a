import Foundation

/// The programs that draw SVG documents besides ours, into PNG files.
struct OtherRenderers {
    /// Where the documents and the pictures lie.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "svg-comparison-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The document drawn by librsvg.
    func librsvg(_ document: String, name: String, pixelsPerPoint: Double) throws -> Data {
        let source = folder.appending(path: "\(name).svg")
        let picture = folder.appending(path: "\(name)-librsvg.png")
        try Data(document.utf8).write(to: source)
        try run(["rsvg-convert", "--zoom", "\(pixelsPerPoint)", "--output", picture.path, source.path])
        return try Data(contentsOf: picture)
    }

    /// The documents drawn by Inkscape; starting it takes seconds, so all are drawn by one run.
    func inkscape(_ documents: [(text: String, name: String)], pixelsPerPoint: Double) throws -> [Data] {
        let folder = folder.appending(path: "inkscape")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = documents.map { folder.appending(path: "\($0.name).svg") }
        for (document, source) in zip(documents, sources) { try Data(document.text.utf8).write(to: source) }
        // A length of one is a pixel of 96 to the inch.
        try run(
            ["timeout", "300", "inkscape", "--export-type=png", "--export-dpi=\(96 * pixelsPerPoint)"]
                + sources.map(\.path))
        return try sources.map { try Data(contentsOf: $0.deletingPathExtension().appendingPathExtension("png")) }
    }

    /// The documents drawn by Chromium, one below the other, each at the left edge; starting it takes seconds, so
    /// all are drawn on one page. Heights are in points and whole.
    func chromium(_ documents: [(text: String, height: Double)], width: Double, pixelsPerPoint: Double) throws -> Data {
        let page = folder.appending(path: "page.html")
        let picture = folder.appending(path: "chromium.png")
        var images = ""
        for (index, document) in documents.enumerated() {
            try Data(document.text.utf8).write(to: folder.appending(path: "\(index).svg"))
            images += "<img src=\"\(index).svg\">"
        }
        let style = "html, body { margin: 0; background: white } img { display: block }"
        try Data("<!DOCTYPE html><style>\(style)</style>\(images)".utf8).write(to: page)
        let height = documents.reduce(0) { $0 + $1.height }
        try run([
            "timeout", "120", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-color-profile=srgb", "--force-device-scale-factor=\(pixelsPerPoint)",
            "--window-size=\(Int(width)),\(Int(height))", "--screenshot=\(picture.path)",
            "--user-data-dir=\(folder.appending(path: "profile").path)", page.absoluteString,
        ])
        return try Data(contentsOf: picture)
    }

    private func run(_ command: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(command: command[0]) }
    }

    struct Failure: Error {
        let command: String
    }
}
