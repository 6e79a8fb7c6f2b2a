import Batching
import Comparing
import DrawingLibraries
import Foundation
import Rasters
import Rendering

/// The pictures of one pair in a report's folder: both sides as they are, the heat map, and all three in one.
struct PairPictures {
    let folder: OutputFolder
    /// Below the folder.
    let path: String
    let compared: ComparedPair
    let contents: PictureContents?

    func write(baseline: [UInt8]?, candidate: [UInt8]?) throws(FileSystemError) -> ReportedPair.Pictures {
        var pictures = ReportedPair.Pictures()
        let old = contents?.baseline ?? loneRaster(of: baseline)
        let new = contents?.candidate ?? loneRaster(of: candidate)
        if let baseline { pictures.baseline = try side("baseline", baseline, old) }
        if let candidate { pictures.candidate = try side("candidate", candidate, new) }
        var difference: Raster?
        if let contents {
            let picture = DifferencePicture(baseline: contents.baseline, candidate: contents.candidate, map: map)
            difference = picture.raster
            pictures.difference = try drawn("difference", picture.raster)
        }
        let triptych = Triptych(baseline: old, difference: difference, candidate: new, regions: regions)
        if let triptych { pictures.triptych = try drawn("triptych", triptych.raster) }
        return pictures
    }

    /// The pixels of a picture that has no counterpart to be compared with.
    private func loneRaster(of bytes: [UInt8]?) -> StraightRaster? {
        switch compared.result {
        case .missing, .added, .unreadable:
            bytes.flatMap { try? PictureDecoder(limits: PictureLimits(pixels: 1 << 28)).straightRaster(of: $0) }
        case .equal, .different, .differentBytes, .sizeMismatch: nil
        }
    }

    private var map: DifferenceMap? {
        if case .different(let comparison) = compared.result { comparison.map } else { nil }
    }

    private var regions: [PixelRect] {
        if case .different(let comparison) = compared.result { comparison.regions } else { [] }
    }

    /// A copy, so that the report can be carried away; of pixels that a browser would turn, the pixels as they were
    /// compared.
    private func side(
        _ name: String, _ bytes: [UInt8], _ raster: StraightRaster?
    ) throws(FileSystemError) -> ReportedPicture {
        let size = raster?.size
        if let raster, Self.mayBeTurned(bytes), let picture = try drawn(name, raster.premultiplied) { return picture }
        let file = "\(path)/\(name).\(suffix)"
        try folder.write(bytes, to: file)
        return ReportedPicture(path: file, size: size)
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
    private func drawn(_ name: String, _ raster: Raster) throws(FileSystemError) -> ReportedPicture? {
        var encoder = PNGEncoder()
        guard let bytes = try? encoder.encode(raster) else { return nil }
        let file = "\(path)/\(name).png"
        try folder.write(bytes, to: file)
        return ReportedPicture(path: file, size: PixelSize(width: raster.width, height: raster.height))
    }
}
