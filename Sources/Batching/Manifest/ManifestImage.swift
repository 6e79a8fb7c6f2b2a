import Geometry

/// What a manifest says of a picture.
package struct ManifestImage: Hashable, Sendable {
    /// Below the output folder.
    package var path: String
    package var theme: String
    /// What a person calls the theme.
    package var title: String
    /// A component, or a timeline's name.
    package var component: String
    /// A state, or a shot's or film's name.
    package var state: String
    /// `nil` for the theme's own.
    package var content: String?
    package var appearance: String
    package var locale: String
    package var direction: String
    /// The names of the values of further axes, by the axes' names; an axis that the theme decides is left out.
    package var axes: [Axis]
    /// Pixels a point; `nil` for vector files.
    package var scale: Double?
    /// In pixels, for vector files in points.
    package var width: Double
    package var height: Double
    package var format: String
    /// The digest of the decoded pixels, of films that of their frames; `nil` for vector files.
    package var pixels: String?
    /// The digest of the file's bytes, of pictures of a shard, by which they are checked when shards are joined.
    package var bytes: String?

    package init(
        path: String, theme: String, title: String, component: String, state: String, content: String?,
        appearance: String,
        locale: String, direction: String, axes: [Axis], scale: Double?, width: Double, height: Double,
        format: String, pixels: String?, bytes: String? = nil
    ) {
        self.path = path
        self.theme = theme
        self.title = title
        self.component = component
        self.state = state
        self.content = content
        self.appearance = appearance
        self.locale = locale
        self.direction = direction
        self.axes = axes
        self.scale = scale
        self.width = width
        self.height = height
        self.format = format
        self.pixels = pixels
        self.bytes = bytes
    }

    package struct Axis: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension ManifestImage {
    /// The image's line, without a break.
    package var line: [UInt8] {
        var line = JSONLine()
        line.add("path", path)
        line.add("theme", theme)
        line.add("title", title)
        line.add("component", component)
        line.add("state", state)
        line.add("content", content)
        line.add("appearance", appearance)
        line.add("locale", locale)
        line.add("direction", direction)
        line.add("axes", .object(axes.map { .init($0.name, .string($0.value)) }))
        line.add("scale", scale.map(JSONValue.number) ?? .null)
        line.add("width", .number(width))
        line.add("height", .number(height))
        line.add("format", format)
        line.add("pixels", pixels)
        if let bytes { line.add("bytes", bytes) }
        return line.closed
    }
}

/// An object of JSON on one line as it is put together, as `JSONValue.line` has it.
private struct JSONLine {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(400) }

    var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

    mutating func add(_ key: String, _ value: JSONValue) {
        begin(key)
        bytes += value.line.utf8
    }

    /// Texts that need no escapes are copied as they are.
    mutating func add(_ key: String, _ text: String?) {
        guard let text else { return add(key, .null) }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) else {
            return add(key, .string(text))
        }
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func begin(_ key: String) {
        bytes += (bytes.isEmpty ? "{\"" : ", \"").utf8
        bytes += key.utf8
        bytes += "\": ".utf8
    }
}
