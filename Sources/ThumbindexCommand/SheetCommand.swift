import ArgumentParser
import Documents
import Files
import Geometry
import Manifests
import Rendering
import Reporting
import Sheets
import Thumbindex

struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Draw sheets of states with captions and arrows.",
        discussion: """
            A sheet file, NAME.sheet.yaml, says which states of which themes stand in which rows, in devices, cropped or \
            annotated, and what leads from one to another. It becomes FOLDER/NAME[@2x].<format>, and FOLDER/sheets.html shows \
            all sheets that were drawn.
            """)

    @Argument(help: "Sheet files.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var files: [String]

    @Option(help: ArgumentHelp("Where sheets go, Output unless given.", valueName: "folder"), completion: .directory)
    var out = "Output"

    @OptionGroup(title: "Pictures")
    var export: SheetExportArguments

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func run() throws {
        let console = Console()
        try console.reporting { () throws(DiagnosticError) in
            var problems = DiagnosticList()
            var names: Set<String> = []
            var entries: [ManifestEntry] = []
            for path in files {
                _ = problems.catching { () throws(DiagnosticError) in
                    let file = try SheetFile(atPath: path, allowingOutside: allowOutside)
                    guard names.insert(file.name.lowercased()).inserted else {
                        throw DiagnosticError("two sheets are called '\(file.name)'")
                    }
                    entries += try draw(file, console)
                }
            }
            if !entries.isEmpty { try list(entries) }
            try problems.throwErrors()
        }
    }

    /// The page that shows all sheets; the gallery of a run into the same folder comes to lead to it.
    private func list(_ entries: [ManifestEntry]) throws(DiagnosticError) {
        try writeGallery(of: entries, to: GalleryListing.sheetsPath)
        guard FileSystem.exists(try folder().join(GalleryListing.path)), let run = try Manifest.left(in: out) else {
            return
        }
        try writeGallery(of: run.entries, to: GalleryListing.path)
    }

    private func writeGallery(of entries: [ManifestEntry], to page: String) throws(DiagnosticError) {
        let gallery = GalleryListing(in: try folder(), page: page)
        entries.forEach(gallery.add)
        try DiagnosticError.telling { () throws(FileSystemError) in try gallery.write() }
    }

    private func folder() throws(DiagnosticError) -> OutputFolder {
        try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: out) }
    }

    /// All files of a sheet are drawn before the first is written; gives what they are.
    private func draw(_ file: SheetFile, _ console: Console) throws(DiagnosticError) -> [ManifestEntry] {
        let studio = try SheetStudio(file)
        let (scene, warnings) = try studio.scene()
        console.show(warnings)
        var drawn: [(entry: ManifestEntry, bytes: [UInt8])] = []
        for options in export.exports {
            let scale = options.format.isRaster && options.scale != 1 ? "@\(NumberText.exact(options.scale))x" : ""
            let exported = try Rendering.export(scene, as: options, with: studio.tools)
            let picture = ManifestEntry.Picture(
                theme: .init(name: file.name, title: file.title), subject: .init(component: "sheet", name: file.name),
                variant: .init(appearance: "light", locale: "en", direction: "ltr"), format: options.format,
                scale: options.format.isRaster ? options.scale : nil, size: exported.size)
            let path = "\(file.name)\(scale).\(options.format.fileExtension)"
            drawn.append((ManifestEntry(path: path, picture: picture), exported.bytes))
        }
        try DiagnosticError.telling { () throws(FileSystemError) in
            let folder = try OutputFolder(path: out)
            for file in drawn {
                try folder.write(file.bytes, to: file.entry.path)
                console.result(folder.join(file.entry.path))
            }
        }
        return drawn.map(\.entry)
    }
}
