/// A colour of 8 bits a component, as GIF has them.
struct OpaqueColor: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A premultiplied pixel over white.
    init(pixel: UInt32) {
        let white = 255 - Int(pixel >> 24)
        self.init(
            red: Int(pixel >> 16 & 0xFF) + white, green: Int(pixel >> 8 & 0xFF) + white,
            blue: Int(pixel & 0xFF) + white)
    }

    /// Red, green or blue, by their numbers from 0.
    subscript(component: Int) -> Int {
        switch component {
        case 0: red
        case 1: green
        default: blue
        }
    }

    /// How much a difference in each component counts.
    static let importance = [2, 4, 3]
}
