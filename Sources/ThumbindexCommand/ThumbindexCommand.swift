import ArgumentParser

@main
struct ThumbindexCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thumbindex",
        abstract: "Draws index bars, section lists and paged grids from theme files.")
}
