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
    /// The digest of the decoded pixels; `nil` for vector files and films.
    package var pixels: String?

    package init(
        path: String, theme: String, title: String, component: String, state: String, content: String?,
        appearance: String,
        locale: String, direction: String, axes: [Axis], scale: Double?, width: Double, height: Double,
        format: String, pixels: String?
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
    /// Adds the image's line, without a break.
    func add(to bytes: inout [UInt8]) {
        var opening = "{"
        func add(_ key: String, _ value: JSONValue) {
            bytes += opening.utf8
            bytes += "\"".utf8
            bytes += key.utf8
            bytes += "\": ".utf8
            bytes += value.line.utf8
            opening = ", "
        }
        add("path", .string(path))
        add("theme", .string(theme))
        add("title", .string(title))
        add("component", .string(component))
        add("state", .string(state))
        add("content", content.map(JSONValue.string) ?? .null)
        add("appearance", .string(appearance))
        add("locale", .string(locale))
        add("direction", .string(direction))
        add("axes", .object(axes.map { .init($0.name, .string($0.value)) }))
        add("scale", scale.map(JSONValue.number) ?? .null)
        add("width", .number(width))
        add("height", .number(height))
        add("format", .string(format))
        add("pixels", pixels.map(JSONValue.string) ?? .null)
        bytes += "}".utf8
    }
}
