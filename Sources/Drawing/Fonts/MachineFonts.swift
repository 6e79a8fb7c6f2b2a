import Jobs

/// The fonts of the machine's font packages, looked through when a text needs one that its theme does not name (TX-2).
///
/// It may be shared by every thread. Most texts never need it, so that nothing is read before it is asked.
package final class MachineFonts: Sendable {
    /// Where the font packages are.
    package let folders: [String]
    private let found = Locked(Found())

    /// What was asked for, as far as it is known.
    private struct Found {
        /// `nil` before the first question; holding nothing where the font library cannot be set up.
        var search: SharedSearch??
        var faces: [String: [FoundFace]] = [:]
        var families: [Unicode.Scalar: Set<String>] = [:]

        mutating func open(_ folders: [String]) -> SharedSearch? {
            if let search { return search }
            let opened = try? SharedSearch(FontSearch.open(folders: folders, files: []))
            search = .some(opened)
            return opened
        }
    }

    /// - Parameter folders: searched with their subfolders.
    package init(folders: [String]) { self.folders = folders }

    /// The faces of the families in which a character of a script is looked for, those that have the scalar, family by
    /// family in the order of `ScriptFamilies`.
    package func faces(
        having scalar: Unicode.Scalar, script: ScriptCode, han: HanVariant?
    ) -> [[FoundFace]] {
        found.withLock { found in
            let having = found.families[scalar] ?? found.open(folders)?.search.families(having: scalar) ?? []
            found.families[scalar] = having
            guard !having.isEmpty else { return [] }
            return ScriptFamilies.families(for: script, han: han).filter(having.contains).map { family in
                let faces = found.faces[family] ?? found.open(folders)?.search.faces(ofFamily: family) ?? []
                found.faces[family] = faces
                return faces
            }
        }
    }

    /// A search that is asked under the lock alone.
    private final class SharedSearch: @unchecked Sendable {
        let search: FontSearch

        init(_ search: consuming FontSearch) { self.search = search }
    }
}

extension MachineFonts: Hashable {
    package static func == (first: MachineFonts, second: MachineFonts) -> Bool { first.folders == second.folders }

    package func hash(into hasher: inout Hasher) { hasher.combine(folders) }
}
