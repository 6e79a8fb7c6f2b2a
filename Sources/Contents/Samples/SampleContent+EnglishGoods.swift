extension SampleContent {
    static let englishGoods = GridSample(
        title: "Household", locale: "en",
        lines: """
            Alarm clock | $24
            Backpack | $68 | New
            Basketball | $32
            Bluetooth speaker | $89 | -20%
            Ceramic bowl | $18
            Coffee grinder | $45
            Cotton socks | $9
            Cutting board | $27
            Desk lamp | $54 | Hot
            Dumbbells | $39
            Electric kettle | $48
            Enamel mug | $14
            Fountain pen | $36
            Garden shears | $22
            Glass carafe | $31
            Hand cream | $12
            Headphones | $149 | -15%
            Herb planter | $19
            Instant camera | $99 | New
            Jigsaw puzzle | $21
            Leather wallet | $58
            Linen apron | $34
            Notebook | $11
            Oven glove | $13
            Paint brushes | $17
            Picnic blanket | $42
            Pocket torch | $16
            Rain jacket | $95
            Record player | $189 | Hot
            Running shoes | $110
            Scented candle | $23
            Soap dish | $8
            Stapler | $10
            Sunglasses | $72
            Tea towel | $7
            Tool box | $61
            Travel pillow | $29
            Umbrella | $26
            Wall clock | $38
            Wool scarf | $44 | New
            Yoga mat | $33
            Watering can | $25
            """)
}
