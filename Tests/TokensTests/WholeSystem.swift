/// The tokens of a design system, with aliases of several kinds and each sort of composite value.
let wholeSystem = """
    {
      "color": {
        "$type": "color",
        "green": {"$value": {"colorSpace": "srgb", "components": [0.0275, 0.7569, 0.3765], "hex": "#07c160"}},
        "accent": {"$root": {"$value": "{color.green}"}, "soft": {"$value": {
          "colorSpace": {"$ref": "#/color/green/$value/colorSpace"},
          "components": {"$ref": "#/color/green/$value/components"}, "alpha": 0.2}}}
      },
      "space": {"$type": "dimension", "hair": {"$value": {"value": 2, "unit": "px"}},
                "none": {"$value": {"value": 0, "unit": "px"}}},
      "font": {"$type": "fontFamily", "latin": {"$value": "Inter"}, "ui": {"$value": ["{font.latin}", "Noto Sans CJK SC"]}},
      "time": {"$type": "duration", "short": {"$value": {"value": 500, "unit": "ms"}}},
      "curve": {"$type": "cubicBezier", "out": {"$value": [0, 0, 0.58, 1]}},
      "dash": {"$type": "strokeStyle", "fine": {"$value": {"dashArray": ["{space.hair}"], "lineCap": "round"}}},
      "text": {"$type": "typography", "strong": {"$value": {
        "fontFamily": "{font.ui}", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "demi-bold",
        "letterSpacing": "{space.none}", "lineHeight": 1.25}}},
      "list": {"header": {"pinned": {"$value": "{color.accent.$root}"}, "font": {"$ref": "#/text/strong"}}},
      "bubble": {
        "rim": {"$type": "border", "$value": {
          "color": "{list.header.pinned}", "width": "{space.hair}", "style": "{dash.fine}"}},
        "fade": {"$type": "transition", "$value": {
          "duration": "{time.short}", "delay": {"value": 1, "unit": "s"}, "timingFunction": "{curve.out}"}}
      }
    }
    """
