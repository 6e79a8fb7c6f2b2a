internal import CCairo
internal import CFriBidi
internal import CHarfBuzz
internal import CISAL
internal import CSPNG
internal import CWebP
internal import CXXHash

/// A C library that drawing goes through, and its version.
package struct LibraryVersion: Hashable, Sendable {
    /// As the library calls itself.
    package let name: String
    /// As the library tells it when the program runs, ISA-L's as it was compiled against.
    package let version: String

    /// A library and its version.
    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    /// Those of all drawing libraries, by their names.
    package static var all: [LibraryVersion] {
        unsafe [
            LibraryVersion(name: "cairo", version: String(cString: cairo_version_string())),
            LibraryVersion(name: "fontconfig", version: packed(UInt32(FcGetVersion()), base: 100)),
            LibraryVersion(name: "freetype", version: freetype),
            LibraryVersion(name: "fribidi", version: fribidi),
            LibraryVersion(name: "harfbuzz", version: String(cString: hb_version_string())),
            LibraryVersion(name: "isa-l", version: "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
            unsafe LibraryVersion(name: "spng", version: String(cString: spng_version_string())),
            LibraryVersion(name: "webp", version: packed(UInt32(WebPGetDecoderVersion()), base: 256)),
            LibraryVersion(name: "xxhash", version: packed(UInt32(XXH_versionNumber()), base: 100)),
        ]
    }

    private static var freetype: String {
        guard let library = unsafe thumbindex_new_freetype() else { return "unknown" }
        defer { unsafe FT_Done_Library(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The first words of `(GNU FriBidi) 1.0.8 …` that begin with a digit.
    private static let fribidi: String = {
        let words = unsafe String(cString: thumbindex_fribidi_version()).utf8.split { $0 <= UInt8(ascii: " ") }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return words.first { $0.first.map(digits.contains) == true }.flatMap { String($0) } ?? "unknown"
    }()

    /// Three numbers in one, as `21401` and base 100 for 2.14.1.
    private static func packed(_ number: UInt32, base: UInt32) -> String {
        "\(number / (base * base)).\(number / base % base).\(number % base)"
    }
}
