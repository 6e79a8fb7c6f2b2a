import Codecs
package import DisplayLists
import Foundation
import Geometry
import PictureFiles
package import RandomNumbers
import Rasters
import Styles

/// Small PNG files of several sizes and kinds, written once for all tests of a run.
enum TestPictures {
    static let paths: [String] = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "test-pictures-\(getpid())")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try [(1, 1), (7, 4), (40, 40), (13, 90), (160, 31)].enumerated().map { number, size in
                var encoder = PNGEncoder()
                let file = folder.appending(path: "\(number).png")
                try Data(encoder.encode(raster(width: size.0, height: size.1, isOpaque: number % 2 == 0)))
                    .write(to: file)
                return file.path
            }
        } catch {
            preconditionFailure("\(folder.path) cannot be written: \(error)")
        }
    }()

    /// Stripes and a gradient, so that a place that is off by a pixel shows.
    private static func raster(width: Int, height: Int, isOpaque: Bool) -> Raster {
        Raster(
            width: width, height: height,
            numbers: (0..<width * height).map { place in
                let (x, y) = (UInt32(place % width), UInt32(place / width))
                let alpha = isOpaque ? 255 : (x * 23 + y * 5) % 256
                let colors = [x * 11 % 256, y * 7 % 256, (x + y) % 2 * 255].map { $0 * alpha / 255 }
                return alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2]
            })
    }
}

extension DrawingBoard {
    /// Every kind of command at random places, groups within groups.
    package func randomDrawing(using generator: inout SeededNumbers) -> DisplayList {
        DisplayList(
            size: Size(width: 64, height: 90), background: Bool.random(using: &generator) ? .white : .clear,
            commands: (0..<12).map { _ in randomCommand(depth: 2, using: &generator) })
    }

    private func randomCommand(depth: Int, using generator: inout SeededNumbers) -> DrawingCommand {
        let shape = randomShape(using: &generator)
        switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &generator) {
        case 0, 1: return .fill(shape, randomPaint(using: &generator))
        case 2: return .stroke(shape, width: .random(in: 0.5...6, using: &generator), randomColor(using: &generator))
        case 3:
            let shadow = Shadow(
                color: randomColor(using: &generator), x: 1, y: 2, blur: .random(in: 0...20, using: &generator))
            return .shadow(shape, shadow)
        case 4, 5:
            return text(
                "Ägypten 重庆 👍🏽", x: .random(in: -20...40, using: &generator), y: .random(in: 0...100, using: &generator),
                size: .random(in: 6...40, using: &generator), color: randomColor(using: &generator))
        case 6: return randomPicture(in: shape, using: &generator)
        case 7: return .hairline(shape.bounds, randomColor(using: &generator))
        default:
            return .group(
                DrawingGroup(
                    opacity: Bool.random(using: &generator) ? 1 : 0.6,
                    clip: Bool.random(using: &generator) ? shape : nil,
                    commands: (0..<4).map { _ in randomCommand(depth: depth - 1, using: &generator) }))
        }
    }

    /// A picture file in a shape's frame, cut to the shape or not.
    private func randomPicture(in shape: Shape, using generator: inout SeededNumbers) -> DrawingCommand {
        let files = TestPictures.paths
        return .picture(
            PictureCommand(
                path: files[Int.random(in: 0..<files.count, using: &generator)], frame: shape.bounds,
                fit: [.stretch, .fit, .fill][Int.random(in: 0..<3, using: &generator)],
                clip: Bool.random(using: &generator) ? shape : nil))
    }

    private func randomShape(using generator: inout SeededNumbers) -> Shape {
        let rect = Rect(
            x: .random(in: -20...50, using: &generator), y: .random(in: -20...80, using: &generator),
            width: .random(in: 1...60, using: &generator), height: .random(in: 1...60, using: &generator))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return .rect(rect)
        case 1: return .rect(Rect(x: rect.x.rounded(), y: rect.y.rounded(), width: 20, height: 30))
        case 2: return .roundedRect(rect, radius: .random(in: 0...20, using: &generator))
        case 3: return .ellipse(rect)
        default: return .continuousRect(rect, radius: 9)
        }
    }

    private func randomColor(using generator: inout SeededNumbers) -> Color {
        Color(hex: .random(in: 0...0xFFFFFF, using: &generator), alpha: Bool.random(using: &generator) ? 1 : 0.4)
    }

    private func randomPaint(using generator: inout SeededNumbers) -> Paint {
        let stops = [0, 0.3, 1].map { GradientStop(offset: $0, color: randomColor(using: &generator)) }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return .color(randomColor(using: &generator))
        case 1: return .linear(from: Point(x: 3, y: 8), to: Point(x: 50, y: 70), stops: stops)
        default: return .radial(center: Point(x: 30, y: 40), radius: 33, stops: stops)
        }
    }
}
