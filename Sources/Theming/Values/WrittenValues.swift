package import Styles

extension ThemeKind {
    /// How a file writes a value, on one line.
    fileprivate func onOneLine(_ value: Value) -> String { written(value)?.flow ?? "none" }
}

extension Fill {
    /// How a file writes it, on one line.
    package var written: String { ThemeKind<Fill>.fill.onOneLine(self) }
}

extension Border {
    /// How a file writes it, on one line.
    package var written: String { ThemeKind<Border>.wholeBorder.onOneLine(self) }
}

extension CornerRounding {
    /// How a file writes it, on one line.
    package var written: String { ThemeKind<CornerRounding>.rounding.onOneLine(self) }
}

extension GridCellStyle.Pressed {
    /// How a file writes it, on one line.
    package var written: String { ThemeKind<GridCellStyle.Pressed>.pressed.onOneLine(self) }
}

extension GridCellStyle.Selected {
    /// How a file writes it, on one line.
    package var written: String { ThemeKind<GridCellStyle.Selected>.selected.onOneLine(self) }
}
