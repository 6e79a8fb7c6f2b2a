import Codecs
import Foundation
package import Geometry
package import Rasters

/// A browser without a window, for a second opinion.
package enum Chromium {
    private static let path = "/usr/bin/chromium"

    /// Whether this machine has it.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// The elements of a page after its scripts have run, as HTML.
    package static func elements(ofPage html: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data(html.utf8).write(to: page)
        let (browser, output) = (Process(), Pipe())
        browser.executableURL = URL(filePath: path)
        browser.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb",
            "--user-data-dir=\(folder.appending(path: "profile").path)", "--virtual-time-budget=5000", "--dump-dom",
            page.absoluteString,
        ]
        browser.standardOutput = output
        browser.standardError = FileHandle.nullDevice
        try browser.run()
        let elements = output.fileHandleForReading.readDataToEndOfFile()
        browser.waitUntilExit()
        return String(decoding: elements, as: UTF8.self)
    }

    /// What the browser draws of a page: no hinting, no colour fringes, glyphs at fractional positions.
    package static func screenshot(ofPage html: String, size: Size, pixelsPerPoint: Double) throws -> Raster {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, picture) = (folder.appending(path: "page.html"), folder.appending(path: "page.png"))
        try Data(html.utf8).write(to: page)
        let arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-lcd-text",
            "--font-render-hinting=none", "--allow-file-access-from-files",
            "--user-data-dir=\(folder.appending(path: "profile").path)",
            "--force-device-scale-factor=\(pixelsPerPoint)", "--window-size=\(Int(size.width)),\(Int(size.height))",
            "--screenshot=\(picture.path)", "--virtual-time-budget=5000",
            // Else tiles that are not ready are now and then left out.
            "--run-all-compositor-stages-before-draw", page.absoluteString,
        ]
        // Once in some thousand drawings the browser waits for ever for a tile.
        for _ in 0..<3 where !FileManager.default.fileExists(atPath: picture.path) {
            let browser = Process()
            browser.executableURL = URL(filePath: "/usr/bin/timeout")
            browser.arguments = ["--kill-after=5", "60", path] + arguments
            browser.standardOutput = FileHandle.nullDevice
            browser.standardError = FileHandle.nullDevice
            try browser.run()
            browser.waitUntilExit()
        }
        return try PNGDecoder(pixelLimit: 50_000_000).raster(atPath: picture.path)
    }
}
