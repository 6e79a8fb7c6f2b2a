import Foundation
import Testing

/// What the page's inspector and its recordings ask the server for: baselines, annotations, themes of batches.
@Suite struct BaselineTests {
    private let folder: ServedThemesFolder

    init() throws { folder = try ServedThemesFolder() }

    private func file(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: folder.folder.path + "/" + name))
    }

    @Test("a baseline is the picture and the state that show, under the names that a run gives them")
    func baseline() async throws {
        try await folder.served { client in
            let path = "/api/sessions/\(try await client.open(#"{"scale": 2, "showsBoth": true}"#))"
            _ = try await client.send("POST", path + "/inputs", #"{"steps": [{"touchDown": "M"}, {"wait": 0.6}]}"#)
            let picture = try await client.send("GET", path + "/picture.png").data
            let state = try await client.send("GET", path + "/state.json?look=1").data
            let saved = try await client.send("POST", path + "/baseline", #"{"name": "section-list/on-m"}"#)
            #expect(
                saved.json["files"] as? [String]
                    == [
                        "on-m@2x.png", "on-m.json", "on-m~dark@2x.png", "on-m~dark.json",
                    ].map { "Baselines/tea/section-list/\($0)" })
            #expect(try file("Baselines/tea/section-list/on-m@2x.png") == picture)
            // What drew it is told beside, as a run does.
            let text = try String(decoding: file("Baselines/tea/section-list/on-m~dark.json"), as: UTF8.self)
            let (lines, shown) = (text.split(separator: "\n"), String(decoding: state, as: UTF8.self))
            #expect(lines.filter { !$0.contains("\"fingerprint\"") } == shown.split(separator: "\n"))
            #expect(lines.count { $0.contains("\"fingerprint\": {\"program\"") && $0.contains("\"digest\"") } == 1)
        }
    }

    @Test("what readers have set is in its name; values that are tried are no baseline, nor are other names")
    func names() async throws {
        try await folder.served { client in
            let path = "/api/sessions/\(try await client.open(#"{"scale": 1}"#))"
            let setup = #"{"values": {"text-size": "AX1", "bold-text": true}, "direction": "rtl"}"#
            #expect(try await client.send("POST", path + "/setup", setup).status == 200)
            let saved = try await client.send("POST", path + "/baseline", #"{"name": "rest"}"#)
            #expect(
                saved.json["files"] as? [String]
                    == [".png", ".json"].map {
                        "Baselines/tea/index-bar/rest~rtl~bold~AX1\($0)"
                    })
            for name in ["../rest", "index-bar/../rest", "bar/rest", "", ".rest", "a/b/c"] {
                let refused = try await client.send("POST", path + "/baseline", #"{"name": "\#(name)"}"#)
                #expect(refused.status == 422, "\(name)")
            }
            _ = try await client.send("POST", path + "/setup", #"{"values": {"indexBar.slotHeight": 9}}"#)
            let tried = try await client.send("POST", path + "/baseline", #"{"name": "rest"}"#)
            #expect(tried.status == 422 && tried.message == "values are tried that the theme does not have")
        }
    }

    @Test("a picture with annotations tells them, and an unknown layer is refused")
    func annotations() async throws {
        try await folder.served { client in
            let path = "/api/sessions/\(try await client.open(#"{"scale": 1}"#))"
            let plain = try await client.send("GET", path + "/picture.svg")
            let told = try await client.send("GET", path + "/picture.svg?annotate=hit,measure")
            #expect(told.status == 200 && told.type == "image/svg+xml" && told.data.count > plain.data.count)
            let wrong = try await client.send("GET", path + "/picture.svg?annotate=hits")
            #expect(wrong.status == 422 && wrong.message == "there is no layer 'hits'")
        }
    }

    @Test("a batch that is edited serves other themes (LV-2)")
    func batch() async throws {
        let batch = folder.folder.path + "/shown.batch.yaml"
        try Data("themes: tea.theme.yaml\n".utf8).write(to: URL(filePath: batch))
        try await ServingProgram.serving([batch]) { address in
            let client = try Client(address)
            let path = "/api/sessions/\(try await client.open(#"{"scale": 0.25}"#))/setup"
            #expect(try await client.send("POST", path, #"{"theme": "shop", "component": null}"#).status == 422)
            try Data("themes: [tea.theme.yaml, shop.theme.yaml]\n".utf8).write(to: URL(filePath: batch))
            var status = 0
            for _ in 0..<3000 where status != 200 {
                status = try await client.send("POST", path, #"{"theme": "shop", "component": null}"#).status
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(status == 200)
        }
    }
}
