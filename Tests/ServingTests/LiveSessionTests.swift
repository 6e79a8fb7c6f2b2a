import Documents
import Foundation
import Geometry
import Rasters
import Serving
import Testing
import Thumbindex
import Timelines

/// Sessions under a page's fingers (LV-1, LV-2), without a server.
@Suite struct LiveSessionTests {
    private let folder: ServedThemesFolder

    init() throws { folder = try ServedThemesFolder() }

    /// Says something as a page does.
    private func tell(_ session: LiveSession, _ number: Int, _ messages: String...) async {
        for message in messages { await session.receive(message, from: number) }
    }

    private func page(on session: LiveSession) async -> Int {
        await session.attach(AsyncStream<Void>.makeStream().continuation)
    }

    private func texts(_ update: SessionUpdate?) -> [String] {
        (update?.messages ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    @Test("what was done in real time draws the same frames from its timeline, shots included (LV-1)")
    func recording() async throws {
        let session = try folder.session()
        let page = await page(on: session)
        var seen: [(time: Double, nodes: String)] = []
        func look() async throws {
            _ = await session.update(for: page)
            let time = await session.shownTime
            let file = try #require(try await session.file(as: .json))
            // What shows has gone on since, where it moves: only equal times are compared.
            if await session.shownTime == time { seen.append((time, String(decoding: file.bytes, as: UTF8.self))) }
        }
        await tell(session, page, #"{"type": "down", "x": 60, "y": 150.123}"#)
        for step in 1...8 {
            try await Task.sleep(for: .milliseconds(6))
            await tell(session, page, #"{"type": "move", "x": 60, "y": \#(150 - 9 * step)}"#)
            try await look()
        }
        await tell(session, page, #"{"type": "up"}"#)
        try await Task.sleep(for: .milliseconds(30))
        await tell(session, page, #"{"type": "pause", "value": true}"#)
        try await look()
        await tell(session, page, #"{"type": "shot", "name": "middle"}"#, #"{"type": "pause", "value": false}"#)
        await tell(session, page, #"{"type": "wheel", "x": 0, "y": 33.3}"#)
        try await Task.sleep(for: .milliseconds(120))
        await tell(session, page, #"{"type": "pause", "value": true}"#)
        try await look()

        let text = try await session.timelineText()
        let theme = try ThemeFile(atPath: folder.themes.paths[0])
        let studio = try Studio(
            theme: theme.theme(in: .light), content: theme.readContent().list(), fonts: theme.findFonts())
        let recording = try studio.play(try TimelineFile(SourceText(name: "done.timeline.yaml", text: text)))
        #expect(seen.count >= 2)
        #expect(recording.shots.map(\.name) == ["middle"])
        let moments = recording.moments(at: seen.map(\.time))
        for (moment, expected) in zip(moments, seen) {
            let json = try studio.file(of: studio.scene(of: moment), as: .json)
            #expect(String(decoding: json.bytes, as: UTF8.self) == expected.nodes, "at \(expected.time)")
        }
    }

    @Test("an edit is seen where the session is: offset, highlight and finger stay (LV-2)")
    func edit() async throws {
        let session = try folder.session()
        await session.watch()
        let page = await page(on: session)
        let bar = try #require(await session.scene()?.nodes.first { $0.id == "index-bar/title/7" }).frame
        await tell(session, page, #"{"type": "down", "x": \#(bar.midX), "y": \#(bar.midY)}"#)
        await tell(session, page, #"{"type": "pause", "value": true}"#)
        let before = await session.state
        let edited = ServedThemesFolder.list.replacingOccurrences(of: "#07C160", with: "#FF0000")
        // As most editors save: another file takes the place.
        try folder.folder.write(["new": edited])
        try FileManager.default.removeItem(atPath: folder.themes.paths[0])
        try FileManager.default.moveItem(atPath: folder.folder.path + "/new", toPath: folder.themes.paths[0])
        try await wait { await session.scene()?.nodes.contains { $0.color?.hexadecimal == "#FF0000" } ?? false }
        #expect(await session.state == before)
        #expect(await session.fingersDown == [0])
        await session.close()
    }

    @Test("with an error the last good picture stays beside the message, which goes when it is mended (LV-2)")
    func error() async throws {
        let session = try folder.session()
        await session.watch()
        let page = await page(on: session)
        _ = await session.update(for: page)
        let before = try await session.file(as: .png)
        try folder.folder.write(["tea.theme.yaml": "canvas: {width: 120, heigth: 200}\n"])
        try await wait { await session.problem != nil }
        #expect(await session.problem?.contains("tea.theme.yaml:1:22: error: unknown key 'heigth'") == true)
        #expect(await session.problem?.contains("^~~~~~") == true)
        #expect(try await session.file(as: .png) == before)
        #expect(texts(await session.update(for: page)).contains { $0.contains("heigth") })
        try FileManager.default.removeItem(atPath: folder.themes.paths[0])
        try await wait { await session.problem?.contains("heigth") == false }
        #expect(try await session.file(as: .png) == before)
        try folder.folder.write(["tea.theme.yaml": ServedThemesFolder.list])
        try await wait { await session.problem == nil }
        #expect(try await session.file(as: .png) == before)
        await session.close()
    }

    @Test("the content's file is watched as well")
    func content() async throws {
        let session = try folder.session()
        await session.watch()
        try folder.folder.write(["names.content.yaml": "locale: en\nitems: [Zoe, Yan, Xia, Wim, Vic]\n"])
        try await wait { await session.titles.contains("Z") }
        await session.close()
    }

    @Test("a thousand saves in a row end with the last one")
    func manySaves() async throws {
        let session = try folder.session()
        await session.watch()
        for number in 0..<1000 {
            let color =
                "#" + String(repeating: "0", count: 6 - String(number, radix: 16).count) + String(number, radix: 16)
            try folder.folder.write([
                "tea.theme.yaml": ServedThemesFolder.list.replacingOccurrences(of: "#07C160", with: color)
            ])
        }
        try await wait { await session.scene()?.nodes.contains { $0.color?.hexadecimal == "#0003E7" } ?? false }
        await session.close()
    }

    @Test("every canonical state that a theme can have can be gone to")
    func states() async throws {
        let session = try folder.session()
        let states = await session.possibleStates
        #expect(states.count > 10)
        let theme = try ThemeFile(atPath: folder.themes.paths[0])
        let studio = try Studio(
            theme: theme.theme(in: .light), content: theme.readContent().list(), fonts: theme.findFonts())
        #expect(studio.possibleStates == states)
        for state in states {
            try await session.go(to: state)
            let shown = await session.scene()
            #expect(shown == studio.scene(of: state), "\(state.path)")
        }
        try await session.go(to: .indexBar(.condensed))
        await #expect(throws: DiagnosticError.self) { try await session.timelineText() }
    }

    @Test("time can pass slower, stand still, and go by frames")
    func time() async throws {
        let session = try folder.session()
        let page = await page(on: session)
        await tell(session, page, #"{"type": "speed", "value": 0.1}"#, #"{"type": "scroll", "by": 100}"#)
        // Until that is taken, time passes as fast as ever.
        let start = ContinuousClock.now
        _ = await session.update(for: page)
        let before = await session.shownTime
        try await Task.sleep(for: .milliseconds(100))
        _ = await session.update(for: page)
        let slow = await session.shownTime - before
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        #expect(slow > 0.005 && slow < 0.1 * elapsed + 1e-6)
        await tell(session, page, #"{"type": "frame"}"#)
        let first = await session.shownTime
        try await Task.sleep(for: .milliseconds(20))
        await tell(session, page, #"{"type": "frame"}"#)
        #expect(abs(await session.shownTime - first - 1.0 / 60) < 1e-6)
    }

    @Test("a page that draws nothing gets no more pictures, and then the newest")
    func slowPage() async throws {
        let session = try folder.session()
        let page = await page(on: session)
        var pictures = 0
        for step in 0..<10 {
            await tell(session, page, #"{"type": "steps", "steps": [{"scrollTo": {"offset": \#(10 * step)}}]}"#)
            let update = await session.update(for: page)
            pictures += update?.messages.count { if case .binary = $0 { true } else { false } } ?? 0
        }
        #expect(pictures == 2)
        await tell(session, page, #"{"type": "ack", "frame": 2}"#)
        let update = await session.update(for: page)
        #expect(update?.messages.count { if case .binary = $0 { true } else { false } } == 1)
    }

    @Test("messages that make no sense are complained of, and nothing else happens")
    func nonsense() async throws {
        let session = try folder.session()
        let page = await page(on: session)
        _ = await session.update(for: page)
        let before = await session.state
        await tell(
            session, page, "", "{", "[]", "3", #"{"type": "explode"}"#, #"{"type": "state", "path": "no/such"}"#,
            #"{"type": "steps", "steps": [{"tap": "Ä"}]}"#, #"{"type": "setup", "setup": {"scale": "big"}}"#,
            #"{"type": "move", "x": 1e300, "y": 1}"#, #"{"type": "ack", "frame": 1e300}"#,
            #"{"type": "down", "x": "left"}"#, #"{"type": "up"}"#)
        #expect(texts(await session.update(for: page)).contains { $0.contains(#""type": "complaint""#) })
        #expect(await session.state == before)
    }

    @Test("a recording that gets too long begins anew where it is")
    func longRecording() async throws {
        let session = try folder.session()
        let page = await page(on: session)
        await tell(session, page, #"{"type": "pause", "value": true}"#, #"{"type": "down", "x": 60, "y": 100}"#)
        for step in 0..<7100 { await tell(session, page, #"{"type": "move", "x": 60, "y": \#(100 - step % 50)}"#) }
        let steps = await session.stepCount
        #expect(steps < 200)
        #expect(await session.fingersDown == [0])
    }

    private func wait(_ isSo: () async -> Bool) async throws {
        for _ in 0..<600 {
            if await isSo() { return }
            try await Task.sleep(for: .milliseconds(25))
        }
        Issue.record("it never came")
    }
}
