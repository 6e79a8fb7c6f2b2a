package import Documents

/// What a run was to draw and could not: a theme's file, as far as it is known which state, and why.
package struct FailedPicture: Hashable, Sendable {
    /// What the theme's pictures are filed under.
    package var theme: String
    /// The component of the state, or the timeline's name; `nil` where nothing of the theme could be drawn.
    package var component: String?
    /// The name of the state, shot or film; `nil` where nothing of the theme could be drawn.
    package var state: String?
    /// Where the picture would lie below the manifest's folder; `nil` where nothing of the theme could be drawn.
    package var path: String?
    /// The crop that the state, or where none is named no state of the theme, shows; `nil` for all else.
    package var crop: String?
    /// What was told of it, as `Diagnostic.json` has it, in the order of keys.
    package var diagnostics: [JSONValue]

    /// All pictures of a theme.
    package init(theme: String, diagnostics: [Diagnostic]) {
        self.theme = theme
        self.diagnostics = diagnostics.map(\.json.sorted)
    }

    /// A single one.
    package init(theme: String, component: String, state: String, path: String, diagnostics: [Diagnostic]) {
        self.init(theme: theme, diagnostics: diagnostics)
        self.component = component
        self.state = state
        self.path = path
    }

    /// All pictures of a crop that no state of a theme shows (SC-3).
    package init(theme: String, crop: String, diagnostics: [Diagnostic]) {
        self.init(theme: theme, diagnostics: diagnostics)
        self.crop = crop
    }

    /// The messages of its diagnostics.
    package var messages: [String] {
        diagnostics.compactMap { diagnostic in
            guard case .object(let members) = diagnostic,
                case .string(let message)? = members.first(where: { $0.key == "message" })?.value
            else { return nil }
            return message
        }
    }

    /// What it is called in messages: `look/index-bar/rest.png`, or the theme's name.
    package var name: String { path ?? theme }
}

extension FailedPicture {
    /// The order in which a manifest has them.
    package static func precedes(_ first: FailedPicture, _ second: FailedPicture) -> Bool {
        (first.theme, first.path ?? "", first.line) < (second.theme, second.path ?? "", second.line)
    }

    /// An object of JSON on one line.
    package var line: String {
        let members: [JSONValue.Member?] = [
            .init("theme", .string(theme)), component.map { .init("component", .string($0)) },
            state.map { .init("state", .string($0)) }, path.map { .init("path", .string($0)) },
            crop.map { .init("crop", .string($0)) },
            .init("diagnostics", .array(diagnostics)),
        ]
        return JSONValue.object(members.compactMap(\.self)).line
    }
}

extension FailedPicture: Decodable {
    private enum Key: String, CodingKey {
        case theme, component, state, path, crop, diagnostics
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        theme = try values.decode(String.self, forKey: .theme)
        component = try values.decodeIfPresent(String.self, forKey: .component)
        state = try values.decodeIfPresent(String.self, forKey: .state)
        path = try values.decodeIfPresent(String.self, forKey: .path)
        crop = try values.decodeIfPresent(String.self, forKey: .crop)
        diagnostics = try values.decode([JSONValue].self, forKey: .diagnostics)
    }
}

extension Diagnostic {
    /// `{"severity", "message", "file", "line", "column", "hints"}`; what has no place has no line.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
        ]
        if let source { members.append(.init("file", .string(source.name))) }
        if source != nil, let start = range?.start {
            members.append(.init("line", .number(Double(start.line))))
            members.append(.init("column", .number(Double(start.column))))
        }
        if !hints.isEmpty { members.append(.init("hints", .array(hints.map(JSONValue.string)))) }
        return .object(members)
    }
}
