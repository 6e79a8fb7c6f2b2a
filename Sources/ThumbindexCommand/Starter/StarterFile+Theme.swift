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
