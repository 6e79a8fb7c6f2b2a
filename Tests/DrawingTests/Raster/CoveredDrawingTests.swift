import Codecs
import DisplayLists
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Styles
import Testing

/// What is drawn over is left out, and pictures that let nothing show through are copied: nobody sees it.
///
/// Only what comes right before is left out, so a dot elsewhere between the two has all of both drawn.
@Suite final class CoveredDrawingTests {
    let board: DrawingBoard
    private let folder: URL

    init() throws {
        board = try DrawingBoard()
        folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let frame = Rect(x: 20, y: 20, width: 40, height: 30)
    private static let shapes: [Shape] = [
        .rect(frame), .rect(Rect(x: 20.3, y: 20.6, width: 39.5, height: 29.2)), .roundedRect(frame, radius: 9),
        .continuousRect(frame, radius: 9), .roundedRect(frame, radius: 15), .ellipse(frame),
        // Larger than what is kept as a mask.
        .roundedRect(Rect(x: 4, y: 4, width: 140, height: 100), radius: 12),
    ]
    private static let dot = DrawingCommand.fill(.rect(Rect(x: 150, y: 110, width: 1, height: 1)), .color(.black))

    private func expectSame(_ under: DrawingCommand, _ over: DrawingCommand, _ comment: String) throws {
        for scale in [1.0, 2, 3] {
            let background = Color(hex: 0x3388CC)
            let short = try board.raster(
                [Self.dot, under, over], width: 152, height: 112, scale: scale, background: background)
            let long = try board.raster(
                [under, Self.dot, over], width: 152, height: 112, scale: scale, background: background)
            #expect(short == long, "\(comment) at \(scale)")
        }
    }

    /// Pixels in a corner that surely lie in the shape are not cut.
    @Test("what is cut to large corners ends where they do", arguments: [12.0, 55, 90.5, 128, 200])
    func largeCorners(radius: Double) throws {
        let frame = Rect(x: 4, y: 3, width: 270, height: 280)
        for shape in [Shape.roundedRect(frame, radius: radius), .continuousRect(frame, radius: radius)] {
            for scale in [1.0, 1.5, 2] {
                let page = Rect(x: 0, y: 0, width: 280, height: 290)
                let ink = DrawingCommand.fill(.rect(page), .color(Color(hex: 0x102030)))
                let cut = try board.raster(
                    [.group(DrawingGroup(clip: shape, commands: [ink, Self.dot]))], width: 280, height: 290,
                    scale: scale, background: .white)
                let filled = try board.raster(
                    [.fill(shape, .color(Color(hex: 0x102030))), Self.dot], width: 280, height: 290, scale: scale,
                    background: .white)
                var furthest = 0
                for (one, other) in zip(cut.pixels, filled.pixels) {
                    furthest = max(furthest, abs(Int(one.argb >> 8 & 0xFF) - Int(other.argb >> 8 & 0xFF)))
                }
                // What is rounded twice may differ by one or two.
                #expect(furthest <= 2, "\(shape) at \(scale)")
            }
        }
    }

    @Test("a shadow under its shape is drawn as if all of it were", arguments: shapes)
    func shadows(shape: Shape) throws {
        for offset in [0.0, 3, 30] {
            let shadow = Shadow(color: Color(hex: 0, alpha: 0.4), x: offset / 2, y: offset, blur: 8)
            for alpha in [1, 0.999, 0.5] {
                try expectSame(
                    .shadow(shape, shadow), .fill(shape, .color(Color(hex: 0xFFEEDD, alpha: alpha))),
                    "offset \(offset), alpha \(alpha)")
            }
        }
    }

    /// Of 80 × 60 pixels, with as much alpha at one place.
    private func picture(alpha: UInt32, at place: Int) throws -> String {
        var pixels = (0..<4800).map { number -> PremultipliedARGB in
            let (red, green) = (UInt32(number % 80) * 3, UInt32(number / 80) * 4)
            return PremultipliedARGB(argb: 0xFF00_0000 | red << 16 | green << 8)
        }
        pixels[place] = PremultipliedARGB(argb: alpha << 24)
        var encoder = PNGEncoder()
        let file = folder.appending(path: "\(alpha)-\(place).png")
        try Data(encoder.encode(Raster(width: 80, height: 60, pixels: pixels))).write(to: file)
        return file.path
    }

    @Test("a shadow or a ground under a picture is drawn as if all of it were", arguments: [255, 0] as [UInt32])
    func pictures(alpha: UInt32) throws {
        let path = try picture(alpha: alpha, at: 2440)
        let shadow = DrawingCommand.shadow(
            .continuousRect(Self.frame, radius: 9), Shadow(color: Color(hex: 0, alpha: 0.4), y: 3, blur: 8))
        let ground = DrawingCommand.fill(.roundedRect(Self.frame, radius: 9), .color(Color(hex: 0xFFEEDD)))
        for clip in [nil, Shape.rect(Self.frame), .roundedRect(Self.frame, radius: 9), .ellipse(Self.frame)] {
            let command = DrawingCommand.picture(
                PictureCommand(path: path, frame: Self.frame, fit: .stretch, clip: clip))
            try expectSame(shadow, command, "\(String(describing: clip))")
            for outline in [nil, Shape.roundedRect(Self.frame.inset(dx: 4, dy: 7), radius: 9)] {
                try expectSame(
                    ground, .group(DrawingGroup(clip: outline, commands: [command])), "\(String(describing: clip))")
            }
        }
    }

    /// The pixel that shows something is outside of the shape, so that both pictures show the same.
    @Test(
        "a picture that fills a shape is drawn in place as if it were laid into it",
        arguments: [
            Shape.roundedRect(frame, radius: 9), .continuousRect(frame, radius: 9), .roundedRect(frame, radius: 2.5),
        ], [Color.white, .clear])
    func picturesInPlace(clip: Shape, background: Color) throws {
        let rasters = try [255, 0].map { alpha in
            try board.raster(
                [
                    .fill(.rect(Rect(x: 0, y: 0, width: 50, height: 80)), .color(Color(hex: 0x77_2211, alpha: 0.6))),
                    .picture(
                        PictureCommand(
                            path: picture(alpha: alpha, at: 0), frame: Self.frame, fit: .stretch, clip: clip)),
                ], width: 80, height: 80, scale: 2, background: background)
        }
        #expect(rasters[0].digest == rasters[1].digest)
    }

    /// As an outline a shape is one that groups are laid into; every step may round otherwise.
    @Test(
        "a group that is cut to a shape is drawn in place as if it were laid into it",
        arguments: shapes.filter {
            if case .ellipse = $0 { false } else { true }
        })
    func groupsInPlace(shape: Shape) throws {
        let path = try picture(alpha: 255, at: 0)
        let commands: [DrawingCommand] = [
            .fill(.rect(Rect(x: 0, y: 0, width: 45.5, height: 112)), .color(Color(hex: 0x77_2211, alpha: 0.6))),
            .picture(PictureCommand(path: path, frame: Rect(x: 30, y: 10, width: 60, height: 25), fit: .stretch)),
            .fill(.ellipse(Rect(x: 16, y: 16, width: 10, height: 12)), .color(Color(hex: 0x00_88FF, alpha: 0.5))),
            .stroke(shape, width: 3, .black),
        ]
        for (background, opacity) in [(Color.white, 1.0), (.clear, 1), (Color(hex: 0x3388CC), 0.5)] {
            for scale in [1.0, 2, 3] {
                let rasters = try [shape, .path(shape.path)].map { clip in
                    try board.raster(
                        [
                            .fill(.rect(Rect(x: 0, y: 0, width: 152, height: 24)), .color(Color(hex: 0x22_7711))),
                            .group(
                                DrawingGroup(
                                    opacity: opacity,
                                    commands: [
                                        .group(DrawingGroup(clip: clip, commands: commands))
                                    ])),
                        ], width: 152, height: 112, scale: scale, background: background)
                }
                #expect(rasters[0].farthest(from: rasters[1]) <= 2, "on \(background) at \(scale)")
            }
        }
    }
}

extension Raster {
    fileprivate var digest: PixelDigest { PixelDigest(of: self) }
}
