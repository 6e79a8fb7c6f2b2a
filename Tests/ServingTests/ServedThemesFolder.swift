import Documents
import Foundation
import Serving
import TemporaryFolders

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A folder with a theme of a small list and one of a small grid, and a server of it.
final class ServedThemesFolder: Sendable {
    let folder = TemporaryFolder()
    static let list = """
        name: Tea
        canvas: {width: 120, height: 200}
        content: names.content.yaml
        indexBar: {slotHeight: 8, titleColor: "#07C160"}
        bubble: {shape: teardrop, gap: 4}
        list:
          header: {height: 16}
          row: {height: 20}

        """
    static let grid = """
        name: Shop
        components: [grid]
        canvas: {width: 160, height: 160}
        grid: {columns: 2, rows: 2}

        """
    static let names = """
        locale: en
        items: [Ann, Amy, Bob, Ben, Cid, Dan, Dot, Eve, Fay, Gus, Hal, Ida, Jon, Kay, Lea, Max, Moe, Ned, Oda, Pia]

        """

    init() throws {
        try folder.write([
            "tea.theme.yaml": Self.list, "shop.theme.yaml": Self.grid, "names.content.yaml": Self.names,
        ])
    }

    var themes: ServedThemes {
        ServedThemes(["tea", "shop"].map { "\(folder.path)/\($0).theme.yaml" }) { path in
            path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        }
    }

    func session(_ change: (inout SessionSetup) -> Void = { _ in }) throws -> LiveSession {
        var setup = SessionSetup(theme: themes.paths[0])
        setup.scale = 1
        change(&setup)
        return try LiveSession(id: "a", setup: setup, themes: themes, allowsOutside: false)
    }

    /// Runs a server while `body` runs, in a process of its own, so that it answers whatever other tests do.
    func served<Value>(_ body: (Client) async throws -> Value) async throws -> Value {
        try await ServingProgram.serving(themes.paths, in: folder.path) { address in try await body(Client(address)) }
    }
}

/// A client of a server, over HTTP.
struct Client: Sendable {
    let base: String
    let token: String

    struct Answer {
        let status: Int
        let data: Data
        let type: String
        var text: String { String(decoding: data, as: UTF8.self) }
        var json: [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
        var message: String { (json["error"] as? [String: Any])?["message"] as? String ?? "" }
    }

    init(_ address: String) throws {
        let parts = address.components(separatedBy: "/?token=")
        (base, token) = (parts[0], parts[1])
    }

    func send(
        _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:], token: String? = nil
    ) async throws -> Answer {
        guard let url = URL(string: base + path) else { throw URLError(.badURL) }
        let configuration = URLSessionConfiguration.ephemeral
        // An answer may wait until other tests leave a thread to the one that asked.
        configuration.timeoutIntervalForRequest = 600
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue("Bearer \(token ?? self.token)", forHTTPHeaderField: "Authorization")
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await URLSession(configuration: configuration).data(for: request)
        let http = response as? HTTPURLResponse
        return Answer(
            status: http?.statusCode ?? 0, data: data, type: http?.value(forHTTPHeaderField: "Content-Type") ?? "")
    }

    /// The name of a new session.
    func open(_ body: String = "{}") async throws -> String {
        try await send("POST", "/api/sessions", body).json["session"] as? String ?? ""
    }
}
