import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Styles
import Testing

@Suite struct ShadowDrawingTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    /// Across a straight edge far from any other, a Gaussian's blur is the normal distribution's integral.
    @Test(arguments: [0.5, 1, 1.9, 2, 3, 4.5, 8, 20, 60])
    func aShadowIsAGaussian(deviation: Double) throws {
        let edge = (4 * deviation).rounded(.up)
        let shape = Shape.rect(Rect(x: edge, y: -10 * deviation, width: 20 * deviation, height: 30 * deviation))
        let shadow = Shadow(color: .black, blur: 2 * deviation)
        let raster = try board.raster([.shadow(shape, shadow)], width: 2 * edge, height: 3)
        for x in 0..<raster.width {
            let distance = (Double(x) + 0.5 - edge) / deviation
            let covered = 0.5 * erfc(-distance / 2.0.squareRoot())
            let drawn = 1 - Double(raster.components(x, 1)[1]) / 255
            // Three boxes stay within 3 % of the bell they stand for; a first pixel of a narrow one is averaged.
            #expect(abs(drawn - covered) < (deviation < 1 ? 0.06 : 0.03), "\(x): \(drawn), not \(covered)")
        }
    }

    @Test func aShadowWithoutBlurIsTheShape() throws {
        let rect = Rect(x: 5, y: 5, width: 10, height: 10)
        let shadow = Shadow(color: .black, x: 3, y: 7, blur: 0)
        let raster = try board.raster([.shadow(.rect(rect), shadow)])
        let moved = try board.raster([.fill(.rect(rect.offset(dx: 3, dy: 7)), .color(.black))])
        #expect(raster == moved)
    }

    @Test func aShadowKeepsTheShapesInk() throws {
        let shape = Shape.ellipse(Rect(x: 30, y: 30, width: 40, height: 40))
        let shadow = Shadow(color: Color(hex: 0, alpha: 0.5), blur: 12)
        let raster = try board.raster([.shadow(shape, shadow)], width: 100, height: 100)
        #expect(abs(raster.ink - Double.pi * 400 * 0.5) < 12)
    }

    @Test func aShadowLooksTheSameAtEveryScale() throws {
        let shape = Shape.roundedRect(Rect(x: 30, y: 30, width: 40, height: 40), radius: 10)
        let command = DrawingCommand.shadow(shape, Shadow(color: .black, x: 2, y: 4, blur: 16))
        let inks = try [1.0, 2, 3].map {
            try board.raster([command], width: 100, height: 100, scale: $0).ink / $0 / $0
        }
        #expect(inks.max()! - inks.min()! < 4)
    }

    @Test(arguments: [1e-300, 0.0005, 0.02, 0.1, 0.2])
    func aBlurWithinAPixelIsTheShape(blur: Double) throws {
        let shape = Shape.roundedRect(Rect(x: 5, y: 5, width: 10, height: 10), radius: 3)
        let blurred = try board.raster([.shadow(shape, Shadow(color: .black, blur: blur))])
        #expect(try blurred == board.raster([.shadow(shape, Shadow(color: .black))]))
    }

    /// A path has no patch: it is blurred whole, and so tells what the patch of the same shape should be.
    @Test(arguments: [
        Shape.rect(Rect(x: 0, y: 0, width: 90, height: 61)),
        .roundedRect(Rect(x: 0, y: 0, width: 90, height: 61), radius: 7),
        .roundedRect(Rect(x: 0, y: 0, width: 120, height: 30), radius: 15),
        .continuousRect(Rect(x: 0, y: 0, width: 99, height: 60), radius: 11),
        .continuousRect(Rect(x: 0, y: 0, width: 150, height: 30), radius: 13),
        .ellipse(Rect(x: 0, y: 0, width: 40, height: 70)),
        .roundedRect(Rect(x: 0, y: 0, width: 5, height: 4), radius: 9),
    ])
    func aPatchIsTheWholeShadow(shape: Shape) throws {
        for blur in [0, 0.5, 1.5, 3, 8, 17] as [Double] {
            for place in [Point(x: 40, y: 30), Point(x: -20, y: 5), Point(x: 130, y: 70)] {
                // A phase of three quarters of a pixel downward, as boards have them.
                let shadow = Shadow(color: .black, x: 2, y: blur == 8 ? 3.75 : 3, blur: blur)
                let placed = shape.offset(dx: place.x, dy: place.y)
                func raster(_ shape: Shape) throws -> Raster {
                    try board.raster([.shadow(shape, shadow)], width: 160, height: 110)
                }
                #expect(try raster(placed) == raster(.path(placed.path)), "blur \(blur), at \(place)")
            }
        }
    }

    @Test func anImmenseBlurTakesNeitherTimeNorMemory() throws {
        for blur in [1e3, 1e5, 1e12] {
            let command = DrawingCommand.shadow(
                .rect(Rect(x: 0, y: 0, width: 40, height: 40)), Shadow(color: .black, blur: blur))
            let raster = try board.raster([command])
            #expect(raster.components(20, 20)[1] >= 250)
        }
    }
}
