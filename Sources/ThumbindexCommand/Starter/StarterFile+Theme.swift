extension StarterFile {
    static let theme = StarterFile(
        name: "starter.theme.yaml",
        text: """
            # A theme: how an index bar and the list under it look. What a theme leaves out keeps its default;
            # `thumbindex schema theme` prints every key there is.
            # Draw it with `thumbindex render starter.theme.yaml`, then change a value and draw it again.
            name: Starter
            content: starter.content.yaml
            tokens: starter.tokens.json

            canvas:
              size: [375, 812]
              background: "{color.paper}"

            indexBar:
              # A value is written out, …
              slotHeight: 20
              width: 20
              titleFont: {size: 12, weight: 600}
              # … or is a token's, from the file named above, …
              titleColor: "{color.accent}"
              # … or a pair, for light and dark.
              background: {light: "#00000010", dark: "#FFFFFF18"}
              cornerRounding: capsule
              contentInsets: {top: 8, bottom: 8}
              # Also: leading, and top or bottom.
              placement: {edge: trailing, margin: 8, alignment: centre}
              highlight:
                shape: circle
                fill: "{color.accent}"
                color: "{color.paper}"

            # What shows the touched title: teardrop, pin, circle, roundedRect(12), toast(10), wave, or none.
            bubble:
              shape: teardrop
              fill: "{color.accent}"
              titleColor: "{color.paper}"
              titleFont: {size: 25, weight: 600}
              gap: 8

            list:
              background: "{color.paper}"
              header:
                height: 32
                restingColor: "{color.quiet}"
                # While one header pushes the other out, their colours pass into each other.
                pinnedColor: "{color.accent}"
                restingBackground: "{color.paper}"
                pinnedBackground: "{color.paper}"
              row:
                height: 56
                titleColor: "{color.ink}"
                subtitleColor: "{color.quiet}"
                picture:
                  shape: circle
                  size: 40
                  monogramColors: ["{color.accent}", "#5856D6", "#FF9500", "#34C759"]
                separator: {color: "{color.hairline}", leadingInset: 68}

            """)
}
