import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import Rasters
import Styles
import Testing

@Suite struct TextDrawingTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    @Test(arguments: [1, 2, 3])
    func lettersCoverWhatTheirOutlineDoes(scale: Double) throws {
        let command = board.text("Hamburg 重庆", x: 2, y: 20, language: "zh")
        guard case .text(let text) = command else { return }
        let outline = Shape.path(board.engine.outline(of: text.run).offset(dx: 2, dy: 20))
        let drawn = try board.raster([command], width: 100, height: 30, scale: scale).ink
        let filled = try board.raster([.fill(outline, .color(.black))], width: 100, height: 30, scale: scale).ink
        #expect(filled > 50 && abs(drawn - filled) < 0.02 * filled)
    }

    @Test func aQuarterOfAPixelMovesTheLetters() throws {
        let rasters = try [0, 0.25, 0.5, 0.75, 1].map { try board.raster([board.text("l", x: 10 + $0, y: 20)]) }
        #expect(Set(rasters).count == 5)
        #expect(rasters[4] == rasters[0].moved(dx: 1))
        #expect(try board.raster([board.text("l", x: 10.1, y: 20)]) == rasters[0])
        #expect(try board.raster([board.text("l", x: 9.9, y: 20)]) == rasters[0])
        #expect(try board.raster([board.text("l", x: 10, y: 20.4)]) == rasters[0])
    }

    @Test func lettersKeepTheirDistancesAtEveryPlace() throws {
        // Ten I of a fractional advance: each stands where the sum of the advances puts it.
        let advance = board.engine.metrics(of: TextRun(text: "I", font: FontStyle(size: 13))).advance
        let raster = try board.raster([board.text("IIIIIIIIII", x: 4, y: 30)], width: 60)
        let single = try board.raster([board.text("I", x: 4, y: 30)], width: 60)
        for index in 0..<10 {
            let center = raster.inkCenter(between: 4 + advance * Double(index), and: 4 + advance * Double(index + 1))
            let expected = single.inkCenter(between: 4, and: 4 + advance) + advance * Double(index)
            #expect(abs(center - expected) < 0.3)
        }
    }

    @Test func colorAndAlphaAreTheTexts() throws {
        let raster = try board.raster([board.text("█", x: 4, y: 30, size: 30, color: Color(hex: 0xFF0000, alpha: 0.5))])
        #expect(raster.components(15, 20) == [255, 255, 127, 127])
    }

    @Test func veryLargeLettersAreOutlines() throws {
        let raster = try board.raster([board.text("I", x: -20, y: 250, size: 400)], width: 100, height: 300)
        #expect(raster.ink > 1000)
    }

    @Test func emojiHaveTheirColors() throws {
        let raster = try board.raster([board.text("❤️", x: 4, y: 30, size: 24, color: .black)])
        let center = raster.components(19, 22)
        #expect(center[1] > 200 && center[2] < 100 && center[3] < 100)
        // A picture has the colours of its file, whatever the text's.
        #expect(try board.raster([board.text("❤️", x: 4, y: 30, size: 24, color: Self.green)]) == raster)
    }

    static let green = Color(hex: 0x07C160)

    @Test func textInAGroupFadesWithIt() throws {
        let text = board.text("Mm", x: 5, y: 25, size: 20)
        let whole = try board.raster([text])
        let faded = try board.raster([.group(DrawingGroup(opacity: 0.5, commands: [text]))])
        for index in whole.pixels.indices {
            let (full, half) = (Int(whole.pixels[index].argb & 0xFF), Int(faded.pixels[index].argb & 0xFF))
            #expect(abs((255 - full) / 2 - (255 - half)) <= 1)
        }
    }
}

extension Raster {
    /// The picture with white columns put in at its left.
    fileprivate func moved(dx: Int) -> Raster {
        var moved = Raster(width: width, height: height, filledWith: 0xFFFF_FFFF)
        for y in 0..<height {
            for x in dx..<width { moved.pixels[y * width + x] = self[x - dx, y] }
        }
        return moved
    }

    /// The mean x of the ink between two columns.
    fileprivate func inkCenter(between start: Double, and end: Double) -> Double {
        var (sum, weight) = (0.0, 0.0)
        for x in Int(start.rounded())..<Int(end.rounded()) {
            for y in 0..<height {
                let ink = Double(255 - self[x, y].argb & 0xFF)
                sum += ink * (Double(x) + 0.5)
                weight += ink
            }
        }
        return sum / weight
    }
}
