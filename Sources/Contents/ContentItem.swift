/// One name of a list or a grid, with what is shown beside it.
public struct ContentItem: Hashable, Sendable {
    /// What the row or the label shows; may be empty.
    public var name: String
    /// What stands under the name: a place, a price.
    public var subtitle: String?
    /// The absolute path of a picture file.
    public var picture: String?
    /// How the name is pronounced, where it is filed under something else than what is written (CI-4).
    public var reading: String?
    /// A word or a number over the corner of a grid's item (GP-12).
    public var badge: String?

    /// An item that has nothing but its name unless more is given.
    public init(
        name: String, subtitle: String? = nil, picture: String? = nil, reading: String? = nil, badge: String? = nil
    ) {
        self.name = name
        self.subtitle = subtitle
        self.picture = picture
        self.reading = reading
        self.badge = badge
    }
}

extension ContentItem: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        self.init(name: name)
    }
}
