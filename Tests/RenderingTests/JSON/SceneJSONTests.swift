import DisplayLists
import Foundation
import Geometry
import Rendering
import Styles
import Testing

@Suite struct SceneJSONTests {
    static func scene(_ nodes: [SceneNode]) -> Scene {
        Scene(displayList: DisplayList(size: Size(width: 375, height: 812.5), background: .white), nodes: nodes)
    }

    static let full = SceneNode(
        id: "section/3/header", role: .sectionHeader, frame: Rect(x: 0, y: 1.0 / 3, width: 375, height: 28),
        hit: Rect(x: -5, y: 0, width: 385, height: 28), text: "\"曾\"\n",
        font: FontStyle(families: ["Inter"], size: 14.5, weight: 600),
        color: Color(hex: 0x07C160, alpha: 0.5), opacity: 0.25, state: "pushed(0.25)")
    static let least = SceneNode(id: "bubble", role: .bubble, frame: Rect(x: 1, y: 2, width: 3, height: 4))

    /// ST-4, and the shape that programs read.
    @Test func aNodeStandsOnALineWithWhatItHas() {
        #expect(
            Self.scene([Self.full, Self.least]).json == """
                {
                  "version": 1,
                  "size": [375, 812.5],
                  "background": "#FFFFFF",
                  "nodes": [
                    {"id": "section/3/header", "role": "section-header", "frame": [0, 0.3333333333333333, 375, 28], \
                "hit": [-5, 0, 385, 28], "text": "\\"曾\\"\\n", "font": {"families": ["Inter"], "size": 14.5, "weight": 600}, \
                "color": "#07C16080", "opacity": 0.25, "state": "pushed(0.25)"},
                    {"id": "bubble", "role": "bubble", "frame": [1, 2, 3, 4]}
                  ]
                }

                """)
    }

    @Test func aSceneWithoutNodesHasAnEmptyList() {
        #expect(
            Self.scene([]).json
                == "{\n  \"version\": 1,\n  \"size\": [375, 812.5],\n  \"background\": \"#FFFFFF\",\n  \"nodes\": []\n}\n"
        )
    }

    @Test(arguments: ["</script>", "\u{0}\u{FFFE}", "\\u0041", "a\u{7F}\u{85}", "\r\n", "🏳️‍🌈\u{200D}"])
    func anotherReaderReadsTheSameText(text: String) throws {
        let node = SceneNode(id: text, role: .row, frame: .zero, text: text, state: text)
        let json = try JSONSerialization.jsonObject(with: Data(Self.scene([node]).json.utf8))
        let nodes = try #require((json as? [String: Any])?["nodes"] as? [[String: Any]])
        for key in ["id", "text", "state"] {
            let read = try #require(nodes.first?[key] as? String)
            #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars), "\(key)")
        }
    }
}
