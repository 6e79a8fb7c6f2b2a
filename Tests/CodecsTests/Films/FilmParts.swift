import Rasters

/// Where the pictures of a film lie and what they take, read from its file.
struct FilmParts {
    /// In the order of the file.
    private(set) var areas: [PixelRect] = []

    init(_ file: [UInt8], _ format: TestFilm.Format) {
        switch format {
        case .webp: readRIFF(file)
        case .gif: readGIF(file)
        case .apng: readPNG(file)
        }
    }

    /// `ANMF` chunks: half the origin and the size less one, in three bytes each.
    private mutating func readRIFF(_ file: [UInt8]) {
        var place = 12
        while place + 8 <= file.count {
            let length = Self.number(file[place + 4..<place + 8].reversed())
            if file[place..<place + 4].elementsEqual("ANMF".utf8) {
                let numbers = (0..<4).map { number in
                    Self.number(file[place + 8 + 3 * number..<place + 11 + 3 * number].reversed())
                }
                areas.append(
                    PixelRect(x: 2 * numbers[0], y: 2 * numbers[1], width: numbers[2] + 1, height: numbers[3] + 1))
            }
            place += 8 + length + length % 2
        }
    }

    /// `fcTL` chunks: a sequence number, the size, the origin, in four bytes each.
    private mutating func readPNG(_ file: [UInt8]) {
        var place = 8
        while place + 8 <= file.count {
            let length = Self.number(file[place..<place + 4])
            if file[place + 4..<place + 8].elementsEqual("fcTL".utf8) {
                let numbers = (1...4).map { Self.number(file[place + 8 + 4 * $0..<place + 12 + 4 * $0]) }
                areas.append(PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]))
            }
            place += 12 + length
        }
    }

    /// Image descriptors: origin and size, in two bytes each; all else is skipped block by block.
    private mutating func readGIF(_ file: [UInt8]) {
        var place = 13 + 3 * 256
        while file[place] != 0x3B {
            if file[place] == 0x2C {
                let numbers = (0..<4).map { Self.number(file[place + 1 + 2 * $0..<place + 3 + 2 * $0].reversed()) }
                areas.append(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
                place += 11
            } else {
                place += 2
            }
            while file[place] != 0 { place += Int(file[place]) + 1 }
            place += 1
        }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
