import ArgumentParser
import Batching
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
            annotated, and what leads from one to another. It becomes FOLDER/NAME[@2x].<format>, which the gallery of the \
            folder shows beside the states of a run, FOLDER/index.html.
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
            var drawn: [DrawnFile] = []
            for path in files {
                _ = problems.catching { () throws(DiagnosticError) in
                    let file = try SheetFile(atPath: path, allowingOutside: allowOutside)
                    guard names.insert(file.name.lowercased()).inserted else {
                        throw DiagnosticError("two sheets are called '\(file.name)'")
                    }
                    drawn += try draw(file, console)
                }
            }
            if !drawn.isEmpty { try write(drawn, console) }
            try problems.throwErrors()
        }
    }

    /// The scene as a file; a sheet that is too large to be one is told at its rows.
    private static func export(
        _ scene: Scene, as options: ExportOptions, with tools: DrawingTools, of file: SheetFile
    ) throws(DiagnosticError) -> ExportedFile {
        do throws(DiagnosticError) {
            return try Rendering.export(scene, as: options, with: tools)
        } catch {
            throw file.error(
                error, hint: "pictures are smaller by pictureScale, and all of a sheet by page: a4 or --scale 1")
        }
    }

    private typealias DrawnFile = (entry: ManifestEntry, bytes: [UInt8])

    /// All files of a sheet.
    private func draw(_ file: SheetFile, _ console: Console) throws(DiagnosticError) -> [DrawnFile] {
        let studio = try SheetStudio(file)
        let (scene, warnings) = try studio.scene()
        console.show(warnings)
        var drawn: [DrawnFile] = []
        for options in export.exports {
            let scale = options.format.isRaster && options.scale != 1 ? "@\(NumberText.exact(options.scale))x" : ""
            let exported = try Self.export(scene, as: options, with: studio.tools, of: file)
            let picture = ManifestEntry.Picture(
                theme: .init(name: file.name, title: file.title),
                subject: .init(component: "sheet", name: file.title),
                variant: .init(appearance: file.appearance.rawValue, locale: "en", direction: "ltr"),
                format: options.format, scale: options.format.isRaster ? options.scale : nil, size: exported.size)
            let path = "\(file.name)\(scale).\(options.format.fileExtension)"
            drawn.append((ManifestEntry(path: path, picture: picture), exported.bytes))
        }
        return drawn
    }

    /// Writes the sheets and adds them to the gallery of the folder, beside the states that runs left there.
    private func write(_ drawn: [DrawnFile], _ console: Console) throws(DiagnosticError) {
        let run = try Manifest.left(in: out)
        try DiagnosticError.telling { () throws(FileSystemError) in
            let folder = try OutputFolder(path: out)
            let lock = try FolderLock(folder.path)
            defer { withExtendedLifetime(lock) {} }
            for file in drawn {
                try folder.write(file.bytes, to: file.entry.path)
                console.result(folder.join(file.entry.path))
            }
            var sheets = GallerySheets(in: folder)
            sheets.add(drawn.map(\.entry))
            try sheets.write()
            let gallery = GalleryListing(in: folder)
            for entry in run?.entries ?? [] { gallery.add(entry) }
            try gallery.write()
        }
    }
}
