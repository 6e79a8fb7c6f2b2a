import Foundation
import TemporaryFolders
import Testing

/// The themes that are delivered, at limits of what can be asked for.
struct ReferenceThemeLimitTests {
    private let root = TemporaryFolder()
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Blurs of less than a tenth of a pixel, and pictures of ten.
    @Test(
        "each theme in every state at a scale that leaves two pixels of a screen",
        arguments: ["category", "glass", "launcher", "material", "photos", "qq-music", "shop", "system", "wechat"])
    func smallScale(theme: String) throws {
        let result = try Program.run(
            [
                "render", "Themes/\(theme).theme.yaml", "--scale", "0.005", "--format", "png,svg,pdf", "--out",
                root.path + "/out", "--quiet",
            ], in: Self.package.path)
        #expect(result.status == 0)
        #expect(result.remarks.isEmpty)
        let pictures = try root.names(in: "out").filter { $0.hasSuffix(".png") && !$0.hasSuffix("/board.png") }
        #expect(pictures.count > 10)
        for name in pictures {
            let bytes = try Data(contentsOf: URL(filePath: "\(root.path)/out/\(name)"))
            #expect(PNG.size(of: Array(bytes)).allSatisfy { 1...10 ~= $0 }, "\(name)")
        }
    }

    @Test(
        "of a grid in either direction, items are told that show on the canvas, and no others (SL-10)",
        arguments: ["category", "launcher", "shop"])
    func itemsOnTheCanvas(theme: String) throws {
        let result = try Program.run(
            [
                "render", "Themes/\(theme).theme.yaml", "--state", "grid", "--direction", "ltr,rtl", "--appearance",
                "light", "--format", "json", "--out", root.path + "/out", "--quiet",
            ], in: Self.package.path)
        #expect(result.status == 0)
        var counts: [String: Int] = [:]
        for name in try root.names(in: "out") where name.contains("/grid/") {
            let state = try JSONDecoder().decode(
                State.self, from: Data(contentsOf: URL(filePath: "\(root.path)/out/\(name)")))
            for item in state.items {
                let (width, height) = item.shown(on: state.size)
                #expect(width > 1e-6 && height > 1e-6, "\(name): \(item.id) \(item.frame)")
            }
            counts[name] = state.items.count
        }
        #expect(counts.values.contains { $0 > 0 })
        // What reads from right to left is a mirror image, and shows as many.
        for (name, count) in counts where name.contains("~rtl") {
            #expect(counts[name.replacing("~rtl", with: "")] ?? count == count, "\(name)")
        }
    }

    private struct State: Decodable {
        let size: [Double]
        let nodes: [Node]

        /// Items as wholes, without their parts.
        var items: [Node] { nodes.filter { $0.id.wholeMatch(of: /grid\/item\/[0-9]+/) != nil } }
    }

    private struct Node: Decodable {
        let id: String
        let frame: [Double]

        func shown(on size: [Double]) -> (width: Double, height: Double) {
            (
                min(frame[0] + frame[2], size[0]) - max(frame[0], 0),
                min(frame[1] + frame[3], size[1]) - max(frame[1], 0)
            )
        }
    }
}
