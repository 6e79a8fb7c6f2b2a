import Batching
import Rendering
import Testing

struct OutputPathTests {
    @Test(
        "<theme>/<component>/<state>[~value…][@2x].<ext>",
        arguments: [
            ([], 1.0, PictureFormat.png, "look/index-bar/rest.png"),
            ([], 2, .png, "look/index-bar/rest@2x.png"),
            ([], 1.5, .png, "look/index-bar/rest@1.5x.png"),
            ([], 0.25, .png, "look/index-bar/rest@0.25x.png"),
            (["dark"], 2, .png, "look/index-bar/rest~dark@2x.png"),
            (["dark", "ja", "rtl", "contacts"], 3, .png, "look/index-bar/rest~dark~ja~rtl~contacts@3x.png"),
            (["rtl"], 2, .svg, "look/index-bar/rest~rtl.svg"),
            ([], 3, .pdf, "look/index-bar/rest.pdf"),
            (["dark"], 2, .json, "look/index-bar/rest~dark.json"),
        ])
    func path(values: [String], scale: Double, format: PictureFormat, expected: String) {
        let path = OutputPath(
            "look/index-bar/rest", values: values, as: ExportOptions(format, scale: scale))
        #expect(path.text == expected)
    }
}
