import Codecs
import DisplayLists
import DrawingBoards
import Files
import Foundation
import Geometry
import Matching
import RandomNumbers
import Rasters

/// A picture, and what its file lost of it.
typealias Shot = (raster: Raster, losses: ShotLosses)

/// Screenshots of twins, several at a time, since a browser takes long to start.
enum TwinShots {
    /// What the browser shows of twins, each given to `body` with its number; only a few are held at once.
    static func forEach(of twins: [Twin], _ body: (Int, Shot) throws -> Void) throws {
        let numbers = Dictionary(grouping: twins.indices) { index in
            let twin = twins[index]
            return Sheet(
                size: twin.list.size, pixelsPerPoint: twin.pixelsPerPoint, treatment: twin.treatment)
        }
        for (sheet, members) in numbers.sorted(by: { $0.value[0] < $1.value[0] }) {
            for start in stride(from: 0, to: members.count, by: sheet.capacity) {
                let part = members[start..<min(start + sheet.capacity, members.count)]
                let shots = try sheet.shots(of: part.map { twins[$0].list })
                for (number, shot) in zip(part, shots) { try body(number, shot) }
            }
        }
    }

    /// What the browser shows of scenes of one size.
    static func shots(of scenes: [Scene], pixelsPerPoint: Double) throws -> [Raster] {
        guard let size = scenes.first?.displayList.size else { return [] }
        let sheet = Sheet(size: size, pixelsPerPoint: pixelsPerPoint, treatment: .plain)
        return try stride(from: 0, to: scenes.count, by: sheet.capacity).flatMap { start in
            try sheet.shots(of: scenes[start..<min(start + sheet.capacity, scenes.count)].map(\.displayList))
                .map(\.raster)
        }
    }
}

/// A page with pictures of one size beside each other.
private struct Sheet: Hashable {
    let size: Size
    let pixelsPerPoint: Double
    let treatment: ShotTreatment

    private var width: Int { Int((size.width * pixelsPerPoint).rounded()) }
    private var height: Int { Int((size.height * pixelsPerPoint).rounded()) }

    /// How many pictures a page has: as many as the decoder takes.
    var capacity: Int { min(max(9_500_000 / (width * height), 1), 6) }

    func shots(of lists: [DisplayList]) throws -> [Shot] {
        let zoom = treatment == .scaled ? pixelsPerPoint : 1
        let html = TwinPage.html(of: lists, scaledBy: zoom)
        let file = try kept("\(html) \(pixelsPerPoint)", as: "png") {
            let page = try Chromium.screenshot(
                ofPage: html,
                size: Size(width: size.width * zoom * Double(lists.count), height: size.height * zoom),
                pixelsPerPoint: pixelsPerPoint / zoom)
            var encoder = PNGEncoder()
            return try encoder.encode(page)
        }
        let page = try Self.raster(of: file)
        return try lists.indices.map { number in
            let shot = page.cropped(to: PixelRect(x: number * width, y: 0, width: width, height: height))
            return try treated(shot, named: "\(html) \(pixelsPerPoint) \(number)")
        }
    }

    private func treated(_ shot: Raster, named name: String) throws -> Shot {
        switch treatment {
        case .plain, .otherTime, .scaled: return (shot, .none)
        case .cut:
            let (top, bottom) = (Int(44 * pixelsPerPoint), Int(34 * pixelsPerPoint))
            let rest = PixelRect(x: 0, y: top, width: width, height: height - top - bottom)
            return (shot.cropped(to: rest), .none)
        case .rescaled:
            var numbers = SeededNumbers(
                seed: UInt64(Digest128(of: Array(name.utf8).span).hexadecimal.prefix(8), radix: 16) ?? 0)
            // From two and three pixels a point to fewer, to three and to two, and to more.
            let whole = pixelsPerPoint > 2 ? 2 / pixelsPerPoint : 3 / pixelsPerPoint
            let lot = numbers.next(below: 36)
            let share = lot < 21 ? (75 + Double(lot)) / 100 : lot < 29 ? whole : [1.25, 4.0 / 3, 1.5][lot % 3]
            let kernel = LineFilter.Kernel.allCases[numbers.next(below: LineFilter.Kernel.allCases.count)]
            func count(_ pixels: Int) -> Int { Int((Double(pixels) * share).rounded()) }
            let resampled = shot.resampled(
                toWidth: count(width), height: count(height), by: kernel, growing: kernel)
            return (resampled, .none)
        case .jpeg:
            let file = try kept("jpeg \(name)", as: "jpg") { try compressed(shot) }
            return (try Self.raster(of: file), ShotLosses(of: file))
        }
    }

    private static func raster(of file: [UInt8]) throws -> Raster {
        try PictureDecoder(limits: PictureLimits(pixels: 24_000_000)).straightRaster(of: file).premultiplied
    }

    /// The browser's JPEG of a picture, at 85.
    private func compressed(_ shot: Raster) throws -> [UInt8] {
        var encoder = PNGEncoder()
        let source = Data(try encoder.encode(shot)).base64EncodedString()
        let page = """
            <!doctype html><meta charset="utf-8"><body><img src="data:image/png;base64,\(source)" onload="
            const c = document.createElement('canvas');
            c.width = \(width); c.height = \(height); c.getContext('2d').drawImage(this, 0, 0);
            document.body.textContent = '«' + c.toDataURL('image/jpeg', 0.85).split(',')[1] + '»'"></body>
            """
        let elements = try Chromium.elements(ofPage: page)
        guard let start = elements.firstIndex(of: "«"), let end = elements.firstIndex(of: "»"),
            let bytes = Data(base64Encoded: String(elements[elements.index(after: start)..<end]))
        else { throw CocoaError(.fileReadCorruptFile) }
        return Array(bytes)
    }

    /// `THUMBINDEX_TWIN_SHOTS=folder` keeps what the browser drew, for the next run.
    private func kept(_ name: String, as kind: String, _ make: () throws -> [UInt8]) throws -> [UInt8] {
        guard let folder = ProcessInfo.processInfo.environment["THUMBINDEX_TWIN_SHOTS"] else { return try make() }
        let path = "\(folder)/\(Digest128(of: Array(name.utf8).span).hexadecimal).\(kind)"
        if let known = FileManager.default.contents(atPath: path) { return Array(known) }
        let file = try make()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(file).write(to: URL(filePath: path), options: .atomic)
        return file
    }
}
