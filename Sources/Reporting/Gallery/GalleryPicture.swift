import Geometry
package import Manifests
import Rasters
import Timelines

/// One file of a run, as the gallery shows it.
package struct GalleryPicture: Hashable, Sendable {
    /// Relative to the folder that the gallery stands in.
    package let path: String
    /// What the file shows.
    let picture: ManifestEntry.Picture
    /// What else tells the picture from others of its state, in the order of the axes: locale, direction, …
    let axes: [Axis]

    /// `nil` where a manifest does not say what the file shows.
    package init?(_ entry: ManifestEntry) {
        guard let picture = entry.picture else { return nil }
        self.init(path: entry.path, picture)
    }

    private init(path: String, _ picture: ManifestEntry.Picture) {
        self.path = path
        self.picture = picture
        let variant = picture.variant
        axes =
            [
                Axis(name: AxisName.locale, value: variant.locale),
                Axis(name: AxisName.direction, value: variant.direction),
            ]
            + (variant.content.map { [Axis(name: AxisName.content, value: $0)] } ?? [])
            + variant.others.map { Axis(name: AxisName.word(forAxis: $0.axis), value: $0.value) }
    }

    /// A value of an axis, by the words that rules call both.
    package struct Axis: Hashable, Sendable {
        /// As `locale`.
        package let name: String
        /// As `zh`.
        package let value: String
    }
}

extension GalleryPicture {
    /// The name that the theme's pictures are filed under.
    var theme: String { picture.theme.name }
    /// As in ST-2, or a timeline's name.
    var component: String { picture.subject.component }
    /// As in ST-2, or a shot's or film's name.
    var state: String { picture.subject.name }
    var appearance: String { picture.variant.appearance }
    var format: PictureFormat { picture.format }
    /// Pixels a point; 1 for vector files.
    var scale: Double { picture.scale ?? 1 }

    /// What the file is called beside others of its state: `PNG @2x`.
    package var fileLabel: String {
        let name = format.fileExtension.uppercased()
        return scale == 1 ? name : "\(name) @\(NumberText.exact(scale))x"
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

/// A picture's place among others.
extension GalleryPicture {
    /// Where its card stands: theme, place of the state in ST-2, of a timeline's shot in time, state, and the variant
    /// without its appearance, the theme's own first.
    var cardPlace: [UInt8] {
        var place: [UInt8] = []
        place.reserveCapacity(path.utf8.count + 16)
        let rank = Self.ranks[component + "/" + state] ?? Self.ranks.count
        let shot = picture.subject.shot.map { 10_000 + min(max($0, 0), 80_000) } ?? 99_999
        for part in [theme, String(10_000 + rank), component, String(shot), state] {
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

/// A picture as a line that can be put in order, and read again.
extension GalleryPicture {
    /// The names of which it is made hold no control characters; where one did, it is a space.
    var line: [UInt8] {
        let variant = picture.variant
        var line = RecordLine.Builder()
        for text in [path, theme, component, state, variant.appearance, variant.locale, variant.direction] {
            line.add(text.withoutControls)
        }
        line.add(variant.content.map { [[$0.withoutControls]] } ?? [])
        line.add(variant.others.map { [$0.axis.withoutControls, $0.value.withoutControls] })
        line.add(format.rawValue)
        line.add(picture.subject.shot.map { String($0) } ?? "")
        for number in [scale, picture.size.width, picture.size.height] { line.add(NumberText.exact(number)) }
        return line.line
    }

    /// The theme of such a line, which is all that is looked at of it.
    static func theme(ofLine line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { RecordLine.field(1, of: line) }

    init?(line: ArraySlice<UInt8>) {
        guard let line = RecordLine(line), line.count == 14, let format = PictureFormat(rawValue: line.text(9)),
            let content = line.records(7, { $0.first }),
            let others = line.records(8, { $0.count == 2 ? ManifestEntry.AxisValue(axis: $0[0], value: $0[1]) : nil })
        else { return nil }
        let numbers = (11...13).compactMap { Double(line.text($0)) }
        guard numbers.count == 3 else { return nil }
        self.init(
            path: line.text(0),
            ManifestEntry.Picture(
                theme: .init(name: line.text(1), title: line.text(1)),
                subject: .init(component: line.text(2), name: line.text(3), shot: Int(line.text(10))),
                variant: .init(
                    appearance: line.text(4), locale: line.text(5), direction: line.text(6), content: content.first,
                    others: others),
                format: format, scale: numbers[0], size: Size(width: numbers[1], height: numbers[2])))
    }
}

extension String {
    /// Control characters as spaces.
    fileprivate var withoutControls: String {
        guard !utf8.allSatisfy({ $0 >= 0x20 }) else { return self }
        return String(decoding: utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }
}
