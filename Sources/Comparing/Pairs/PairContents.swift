import Geometry
package import Rasters

/// What the files of a pair hold. Each is read when it is first asked for, and once: results, causes, digests and the
/// pictures of a report are all of the same bytes.
///
/// It belongs to the thread that compares the pair.
package final class PairContents {
    /// Where the files are.
    package let pair: FilePair
    /// The picture files, each `nil` where its side has none.
    package private(set) lazy var pictures: Sides<PictureBytes?> = pair.files.map { $0.map(PictureBytes.init) }
    /// The JSON files beside the pictures, each `nil` where there is none.
    package private(set) lazy var stateFiles: Sides<StateFile?> = pair.files.map { file in
        file.flatMap { StateFile(besidePicture: $0.path, sharing: shared) }
    }
    /// What the JSON files say.
    package private(set) lazy var states: Sides<StateBeside> = stateFiles.map(StateBeside.init)
    /// The pixels of both pictures, where a comparison that keeps them has decoded both.
    package internal(set) var rasters: Sides<StraightRaster>?

    /// The JSON files that other pairs have read too.
    private let shared: SharedStateFiles?

    /// - Parameter shared: what is read for several pairs; `nil` where this one is alone.
    init(_ pair: FilePair, sharing shared: SharedStateFiles?) {
        self.pair = pair
        self.shared = shared
    }

    /// Nothing is read yet.
    package convenience init(_ pair: FilePair) { self.init(pair, sharing: nil) }

    deinit { shared?.release(pair) }
}

extension PairContents {
    /// What the JSON of either side says, where both can be read.
    var bothStates: Sides<StateRecord>? { states.map(\.record).complete() }

    /// Pixels a point, as the pictures' names tell: 2 for `rest@2x.png`.
    var namedScale: Double { pair.path.namedScale }

    /// The canvas in points, by a JSON beside the pictures, else by their names.
    func canvas(ofPictureOf size: PixelSize) -> Size {
        if let state = states.both.lazy.compactMap(\.record).first { return state.size }
        return Size(width: Double(size.width) / namedScale, height: Double(size.height) / namedScale)
    }

    /// Whether both sides have a JSON that may say where everything is.
    var haveStates: Bool { stateFiles.complete() != nil }

    /// Whether the JSON files beside both pictures have not the same bytes; so it is not where one has none.
    var statesDiffer: Bool {
        guard let files = stateFiles.complete() else { return false }
        return files.baseline.bytes != files.candidate.bytes
    }
}
