package import Documents

/// What a theme asks of its lint (LN), in its own `lint:` or in `NAME.lint.yaml` beside it: whose numbers count, how
/// severe each rule is, and what is excepted.
package struct LintSettings: Sendable {
    /// Whose published numbers count; `nil` where nothing is said, which is WCAG's.
    package var profile: LintProfile?
    /// Whether assistive technology and fingers meet the index bar as one adjustable control, so that the bar counts as
    /// a target and not each of its titles; `nil` where nothing is said, which is false.
    package var adjustableBar: Bool?
    /// The severity of rules in place of their own.
    package var levels: [LintRule: LintLevel] = [:]
    /// What is accepted, with a reason for each.
    package var exceptions: [LintException] = []

    /// Settings that say nothing.
    package init() {}

    /// These settings with all that others say in place of their own; exceptions add up.
    package func overridden(by others: LintSettings) -> LintSettings {
        var settings = self
        settings.profile = others.profile ?? profile
        settings.adjustableBar = others.adjustableBar ?? adjustableBar
        settings.levels.merge(others.levels) { $1 }
        settings.exceptions += others.exceptions
        return settings
    }
}

/// A rule that does not count for a key, and why (LN).
package struct LintException: Sendable {
    /// The rule that is excepted.
    package let rule: LintRule
    /// The property, or the group of properties, for which it does not count.
    package let key: String
    /// Why: never empty.
    package let reason: String
    /// The mapping that says so.
    package let node: DocumentNode

    /// Whether the exception holds for a finding's key: for the key itself, and for all below a group.
    package func covers(_ other: String) -> Bool { other == key || other.hasPrefix(key + ".") }
}

/// Whose published numbers a lint goes by (LN).
package enum LintProfile: String, FileWord {
    /// Apple's Human Interface Guidelines.
    case ios
    /// Google's Material Design and Android's accessibility checks.
    case android
    /// The Web Content Accessibility Guidelines 2.2, level AA.
    case wcag
    /// The strictest of the three.
    case all

    package var meaning: String {
        switch self {
        case .ios: "Apple's numbers: targets of 44 points"
        case .android: "Google's numbers: targets of 48 points, 32 at the screen's edge"
        case .wcag: "those of WCAG 2.2, level AA: targets of 24 points, or with room around them"
        case .all: "the strictest of the three"
        }
    }
}

/// How severe the findings of a rule are (LN).
package enum LintLevel: String, FileWord {
    /// The command ends with status 1.
    case error
    /// The command ends with status 1 where it is strict.
    case warning
    /// Worth knowing, no more.
    case note
    /// The rule is not applied.
    case off

    package var meaning: String {
        switch self {
        case .error: "the lint fails"
        case .warning: "told, and the lint fails with `--strict`"
        case .note: "told"
        case .off: "not looked for"
        }
    }
}

extension LintSettings {
    private static let fields: [Field<LintSettings, PlainReader>] = [
        .optional("profile", \.profile, .word, "Whose published numbers count (LN).").usually("wcag").example("ios"),
        .optional(
            "adjustableBar", \.adjustableBar, .flag,
            "Whether the index bar is one adjustable control, so that the bar is a target and not each title (LN)."
        ).usually("false").example("true"),
        .value("rules", \.levels, .mapping([:], levelFields), "How severe each rule is in place of its own (LN).")
            .usually("each rule's own").example("{condensed: off, contrast: error}"),
        .value(
            "except", \.exceptions, .list(of: exception),
            "Rules that do not count for a property or a group of them, each with a reason (LN)."
        ).usually("none").example("[{rule: target-size, key: list.row.height, because: rows are only read}]"),
    ]

    private static let levelFields: [Field<[LintRule: LintLevel], PlainReader>] = LintRule.allCases.map { rule in
        .value(rule.rawValue, .word, "\(rule.meaning) (LN).") { $1[rule] = $0 }.usually("the rule's own")
    }

    private struct Draft: Sendable {
        var rule: LintRule?
        var key = ""
        var reason = ""
    }

    private static let draftFields: [Field<Draft, PlainReader>] = [
        .optional("rule", \.rule, .word, "The rule that does not count.").example("target-size"),
        .value("key", \.key, .string(.text("a property's path", counts: 1...Int.max)), "The property, or a group.")
            .example("indexBar.slotHeight"),
        .value("because", \.reason, .string(.text("a reason", pattern: "\\S")), "Why it is accepted.")
            .example("the platform's own index is as narrow"),
    ]

    private static let exception = ValueKind<Draft, PlainReader>.mapping(
        Draft(), draftFields, rules: [.required("rule", "key", "because")]
    ).checked { (draft, node, _) throws(ValueError) -> LintException in
        guard let rule = draft.rule else { throw .reported }
        guard !draft.reason.allSatisfy(\.isWhitespace) else {
            throw .invalid("needs a reason in because", at: node["because"])
        }
        guard rule.isAboutTokens || ThemeFile.hasProperty(draft.key) else {
            throw .invalid(
                "excepts '\(draft.key.excerpt)', which is no property of themes", at: node["key"],
                hints: NearestSpelling.hints(for: draft.key, among: ThemeFile.propertyPaths))
        }
        return LintException(rule: rule, key: draft.key, reason: draft.reason, node: node)
    }

    /// The mapping of the settings, in a theme or in a file of its own.
    static let kind = ValueKind<LintSettings, PlainReader>.mapping(LintSettings(), fields)

    /// Reads the settings of a theme from a file of their own; throws all that is wrong, each with its place.
    package static func read(_ location: FileLocation) throws(DiagnosticError) -> LintSettings {
        let limits = DocumentLimits(bytes: 1 << 20, nodes: 50_000)
        let document = try DocumentNode.parse(location.read(limits: limits), limits: limits)
        guard !document.isNull else { return LintSettings() }
        guard document.entries != nil else {
            throw DiagnosticError([document.error("lint settings must be a mapping, and it holds \(document.kind)")])
        }
        var reader = PlainReader()
        let settings = fileKind.read(document, &reader)
        try reader.problems.throwErrors()
        return settings ?? LintSettings()
    }

    /// The same mapping as a whole file, which may name its schema.
    fileprivate static let fileKind = ValueKind<LintSettings, PlainReader>.mapping(
        LintSettings(), [.schema(of: "lint-settings")] + fields)
}

extension FileGrammar {
    /// What files of lint settings may hold.
    package static let lintSettings = FileGrammar(
        "lint-settings", "What the lint of a theme goes by, beside the theme of the same name.",
        suffixes: [".lint.yaml", ".lint.json"], LintSettings.fileKind.form,
        example: """
            profile: ios
            adjustableBar: true
            rules: {condensed: off}
            except:
              - rule: target-size
                key: list.row.height
                because: rows are read, not tapped
            """)
}
