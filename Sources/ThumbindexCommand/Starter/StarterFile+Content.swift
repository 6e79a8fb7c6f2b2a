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
