import ContentFiles
import Contents
import Documents
import TemporaryFolders

/// Reads content from a file of its own.
struct ContentReading {
    let folder = TemporaryFolder()

    func read(
        _ name: String, _ text: String, columns: CSVColumns = CSVColumns(), allowingOutside: Bool = false
    ) throws -> ContentFile {
        try folder.write([name: text])
        let location = FileLocation(folder.path + "/" + name)
        return try ContentReader(location, columns: columns, allowingOutside: allowingOutside).read()
    }

    /// Where pictures are named, as `start end path | line`, in the order of the file.
    func places(_ name: String, _ text: String, of paths: Set<String>) throws -> [String] {
        try folder.write([name: text])
        let places = ContentReader(FileLocation(folder.path + "/" + name)).places(ofPictures: paths)
        return places.values.sorted { $0.range.start.line < $1.range.start.line }.map { place in
            let ends = [place.range.start, place.range.end].map { "\($0.line):\($0.column) " }.joined()
            return ends + place.text + " | " + place.source.line(place.range.start.line)
        }
    }

    /// The messages of the errors with their places, as `2:5 message`, and the hints after `|`.
    func errors(_ name: String, _ text: String, columns: CSVColumns = CSVColumns()) -> [String] {
        do {
            _ = try read(name, text, columns: columns)
            return []
        } catch let error as DiagnosticError {
            return error.diagnostics.map { Self.line($0).replacing(folder.path, with: "FOLDER") }
        } catch {
            return ["\(error)"]
        }
    }

    static func line(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
        return ([place + diagnostic.message] + diagnostic.hints).joined(separator: " | ")
    }
}

extension ContentFile {
    var names: [String] { (0..<table.count).map { table[$0].name } }
}
