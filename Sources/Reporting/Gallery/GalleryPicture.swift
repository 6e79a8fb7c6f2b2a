import Batching
import Geometry
import Manifests
import Rendering
import Timelines

/// One file of a run, as the gallery shows it.
package struct GalleryPicture: Hashable, Sendable {
    /// Relative to the folder that the gallery stands in.
    package let path: String
    /// The name that the theme's pictures are filed under.
    package let theme: String
    /// As in ST-2, or a timeline's name.
    package let component: String
    /// As in ST-2, or a shot's or film's name.
    package let state: String
    package let appearance: String
    /// What else tells the picture from others of its state, in the order of the axes: locale, direction, …
    package let axes: [Axis]
    /// Pixels a point; 1 for vector files.
    package let scale: Double
    /// In pixels, in points for vector files.
    package let width: Double
    package let height: Double
    /// The file's kind: `png`, `svg`, …
    package let format: String

    package init(
        path: String, theme: String, component: String, state: String, appearance: String, axes: [Axis] = [],
        scale: Double = 1, width: Double, height: Double, format: String
    ) {
        self.path = path
        self.theme = theme
        self.component = component
        self.state = state
        self.appearance = appearance
        self.axes = axes
        self.scale = scale
        self.width = width
        self.height = height
        self.format = format
    }

    package struct Axis: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension GalleryPicture {
    /// Whether a browser shows the file as a picture.
    var isShown: Bool { PictureFormat(rawValue: format)?.isShownByBrowsers ?? false }

    /// Whether it is made of pixels, so that a run may draw it at several scales.
    var isRaster: Bool { PictureFormat(rawValue: format)?.isRaster ?? false }

    /// What the file is called beside others of its state: `PNG @2x`.
    package var fileLabel: String {
        scale == 1 ? format.uppercased() : "\(format.uppercased()) @\(NumberText.exact(scale))x"
    }

    /// The path with every byte escaped that is not unreserved in a URI (RFC 3986, section 2.3).
    var link: String {
        guard !path.utf8.allSatisfy(Self.isUnreserved) else { return path }
        return path.utf8.reduce(into: "") { link, byte in
            if Self.isUnreserved(byte) { return link.unicodeScalars.append(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            link += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}

/// A picture as a line that can be put in order, and read again.
extension GalleryPicture {
    /// `nil` where a manifest does not say what the file shows.
    init?(_ entry: ManifestEntry) {
        guard let picture = entry.picture else { return nil }
        let variant = picture.variant
        let content = variant.content.map { [Axis(name: "content", value: $0)] } ?? []
        self.init(
            path: entry.path, theme: picture.theme.name, component: picture.subject.component,
            state: picture.subject.name, appearance: variant.appearance,
            axes: [Axis(name: "locale", value: variant.locale), Axis(name: "direction", value: variant.direction)]
                + content
                + variant.others.map { Axis(name: AxisName.word(forAxis: $0.axis), value: $0.value) },
            scale: picture.scale ?? 1, width: picture.size.width, height: picture.size.height,
            format: picture.format.rawValue)
    }

    /// Where its card stands: theme, place of the state in ST-2, state, and the variant without its appearance, the
    /// theme's own first.
    var cardPlace: [UInt8] {
        var place: [UInt8] = []
        place.reserveCapacity(path.utf8.count + 16)
        let rank = Self.ranks[component + "/" + state] ?? Self.ranks.count
        for part in [theme, String(10_000 + rank), component, state] {
            place += part.utf8
            place.append(Self.placeEnd)
        }
        return place + variant
    }

    /// The values in the file's name without the appearance, as `~rtl~v3`.
    private var variant: Substring.UTF8View {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
        let name = path.utf8[start...]
        let end = name.lastIndex(of: UInt8(ascii: "@")) ?? name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        let values = name[..<end].drop { $0 != UInt8(ascii: "~") }
        guard values.dropFirst().starts(with: appearance.utf8) else { return values }
        let rest = values.dropFirst(appearance.utf8.count + 1)
        return rest.isEmpty || rest.first == UInt8(ascii: "~") ? rest : values
    }

    /// Comes before all that a place holds.
    static let placeEnd: UInt8 = 1

    func sharesCard(with other: GalleryPicture) -> Bool {
        theme == other.theme && component == other.component && state == other.state && axes == other.axes
    }

    /// The places of canonical states in their list.
    private static let ranks = Dictionary(
        CanonicalState.all.enumerated().map { ($1.component.rawValue + "/" + $1.name, $0) }
    ) { first, _ in first }
}

extension GalleryPicture {
    private static let divider: UInt8 = 0x1F

    /// The names of which it is made hold no control characters; where one did, it is a space.
    var line: ArraySlice<UInt8> {
        let texts =
            [path, theme, component, state, appearance, format] + [scale, width, height].map(NumberText.exact)
            + axes.flatMap { [$0.name, $0.value] }
        var line: [UInt8] = []
        line.reserveCapacity(path.utf8.count + 128)
        for text in texts {
            if text.utf8.allSatisfy({ $0 >= 0x20 }) {
                line += text.utf8
            } else {
                line += text.utf8.map { $0 < 0x20 ? 0x20 : $0 }
            }
            line.append(Self.divider)
        }
        return line.dropLast()
    }

    init?(line: ArraySlice<UInt8>) {
        let texts = line.split(separator: Self.divider, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard texts.count >= 9, let scale = Double(texts[6]), let width = Double(texts[7]),
            let height = Double(texts[8])
        else { return nil }
        let axes = stride(from: 9, to: texts.count - 1, by: 2).map { Axis(name: texts[$0], value: texts[$0 + 1]) }
        self.init(
            path: texts[0], theme: texts[1], component: texts[2], state: texts[3], appearance: texts[4], axes: axes,
            scale: scale, width: width, height: height, format: texts[5])
    }
}
