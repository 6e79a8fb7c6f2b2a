/// All pixels of a picture file as they are stored, their colours not multiplied by alpha.
package struct StraightPicture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// `0xAARRGGBB`, 8 bits a component, row by row from the top without gaps.
    package let pixels: [UInt32]
}
