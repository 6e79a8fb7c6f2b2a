import Foundation
import Jobs
import TemporaryFolders

/// Picture files of one kind, written by `pictures.py` of this folder, and beside each, as `NAME.rgba`, what it shows:
/// width and height in a line, then four bytes a pixel, red, green, blue, alpha.
package struct PictureFiles: Sendable {
    private let folder: TemporaryFolder

    /// Why there are no files.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Of each kind, those that are written already: as long as the tests run, which only read them.
    private static let written: Locked<[String: TemporaryFolder]> = {
        atexit { PictureFiles.written.withLock { $0 = [:] } }
        return Locked([:])
    }()

    /// - Parameter kind: a function of the script, which is called once, however many tests ask for its files.
    package init(_ kind: String) throws {
        folder = try Self.written.withLock { written in
            Result {
                if let folder = written[kind] { return folder }
                let folder = TemporaryFolder()
                try Self.write(kind, into: folder)
                written[kind] = folder
                return folder
            }
        }
        .get()
    }

    private static func write(_ kind: String, into folder: TemporaryFolder) throws {
        let process = Process()
        process.executableURL = URL(filePath: try python())
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pictures.py")
        process.arguments = [script.path, kind, folder.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "pictures.py \(kind) failed") }
    }

    /// The files' names, sorted.
    package var names: [String] {
        get throws { try folder.names(in: ".").filter { !$0.hasSuffix(".rgba") } }
    }

    package func path(of name: String) -> String { folder.path + "/" + name }

    package func bytes(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path(of: name))))
    }

    /// What a file shows.
    package func shown(by name: String) throws -> ShownPixels {
        let bytes = try bytes(of: name + ".rgba")
        let line = bytes.prefix { $0 != 10 }
        let sides = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        guard sides.count == 2 else { throw Failure(description: "\(name).rgba says no size") }
        return ShownPixels(width: sides[0], height: sides[1], bytes: Array(bytes.dropFirst(line.count + 1)))
    }

    static func python() throws -> String {
        if let path = ProcessInfo.processInfo.environment["THUMBINDEX_PYTHON"] { return path }
        let path = FileManager.default.currentDirectoryPath + "/.build/venv/bin/python"
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(description: "no Python with Pillow: `make test` sets it up")
        }
        return path
    }
}

/// Pixels as another program decoded them.
package struct ShownPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue, alpha, not multiplied by it.
    package let bytes: [UInt8]

    /// `0xAARRGGBB`
    package var pixels: [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { index in
            let order = [index + 3, index, index + 1, index + 2]
            return order.reduce(0) { $0 << 8 | UInt32(bytes[$1]) }
        }
    }

    /// The greatest difference of a component to that of other pixels, which are as many.
    package func greatestDifference(to others: [UInt32]) -> Int {
        zip(pixels, others).reduce(0) { max($0, Self.difference(of: $1.0, to: $1.1)) }
    }

    /// The mean difference of a component to that of other pixels.
    package func meanDifference(to others: [UInt32]) -> Double {
        var sum = 0
        for (pixel, other) in zip(pixels, others) {
            for bits in stride(from: 0 as UInt32, to: 32, by: 8) {
                sum += abs(Int(pixel >> bits & 255) - Int(other >> bits & 255))
            }
        }
        return Double(sum) / Double(max(bytes.count, 1))
    }

    /// The colours multiplied by alpha.
    package var premultiplied: ShownPixels {
        let multiplied = bytes.indices.map { index -> UInt8 in
            if index % 4 == 3 { return bytes[index] }
            return UInt8((Int(bytes[index]) * Int(bytes[index / 4 * 4 + 3]) + 127) / 255)
        }
        return ShownPixels(width: width, height: height, bytes: multiplied)
    }

    private static func difference(of pixel: UInt32, to other: UInt32) -> Int {
        let differences = [0, 8, 16, 24].map { (shift: UInt32) -> Int in
            abs(Int(pixel >> shift & 255) - Int(other >> shift & 255))
        }
        return differences.max() ?? 0
    }
}
