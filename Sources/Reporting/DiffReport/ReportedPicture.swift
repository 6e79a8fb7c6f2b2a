package import Rasters

/// A picture that a report shows, in the report's own folder.
package struct ReportedPicture: Hashable, Sendable {
    /// Below the report's folder.
    package var path: String
    /// `nil` where the file was not decoded.
    package var size: PixelSize?

    package init(path: String, size: PixelSize?) {
        self.path = path
        self.size = size
    }
}
