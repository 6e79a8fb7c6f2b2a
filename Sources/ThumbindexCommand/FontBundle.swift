import Documents
import Files
import Thumbindex

/// The font files of the machine that themes are drawn with, to be copied together with the terms under which they may be
/// passed on: a machine without font packages draws the same pixels with them, and leaves the same fingerprint.
struct FontBundle {
    /// A font of each file, in the order of the files' paths.
    private let fonts: [FontSource]

    /// - Parameter own: the paths of files that themes bring themselves, and which go where these go.
    init(_ sources: [FontSource], without own: Set<String>) {
        var seen = own
        fonts = sources.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
    }

    /// Copies the files under their names, which fingerprints tell; of two that have the same name the second stands in a
    /// folder of its own. Beside them `licenses.txt` says what each says of itself, and a folder `licenses` holds what their
    /// Debian packages say.
    ///
    /// - Returns: the paths of the files in the folder.
    func copy(to folder: OutputFolder) throws(DiagnosticError) -> [String] {
        let packages = FontPackages(of: fonts.map(\.path))
        var taken: Set<String> = []
        var paths: [String] = []
        var terms = "The fonts in this folder, and what each file says of itself.\n"
        for font in fonts {
            let name = font.path.split(separator: "/").last.map(String.init) ?? font.path
            let path = taken.insert(name.lowercased()).inserted ? name : "\(paths.count)/\(name)"
            try copy(font.path, to: path, folder)
            paths.append(path)
            terms += "\n\(path)\n"
            for sentence in font.terms { terms += sentence.split(separator: "\n").map { "    \($0)\n" }.joined() }
            if let package = packages.owners[font.path] { terms += "    See licenses/\(package).txt.\n" }
        }
        for package in Set(packages.owners.values).sorted() {
            try copy(FontPackages.terms(of: package), to: "licenses/\(package).txt", folder)
        }
        try DiagnosticError.telling { () throws(FileSystemError) in
            try folder.write(Array(terms.utf8), to: "licenses.txt")
        }
        return paths
    }

    private func copy(_ path: String, to name: String, _ folder: OutputFolder) throws(DiagnosticError) {
        let bytes: [UInt8]
        do throws(FileReadingError) {
            bytes = try OpenFile(path).bytes()
        } catch {
            throw DiagnosticError("'\(path)' \(error.reason)")
        }
        try DiagnosticError.telling { () throws(FileSystemError) in try folder.write(bytes, to: name) }
    }
}

/// The packages of Debian and its kin that files are of, as far as they say under which terms.
private struct FontPackages {
    /// Their names by the files' paths.
    private(set) var owners: [String: String] = [:]

    private static let lists = "/var/lib/dpkg/info"
    private static let ending = ".list"

    init(of paths: [String]) {
        let entries = (try? FileSystem.entries(of: Self.lists)) ?? []
        let wanted = Set(paths.map { Array($0.utf8) })
        for entry in entries where entry.name.hasSuffix(Self.ending) {
            // Of a package for several architectures the name has one behind a colon.
            let package = entry.name.dropLast(Self.ending.count).prefix { $0 != ":" }
            guard package.contains("fonts") || package.contains("ttf"),
                FileSystem.exists(Self.terms(of: String(package))),
                let bytes = try? OpenFile(OutputFolder.join(Self.lists, entry.name)).bytes()
            else { continue }
            for line in bytes.split(separator: 0x0A) where wanted.contains(Array(line)) {
                owners[String(decoding: line, as: UTF8.self)] = String(package)
            }
        }
    }

    static func terms(of package: String) -> String { "/usr/share/doc/\(package)/copyright" }
}
