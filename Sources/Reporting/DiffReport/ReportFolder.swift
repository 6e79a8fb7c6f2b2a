import Comparing
import Documents
import Files
import Foundation

/// A report's folder, which appears whole or not at all: it is filled beside its place, then renamed.
struct ReportFolder: Sendable {
    /// Where files go until the report is complete.
    let staging: OutputFolder
    /// As the user wrote it.
    let path: String
    private let place: FileLocation
    /// Tells others that a process is at work here, as long as it is.
    private let lock: FolderLock

    /// - Parameter inputs: the folders and files that are compared, which a report must not lie in or be: its pictures
    ///   would be taken for theirs.
    /// - Throws: for such a place, for one where something else than a report stands, and where nothing can be written.
    init(path: String, inputs: [String]) throws(DiagnosticError) {
        self.path = path
        let place = FileLocation(path)
        self.place = place
        if let input = inputs.first(where: { place.lies(inOrAt: FileLocation($0)) }) {
            throw DiagnosticError("the report '\(path)' would lie in '\(input)', which is compared")
        }
        guard Self.isFree(place) else {
            throw DiagnosticError(
                "'\(path)' is there already and is no report", hints: ["name a new folder, or an old report to replace"]
            )
        }
        let partial = Self.hiddenName(for: place, "partial")
        do {
            _ = try OutputFolder(path: (place.path as NSString).deletingLastPathComponent)
            Self.clearRemains(of: place)
            staging = try OutputFolder(path: partial)
            lock = try FolderLock(partial)
        } catch {
            throw DiagnosticError(FileSystemError(path: path, code: error.code))
        }
    }

    /// Writes the report's own files and puts the folder in its place; an old report goes.
    ///
    /// - Throws: where that fails; then the old report is still there, and nothing of the new one.
    func complete(_ report: DiffReport, sides: ComparedSides) throws(DiagnosticError) {
        do {
            try staging.write(Array(report.page.utf8), to: "index.html")
            try staging.write(Array(report.junit.utf8), to: "junit.xml")
            try staging.write(Array(report.document(sides: sides, in: place).utf8), to: "report.json")
        } catch {
            discard()
            throw DiagnosticError(FileSystemError(path: path, code: error.code))
        }
        try putInPlace()
    }

    /// Takes away what was written so far.
    func discard() { try? FileManager.default.removeItem(atPath: staging.path) }

    private func putInPlace() throws(DiagnosticError) {
        let files = FileManager.default
        let old = Self.hiddenName(for: place, "old")
        do {
            try? files.removeItem(atPath: old)
            let isReplaced = files.fileExists(atPath: place.path)
            if isReplaced { try files.moveItem(atPath: place.path, toPath: old) }
            do {
                try files.moveItem(atPath: staging.path, toPath: place.path)
            } catch {
                if isReplaced { try? files.moveItem(atPath: old, toPath: place.path) }
                throw error
            }
            try? files.removeItem(atPath: old)
        } catch {
            discard()
            throw DiagnosticError("cannot put the report in its place '\(path)'")
        }
    }

    /// Takes away what killed runs have left beside the place; an old report that such a run had put aside returns.
    private static func clearRemains(of place: FileLocation) {
        let files = FileManager.default
        let folder = (place.path as NSString).deletingLastPathComponent
        let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where isRemain(name, of: place) {
            let path = "\(folder)/\(name)"
            // The lock of a killed process is gone, and that of a report in work lies in its unfinished folder.
            let unfinished = String(path.prefix(path.count - (path as NSString).pathExtension.count)) + "partial"
            guard !FileSystem.exists(unfinished) || (try? FolderLock(unfinished)) != nil else { continue }
            if path.hasSuffix(".old"), !place.exists {
                try? files.moveItem(atPath: path, toPath: place.path)
            } else {
                try? files.removeItem(atPath: path)
            }
        }
    }

    /// Whether a name is one that some process hides a report under: `.report.123.old`.
    private static func isRemain(_ name: String, of place: FileLocation) -> Bool {
        let start = ".\((place.path as NSString).lastPathComponent)."
        let parts = name.dropFirst(start.count)
            .split(separator: ".", omittingEmptySubsequences: false)
        return name.hasPrefix(start) && parts.count == 2 && Int(parts[0]) != nil
            && ["old", "partial"].contains(parts[1])
    }

    /// Nothing is there, or an empty folder, or a report.
    private static func isFree(_ place: FileLocation) -> Bool {
        guard place.exists else { return true }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return false }
        return names.isEmpty || names.contains("report.json") && names.contains("index.html")
    }

    private static func hiddenName(for place: FileLocation, _ suffix: String) -> String {
        let (folder, name) = (
            (place.path as NSString).deletingLastPathComponent, (place.path as NSString).lastPathComponent
        )
        return "\(folder)/.\(name).\(ProcessInfo.processInfo.processIdentifier).\(suffix)"
    }
}

extension FileLocation {
    /// Symbolic links are followed on both sides.
    fileprivate func lies(inOrAt other: FileLocation) -> Bool {
        resolvedPath == other.resolvedPath || resolvedPath.hasPrefix(other.resolvedPath + "/")
    }
}
