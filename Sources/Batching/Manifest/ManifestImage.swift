package import Geometry

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
    package var json: JSONValue {
        .object([
            .init("path", .string(path)), .init("theme", .string(theme)), .init("title", .string(title)),
            .init("component", .string(component)),
            .init("state", .string(state)), .init("content", content.map(JSONValue.string) ?? .null),
            .init("appearance", .string(appearance)), .init("locale", .string(locale)),
            .init("direction", .string(direction)),
            .init("axes", .object(axes.map { .init($0.name, .string($0.value)) })),
            .init("scale", scale.map(JSONValue.number) ?? .null), .init("width", .number(width)),
            .init("height", .number(height)), .init("format", .string(format)),
            .init("pixels", pixels.map(JSONValue.string) ?? .null),
        ])
    }
}
