// The layout and the interaction under one name, for a control on a device: everything here is in the modules below.

@_exported public import Contents
@_exported public import DisplayLists
@_exported public import Geometry
@_exported public import Interaction
@_exported public import Layouts
@_exported public import Styles
