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
