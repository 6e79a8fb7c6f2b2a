import Codecs
import Comparing
import Files
import Foundation
import Rasters
import Rendering

/// Leaves what a report shows of each pair in the report's folder; several pairs may be in work at once.
struct PairReporter: Sendable {
    /// Where pictures go; `nil` where only the causes are wanted.
    private let folder: OutputFolder?
    private let causes: PairCauses
    /// The pairs' numbers, by their paths.
    private let numbers: [ExactName: Int]

    init(folder: OutputFolder?, causes: PairCauses, pairs: [FilePair]) {
        self.folder = folder
        self.causes = causes
        numbers = Dictionary(pairs.enumerated().map { (ExactName($1.path), $0 + 1) }) { first, _ in first }
    }

    /// Writes a pair's pictures and says what there is to say of it.
    ///
    /// - Throws: where a file cannot be written.
    func report(_ compared: ComparedPair, _ contents: PairContents) throws(FileSystemError) -> ReportedPair {
        var report = ReportedPair(compared.withoutMap, causes: causes.causes(of: compared, contents))
        report.equality = causes.equality(of: compared)
        guard let folder else { return report }
        report.digests = ReportedPair.Digests(contents)
        guard !compared.pair.isDescription, report.kind != .equal || report.isChangedUnseen,
            let number = numbers[ExactName(report.path)]
        else { return report }
        report.pictures = try PairPictures(folder: folder, path: "pairs/\(number)", compared: compared).write(contents)
        return report
    }
}

extension ReportedPair.Digests {
    /// Of the bytes that were read.
    fileprivate init(_ contents: PairContents) {
        baseline = contents.pictures.baseline?.digest
        candidate = contents.pictures.candidate?.digest
        state = contents.stateFiles.candidate?.digest
    }
}

extension PictureBytes {
    /// `nil` where nothing could be read.
    var digest: String? { bytes.map { Digest128(of: $0.span).hexadecimal } }
}

extension StateFile {
    /// `nil` where nothing could be read.
    var digest: String? { bytes.map { Digest128(of: $0.span).hexadecimal } }
}

/// The pictures of one pair in a report's folder: both sides as they are, the heat map, and all three in one.
private struct PairPictures {
    let folder: OutputFolder
    /// Below the folder.
    let path: String
    let compared: ComparedPair

    func write(_ contents: PairContents) throws(FileSystemError) -> ReportedPair.Pictures {
        var pictures = ReportedPair.Pictures()
        let files = contents.pictures.map { $0?.bytes }
        let old = contents.rasters?.baseline ?? loneRaster(of: files.baseline)
        let new = contents.rasters?.candidate ?? loneRaster(of: files.candidate)
        if let bytes = files.baseline { pictures.baseline = try side("baseline", bytes, old) }
        if let bytes = files.candidate { pictures.candidate = try side("candidate", bytes, new) }
        let heatMap = contents.rasters.map { DifferencePicture($0, map: compared.result.comparison?.map).raster }
        if let heatMap { pictures.difference = try drawn("difference", heatMap) }
        let regions = compared.result.comparison?.regions ?? []
        let triptych = Triptych(baseline: old, difference: heatMap, candidate: new, regions: regions)
        if let triptych { pictures.triptych = try drawn("triptych", triptych.raster) }
        return pictures
    }

    /// The pixels of a picture that has no counterpart to be compared with.
    private func loneRaster(of bytes: [UInt8]?) -> StraightRaster? {
        switch compared.result {
        case .missing, .added, .unreadable:
            bytes.flatMap { try? PictureDecoder(limits: PictureLimits(pixels: 1 << 28)).straightRaster(of: $0) }
        case .equal, .different, .changed, .differentBytes, .sizeMismatch: nil
        }
    }

    /// A copy, so that the report can be carried away; of pixels that a browser would turn, the pixels as they were
    /// compared.
    private func side(
        _ name: String, _ bytes: [UInt8], _ raster: StraightRaster?
    ) throws(FileSystemError) -> ReportedPair.Picture {
        let size = raster?.size
        if let raster, Self.mayBeTurned(bytes), let picture = try drawn(name, raster.premultiplied) { return picture }
        let file = "\(path)/\(name).\(suffix)"
        try folder.write(bytes, to: file)
        return ReportedPair.Picture(path: file, size: size)
    }

    /// Whether the file has Exif data, where a camera notes how it was held: JPEG's segment, WebP's and PNG's chunk.
    private static func mayBeTurned(_ bytes: [UInt8]) -> Bool {
        let data = Data(bytes)
        return ["Exif\0\0", "EXIF", "eXIf"].contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Of the kinds that browsers show, else `png`.
    private var suffix: String {
        let known = ["png", "jpg", "jpeg", "webp", "gif", "apng", "svg", "pdf"]
        let suffix = compared.pair.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return known.contains(suffix) ? suffix : "png"
    }

    /// `nil` where a picture is too large to be encoded.
    private func drawn(_ name: String, _ raster: Raster) throws(FileSystemError) -> ReportedPair.Picture? {
        var encoder = PNGEncoder()
        guard let bytes = try? encoder.encode(raster) else { return nil }
        let file = "\(path)/\(name).png"
        try folder.write(bytes, to: file)
        return ReportedPair.Picture(path: file, size: PixelSize(width: raster.width, height: raster.height))
    }
}
