import Baselines
import Batching
import Diffing
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
        if let baseline { pictures.baseline = try side("baseline", baseline, contents?.baseline.size) }
        if let candidate { pictures.candidate = try side("candidate", candidate, contents?.candidate.size) }
        guard let contents else { return pictures }
        let difference = DifferencePicture(baseline: contents.baseline, candidate: contents.candidate, map: map).raster
        pictures.difference = try drawn("difference", difference)
        let triptych = Triptych(
            baseline: contents.baseline, difference: difference, candidate: contents.candidate, regions: regions)
        if let triptych { pictures.triptych = try drawn("triptych", triptych.raster) }
        return pictures
    }

    private var map: DifferenceMap? {
        if case .different(let comparison) = compared.result { comparison.map } else { nil }
    }

    private var regions: [PixelRect] {
        if case .different(let comparison) = compared.result { comparison.regions } else { [] }
    }

    /// A copy, so that the report can be carried away.
    private func side(_ name: String, _ bytes: [UInt8], _ size: Rasters.PixelSize?) throws(FileSystemError)
        -> ReportedPicture
    {
        let file = "\(path)/\(name).\(suffix)"
        try folder.write(bytes, to: file)
        return ReportedPicture(path: file, size: size)
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
        return ReportedPicture(path: file, size: Rasters.PixelSize(width: raster.width, height: raster.height))
    }
}
