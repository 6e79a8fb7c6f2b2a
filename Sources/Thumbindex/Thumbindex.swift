// What the studio takes and gives is in the modules below; a program imports this one alone.

@_exported public import Contents
@_exported public import DisplayLists
@_exported public import Documents
@_exported public import Geometry
@_exported public import Interaction
@_exported public import Layouts
@_exported public import Painting
@_exported public import Presenting
@_exported public import Rasters
@_exported public import Rendering
@_exported public import Styles
@_exported public import Theming
@_exported public import Timelines

/// The version of this library and of the program.
public enum ThumbindexVersion {
    /// Major, minor and patch number, as `0.2.0`.
    public static let current = "0.2.0"
}
