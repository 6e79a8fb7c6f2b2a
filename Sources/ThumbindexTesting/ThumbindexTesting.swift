// What the signatures of this product are made of, so that one import is enough for a test: studios, states, scenes and
// metrics, and the comparison of two rasters.

@_exported public import Comparing
@_exported public import Contents
@_exported public import DisplayLists
@_exported public import Documents
@_exported public import Geometry
@_exported public import Interaction
@_exported public import Rasters
@_exported public import Rendering
@_exported public import Styles
@_exported public import Thumbindex
@_exported public import Timelines
