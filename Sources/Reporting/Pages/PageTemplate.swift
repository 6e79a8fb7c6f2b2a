import Mustache

/// A page's template; whatever it shows by `{{name}}` is escaped.
struct PageTemplate: Sendable {
    private let template: MustacheTemplate

    /// - Parameter bytes: the template's text, which must be well formed: it is a part of the program.
    init(_ bytes: [UInt8]) {
        Self.registerMarkup
        do {
            template = try MustacheTemplate(
                string: "{{% CONTENT_TYPE:MARKUP}}\n" + String(decoding: bytes, as: UTF8.self))
        } catch {
            preconditionFailure("a template of the program is not well formed: \(error)")
        }
    }

    /// The page for a value, whose properties have the names that the template uses.
    func page(for value: some Sendable) -> String { template.render(value) }

    /// Resources as the one text that a page holds.
    static func text(of resources: [[UInt8]]) -> String {
        resources.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Once in a process, before the first template is parsed.
    private static let registerMarkup: Void = MustacheContentTypes.register(MarkupText(), named: "MARKUP")
}
