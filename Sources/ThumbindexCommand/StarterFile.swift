/// A file that `thumbindex init` writes: together they render as they are, and their comments teach the format.
struct StarterFile {
    let name: String
    let text: String

    static let all = [theme, tokens, content]
}

extension StarterFile {
    static let theme = StarterFile(
        name: "starter.theme.yaml",
        text: """
            # How an index bar and the list under it look. A key that is left out keeps its default; all keys there are:
            # thumbindex schema theme
            name: Starter
            content: starter.content.yaml
            tokens: starter.tokens.json

            # 375 by 812 points, unless set: width, height, or a device's preset such as iphone-15.
            canvas:
              background: {light: "{color.paper}", dark: "{color.night}"}

            indexBar:
              # A value may be written out, ...
              slotHeight: 20
              width: 20
              titleFont: {size: 12, weight: 600}
              # ... be a token's, from the file named above, ...
              titleColor: "{color.accent}"
              # ... or be a pair, for light and dark.
              background: {light: "#00000010", dark: "#FFFFFF18"}
              cornerRounding: capsule
              contentInsets: {top: 8, bottom: 8}
              placement: {edge: trailing, margin: 8, alignment: centre}
              # Behind the title of the section at the top.
              highlight:
                shape: circle
                fill: "{color.accent}"
                color: "#FFFFFF"

            # What shows the touched title: teardrop, pin, circle, roundedRect(12), toast(10), wave or none.
            bubble:
              shape: teardrop
              fill: "{color.accent}"
              titleFont: {size: 25, weight: 600}
              titleColor: "#FFFFFF"
              gap: 8

            list:
              background: {light: "{color.paper}", dark: "{color.night}"}
              header:
                height: 32
                # While one header pushes the other out, their colours pass into each other.
                restingColor: "{color.grey}"
                pinnedColor: "{color.accent}"
                restingBackground: {light: "#F4F4F8", dark: "#1C1C22"}
                pinnedBackground: {light: "#F4F4F8", dark: "#1C1C22"}
              row:
                height: 56
                titleColor: {light: "{color.night}", dark: "{color.paper}"}
                subtitleColor: "{color.grey}"
                # Stands for a missing picture: the first letter of the name on one of these colours.
                picture:
                  shape: circle
                  size: 40
                  monogramColors: ["{color.accent}", "#5856D6", "#E8833A", "#2E9E6B"]
                separator:
                  color: {light: "#0000001A", dark: "#FFFFFF24"}
                  leadingInset: 68

            """)
}

extension StarterFile {
    static let tokens = StarterFile(
        name: "starter.tokens.json",
        text: """
            {
              "$description": "Design tokens as Figma, Tokens Studio and Style Dictionary exchange them. A theme writes {color.accent}.",
              "color": {
                "$type": "color",
                "accent": {"$value": {"colorSpace": "oklch", "components": [0.62, 0.19, 260]}},
                "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}},
                "night": {"$value": {"colorSpace": "srgb", "components": [0.07, 0.07, 0.09], "hex": "#121217"}},
                "grey": {"$value": {"colorSpace": "srgb", "components": [0.55, 0.55, 0.58], "hex": "#8c8c94"}}
              }
            }

            """)
}

extension StarterFile {
    static let content = StarterFile(
        name: "starter.content.yaml",
        text: """
            # What the list shows: sections in order, each with its items.
            title: Plants
            # The language of the names; it decides how they are drawn.
            locale: en
            sections:
              # An item is a name, or a name with more beside it.
              - title: A
                items:
                  - {name: Agave, subtitle: Asparagus family}
                  - {name: Aloe, subtitle: Asphodel family}
                  - Anemone
              - title: B
                items: [Bamboo, Begonia, Bluebell]
              - title: C
                items: [Camellia, Clover, Crocus]
              - title: D
                items: [Daffodil, Dahlia]
              - title: F
                items: [Fern, Foxglove, Fuchsia]
              - title: G
                items: [Gardenia, Geranium]
              - title: H
                items: [Heather, Hibiscus, Hyacinth]
              - title: I
                items: [Iris, Ivy]
              - title: L
                items: [Lavender, Lilac, Lotus]
              - title: M
                items: [Magnolia, Mint, Moss]
              - title: O
                items: [Olive, Orchid]
              - title: P
                items: [Peony, Poppy, Primrose]
              - title: R
                items: [Reed, Rose, Rosemary]
              - title: S
                items: [Sage, Snowdrop, Sunflower]
              - title: T
                items: [Thistle, Thyme, Tulip]
              - title: V
                items: [Verbena, Violet]
              - title: W
                items: [Waterlily, Wisteria]
              # Quoted, since some readers of YAML take a bare Y for "yes".
              - title: "Y"
                items: [Yarrow, Yew]

            """)
}
