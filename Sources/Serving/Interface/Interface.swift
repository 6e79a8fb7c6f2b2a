import DisplayLists
import Documents
import Rasters
import Rendering

/// Answers requests: the page's own files, and the interface for programs that `openapi.yaml` describes.
struct Interface: Sendable {
    let access: Access
    let store: SessionStore

    /// What a request is answered with.
    func answer(to request: ServedRequest) async -> LiveListener.Answer {
        let page = PageFile.named(request.path)
        let isPublic = page?.isPublic ?? false
        if let refusal = access.refusal(of: request, isPublic: isPublic) { return .response(refusal) }
        if let page {
            guard ["GET", "HEAD"].contains(request.method) else { return .response(.notAllowed("GET, HEAD")) }
            return .response(page.response)
        }
        if request.path.count == 4, request.path[3] == "live", let session = await store[request.path[2]] {
            return .socket { await Conversation(session, $0).run() }
        }
        return .response(await response(to: request))
    }

    /// What the interface for programs answers.
    func response(to request: ServedRequest) async -> ServedResponse {
        guard request.path.prefix(2) == ["api", "sessions"], request.path.count <= 4 else {
            return .failure(404, "there is nothing here: sessions are at /api/sessions")
        }
        let path = request.path.dropFirst(2)
        guard let id = path.first else {
            return request.method == "POST" ? await open(request) : .notAllowed("POST")
        }
        guard let session = await store[id] else { return .failure(404, "there is no session '\(id.prefix(40))'") }
        guard let name = path.dropFirst().first else {
            guard request.method == "DELETE" else { return .notAllowed("DELETE") }
            _ = await store.close(session.id)
            return ServedResponse(204, type: "text/plain", [])
        }
        guard let method = Self.methods[name] else { return .failure(404, "a session has no '\(name.prefix(40))'") }
        guard request.method == method || request.method == "HEAD" && method == "GET" else {
            return .notAllowed(method)
        }
        return await answer(to: request, name, of: session)
    }

    /// What a session has, and how it is asked for.
    private static let methods = [
        "inputs": "POST", "setup": "POST", "theme": "POST", "baseline": "POST", "places.json": "GET", "reset": "POST",
        "picture.png": "GET",
        "picture.svg": "GET",
        "state.json": "GET", "timeline.yaml": "GET", "film.webp": "GET", "film.gif": "GET",
    ]

    private func open(_ request: ServedRequest) async -> ServedResponse {
        await .reporting { () async throws(DiagnosticError) in
            let body = try request.document()
            guard let session = try await store.open(body) else {
                return .failure(429, "there are \(ServingLimits.sessions) sessions: end one by DELETE /api/sessions/ID")
            }
            let size = await session.size
            let answer: JSONValue = [
                "session": .string(session.id), "size": [.number(size.width), .number(size.height)],
            ]
            return ServedResponse(json: answer.line + "\n")
        }
    }

    private func answer(
        to request: ServedRequest, _ name: String, of session: LiveSession
    ) async -> ServedResponse {
        await .reporting { () async throws(DiagnosticError) in
            switch name {
            case "inputs":
                let body = try request.document(keys: ["steps"])
                guard let steps = body["steps"] else { throw DiagnosticError([body.error("inputs need steps")]) }
                return ServedResponse(json: try await session.perform(steps))
            case "setup":
                try await session.change(try request.document())
                return ServedResponse(json: "{}\n")
            case "theme":
                try await session.writeTheme(try request.document())
                return ServedResponse(json: "{}\n")
            case "baseline":
                let body = try request.document(keys: ["name"])
                guard let name = body["name"]?.string else {
                    throw DiagnosticError([body.error("a baseline needs a name")])
                }
                let files = try await session.saveBaseline(name)
                return ServedResponse(
                    json: JSONValue.object([.init("files", .array(files.map(JSONValue.string)))]).line + "\n")
            case "places.json":
                return ServedResponse(json: await session.places(ofRole: request.query["role"] ?? "").line + "\n")
            case "reset":
                await session.reset()
                return ServedResponse(json: "{}\n")
            case "timeline.yaml":
                return ServedResponse(type: "application/yaml", try await session.timelineText().utf8)
            case "film.webp", "film.gif":
                guard let seconds = Double(request.query["seconds"] ?? "10"), 0...60 ~= seconds else {
                    return .failure(422, "a film has from 0 to 60 seconds")
                }
                let format: PictureFormat = name == "film.gif" ? .gif : .webp
                let film = try await session.film(as: format, seconds: seconds)
                return ServedResponse(type: film.format.mediaType, film.bytes)
            default:
                let format: PictureFormat = name == "picture.png" ? .png : name == "picture.svg" ? .svg : .json
                guard let look = Int(request.query["look"] ?? "0"), 0...1 ~= look else {
                    return .failure(422, "look is 0 or 1")
                }
                let layers = try Self.annotations(request.query["annotate"] ?? "")
                guard let file = try await session.file(as: format, look: look, annotations: layers) else {
                    return .failure(404, "the session shows no such appearance")
                }
                return ServedResponse(type: file.format.mediaType, file.bytes)
            }
        }
    }
}

extension Interface {
    /// `measure,hit` as layers; throws where a word is none of them.
    private static func annotations(_ words: String) throws(DiagnosticError) -> [Annotation.Layer] {
        try words.split(separator: ",").map { word throws(DiagnosticError) in
            guard let layer = Annotation.Layer(rawValue: String(word)) else {
                let known = Annotation.Layer.allCases.map(\.rawValue)
                throw DiagnosticError(
                    "there is no layer '\(String(word).excerpt)'",
                    hints: NearestSpelling.choices(for: String(word), among: known))
            }
            return layer
        }
    }
}

extension ServedRequest {
    /// The body as JSON; an empty one holds nothing.
    ///
    /// Throws what is wrong with it.
    fileprivate func document(keys: [String]? = nil) throws(DiagnosticError) -> DocumentNode {
        let text = try SourceText(name: "body.json", bytes: body.isEmpty ? Array("{}".utf8) : body)
        let document = try DocumentNode.parse(text)
        if let keys {
            var problems = DiagnosticList()
            _ = document.expectEntries("", keys: keys, &problems)
            try problems.throwErrors()
        }
        return document
    }
}

extension ServedResponse {
    /// What `body` returns, or what is wrong with what was asked.
    fileprivate static func reporting(
        _ body: () async throws(DiagnosticError) -> ServedResponse
    ) async -> ServedResponse {
        do {
            return try await body()
        } catch {
            let first = error.diagnostics.first { $0.severity == .error }
            return .failure(422, first?.message ?? "it cannot be done", error.diagnostics.map(\.description))
        }
    }

    fileprivate static func notAllowed(_ methods: String) -> ServedResponse {
        var response = ServedResponse.failure(405, "this address takes \(methods)")
        response.headers = [("Allow", methods)]
        return response
    }
}
