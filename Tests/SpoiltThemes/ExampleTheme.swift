/// A theme and its tokens with values of every kind.
package enum ExampleTheme {
    /// Extends `base.theme.yaml`, and takes tokens from `palette.tokens.json` and `brand.tokens.json`.
    package static let text = """
        name: Everything
        extends: base.theme.yaml
        tokens: [palette.tokens.json, brand.tokens.json]
        canvas: {preset: iphone-15, height: 800, safeArea: [50, 0, 30, 0], background: "{color.$root}"}
        indexBar:
          titles: [search, star, A, B, {text: search}, image(a.png)]
          titleFont: "{body}"
          titleColor: {light: "{color.accent}", dark: "#fff"}
          highlight: {font: {weight: bold}, shape: roundedRect(3), ring: "{rim}", fill: "{sky}"}
          background: {linear: {angle: 45, stops: [[0, "#fff"], {offset: 1, color: {light: "#000", dark: "#111"}}]}}
          shadow: "{lift}"
          border: none
          cornerRounding: {continuous: 10}
          placement: {frame: [10, 20, 30, 400]}
          overflow: shrink(12)
          width: automatic
          fadeIn: "{come}"
          fadeOut: {curve: [0.1, 0, 0.2, 1.5], delay: "{slow}"}
        bubble:
          shape: toast(10)
          size: [80, 52]
          fill: {radial: {center: [0.5, 0.2], radius: 1.5, stops: "{sky}"}}
          wave: {amplitude: 3, reach: 2, growth: 1}
        list:
          header: {separator: {thickness: hairline, color: "#ccc"}, interpolation: srgb}
          row: {picture: {shape: circle, border: {width: 1}, monogramColors: ["#123", "{color.link}"]}}
          tableHeader: {kind: searchBar, fieldInsets: "{space.small}", placeholder: "搜索"}
        """

    /// `brand.tokens.json`: a token of every type that a theme has a use for.
    package static let tokens = """
        {
          "color": {
            "$type": "color",
            "$root": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
            "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}},
            "link": {"$value": "{color.accent}"},
            "old": {"$value": "{color.accent}", "$deprecated": "use color.link"}
          },
          "space": {
            "small": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
            "large": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
            "endless": {"$type": "dimension", "$value": {"value": 1000000, "unit": "px"}},
            "half": {"$type": "number", "$value": 0.5}
          },
          "brand": {"$type": "fontFamily", "$value": ["Inter", "Noto Sans"]},
          "heavy": {"$type": "fontWeight", "$value": "semi-bold"},
          "slow": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}},
          "ease": {"$type": "cubicBezier", "$value": [0.1, 0, 0.2, 1]},
          "body": {"$type": "typography", "$value": {
            "fontFamily": "{brand}", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 500,
            "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}},
          "rim": {"$type": "border", "$value": {
            "color": "{color.accent}", "width": {"value": 2, "unit": "px"}, "style": "solid"}},
          "lift": {"$type": "shadow", "$value": {
            "color": "{color.accent}", "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
            "blur": {"value": 3, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
          "spread": {"$type": "shadow", "$value": {
            "color": "{color.accent}", "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
            "blur": {"value": 3, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}},
          "come": {"$type": "transition", "$value": {
            "duration": "{slow}", "delay": {"value": 1, "unit": "s"}, "timingFunction": "{ease}"}},
          "sky": {"$type": "gradient", "$value": [
            {"color": "{color.accent}", "position": 1}, {"color": "{color.$root}", "position": 0}]}
        }
        """
}
