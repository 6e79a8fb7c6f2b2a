package import Documents

/// A form of token files that is not that of the Design Tokens Community Group's 2025.10, and that can be converted.
package enum OlderTokenForm: String, Hashable, Sendable, CaseIterable {
    /// What the plugin Tokens Studio exports: sets of tokens, themes of sets, calculations.
    case tokensStudio = "tokens-studio"
    /// Style Dictionary 3 and 4, and drafts of the community group from before 2025, with colours and lengths as texts.
    case styleDictionary = "style-dictionary"
    /// The variables of a Figma file: collections with modes.
    case figmaVariables = "figma-variables"

    /// What a person calls it.
    package var title: String {
        switch self {
        case .tokensStudio: "Tokens Studio"
        case .styleDictionary: "Style Dictionary"
        case .figmaVariables: "Figma's variables"
        }
    }

    /// Types that Tokens Studio alone has.
    package static let studioTypes: Set<String> = [
        "asset", "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes", "fontWeights",
        "letterSpacing", "lineHeights", "opacity", "other", "paragraphSpacing", "sizing", "spacing", "text", "textCase",
        "textDecoration",
    ]
}

extension OlderTokenForm {
    /// The form of a document; `nil` for one that is, or may be, of 2025.10.
    ///
    /// - Parameter leastTexts: from how many colours and lengths as texts on they are a form, and no mistakes.
    package init?(of document: DocumentNode, leastTexts: Int = 3) {
        if Self.holdsFigmaVariables(document) {
            self = .figmaVariables
        } else if document["$themes"] != nil || document["$metadata"] != nil {
            self = .tokensStudio
        } else {
            var census = TokenCensus()
            census.count(document, type: nil)
            if census.studio > 0 {
                self = .tokensStudio
            } else if census.undollared > 0 || census.texts >= leastTexts && census.objects == 0 {
                self = .styleDictionary
            } else {
                return nil
            }
        }
    }

    private static func holdsFigmaVariables(_ document: DocumentNode) -> Bool {
        if let meta = document["meta"] { return meta["variables"] != nil && meta["variableCollections"] != nil }
        let collections = document["collections"]?.elements ?? document.elements ?? [document]
        let isList = document["collections"] != nil && document["variables"]?.elements != nil
        return collections.contains { $0["modes"] != nil && (isList || $0["variables"]?.elements != nil) }
    }
}

/// How the tokens of a file are written.
private struct TokenCensus {
    /// Of a type that Tokens Studio alone has.
    var studio = 0
    /// With a `value` in place of a `$value`.
    var undollared = 0
    /// Colours and lengths as texts.
    var texts = 0
    /// Colours and lengths as mappings.
    var objects = 0

    /// Types of Tokens Studio, but for those that files of Style Dictionary have as often.
    private static let ownTypes = OlderTokenForm.studioTypes.subtracting(
        ["asset", "letterSpacing", "opacity", "other", "text"])

    mutating func count(_ node: DocumentNode, type outer: String?) {
        guard let entries = node.entries else { return }
        let type = (node["$type"] ?? (node["value"] == nil ? nil : node["type"]))?.string ?? outer
        guard let value = node["$value"] ?? (isToken(node) ? node["value"] : nil) else {
            for entry in entries { count(entry.value, type: type) }
            return
        }
        if type.map(Self.ownTypes.contains) == true { studio += 1 }
        if node["$value"] == nil { undollared += 1 }
        guard type == "color" || type == "dimension" else { return }
        if value.entries != nil { objects += 1 }
        if let text = value.string, !text.hasPrefix("{") { texts += 1 }
    }

    /// A group may have a token of the name `value`.
    private func isToken(_ node: DocumentNode) -> Bool {
        guard let value = node["value"] else { return false }
        return value["value"] == nil && value["$value"] == nil
    }
}
