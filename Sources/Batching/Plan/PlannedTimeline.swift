/// What a plan knows of a timeline.
package struct PlannedTimeline: Hashable, Sendable {
    /// Its number in the run.
    package let number: Int
    /// The file's name before `.timeline`, under which its pictures are filed.
    package let name: String
    /// The file, as the user wrote it.
    package let file: String
    /// The shots' names, in their order.
    package let shots: [String]
    /// The name of what shows or tells all of it.
    package let film: String
    /// The name of the picture of many frames, `nil` where there is to be none.
    package let filmstrip: String?

    package init(
        number: Int, name: String, file: String, shots: [String], film: String = "film", filmstrip: String? = nil
    ) {
        self.number = number
        self.name = name
        self.file = file
        self.shots = shots
        self.film = film
        self.filmstrip = filmstrip
    }
}
