import Rasters

/// The colours of a film in GIF: at most 255, since one stands for what does not change.
package struct ColorPalette: Hashable {
    let colors: [OpaqueColor]

    static let largestCount = 255

    /// Chooses the colours that come nearest to a film's: the samples are split where they vary most until there are
    /// enough groups, which then settle around their means.
    package init(_ histogram: ColorHistogram) {
        self.init(histogram.samples)
    }

    init(_ samples: [ColorSample]) {
        guard samples.count > Self.largestCount else {
            colors = samples.isEmpty ? [OpaqueColor(gray: 0)] : samples.map(\.color)
            return
        }
        var groups = [ColorGroup(samples)]
        while groups.count < Self.largestCount {
            let widest = groups.indices.max { groups[$0].error < groups[$1].error } ?? 0
            guard let halves = groups[widest].halves else { break }
            groups[widest] = halves.0
            groups.append(halves.1)
        }
        colors = Self.settled(groups.map(\.color), samples)
    }

    /// Lloyd's algorithm: each sample goes to the nearest colour, each colour to the middle of its samples.
    private static func settled(_ colors: [OpaqueColor], _ samples: [ColorSample]) -> [OpaqueColor] {
        var colors = colors
        for _ in 0..<3 {
            let search = NearestColor(colors)
            var members = [[ColorSample]](repeating: [], count: colors.count)
            for sample in samples { members[search.index(of: sample.color)].append(sample) }
            for index in colors.indices where !members[index].isEmpty {
                colors[index] = ColorGroup(members[index]).color
            }
        }
        return colors
    }
}

/// Samples that one colour is to stand for.
private struct ColorGroup {
    let samples: [ColorSample]
    private let weight: Double
    private let mean: [Double]
    private let variance: [Double]

    init(_ samples: [ColorSample]) {
        self.samples = samples
        let weight = samples.reduce(0) { $0 + $1.weight }
        let mean = (0..<3).map { component in
            samples.reduce(0) { $0 + $1.weight * Double($1.color[component]) } / weight
        }
        self.weight = weight
        self.mean = mean
        variance = (0..<3).map { component in
            Double(OpaqueColor.importance[component])
                * samples.reduce(0) { sum, sample in
                    let difference = Double(sample.color[component]) - mean[component]
                    return sum + sample.weight * difference * difference
                }
        }
    }

    /// How badly one colour stands for all.
    var error: Double { variance.reduce(0, +) }

    /// The samples on either side of the mean of the component that varies most; `nil` where all are equal.
    var halves: (ColorGroup, ColorGroup)? {
        guard error > 0, let axis = variance.indices.max(by: { variance[$0] < variance[$1] }) else { return nil }
        let low = samples.filter { Double($0.color[axis]) <= mean[axis] }
        let high = samples.filter { Double($0.color[axis]) > mean[axis] }
        return low.isEmpty || high.isEmpty ? nil : (ColorGroup(low), ColorGroup(high))
    }

    /// The colour of a sample that outweighs all others, so that plain grounds stay exact; else the mean.
    var color: OpaqueColor {
        if let heaviest = samples.max(by: { $0.weight < $1.weight }), heaviest.weight * 2 >= weight {
            return heaviest.color
        }
        let rounded = mean.map { Int($0.rounded()) }
        return OpaqueColor(red: rounded[0], green: rounded[1], blue: rounded[2])
    }
}

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
