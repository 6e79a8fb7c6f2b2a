import Rendering

/// The paths of a theme's files in pieces, made once, so that a path is put together without looking at names again.
struct ThemePaths: Sendable {
    /// By the number of the subject, then by that of the export.
    private let stems: [[[Stem]]]
    private let exports: [ExportOptions]
    /// For each axis of `PlannedTheme.axisTable`, by the content where they depend on it, what its values add.
    private let values: [[[[UInt8]]]]
    private let theme: String

    private struct Stem: Sendable {
        let part: PlannedFile.Part
        let component: String
        let name: String
        /// `look/index-bar/rest`.
        let start: [UInt8]
        /// `@2x.png`.
        let end: [UInt8]
    }

    init(_ theme: PlannedTheme) {
        exports = theme.exports
        stems = theme.subjects.map { subject in
            theme.exports.map { export in
                Self.stems(of: subject, as: export, theme: theme.name)
            }
        }
        self.theme = theme.name
        values = theme.axisTable.map { column in
            let contents = column.isByContent ? Array(theme.contents.indices) : column.count > 0 ? [0] : []
            return contents.map { content in
                column.values(ofContent: content).map { value in value.pathName.map { Array("~\($0)".utf8) } ?? [] }
            }
        }
    }

    private static func stems(of subject: PlannedSubject, as export: ExportOptions, theme: String) -> [Stem] {
        subject.parts(in: export.format).map { part, name in
            Stem(
                part: part, component: subject.component, name: name,
                start: Array("\(theme)/\(subject.component)/\(name)".utf8), end: Array(OutputPath.ending(export).utf8))
        }
    }
}

extension ThemePaths {
    /// The values of a variant that are not at their default, in the order of the axes, as `~dark~rtl`.
    ///
    /// - Parameter places: of the variant's values on each axis.
    func values(at places: [Int]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (axis, place) in places.enumerated() {
            let lists = values[axis]
            bytes += lists[lists.count > 1 ? places[PlannedTheme.contentColumn] : 0][place]
        }
        return bytes
    }

    /// What a scene is to become, in the order of its exports.
    func files(of scene: PlannedScene) -> [PlannedFile] {
        if case .board = scene.subject { return boards(of: scene) }
        var files: [PlannedFile] = []
        for export in scene.exports {
            for stem in stems[scene.number][number(of: export)] {
                let path = OutputPath(stem.start, scene.values, stem.end)
                files.append(
                    PlannedFile(
                        part: stem.part, component: stem.component, name: stem.name, export: export, path: path))
            }
        }
        return files
    }

    /// Adds the paths of a scene's files to a text, each on a line with what is around it.
    ///
    /// - Returns: how many there are.
    func add(pathsOf scene: PlannedScene, to text: inout [UInt8], in frame: PathFrame) -> Int {
        if case .board = scene.subject {
            let files = boards(of: scene)
            for file in files { frame.add(file.path, to: &text) }
            return files.count
        }
        let areAll = scene.exports.count == exports.count
        var count = 0
        for (place, export) in scene.exports.enumerated() {
            for stem in stems[scene.number][areAll ? place : number(of: export)] {
                text += frame.start
                text += stem.start
                text += scene.values
                text += stem.end
                text += frame.end
                count += 1
            }
        }
        return count
    }

    private func number(of export: ExportOptions) -> Int {
        exports.firstIndex(of: export) ?? 0
    }

    private func boards(of scene: PlannedScene) -> [PlannedFile] {
        scene.exports.compactMap { export in
            guard let (part, name) = scene.subject.parts(in: export.format).first else { return nil }
            return PlannedFile(
                part: part, component: scene.subject.component, name: name, export: export,
                path: OutputPath(boardOf: theme, as: export))
        }
    }
}

/// What stands around a path on its line.
package struct PathFrame: Sendable {
    let start: [UInt8]
    /// With the line's break.
    let end: [UInt8]

    /// Nothing stands around a path unless given.
    package init(before start: String = "", after end: String = "") {
        self.start = Array(start.utf8)
        self.end = Array((end + "\n").utf8)
    }

    func add(_ path: OutputPath, to text: inout [UInt8]) {
        text += start
        text += path.text.utf8
        text += end
    }
}
