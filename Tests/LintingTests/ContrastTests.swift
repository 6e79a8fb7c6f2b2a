import Foundation
import Geometry
import Linting
import RandomNumbers
import Testing

/// LN: the contrast of WCAG 2.2.
@Suite struct ContrastTests {
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0x000000, 21), (0x777777, 0xFFFFFF, 4.478),
            (0x767676, 0xFFFFFF, 4.542),
            (0x07C160, 0xFFFFFF, 2.385), (0x123456, 0x123456, 1),
        ] as [(UInt32, UInt32, Double)])
    func ratioIsThePublishedOne(first: UInt32, second: UInt32, ratio: Double) {
        #expect(abs(Contrast.ratio(Color(hex: first), Color(hex: second)) - ratio) < 0.001)
    }

    @Test func translucentColorsAreMixedInTheirEncoding() {
        #expect(Color(hex: 0x000000, alpha: 0.5).laid(over: .white).hexadecimal == "#808080")
        #expect(Color.clear.laid(over: Color(hex: 0x123456)).hexadecimal == "#123456")
        #expect(Color(hex: 0xFF0000, alpha: 0.5).laid(over: .clear) == Color(hex: 0xFF0000, alpha: 0.5))
    }

    /// The same as coloraide's for 500 inks over two grounds, all but the lowest translucent.
    @Test func equalsColoraide() throws {
        var numbers = SeededNumbers(seed: 20)
        let cases = (0..<500).map { _ in (0..<3).map { layer in color(&numbers, isOpaque: layer == 2) } }
        let text = cases.map {
            $0.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }.map { "\($0)" }.joined(separator: " ")
        }
        let ratios = try Self.coloraide(text.joined(separator: "\n"))
        #expect(ratios.count == 500)
        for (layers, expected) in zip(cases, ratios) {
            let ground = layers[1].laid(over: layers[2])
            let ratio = Contrast.ratio(layers[0].laid(over: ground), ground)
            #expect(abs(ratio - expected) < 1e-9, "\(layers)")
        }
    }

    private func color(_ numbers: inout SeededNumbers, isOpaque: Bool) -> Color {
        func share() -> Double { Double(Int.random(in: 0...255, using: &numbers)) / 255 }
        return Color(red: share(), green: share(), blue: share(), alpha: isOpaque ? 1 : share())
    }

    /// A ratio for each line of three colours.
    private static func coloraide(_ lines: String) throws -> [Double] {
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: FileManager.default.currentDirectoryPath + "/.build/venv/bin/python")
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "contrast.py").path
        process.arguments = [script]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
    }
}
