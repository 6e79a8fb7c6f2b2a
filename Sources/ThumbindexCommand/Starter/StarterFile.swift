/// A file that `thumbindex init` writes: together they render as they are, and their comments teach the format.
struct StarterFile {
    let name: String
    let text: String

    static let all = [theme, tokens, content]
}
