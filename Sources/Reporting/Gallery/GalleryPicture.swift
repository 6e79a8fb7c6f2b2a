import Geometry
import Rendering

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
