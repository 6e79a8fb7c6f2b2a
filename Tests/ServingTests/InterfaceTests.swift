import Documents
import Foundation
import Serving
import Testing
import Thumbindex
import Timelines

/// The interface for programs (LV-1), asked by a client of the system.
@Suite struct InterfaceTests {
    @Test("a session is opened, does steps, and shows what came of them")
    func session() async throws {
        try await ServedThemesFolder().served { client in
            let opened = try await client.send("POST", "/api/sessions", #"{"theme": "tea", "scale": 1}"#)
            #expect(opened.status == 200 && opened.type == "application/json")
            #expect(opened.json["size"] as? [Double] == [120, 200])
            let path = "/api/sessions/\(opened.json["session"] as? String ?? "")"

            let answer = try await client.send(
                "POST", path + "/inputs", #"{"steps": [{"touchDown": "M"}, {"wait": 0.5}]}"#)
            #expect(answer.status == 200)
            #expect(answer.json["time"] as? Double == 0.5)
            let events = answer.json["events"] as? [[String: Any]] ?? []
            #expect(events.contains { $0["name"] as? String == "select" && $0["title"] as? String == "M" })
            let nodes = answer.json["nodes"] as? [[String: Any]] ?? []
            #expect(nodes.contains { $0["id"] as? String == "bubble/title" && $0["text"] as? String == "M" })

            let state = try await client.send("GET", path + "/state.json")
            #expect((state.json["nodes"] as? [[String: Any]])?.count == nodes.count)
            let picture = try await client.send("GET", path + "/picture.png")
            #expect(picture.type == "image/png" && picture.data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))

            let lifted = try await client.send("POST", path + "/inputs", #"{"steps": ["touchUp", {"wait": "rest"}]}"#)
            #expect(lifted.status == 200)
            let timeline = try await client.send("GET", path + "/timeline.yaml")
            #expect(timeline.text.contains(#"{at: 0, touchDown: {title: "M"}}"#))
            #expect(timeline.text.contains("{at: 0.5, touchUp: null}"))
            #expect(try await client.send("DELETE", path).status == 204)
            #expect(try await client.send("GET", path + "/state.json").status == 404)
        }
    }

    @Test("a timeline of what a program did draws the same picture, to the byte")
    func recording() async throws {
        let folder = try ServedThemesFolder()
        try await folder.served { client in
            let path = "/api/sessions/\(try await client.open(#"{"scale": 1}"#))"
            let steps =
                #"{"steps": [{"drag": {"by": -130.7, "over": 0.21}}, {"wait": 0.333}, {"tap": {"title": "K", "hold": 0.07}}, {"wait": 0.1}]}"#
            #expect(try await client.send("POST", path + "/inputs", steps).status == 200)
            let picture = try await client.send("GET", path + "/picture.png")
            let text = try await client.send("GET", path + "/timeline.yaml").text
            let file = try TimelineFile(SourceText(name: "done.timeline.yaml", text: text))
            let theme = try ThemeFile(atPath: folder.themes.paths[0])
            let studio = try Studio(
                theme: theme.theme(in: .light), content: theme.readContent().list(), fonts: theme.findFonts())
            let recording = try studio.play(file)
            let again = try studio.file(of: studio.scene(of: recording.lastMoment), as: .png(scale: 1))
            #expect(Data(again.bytes) == picture.data)
        }
    }

    @Test(
        "what cannot be done is told, and changes nothing",
        arguments: [
            ("inputs", #"{"steps": [{"tap": "Ä"}]}"#, 422, "the index has no title 'Ä'"),
            ("inputs", #"{"steps": [{"touchUp": null}]}"#, 422, "touchUp without a finger that is down"),
            (
                "inputs", #"{"steps": [{"wait": 1}, {"at": 0.5, "touchDown": "M"}, {"tip": 1}]}"#, 422,
                "unknown key 'tip'"
            ),
            ("inputs", #"{"steps": 3}"#, 422, "it holds 3"),
            ("inputs", "{}", 422, "inputs need steps"),
            ("inputs", #"{"steps": [], "stops": []}"#, 422, "unknown key 'stops'"),
            ("inputs", "{", 422, "is missing"),
            ("setup", #"{"theme": "../tea"}"#, 422, "no theme '../tea' is served"),
            ("setup", #"{"scale": 1000}"#, 422, "scale must be a number from 0.25 to 4"),
            ("setup", #"{"component": "grid"}"#, 422, "has no grid"),
            ("setup", #"{"values": {"indexBar.slotHight": 3}}"#, 422, "has no property 'indexBar.slotHight'"),
        ])
    func refusals(name: String, body: String, status: Int, message: String) async throws {
        try await ServedThemesFolder().served { client in
            let path = "/api/sessions/\(try await client.open())"
            let before = try await client.send("GET", path + "/state.json").data
            let answer = try await client.send("POST", "\(path)/\(name)", body)
            #expect(answer.status == status)
            #expect(answer.message.contains(message), "\(answer.text)")
            #expect(try await client.send("GET", path + "/state.json").data == before)
        }
    }

    @Test("only those who know the token, by the server's own name, from no other page")
    func access() async throws {
        try await ServedThemesFolder().served { client in
            #expect(try await client.send("POST", "/api/sessions", "{}", token: "guess").status == 401)
            #expect(try await client.send("GET", "/", token: "").status == 401)
            #expect(try await client.send("GET", "/?token=\(client.token)", token: "").status == 200)
            let elsewhere = try await client.send(
                "POST", "/api/sessions", "{}", headers: ["Origin": "http://evil.example"])
            #expect(elsewhere.status == 403)
            let own = try await client.send("POST", "/api/sessions", "{}", headers: ["Origin": client.base])
            #expect(own.status == 200)
            #expect(try await client.send("GET", "/live.css", token: "").status == 200)
            for path in ["/../Package.swift", "/%2e%2e/tea.theme.yaml", "/tea.theme.yaml", "/api/files"] {
                #expect(try await client.send("GET", path).status >= 400, "\(path)")
            }
            #expect(try await client.send("PUT", "/api/sessions", "{}").status == 405)
        }
    }

    @Test("a request to another name than the server's is refused")
    func host() {
        let access = Access(address: "127.0.0.1", port: 8000, token: "t")
        func status(_ host: String, _ query: String = "?token=t") -> Int? {
            let head = "GET /\(query) HTTP/1.1\r\nHost: \(host)\r\n"
            return ServedRequest(head: head.utf8).flatMap { access.refusal(of: $0, isPublic: false)?.status }
        }
        #expect(status("127.0.0.1:8000") == nil && status("LOCALHOST:8000") == nil)
        #expect(status("evil.example:8000") == 403 && status("127.0.0.1:80") == 403)
        #expect(status("127.0.0.1:8000", "") == 401 && status("127.0.0.1:8000", "?token=") == 401)
    }

    @Test("the first session shows a theme that was saved since the server began, and two are never the same one")
    func prepared() async throws {
        let folder = try ServedThemesFolder()
        try await folder.served { client in
            let saved = ServedThemesFolder.list.replacing("row: {height: 20}", with: "row: {height: 30}")
            try folder.folder.write(["tea.theme.yaml": saved])
            async let first = client.open("{}")
            async let second = client.open("{}")
            let names = try await [first, second]
            #expect(names[0] != names[1])
            for name in names {
                let state = try await client.send("GET", "/api/sessions/\(name)/state.json")
                let nodes = state.json["nodes"] as? [[String: Any]] ?? []
                let row = nodes.first { $0["id"] as? String == "section/0/row/0" }
                #expect((row?["frame"] as? [Double])?[3] == 30, "\(row ?? [:])")
            }
        }
    }

    @Test("there are no more sessions than the limit, and ended ones make room")
    func sessionLimit() async throws {
        try await ServedThemesFolder().served { client in
            let start = ContinuousClock.now
            var last = ""
            for _ in 0..<ServingLimits.sessions { last = try await client.open(#"{"scale": 0.25}"#) }
            let refused = try await client.send("POST", "/api/sessions", "{}").status
            // A session that nobody has asked for a minute gives way.
            #expect(refused == 429 || ContinuousClock.now - start > .seconds(60))
            #expect(try await client.send("DELETE", "/api/sessions/\(last)").status == 204)
            #expect(try await client.send("POST", "/api/sessions", "{}").status == 200)
        }
    }

    @Test("a body beyond the limit is refused before it is read")
    func bodyLimit() async throws {
        try await ServedThemesFolder().served { client in
            let body = String(repeating: " ", count: ServingLimits.body + 1)
            let answer = try? await client.send("POST", "/api/sessions", body)
            #expect(answer == nil || answer?.status == 413)
            let next = try await client.send("POST", "/api/sessions", "{}")
            #expect(next.status == 200)
        }
    }

    @Test("two sessions know nothing of each other")
    func apart() async throws {
        try await ServedThemesFolder().served { client in
            let (first, second) = (try await client.open(), try await client.open(#"{"theme": "shop"}"#))
            let before = try await client.send("GET", "/api/sessions/\(second)/state.json").data
            _ = try await client.send("POST", "/api/sessions/\(first)/inputs", #"{"steps": [{"tap": "M"}]}"#)
            #expect(try await client.send("GET", "/api/sessions/\(second)/state.json").data == before)
        }
    }

    @Test("a port that is taken is told, with another one")
    func takenPort() async throws {
        let themes = try ServedThemesFolder().themes
        let server = try LiveServer(themes)
        let port = try #require(UInt16(Client(server.address).base.split(separator: ":").last ?? ""))
        let error = try #require(throws: DiagnosticError.self) { _ = try LiveServer(themes, port: port) }
        #expect(error.description.hasPrefix("error: cannot listen at 127.0.0.1, port \(port): address already in use"))
        let other = try LiveServer(themes)
        #expect(other.address != server.address)
    }

    @Test("a film of the last seconds is a film")
    func film() async throws {
        try await ServedThemesFolder().served { client in
            let path = "/api/sessions/\(try await client.open(#"{"scale": 0.5}"#))"
            _ = try await client.send("POST", path + "/inputs", #"{"steps": [{"drag": {"by": -50}}, {"wait": 0.5}]}"#)
            let film = try await client.send("GET", path + "/film.webp?seconds=0.4")
            #expect(film.status == 200 && film.type == "image/webp" && film.data.prefix(4) == Data("RIFF".utf8))
            #expect(try await client.send("GET", path + "/film.webp?seconds=1e9").status == 422)
        }
    }
}
