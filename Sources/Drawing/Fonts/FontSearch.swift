internal import CCairo
internal import CSPNG
import Files
import Geometry

/// Finds faces by family in given folders and files, and nowhere else.
///
/// It reads a configuration of its own, from memory: no file of the host's or the user's font settings changes what
/// it finds. What the host's font packages have cached about their folders is taken over, since reading all fonts
/// anew takes a second.
///
/// Safe: it alone owns Fontconfig's configuration, which it was given whole and frees when it goes; the pointer never
/// leaves it.
@safe package struct FontSearch: ~Copyable {
    private let configuration: OpaquePointer

    private init(configuration: OpaquePointer) { unsafe self.configuration = unsafe configuration }

    /// - Parameters:
    ///   - folders: searched with their subfolders; one that does not exist is passed over.
    ///   - files: font files that come before all faces of the folders.
    package static func open(folders: [String], files: [String]) throws(FontSearchError) -> FontSearch {
        guard let configuration = unsafe FcConfigCreate() else { throw .unavailable }
        let search = unsafe FontSearch(configuration: configuration)
        let settings = settings(folders: folders)
        guard unsafe FcConfigParseAndLoadFromMemory(configuration, settings, FcTrue) == FcTrue,
            unsafe FcConfigBuildFonts(configuration) == FcTrue
        else { throw .unavailable }
        for file in files {
            // A pipe in place of a file would keep the font library waiting.
            guard (try? OpenFile(file)) != nil, unsafe FcConfigAppFontAddFile(configuration, file) == FcTrue else {
                throw .unreadableFile(file)
            }
        }
        return search
    }

    deinit { unsafe FcConfigDestroy(configuration) }

    /// The faces that bear the family name, in any language and letter case; first those of the given files.
    package func faces(ofFamily family: String) -> [FoundFace] {
        guard let pattern = unsafe FcPatternCreate() else { return [] }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe FcPatternAddString(pattern, FC_FAMILY, family)
        for set in [FcSetApplication, FcSetSystem] {
            let faces = unsafe list(pattern, in: set)
            if !faces.isEmpty { return faces }
        }
        return []
    }

    /// The names of all families of the folders of which a face has a glyph for the scalar.
    package func families(having scalar: Unicode.Scalar) -> Set<String> {
        guard let pattern = unsafe FcPatternCreate(), let characters = unsafe FcCharSetCreate() else { return [] }
        defer {
            unsafe FcCharSetDestroy(characters)
            unsafe FcPatternDestroy(pattern)
        }
        unsafe FcCharSetAddChar(characters, scalar.value)
        unsafe FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        return unsafe Set(list(pattern, in: FcSetSystem).flatMap(\.families))
    }

    /// The faces of one of the given files.
    package func faces(inFile file: String) -> [FoundFace] {
        guard let pattern = unsafe FcPatternCreate() else { return [] }
        defer { unsafe FcPatternDestroy(pattern) }
        return unsafe list(pattern, in: FcSetApplication).filter { $0.path == file }
    }

    /// Every family name there is, sorted, each once.
    package func familyNames() -> [String] {
        guard let pattern = unsafe FcPatternCreate() else { return [] }
        defer { unsafe FcPatternDestroy(pattern) }
        let names = [FcSetApplication, FcSetSystem].flatMap { unsafe list(pattern, in: $0) }.flatMap(\.families)
        return Set(names).sorted()
    }

    private static func settings(folders: [String]) -> String {
        let lines = folders.map { "<dir>\(MarkupText.escaped($0, for: .content))</dir>" }
        return """
            <?xml version="1.0"?><fontconfig>\(lines.joined())\
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>\
            <config><rescan><int>0</int></rescan></config></fontconfig>
            """
    }

    private func list(_ pattern: OpaquePointer, in name: FcSetName) -> [FoundFace] {
        guard let set = unsafe FcConfigGetFonts(configuration, name), let properties = unsafe FcObjectSetCreate() else {
            return []
        }
        defer { unsafe FcObjectSetDestroy(properties) }
        for property in [
            FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE, FC_COLOR, FC_FONTVERSION,
        ] {
            unsafe FcObjectSetAdd(properties, property)
        }
        var sets: UnsafeMutablePointer<FcFontSet>? = unsafe set
        guard let found = unsafe FcFontSetList(configuration, &sets, 1, pattern, properties) else { return [] }
        defer { unsafe FcFontSetDestroy(found) }
        return unsafe (0..<Int(found.pointee.nfont))
            .compactMap { unsafe found.pointee.fonts[$0].flatMap(FoundFace.init(pattern:)) }
            .sorted { ($0.path, $0.index, $0.weights.lowerBound) < ($1.path, $1.index, $1.weights.lowerBound) }
    }
}

