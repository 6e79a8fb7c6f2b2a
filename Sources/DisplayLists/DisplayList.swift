public import Geometry

/// A finished drawing: what every exporter turns into its format, with nothing left to decide.
public struct DisplayList: Hashable, Sendable {
    /// In points. What lies outside is not drawn.
    public var size: Size
    /// What the canvas is filled with first; a background that is not opaque leaves a transparent picture.
    public var background: Color
    public var commands: [DrawingCommand]

    public init(size: Size, background: Color, commands: [DrawingCommand] = []) {
        self.size = size
        self.background = background
        self.commands = commands
    }
}
