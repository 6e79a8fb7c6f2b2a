internal import CPixels
package import Rasters

/// Rows of pixels as PNG filters them.
package struct PNGRows {
    package private(set) var bytes: [UInt8] = []
    private var row: [UInt8] = []
    private var above: [UInt8] = []

    package init() {}

    /// How each row's filter is chosen.
    package enum Filtering: Hashable, Sendable {
        /// What costs hardly any time: rows equal to the one above as differences to it, which are zero; rows most of
        /// whose pixels differ from their neighbours as what seems best; all others as they are, since what repeats in
        /// them is found without.
        case whereItPays
        /// The type whose bytes, taken as signed, have the least sum: the rule of the PNG specification.
        case leastSum
        /// The same type for all.
        case always(UInt8)
    }

    /// Replaces the rows by others; the memory is used again.
    package mutating func fill(with rows: Range<Int>, of raster: Raster, format: PNGFormat) {
        var straight = StraightRows()
        straight.fill(with: rows, of: raster)
        fill(with: straight, format: format)
    }

    /// Replaces the rows by others; the memory is used again.
    ///
    /// - Parameter format: one that holds such pixels.
    package mutating func fill(
        with rows: StraightRows, format: PNGFormat, filtering: Filtering = .whereItPays
    ) {
        let (width, length) = (rows.width, format.rowLength(width: rows.width))
        bytes.resize(to: rows.rowCount * (1 + length))
        row.resize(to: length)
        above.resize(to: length)
        let count = rows.rowCount
        bytes.withUnsafeMutableBufferPointer { bytes in
            row.withUnsafeMutableBufferPointer { row in
                above.withUnsafeMutableBufferPointer { above in
                    rows.withUnsafePixels { pixels in
                        guard let pixels, let target = bytes.baseAddress, let row = row.baseAddress,
                            let above = above.baseAddress
                        else { return }
                        let packer = RowPacker(
                            format: format, filtering: filtering, width: width, length: length, row: row, above: above)
                        for number in 0..<count {
                            packer.store(
                                pixels + number * width, isFirst: number == 0, to: target + number * (1 + length))
                        }
                    }
                }
            }
        }
    }
}

/// Stores rows of pixels in a format, each with the filter that suits it.
private struct RowPacker {
    let format: PNGFormat
    let filtering: PNGRows.Filtering
    let width: Int
    /// The bytes of a row.
    let length: Int
    /// Room for a row before it is filtered, and for the one above it.
    let row: UnsafeMutablePointer<UInt8>
    let above: UnsafeMutablePointer<UInt8>

    /// - Parameter isFirst: whether the filter may not look at the row above.
    func store(_ pixels: UnsafePointer<UInt32>, isFirst: Bool, to target: UnsafeMutablePointer<UInt8>) {
        switch filtering {
        case .whereItPays: storeQuickly(pixels, isFirst: isFirst, to: target)
        case .leastSum, .always: storeFiltered(pixels, isFirst: isFirst, to: target)
        }
    }

    private func storeQuickly(_ pixels: UnsafePointer<UInt32>, isFirst: Bool, to target: UnsafeMutablePointer<UInt8>) {
        if !isFirst, equal(pixels, pixels - width) {
            target[0] = 2
            (target + 1).update(repeating: 0, count: length)
        } else if format.bitsPerPixel >= 8, !format.isPalette, thumbindex_changes(pixels, width) * 2 > width {
            storeFiltered(pixels, isFirst: isFirst, to: target)
        } else {
            target[0] = 0
            pack(pixels, to: target + 1)
        }
    }

    private func storeFiltered(_ pixels: UnsafePointer<UInt32>, isFirst: Bool, to target: UnsafeMutablePointer<UInt8>) {
        pack(pixels, to: row)
        if !isFirst { pack(pixels - width, to: above) }
        let step = format.bytesPerPixel
        if case .always(let type) = filtering {
            target[0] = type
            thumbindex_filter_row_as(type, row, isFirst ? nil : above, length, step, target + 1)
        } else {
            target[0] = thumbindex_filter_row(row, isFirst ? nil : above, length, step, target + 1)
        }
    }

    private func pack(_ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
        switch format {
        case .gray: thumbindex_pack_gray(pixels, width, target)
        case .grayAlpha: thumbindex_pack_gray_alpha(pixels, width, target)
        case .rgb: thumbindex_pack_rgb(pixels, width, target)
        case .rgba: UnsafeMutableRawPointer(target).copyMemory(from: pixels, byteCount: 4 * width)
        case .palette(let palette):
            thumbindex_pack_indices(
                pixels, width, palette.colors, palette.colors.count, UInt32(palette.bitDepth), target)
        }
    }

    private func equal(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Bool {
        thumbindex_equal(first, second, width) != 0
    }
}

extension PNGFormat {
    fileprivate var isPalette: Bool { if case .palette = self { true } else { false } }
}

extension [UInt8] {
    fileprivate mutating func resize(to length: Int) {
        if count > length { removeLast(count - length) }
        if count < length { append(contentsOf: repeatElement(0, count: length - count)) }
    }
}
