package import Documents
package import Files
import Foundation
package import Geometry
package import Rasters

/// What a manifest says of a file.
package struct ManifestEntry: Hashable, Sendable {
    /// Where the file lies below the manifest's folder, as `look/index-bar/rest~dark@2x.png`.
    package var path: String
    /// What the file shows; `nil` where a manifest does not say, as that of another program may.
    package var picture: Picture?
    /// The digest of the decoded pixels, of films that of their frames; `nil` for files without pixels, and where it is
    /// not known.
    package var pixels: String?
    /// The digest of the file's bytes, by which a shard's file is checked when shards are joined; `nil` in the manifest
    /// of a whole run.
    package var bytes: Digest128?
    /// What else the manifest says of the file, for who rewrites it.
    package var others: [JSONValue.Member] = []

    /// A file of a run; what is not known of it stays `nil`.
    package init(path: String, picture: Picture? = nil, pixels: String? = nil, bytes: Digest128? = nil) {
        self.path = path
        self.picture = picture
        self.pixels = pixels
        self.bytes = bytes
    }
}

extension ManifestEntry {
    /// A picture that a run was to draw.
    package struct Picture: Hashable, Sendable {
        /// What it was drawn from.
        package var theme: Theme
        /// What it shows.
        package var subject: Subject
        /// In which appearance, language and direction, and with what else chosen.
        package var variant: Variant
        /// What kind of file it is.
        package var format: PictureFormat
        /// Pixels a point; `nil` for vector files.
        package var scale: Double?
        /// In pixels, for vector files in points.
        package var size: Size

        /// A picture; the scale is `nil` for vector files.
        package init(
            theme: Theme, subject: Subject, variant: Variant, format: PictureFormat, scale: Double?, size: Size
        ) {
            self.theme = theme
            self.subject = subject
            self.variant = variant
            self.format = format
            self.scale = scale
            self.size = size
        }
    }

    /// The theme of a picture.
    package struct Theme: Hashable, Sendable {
        /// What its pictures are filed under.
        package var name: String
        /// What a person calls it.
        package var title: String

        /// A theme by its file's name and what people call it.
        package init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// What of a theme a picture shows (ST-2, ST-3).
    package struct Subject: Hashable, Sendable {
        /// The component of a state, or a timeline's name.
        package var component: String
        /// The name of a state, or of a timeline's shot or film.
        package var name: String
        /// Which of its timeline's shots it is, in the order of time from 1; `nil` for what is none.
        package var shot: Int?

        /// A state, a shot or a film, and the component or the timeline that it belongs to.
        package init(component: String, name: String, shot: Int? = nil) {
            self.component = component
            self.name = name
            self.shot = shot
        }
    }

    /// The values of the axes that a picture was drawn with, by the words that rules call them.
    package struct Variant: Hashable, Sendable {
        /// `light` or `dark`.
        package var appearance: String
        /// A BCP 47 tag.
        package var locale: String
        /// `ltr` or `rtl`.
        package var direction: String
        /// `nil` for the theme's own content.
        package var content: String?
        /// The values of further axes, sorted by the axes' names; without those that the theme decides.
        package var others: [AxisValue]

        /// The values of the axes that every run has, and of others.
        package init(
            appearance: String, locale: String, direction: String, content: String? = nil, others: [AxisValue] = []
        ) {
            self.appearance = appearance
            self.locale = locale
            self.direction = direction
            self.content = content
            self.others = others
        }
    }

    /// The value of an axis, by the names of both.
    package struct AxisValue: Hashable, Sendable {
        /// The name of the axis.
        package var axis: String
        /// As it is written in paths.
        package var value: String

        /// An axis and the value that was chosen on it.
        package init(axis: String, value: String) {
            self.axis = axis
            self.value = value
        }
    }
}

/// The names of an entry's members, in the order in which they are written.
private enum Key: String, CodingKey, CaseIterable {
    case path, theme, title, component, state, shot, content, appearance, locale, direction, axes, scale, width, height,
        format, pixels, bytes
}

extension ManifestEntry {
    /// The entry as an object of JSON on one line, without a line break.
    package var line: [UInt8] {
        var line = JSONLine()
        line.add(.path, path)
        if let picture { line.add(picture) }
        line.add(.pixels, pixels)
        if let bytes { line.add(.bytes, bytes.hexadecimal) }
        for member in others { line.add(member.key, member.value) }
        return line.closed
    }
}

extension ManifestEntry {
    /// Reads an entry's line; `nil` for anything else.
    init?(line: ArraySlice<UInt8>) {
        guard let entry = try? JSONDecoder().decode(ManifestEntry.self, from: Data(line)) else { return nil }
        self = entry
    }

