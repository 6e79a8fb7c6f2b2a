import ArgumentParser
import Batching
import Files
import Foundation
import Thumbindex

/// Does something again whenever files change that it reads, until Ctrl-C.
struct Repetition {
    let console: Console
    /// Whether nobody is told that it waits.
    var isQuiet = false

    /// - Parameters:
    ///   - files: the paths of files, and of folders that files come to and go from; asked for again each time.
    ///   - body: `false` where there is to be no next time. What it throws was told already, but for wrong usage.
    func run(of files: () -> Set<String>, _ body: () async throws -> Bool) async throws {
        var known = files()
        var watch = FileWatch(known)
        while true {
            let start = Int(Date().timeIntervalSince1970)
            do {
                guard try await body() else { return }
            } catch {
                let message = ThumbindexCommand.message(for: error)
                if !message.isEmpty { console.say(message) }
            }
            if !isQuiet { console.say("Waiting for changes; Ctrl-C ends it.") }
            let wanted = files()
            if !wanted.isSubset(of: known) {
                known.formUnion(wanted)
                watch = FileWatch(known, since: start)
            }
            while watch.changes(within: Self.patience).isEmpty {}
            // What an editor, or a run, writes after that is a part of the same change.
            while !watch.changes(within: Self.pause).isEmpty {}
        }
    }

    /// Milliseconds between two looks at whether it is still to wait.
    private static let patience = 60_000
    /// Milliseconds without a change after which it begins.
    private static let pause = 30

    /// Everything that lies at a path, the folders too.
    static func tree(at path: String) -> Set<String> {
        guard FileSystem.isFolder(path) else { return [path] }
        var walk = FolderWalk(path)
        var found: Set<String> = [path]
        while let entry = walk.nextReadable() { found.insert(entry.path) }
        return found
    }

    /// What themes and batches at some paths are read from, as far as they can be read; folders too, to which a theme
    /// may come.
    static func sources(of paths: [String], allowingOutside: Bool) -> Set<String> {
        var found = Set(paths)
        for path in paths {
            let themes: [String]
            if BatchFile.isNamed(path) {
                let request = try? BatchFile(atPath: path, allowingOutside: allowingOutside).request
                themes = request?.themes ?? []
                found.formUnion(request?.timelines ?? [])
                found.formUnion((request?.contents ?? []).compactMap(\.self))
            } else {
                themes = (try? ThemeSearch.files(at: [path])) ?? []
            }
            for theme in themes {
                found.insert(theme)
                guard let file = try? ThemeFile(atPath: theme, allowingOutside: allowingOutside) else { continue }
                found.formUnion(file.sourceFiles)
                guard let content = file.contentPath else { continue }
                found.insert(content)
                found.formUnion((try? file.readContent())?.grid().pictures ?? [])
            }
        }
        return found
    }
}
