/// Memory for the last rows of a picture that is made from the top and never held whole.
///
/// Whoever writes rows sees to it that nobody reads those whose places they take.
///
/// Unchecked, since only that keeps two threads from one row; all else is constant.
package final class PixelWindow: @unchecked Sendable {
    /// In bytes; rows follow each other without gaps.
    private let rowLength: Int
    /// How many rows are kept: a power of two.
    package let rowCount: Int
    private let storage: PixelStorage

    /// - Parameter rowCount: how many rows are kept, at least.
    package init(width: Int, rowCount: Int) {
        precondition(width > 0 && rowCount > 0, "a window shows at least a pixel")
        var power = 1
        while power < rowCount { power *= 2 }
        rowLength = width * 4
        self.rowCount = power
        storage = PixelStorage(byteCount: rowLength * power)
    }

    /// The rows by their numbers in the picture: of numbers as far apart as the window is high the later is here.
    package var rows: PixelRows {
        unsafe PixelRows(
            start: UnsafeRawPointer(storage.bytes.baseAddress.unsafelyUnwrapped), length: rowLength,
            places: rowCount - 1)
    }

    /// Where a row is to be written, and those after it as far as the window's end.
    package func place(ofRow row: Int) -> UnsafeMutableRawPointer {
        unsafe storage.bytes.baseAddress.unsafelyUnwrapped + (row & (rowCount - 1)) * rowLength
    }
}

/// Rows of pixels in memory that outlives them, and to which nobody writes while they are read.
///
/// Unchecked, since a pointer tells neither: whoever makes the rows promises both. Safe to hold and to pass on; whoever
/// reads through the pointers that it gives marks that as unsafe, and asks for rows of the picture alone.
@safe package struct PixelRows: @unchecked Sendable {
    /// The first row's place in memory.
    package let start: UnsafeRawPointer
    /// From a row's beginning to the next one's, in bytes.
    package let length: Int
    /// The bits of a row's number that tell its place: all of them, or those of a window in which the rows of a picture
    /// take turns.
    package let places: Int

    /// Where a row begins.
    @inlinable
    package subscript(y: Int) -> UnsafeRawPointer { unsafe start + (y & places) * length }
}
