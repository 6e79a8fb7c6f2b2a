import Rasters

/// Finds the colour of a palette that is nearest to another, the first of equals: by the squares of the differences in
/// each component, weighted as `OpaqueColor.importance` says.
struct NearestColor {
    private let red: [Int]
    private let green: [Int]
    private let blue: [Int]

    init(_ colors: [OpaqueColor]) {
        red = colors.map(\.red)
        green = colors.map(\.green)
        blue = colors.map(\.blue)
    }

    func index(of color: OpaqueColor) -> Int {
        var best = 0
        var least = Int.max
        for index in red.indices {
            let green = green[index] - color.green
            var distance = 4 * green * green
            guard distance < least else { continue }
            let (red, blue) = (red[index] - color.red, blue[index] - color.blue)
            distance += 2 * red * red + 3 * blue * blue
            if distance < least { (best, least) = (index, distance) }
        }
        return best
    }
}

extension OpaqueColor {
    /// How much a difference in red, green and blue counts.
    static let importance = [2, 4, 3]

    /// Red, green or blue, by their numbers from 0.
    subscript(component: Int) -> Int {
        switch component {
        case 0: red
        case 1: green
        default: blue
        }
    }
}
