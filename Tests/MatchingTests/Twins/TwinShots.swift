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
                size: twin.list.size, pixelsPerPoint: twin.pixelsPerPoint, treatment: twin.treatment,
                hasMaterials: twin.list.hasMaterials)
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
        let sheet = Sheet(
            size: size, pixelsPerPoint: pixelsPerPoint, treatment: .plain,
            hasMaterials: scenes.contains { $0.displayList.hasMaterials })
        return try stride(from: 0, to: scenes.count, by: sheet.capacity).flatMap { start in
            try sheet.shots(of: scenes[start..<min(start + sheet.capacity, scenes.count)].map(\.displayList))
                .map(\.raster)
        }
    }
}

extension Raster {
    /// Whether both show the same, but for some pixels at edges, and blurs that are rounded otherwise.
    fileprivate func isNearly(_ other: Raster) -> Bool {
        guard (width, height) == (other.width, other.height) else { return false }
        let others = zip(pixels, other.pixels).count { one, two in
            one != two
                && [16, 8, 0].contains { (shift: Int) -> Bool in
                    let (here, there) = (one.argb >> shift & 0xFF, two.argb >> shift & 0xFF)
                    return max(here, there) - min(here, there) > 48
                }
        }
        return others <= 60
    }
}

/// A page with pictures of one size beside each other.
private struct Sheet: Hashable {
    let size: Size
    let pixelsPerPoint: Double
    let treatment: ShotTreatment
    /// Whether something shows what lies beneath: of many layers a browser now and then leaves out tiles that are not ready.
    let hasMaterials: Bool

    private var width: Int { Int((size.width * pixelsPerPoint).rounded()) }
    private var height: Int { Int((size.height * pixelsPerPoint).rounded()) }

    /// How many pictures a page has: as many as the decoder takes.
    var capacity: Int { hasMaterials ? 1 : min(max(9_500_000 / (width * height), 1), 6) }

    func shots(of lists: [DisplayList]) throws -> [Shot] {
        let html = TwinPage.html(of: lists)
        let file = try kept("\(html) \(pixelsPerPoint)", as: "png") {
            let page = try hasMaterials ? settled(html, lists.count) : drawn(html, lists.count)
            var encoder = PNGEncoder()
            return try encoder.encode(page)
        }
        let page = try Self.raster(of: file)
        return try lists.indices.map { number in
            let shot = page.cropped(to: PixelRect(x: number * width, y: 0, width: width, height: height))
            return try treated(shot, named: "\(html) \(pixelsPerPoint) \(number)")
        }
    }

    /// - Parameter margin: how far from the window's left side the page is drawn, in points.
    private func drawn(_ html: String, _ count: Int, margin: Int = 0) throws -> Raster {
        let page = html.replacing("<body>", with: "<body style=\"position:absolute;top:0;left:\(margin)px\">")
        let picture = try Chromium.screenshot(
            ofPage: page, size: Size(width: size.width * Double(count) + Double(margin), height: size.height),
            pixelsPerPoint: pixelsPerPoint)
        let left = Int(Double(margin) * pixelsPerPoint)
        return picture.cropped(
            to: PixelRect(x: left, y: 0, width: picture.width - left, height: picture.height))
    }

    /// What a browser draws alike at two places: tiles that are not ready are others there.
    private func settled(_ html: String, _ count: Int) throws -> Raster {
        var last = try drawn(html, count)
        for number in 0..<8 {
            let next = try drawn(html, count, margin: number % 2 == 0 ? 72 : 0)
            if next.isNearly(last) { break }
            last = next
        }
        return last
    }

    private func treated(_ shot: Raster, named name: String) throws -> Shot {
        switch treatment {
        case .plain, .otherTime: return (shot, .none)
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
