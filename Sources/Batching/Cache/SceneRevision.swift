import DrawingLibraries
import Files

/// What of a scene's files is to be drawn, and why.
struct SceneRevision {
    let key: String
    let inputs: SceneInputs
    let old: CacheRecord?
    /// The line of the old record.
    let oldLine: [UInt8]?
    private(set) var statuses: [OutputPath: Status] = [:]

    enum Status: Hashable {
        case unchanged(FileFacts)
        case due(DrawingReason)
    }

    init(key: String, inputs: SceneInputs, old: CacheRecord?, oldLine: [UInt8]?) {
        self.key = key
        self.inputs = inputs
        self.old = old
        self.oldLine = oldLine
    }

    var isUnchanged: Bool {
        statuses.values.allSatisfy { status in
            if case .unchanged = status { true } else { false }
        }
    }

    /// Why the scene may look other than it did, `nil` where nothing that it was made from changed.
    func reason(_ files: FileDigests, _ base: PathBase) -> DrawingReason? {
        guard let old else { return .new }
        if let reason = inputs.reason(insteadOf: old.inputs) { return reason }
        let isSame = old.pictures.allSatisfy { files.digest(ofFileAt: base.absolute($0.path)) == $0.digest }
        return isSame ? nil : .pictureChanged
    }

    /// Decides on each file; a scene without a reason to be drawn is, where a file is not what it was.
    mutating func decide(
        _ files: [PlannedFile], because reason: DrawingReason?, options: (PlannedFile) -> String,
        state: (OutputPath, FileFacts) -> WrittenFile.State
    ) {
        for file in files { statuses[file.path] = status(of: file, reason, options, state) }
    }

    private func status(
        of file: PlannedFile, _ reason: DrawingReason?, _ options: (PlannedFile) -> String,
        _ state: (OutputPath, FileFacts) -> WrittenFile.State
    ) -> Status {
        guard let entry = old?.files.first(where: { $0.path == file.path.text }) else {
            return .due(reason == .forced ? .forced : .new)
        }
        if let reason { return .due(reason) }
        guard entry.options == options(file) else { return .due(.optionsChanged) }
        switch state(file.path, entry.facts) {
        case .whole: return .unchanged(entry.facts)
        case .missing: return .due(.fileMissing)
        case .other: return .due(.fileChanged)
        }
    }
}
