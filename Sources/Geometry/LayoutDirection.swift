/// The reading direction of a layout: which side is leading (IB-13).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As English reads: leading is left.
    case leftToRight = "ltr"
    /// As Arabic reads: leading is right.
    case rightToLeft = "rtl"
}

extension LayoutDirection {
    /// That of a locale's script, a BCP 47 tag or an ICU identifier: as `ar`, `ur-PK` and `pa-Arab` read from right to
    /// left, and `ar-Latn` does not (TX-3).
    public init(locale: String) {
        let subtags = locale.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let language = subtags.first ?? ""
        let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
        let region = subtags.dropFirst().last { $0.utf8.count == 2 } ?? ""
        let isRightToLeft =
            if let script {
                Self.rightToLeftScripts.contains(script)
            } else {
                Self.rightToLeftLanguages.contains(language) && !Self.exceptions.contains("\(language)-\(region)")
                    || Self.additions.contains("\(language)-\(region)")
            }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftScripts: Set = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// The languages whose likely script is one of those (CLDR, likely subtags).
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ars", "arz", "ary", "apc", "aeb", "azb", "bal", "bgn", "bqi", "brh", "ckb", "dv", "fa", "glk",
        "he", "iw", "ji", "khw", "ks", "lrc", "luz", "mzn", "nqo", "pnb", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug",
        "ur", "yi",
    ]
    /// Where a language is written otherwise.
    private static let exceptions: Set = ["sd-in"]
    private static let additions: Set = [
        "pa-pk", "ku-iq", "ku-ir", "uz-af", "kk-cn", "ky-cn", "az-ir", "az-iq", "ms-cc",
    ]
}
