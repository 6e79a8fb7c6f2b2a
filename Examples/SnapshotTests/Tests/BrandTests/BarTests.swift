import Testing
import ThumbindexTesting

/// The bar as Swift Testing holds it against its baselines.
@Suite struct BarTests {
    static let theme = #filePath.replacingLastPart(with: "brand.theme.yaml")

    @Test func restsAtTheEdge() throws {
        expectBaseline(try TestedPicture(state: "index-bar/rest", ofTheme: Self.theme, scale: 1))
    }

    /// Each argument has a baseline of its own.
    @Test(arguments: ["touch-down-first", "touch-down-middle", "touch-down-last"])
    func showsTheBubble(state: String) throws {
        expectBaseline(try TestedPicture(state: "index-bar/\(state)", ofTheme: Self.theme, scale: 1), named: state)
    }
}

extension String {
    /// The path of a file beside the one at this path.
    func replacingLastPart(with name: String) -> String {
        split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/" + name
    }
}
