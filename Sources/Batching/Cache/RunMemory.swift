/// What a run goes by to draw only what changed.
struct RunMemory: Sendable {
    let cache: RunCache
    let inputs: RunInputs
    /// Where the files are that may be as they were written.
    let folder: String
    /// Whether everything is drawn all the same.
    let isForced: Bool
}
