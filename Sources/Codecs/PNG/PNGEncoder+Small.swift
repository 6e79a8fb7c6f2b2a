package import Rasters

extension PNGEncoder {
    /// The bytes of a small file, for documents: it takes a hundred times as long as the fast one.
    ///
    /// All formats that hold the pixels are tried, with several ways of choosing filters, and the smallest is kept. One
    /// of them is what libpng would write at level 9, so that no file is larger than that.
    package func encodeSmall(_ raster: Raster) throws(EncodingError) -> (bytes: [UInt8], digest: PixelDigest) {
        var rows = StraightRows()
        rows.fill(with: 0..<raster.height, of: raster)
        rows.countColors()
        var filtered = PNGRows()
        let trials = PNGTrial.all(for: rows.facts)
        // A small picture is worth every try, a large one those that promise most.
        let isSmall = raster.pixels.count <= 1 << 16
        let finalists = isSmall ? trials : [try Self.best(of: trials, for: rows, using: &filtered)]
        var smallest = try PNGTrial.likeLibpng(rows.facts).file(of: rows, using: &filtered) {
            ZlibDeflater.stream(of: $0)
        }
        for trial in finalists {
            for level in isSmall ? [8, 9, 10, 12] : [12] {
                let file = try trial.file(of: rows, using: &filtered, level: level)
                if file.count < smallest.count { smallest = file }
            }
        }
        return (smallest, PixelDigest(of: raster))
    }

    /// The way that gives the smallest file at a middle level.
    private static func best(
        of trials: [PNGTrial], for rows: StraightRows, using filtered: inout PNGRows
    ) throws(EncodingError) -> PNGTrial {
        var best: (trial: PNGTrial, count: Int) = (trials[0], .max)
        for trial in trials {
            let count = try trial.file(of: rows, using: &filtered, level: 6).count
            if count < best.count { best = (trial, count) }
        }
        return best.trial
    }
}

/// A way to write a picture's pixels.
private struct PNGTrial {
    let format: PNGFormat
    let filtering: PNGRows.Filtering

    static func all(for facts: PixelFacts) -> [PNGTrial] {
        PNGFormat.all(for: facts).flatMap { format in
            ([.always(0), .always(1), .always(2), .always(4), .leastSum, .whereItPays] as [PNGRows.Filtering]).map {
                PNGTrial(format: format, filtering: $0)
            }
        }
    }

    /// What libpng chooses for pixels of eight bits a component.
    static func likeLibpng(_ facts: PixelFacts) -> PNGTrial {
        PNGTrial(format: facts.isOpaque ? .rgb : .rgba, filtering: .leastSum)
    }

    func file(
        of rows: StraightRows, using filtered: inout PNGRows, level: Int
    ) throws(EncodingError) -> [UInt8] {
        try file(of: rows, using: &filtered) { WholeDeflater(level: level)?.stream(of: $0) }
    }

    func file(
        of rows: StraightRows, using filtered: inout PNGRows, deflate: (Span<UInt8>) -> [UInt8]?
    ) throws(EncodingError) -> [UInt8] {
        filtered.fill(with: rows, format: format, filtering: filtering)
        guard let stream = filtered.withBytes(deflate) else { throw .outOfMemory }
        var file = PNGFile(width: rows.width, height: rows.rowCount, format: format, capacity: stream.count + 2048)
        file.append(chunk: "IDAT", stream)
        file.append(chunk: "IEND", [])
        return file.bytes
    }
}
