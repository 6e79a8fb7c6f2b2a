extension StarterFile {
    static let tokens = StarterFile(
        name: "starter.tokens.json",
        text: """
            {
              "$description": "Design tokens in the format of the Design Tokens Community Group, 2025.10. A theme names them as {color.accent}.",
              "color": {
                "$type": "color",
                "accent": {"$value": {"colorSpace": "oklch", "components": [0.62, 0.19, 260]}},
                "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
                "ink": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.12]}},
                "quiet": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.12], "alpha": 0.55}},
                "hairline": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.12], "alpha": 0.15}}
              }
            }

            """)
}