extension FoundFace {
    /// `nil` for a named instance of a variable font, whose axes say the same, and for a pattern without a file.
    fileprivate init?(pattern: OpaquePointer) {
        guard let path = unsafe pattern.strings(FC_FILE).first, let index = unsafe pattern.integer(FC_INDEX) else {
            return nil
        }
        // The upper half numbers a variable font's instances; 0x8000 stands for the whole range.
        guard index >> 16 == 0 || index >> 16 == 0x8000 else { return nil }
        unsafe self.init(
            path: path, index: index & 0xFFFF, families: pattern.strings(FC_FAMILY), weights: pattern.weights)
        if let slant = unsafe pattern.integer(FC_SLANT) { self.slant = slant }
        if let width = unsafe pattern.integer(FC_WIDTH) { self.width = width }
        unsafe isVariable = pattern.boolean(FC_VARIABLE)
        unsafe hasColor = pattern.boolean(FC_COLOR)
        if let version = unsafe pattern.integer(FC_FONTVERSION) { self.version = version }
    }
}

extension OpaquePointer {
    fileprivate func strings(_ property: String) -> [String] {
        var strings: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while unsafe FcPatternGetString(self, property, Int32(strings.count), &value) == FcResultMatch,
            let text = unsafe value
        {
            unsafe strings.append(String(cString: text))
        }
        return strings
    }

    fileprivate func integer(_ property: String) -> Int? {
        var value: Int32 = 0
        return unsafe FcPatternGetInteger(self, property, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    fileprivate func boolean(_ property: String) -> Bool {
        var value = FcFalse
        return unsafe FcPatternGetBool(self, property, 0, &value) == FcResultMatch && value == FcTrue
    }

    /// Fontconfig counts weights on a scale of its own, from 0 to 215.
    fileprivate var weights: ClosedRange<Int> {
        var range: OpaquePointer?
        var (low, high) = (Double(FC_WEIGHT_REGULAR), Double(FC_WEIGHT_REGULAR))
        if unsafe FcPatternGetRange(self, FC_WEIGHT, 0, &range) == FcResultMatch, let range = unsafe range {
            unsafe FcRangeGetDouble(range, &low, &high)
        } else if unsafe FcPatternGetDouble(self, FC_WEIGHT, 0, &low) == FcResultMatch {
            high = low
        }
        let weights = [low, high].map { Int(min(max(FcWeightToOpenTypeDouble($0), 1), 1000).rounded()) }
        return weights[0]...max(weights[0], weights[1])
    }
}

/// Why no font search could be set up.
package enum FontSearchError: Error, Hashable {
    /// The font library has no memory left or refuses its settings.
    case unavailable
    /// The file at this path is missing or holds no font.
    case unreadableFile(String)
}

/// A face of a font file, as the font search found it.
package struct FoundFace: Hashable, Sendable {
    /// The absolute path of the file.
    package var path: String
    /// The face's place in a collection file; 0 in a file of one face.
    package var index: Int
    /// Every family name that the file holds, in all languages, the typographic one first.
    package var families: [String]
    /// From 1 to 1000; a range for a variable font, one number for any other.
    package var weights: ClosedRange<Int>
    /// 0 upright, otherwise italic or oblique.
    package var slant = 0
    /// 100 normal, less for condensed faces.
    package var width = 100
    /// Whether its weight can be chosen.
    package var isVariable = false
    /// Whether its glyphs have colours of their own, as emoji.
    package var hasColor = false
    /// The font's revision in 16.16 fixed point, as its `head` table says.
    package var version = 0

    /// An upright face of normal width and one weight, or a range of them, without colours.
    package init(path: String, index: Int = 0, families: [String] = [], weights: ClosedRange<Int>) {
        self.path = path
        self.index = index
        self.families = families
        self.weights = weights
    }
}
