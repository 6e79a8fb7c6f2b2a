import Documents
import Geometry
import Styles
import Testing
import TokenConversion
import Tokens

/// Files of an older form, converted from texts.
struct Conversion {
    let conversion: TokenConversion
    private let documents: [String: DocumentNode]

    /// - Parameter files: texts by the names of the files, without `.json`.
    init(_ files: [(name: String, text: String)], from form: OlderTokenForm? = nil) throws {
        let inputs = try files.map {
            TokenInput(
                name: $0.name, document: try DocumentNode.parse(SourceText(name: $0.name + ".json", text: $0.text)))
        }
        let found = try #require(form ?? TokenInput.form(of: inputs))
        conversion = TokenConversion(inputs, from: found, name: "brand")
        documents = try conversion.files.reduce(into: [:]) { documents, file in
            documents[file.name] = try DocumentNode.parse(SourceText(name: file.name, text: file.text))
        }
    }

    var names: [String] { conversion.files.map(\.name) }

    /// As `3:5 message`.
    var losses: [String] {
        conversion.losses.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.message)" }
    }

    /// What the resolver, or the only file, holds for inputs, each token as `path = value`; problems come first.
    func tokens(_ inputs: [String: String] = [:]) throws -> [String] {
        let set = TokenSet(try layers(inputs))
        return set.diagnostics.map { "\($0.severity): \($0.message)" }
            + set.tokens.map { "\($0.path) = \(Self.text(of: $0.value))" }
    }

    private func layers(_ inputs: [String: String]) throws -> [DocumentNode] {
        guard let resolver = documents["brand.resolver.json"] else {
            return conversion.files.compactMap { documents[$0.name] }
        }
        let known = documents
        let document = try ResolverDocument(resolver) { name, node throws(DiagnosticError) in
            guard let found = known[name] else { throw DiagnosticError("no file \(name)") }
            return found
        }
        #expect(document.warnings == [])
        let defaults: [String: String] = document.modifiers.reduce(into: [:]) { $0[$1.name] = $1.defaultContext }
        return document.layers(defaults.merging(inputs) { $1 })
    }

    private static func text(of value: TokenValue) -> String {
        switch value {
        case .color(let color): color.hexadecimal
        case .dimension(let dimension): "\(dimension.value)\(dimension.unit.rawValue)"
        case .number(let number): "\(number)"
        case .fontWeight(let weight): "\(weight)"
        case .fontFamily(let names): names.joined(separator: ", ")
        case .duration(let duration): "\(duration.seconds) s"
        case .shadow(let layers):
            layers.map {
                "\($0.isInset ? "inset " : "")\($0.offsetX.value) \($0.offsetY.value) \($0.blur.value) \($0.color.hexadecimal)"
            }
            .joined(separator: " / ")
        case .typography(let type):
            "\(type.fontFamily.joined(separator: ", ")) \(type.fontSize.value)/\(type.lineHeight) \(type.fontWeight) \(type.letterSpacing.value)"
        case .border(let border): "\(border.width.value) \(border.color.hexadecimal)"
        case .gradient(let stops): stops.map { "\($0.offset) \($0.color.hexadecimal)" }.joined(separator: ", ")
        case .cubicBezier(let curve): "\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
        default: "\(value)"
        }
    }
}
