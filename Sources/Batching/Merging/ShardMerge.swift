package import Documents
package import Files
package import Manifests

/// What several shards of a run left, to be joined into what one run leaves: they are taken one after the other, in any
/// order, and nothing is held of their pictures.
package final class ShardMerge {
    /// Where all pictures go.
    package let folder: OutputFolder
    private let lock: FolderLock
    /// The folders that were not there before, the outer ones first.
    private let madeFolders: [String]
    private var isWritten = false
    private let entries: ManifestMerge
    private var shards: [ShardOutput] = []
    /// Those of the shards, from 1.
    private var numbers: [Int] = []
    private var known = ShardSet()
    private var failures = ShardFailures()
    /// What is wrong with what was taken.
    private var problems = DiagnosticList()
    /// Manifests that are not as they were written.
    private var edits = DiagnosticList()

    /// Makes the folder where it is missing, and keeps other runs out of it.
    package init(into path: String) throws(DiagnosticError) {
        var made: [String] = []
        (folder, lock) = try DiagnosticError.telling { () throws(FileSystemError) in
            try FileSystem.makeFolder(path) { made.append($0) }
            let folder = try OutputFolder(path: path)
            return (folder, try FolderLock(path))
        }
        madeFolders = made
        AtomicFile.removePartials(below: path)
        entries = ManifestMerge(in: folder)
    }

    deinit {
        // What was unpacked lies in the folders.
        shards.removeAll()
        if !isWritten { for folder in madeFolders.reversed() { FileSystem.removeFolder(folder) } }
    }

    /// Whether all shards of the run were taken.
    package var isComplete: Bool { known.isComplete }

    /// Takes a folder or an archive that a shard left; what is wrong with it is told when all are written.
    ///
    /// - Parameter deliver: is given each entry of its manifest.
    package func take(_ name: String, deliver: (ManifestEntry) -> Void) {
        guard known.isNew(name) else { return }
        problems.catching { () throws(DiagnosticError) in
            let shard = try ShardOutput(name, unpackingIn: folder, number: shards.count)
            let manifest = try shard.manifest()
            let isAsWritten = try entries.take(manifest, from: shards.count) { entry throws(DiagnosticError) in
                try shard.check(entry)
                deliver(entry)
            }
            let isWhole = try DiagnosticError.telling { () throws(FileSystemError) in try isAsWritten.get() }
            if !isWhole { edits.add(shard.edit) }
            shards.append(shard)
            numbers.append(manifest.frame.shard?.shard.number ?? 1)
            failures.add(manifest.frame)
            known.add(manifest.frame, of: name)
        }
    }

    /// Writes all pictures, one manifest, and what the next run goes by.
    ///
    /// Throws unless what was taken are all shards of one run, each once, drawn by the same program, libraries and fonts,
    /// and every file is as its shard left it; then nothing is written. Throws at the first file that cannot be read or
    /// written, too; what is there then is whole.
    ///
    /// - Parameters:
    ///   - userCache: where it may keep what spares later runs work; `nil` for nowhere.
    ///   - writePage: writes what the folder shows all pictures with.
    /// - Returns: how many pictures there are, and what could not be drawn.
    package func write(
        userCache: String? = nil, _ writePage: () throws(FileSystemError) -> PageNote?
    ) throws(DiagnosticError) -> (count: Int, failures: [FailedPicture]) {
        try problems.throwErrors()
        problems.add(known.objections)
        try problems.throwErrors()
        try edits.throwErrors()
        try checkFiles()
        isWritten = true
        try writeFiles()
        try DiagnosticError.telling { () throws(FileSystemError) in
            // In one order, whatever that in which they came.
            let ordered = zip(numbers, shards).sorted { $0.0 < $1.0 }.map(\.1.folder)
            let page = try writePage()
            let line = page?.line(program: SourceDigests.program(userCache: userCache)) ?? []
            try RenderCache.join(ordered, page: line, in: folder)
        }
        return (entries.count, failures.all.sorted(by: FailedPicture.precedes))
    }

    private func checkFiles() throws(DiagnosticError) {
        var damages = DiagnosticList()
        var last: ManifestMerge.File?
        try DiagnosticError.telling { () throws(FileSystemError) in
            try entries.forEach { file throws(FileSystemError) in
                if let last, last.path.utf8.elementsEqual(file.path.utf8) {
                    let (first, second) = (shards[last.source].name, shards[file.source].name)
                    damages.add(Diagnostic(.error, "'\(first)' and '\(second)' both hold '\(file.path)'"))
                } else if let damage = shards[file.source].damage(of: file) {
                    damages.add(damage)
                }
                last = file
            }
        }
        try damages.throwErrors()
    }

    private func writeFiles() throws(DiagnosticError) {
        // The one that is told in place of the error that ends the writing.
        var problem: DiagnosticError?
        do throws(FileSystemError) {
            try entries.write(fingerprint: known.fingerprint, failures: failures.all) { file throws(FileSystemError) in
                do throws(DiagnosticError) {
                    try shards[file.source].deliver(file, to: folder)
                } catch {
                    problem = error
                    throw FileSystemError(path: folder.path, code: .ioError)
                }
            }
        } catch {
            throw problem ?? DiagnosticError(error)
        }
    }
}

/// What several shards could not draw: a crop of a theme only where none that has states of the theme shows it.
private struct ShardFailures {
    private var others: Set<FailedPicture> = []
    private var crops: [FailedPicture: [(shard: Int, failure: FailedPicture)]] = [:]
    /// How many shards have states of a theme.
    private var shardCounts: [String: Int] = [:]

    mutating func add(_ manifest: Manifest) {
        for theme in manifest.shard?.themes.keys.map(\.self) ?? [] { shardCounts[theme, default: 0] += 1 }
        for failure in manifest.failures {
            guard let crop = failure.crop, failure.state == nil else {
                others.insert(failure)
                continue
            }
            let key = FailedPicture(theme: failure.theme, crop: crop, diagnostics: [])
            crops[key, default: []].append((manifest.shard?.shard.number ?? 1, failure))
        }
    }

    var all: Set<FailedPicture> {
        var all = others
        for (crop, told) in crops where told.count >= shardCounts[crop.theme] ?? 0 {
            // One run says which node is spelled nearly like it, or what its first state has.
            let near = told.filter { $0.failure.namesNearNode }
            let first = (near.isEmpty ? told : near).min { $0.shard < $1.shard }
            if let first { all.insert(first.failure) }
        }
        return all
    }
}

extension FailedPicture {
    /// Whether what was told of it ends with a question for another spelling.
    fileprivate var namesNearNode: Bool { line.contains("did you mean") }
}
