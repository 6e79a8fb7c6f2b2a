import Documents
import Testing

@Suite("Colours as other tools write them")
struct ColorSpellingTests {
    @Test(
        "what is meant",
        arguments: [
            ("white", "#FFFFFF"), ("White", "#FFFFFF"), ("transparent", "#00000000"), ("rgb(255, 0, 0)", "#FF0000"),
            ("rgb(255 0 0 / 50%)", "#FF000080"), ("rgba(0, 128, 0, 0.5)", "#00800080"), ("rgb(100% 0% 0%)", "#FF0000"),
            ("hsl(120, 50%, 50%)", "#40BF40"), ("hsl(0 100% 50%)", "#FF0000"),
            ("hsla(240deg, 100%, 50%, 1)", "#0000FF"),
            ("hsl(-120 100% 50%)", "#0000FF"), ("07C160", "#07C160"), ("#07C16080", "#07C16080"), ("#abc", "#AABBCC"),
        ])
    func meant(text: String, color: String) {
        #expect(ColorSpelling.color(of: text)?.hexadecimal == color)
    }

    @Test(
        "nothing", arguments: ["", "()", "rgb()", "rgb(1,2)", "rgb(nan, 1, 2)", "hsl(inf, 1%, 2%)", "reddish", "#12"])
    func nothing(text: String) {
        #expect(ColorSpelling.color(of: text) == nil)
    }
}
