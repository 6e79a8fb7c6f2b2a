import Foundation

/// Where the fonts of these tests come from.
enum FontPackages {
    /// Whether files lie where Debian's packages put them.
    static let areDebian = FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
}
