import Documents
package import Geometry
package import Styles

extension ValueKind where Value: FileWord, Reader == ThemeReader {
    /// The words of an enumeration; where it has `center`, a theme writes `centre`, or `center` as well.
    static func words(_ name: String, _ summary: String) -> ThemeKind<Value> {
        choice(
            Value.allCases.map { value in
                value.rawValue == "center"
                    ? .word("centre", value, or: "center", meaning: value.meaning)
                    : .word(value.rawValue, value, meaning: value.meaning)
            }, written: { .string($0.rawValue == "center" ? "centre" : $0.rawValue) }
        )
        .defined(name, summary)
    }
}

extension ThemeKind<Set<Component>> {
    static let components = ThemeKind<[Component]>.list(
        of: .words("component", "A part of a screen that has states of its own (ST-2)."), counts: 1...3,
        wanted: "a list of components"
    )
    .map(back: { components in Component.allCases.filter(components.contains) }) { Set($0) }
    .defined("components", "What a theme is for (ST-2).", example: "[index-bar, section-list]")
}

extension Component: FileWord {
    package var meaning: String {
        switch self {
        case .indexBar: "the index bar with its bubble"
        case .sectionList: "the list of sections under it"
        case .grid: "the paged grid"
        }
    }
}

extension ColorInterpolation: FileWord {
    package var meaning: String {
        switch self {
        case .oklab: "in Oklab, evenly to the eye"
        case .srgb: "in sRGB, as most platforms mix"
        }
    }
}

extension IndexBarStyle.ShowStyle: FileWord {
    package var meaning: String {
        switch self {
        case .permanent: "always"
        case .onScroll: "while the list moves, and until it has rested for a while (IB-20)"
        }
    }
}

extension IndexBarStyle.WideTitles: FileWord {
    package var meaning: String {
        switch self {
        case .clip: "it is cut off at the slot's sides"
        case .shrink:
            "it is set smaller until it fits, to no less than 0.6 of its size; then the bar widens toward the list"
        case .widen: "the bar widens toward the list"
        }
    }
}

extension SectionListStyle.Strip: FileWord {
    package var meaning: String {
        switch self {
        case .cover: "the background of the current header, or the list's: it hides what scrolls under it"
        case .content: "what scrolls under it"
        }
    }
}

extension LayoutDirection: FileWord {
    package var meaning: String {
        switch self {
        case .leftToRight: "from left to right"
        case .rightToLeft: "from right to left, everything mirrored"
        }
    }
}

extension IndexBarStyle.Edge: FileWord {
    package var meaning: String {
        switch self {
        case .leading: "where lines of text begin: the left edge, or the right one from right to left"
        case .trailing: "where lines of text end: the right edge, or the left one from right to left"
        }
    }
}

extension IndexBarStyle.Alignment: FileWord {
    package var meaning: String {
        switch self {
        case .top: "at the top, which stays where it is when the count of titles changes"
        case .center: "about the middle"
        case .bottom: "at the bottom, which stays where it is when the count of titles changes"
        }
    }
}

extension IndexBarStyle.OutOfRange: FileWord {
    package var meaning: String {
        switch self {
        case .clamp: "it selects the first or the last title"
        case .ignore: "it selects nothing"
        }
    }
}

extension IndexBarStyle.Outside: FileWord {
    package var meaning: String {
        switch self {
        case .freeze: "the selection stays as it is while the finger is there"
        case .follow: "the finger goes on selecting by its height alone"
        }
    }
}

extension IndexBarStyle.Scrolling: FileWord {
    package var meaning: String {
        switch self {
        case .animated: "within 0.3 seconds"
        case .immediate: "at once"
        case .fade: "at once, while what was there fades within 0.3 seconds"
        case .continuous: "it goes with the finger, as far in its range as the finger is along the bar (LK-4)"
        }
    }
}

extension IndexBarStyle.Slots: FileWord {
    package var meaning: String {
        switch self {
        case .even: "all of one height"
        case .proportional: "in proportion to what their sections take of the list, along all of its visible area"
        }
    }
}

extension BubbleStyle.Alignment: FileWord {
    package var meaning: String {
        switch self {
        case .top: "its upper edge"
        case .center: "its middle"
        case .bottom: "its lower edge"
        }
    }
}

extension SectionHeaderStyle.Place: FileWord {
    package var meaning: String {
        switch self {
        case .above: "each above its rows"
        case .gutter: "beside the first row, in the room before its content"
        }
    }
}

extension IndexBarStyle.Reselection: FileWord {
    package var meaning: String {
        switch self {
        case .ignore: "nothing"
        case .scroll: "the list scrolls to the section again"
        }
    }
}

extension SectionListStyle.EmptySections: FileWord {
    package var meaning: String {
        switch self {
        case .drop: "they are left out of the list and of the index"
        case .keep: "their headers stand, and pin and push like others"
        }
    }
}

extension SectionFooterStyle.Position: FileWord {
    package var meaning: String {
        switch self {
        case .inPlace: "below the rows of its section"
        case .sticky: "at the bottom edge while its section reaches beyond it"
        }
    }
}

extension TableHeaderStyle.Kind: FileWord {
    package var meaning: String {
        switch self {
        case .none: "there is none"
        case .searchBar: "a field with a magnifying glass and a text"
        }
    }
}

extension TableHeaderStyle.Alignment: FileWord {
    package var meaning: String {
        switch self {
        case .leading: "at the field's leading end"
        case .center: "in the middle of the field"
        }
    }
}

extension GridStyle.Order: FileWord {
    package var meaning: String {
        switch self {
        case .rowMajor: "the one beside it: rows are filled one after the other"
        case .columnMajor: "the one below it: columns are filled one after the other"
        }
    }
}

extension GridStyle.Overflow: FileWord {
    package var meaning: String {
        switch self {
        case .clamp: "as many rows and columns as fit, at least one of each; an item may run over the page's edge"
        case .scale: "items shrink together until the grid fits"
        }
    }
}

extension PageControlStyle.SinglePage: FileWord {
    package var meaning: String {
        switch self {
        case .reserve: "it stays free"
        case .collapse: "the grid takes it"
        }
    }
}

extension PageControlStyle.Kind: FileWord {
    package var meaning: String {
        switch self {
        case .dots: "a dot for each page; where they do not fit, those at the ends shrink"
        case .numbers: "the current page and the count, as 3 / 12"
        case .capsule: "a pill that goes along a track twice as long"
        }
    }
}

extension PageControlStyle.Update: FileWord {
    package var meaning: String {
        switch self {
        case .atEnd: "when the movement has ended"
        case .halfway: "when the next page is half in"
        case .gradual: "the dots' colours change into each other while the pages move"
        }
    }
}

extension PageControlStyle.Turning: FileWord {
    package var meaning: String {
        switch self {
        case .slide: "the pages slide"
        case .fade: "one page fades into the other"
        }
    }
}

extension GridCellStyle.PictureFit: FileWord {
    package var meaning: String {
        switch self {
        case .stretch: "to the whole square, whatever its shape"
        case .fit: "whole, within the square"
        case .fill: "over the whole square; what is beyond is cut off"
        }
    }
}

extension GridCellStyle.Emphasis: FileWord {
    package var meaning: String {
        switch self {
        case .item: "the whole item"
        case .picture: "the picture alone"
        }
    }
}