    /// The path of an entry's line, by which lines are in order; empty for anything else.
    static func path(ofLine line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = line.dropFirst("{\"path\": \"".utf8.count)
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return []
        }
        guard rest[end] == UInt8(ascii: "\\") else { return rest[..<end] }
        return ManifestEntry(line: line).map { Array($0.path.utf8)[...] } ?? []
    }
}

/// An object of JSON on one line as it is put together, as `JSONValue.line` has it.
private struct JSONLine {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(400) }

    var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

    mutating func add(_ picture: ManifestEntry.Picture) {
        let variant = picture.variant
        add(.theme, picture.theme.name)
        add(.title, picture.theme.title)
        add(.component, picture.subject.component)
        add(.state, picture.subject.name)
        if let shot = picture.subject.shot { add(Key.shot.rawValue, .number(Double(shot))) }
        add(.content, variant.content)
        add(.appearance, variant.appearance)
        add(.locale, variant.locale)
        add(.direction, variant.direction)
        begin(Key.axes.rawValue)
        bytes.append(UInt8(ascii: "{"))
        for (number, axis) in variant.others.enumerated() {
            if number > 0 { bytes += ", ".utf8 }
            append(quoted: axis.axis)
            bytes += ": ".utf8
            append(quoted: axis.value)
        }
        bytes.append(UInt8(ascii: "}"))
        add(.scale, picture.scale)
        add(.width, picture.size.width)
        add(.height, picture.size.height)
        add(.format, picture.format.rawValue)
    }

    private mutating func add(_ key: Key, _ number: Double?) {
        begin(key.rawValue)
        bytes += (number.map(NumberText.exact) ?? "null").utf8
    }

    mutating func add(_ key: String, _ value: JSONValue) {
        begin(key)
        bytes += value.line.utf8
    }

    mutating func add(_ key: Key, _ text: String?) {
        guard let text else { return add(key.rawValue, .null) }
        begin(key.rawValue)
        append(quoted: text)
    }

    /// Texts that need no escapes are copied as they are.
    private mutating func append(quoted text: String) {
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        if Self.isPlain(bytes.span.extracting((start + 1)...)) {
            bytes.append(UInt8(ascii: "\""))
        } else {
            bytes.removeSubrange(start...)
            bytes += JSONValue.string(text).line.utf8
        }
    }

    private static func isPlain(_ text: Span<UInt8>) -> Bool {
        text.indices.allSatisfy { place in
            text[place] >= 0x20 && text[place] != UInt8(ascii: "\"") && text[place] != UInt8(ascii: "\\")
        }
    }

    private mutating func begin(_ key: String) {
        bytes += (bytes.isEmpty ? "{\"" : ", \"").utf8
        bytes += key.utf8
        bytes += "\": ".utf8
    }
}

extension ManifestEntry: Decodable {
    /// An entry must have a path; what it says of the picture counts where it says all of it.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        path = try values.decode(String.self, forKey: .path)
        picture = try? Picture(values)
        pixels = try values.decodeIfPresent(String.self, forKey: .pixels)
        let digits = try values.decodeIfPresent(String.self, forKey: .bytes)
        bytes = digits.flatMap { Digest128(hexadecimal: $0) }
        others = try decoder.jsonMembers(without: picture == nil ? Self.keysWithoutPicture : Self.keys)
    }

    private static let keys = Set(Key.allCases.map(\.rawValue))
    private static let keysWithoutPicture = Set([Key.path, .pixels, .bytes].map(\.rawValue))
}

extension ManifestEntry.Picture {
    fileprivate init(_ values: KeyedDecodingContainer<Key>) throws {
        let name = try values.decode(String.self, forKey: .theme)
        theme = .init(name: name, title: try values.decodeIfPresent(String.self, forKey: .title) ?? name)
        subject = .init(
            component: try values.decode(String.self, forKey: .component),
            name: try values.decode(String.self, forKey: .state),
            shot: try values.decodeIfPresent(Int.self, forKey: .shot))
        let axes = try values.decode([String: String].self, forKey: .axes)
        variant = .init(
            appearance: try values.decode(String.self, forKey: .appearance),
            locale: try values.decode(String.self, forKey: .locale),
            direction: try values.decode(String.self, forKey: .direction),
            content: try values.decodeIfPresent(String.self, forKey: .content),
            others: axes.sorted { $0.key < $1.key }.map { .init(axis: $0.key, value: $0.value) })
        guard let format = PictureFormat(rawValue: try values.decode(String.self, forKey: .format)) else {
            throw DecodingError.dataCorruptedError(forKey: .format, in: values, debugDescription: "unknown format")
        }
        self.format = format
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        size = Size(
            width: try values.decode(Double.self, forKey: .width),
            height: try values.decode(Double.self, forKey: .height))
    }
}
