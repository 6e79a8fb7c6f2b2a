/// Rows of pixels in memory that nobody writes to while they are looked at.
package struct PixelRows: @unchecked Sendable {
    package let start: UnsafeRawPointer
    /// From a row's beginning to the next one's, in bytes.
    package let length: Int
    /// The bits of a row's number that tell its place: all of them, or those of a window in which the rows of a picture
    /// take turns.
    package let places: Int

    @inlinable
    package subscript(y: Int) -> UnsafeRawPointer { start + (y & places) * length }
}
