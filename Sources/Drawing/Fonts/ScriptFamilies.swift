/// The families of the ordinary font packages that show a script, in order (TX-2).
///
/// The table is fixed, so that machines with the same packages draw the same.
package struct ScriptFamilies: Hashable, Sendable {
    /// The script's ISO 15924 code, as `Arab`.
    package let script: ScriptCode
    /// What warnings call it, as `Arabic`.
    package let name: String
    /// The first that a machine has is taken.
    package let families: [String]
    /// Debian's package that brings the first family.
    package let package: Package

    /// The packages that bring all first families of the table.
    package enum Package: String, Hashable, Sendable {
        /// Most scripts.
        case core = "fonts-noto-core"
        /// Chinese, Japanese and Korean.
        case cjk = "fonts-noto-cjk"
        /// Emoji in colours.
        case emoji = "fonts-noto-color-emoji"
    }

    private init(_ code: String, _ name: String, _ families: [String], _ package: Package = .core) {
        script = ScriptCode(code: code)
        self.name = name
        self.families = families
        self.package = package
    }
}

extension ScriptFamilies {
    /// The families in which a script's characters are looked for, the script's own first, then those of the
    /// language's script, of signs, and of all scripts in the order of the table: signs may be in any of them.
    ///
    /// - Parameter han: how the text's language writes Han characters; `nil` where it does not.
    package static func families(for script: ScriptCode, han: HanVariant?) -> [String] {
        let own = bySign[script] ?? byScript[script]
        let rows = [own, han.flatMap { _ in hanRow }, signs, emoji].compactMap(\.self) + table
        var seen: Set<String> = []
        return rows.flatMap { $0.families(of: han) }.filter { seen.insert($0).inserted }
    }

    /// The row of a script; `nil` for one that the table lacks, and for signs of no script.
    package static func row(of script: ScriptCode) -> ScriptFamilies? { byScript[script] }

    /// Emoji, which are no script.
    package static let emoji = ScriptFamilies("Zsye", "emoji", ["Noto Color Emoji", "Symbola"], .emoji)

    /// Signs that no script has for itself, as arrows and stars.
    package static let signs = ScriptFamilies(
        "Zyyy", "signs",
        [
            "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music", "DejaVu Sans",
            "FreeSerif", "Symbola",
        ])

    private static let hanRow = byScript[ScriptCode(code: "Hani")]
    private static let bySign = [signs.script: signs, emoji.script: emoji]
    private static let byScript = Dictionary(uniqueKeysWithValues: table.map { ($0.script, $0) })

    /// The families; those of Han with a variant's before the others.
    private func families(of variant: HanVariant?) -> [String] {
        guard script == ScriptCode(code: "Hani"), let variant else { return families }
        return variant.families + families
    }

    /// Scripts in use, then some of those that only history has.
    package static let table: [ScriptFamilies] = [
        .init("Latn", "Latin", ["Noto Sans", "DejaVu Sans", "FreeSans"]),
        .init("Grek", "Greek", ["Noto Sans", "DejaVu Sans", "FreeSans"]),
        .init("Cyrl", "Cyrillic", ["Noto Sans", "DejaVu Sans", "FreeSans"]),
        .init("Arab", "Arabic", ["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans", "FreeSerif"]),
        .init("Hebr", "Hebrew", ["Noto Sans Hebrew", "DejaVu Sans", "FreeSans"]),
        .init(
            "Hani", "Han", ["Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Zen Hei", "Droid Sans Fallback"], .cjk),
        .init("Hira", "Hiragana", ["Noto Sans CJK JP", "Source Han Sans", "IPAexGothic", "VL Gothic"], .cjk),
        .init("Kana", "Katakana", ["Noto Sans CJK JP", "Source Han Sans", "IPAexGothic", "VL Gothic"], .cjk),
        .init("Hang", "Hangul", ["Noto Sans CJK KR", "Source Han Sans K", "NanumGothic", "UnDotum"], .cjk),
        .init("Bopo", "Bopomofo", ["Noto Sans CJK TC", "Source Han Sans TC", "WenQuanYi Zen Hei"], .cjk),
        .init("Deva", "Devanagari", ["Noto Sans Devanagari", "Lohit Devanagari", "FreeSerif"]),
        .init("Beng", "Bengali", ["Noto Sans Bengali", "Lohit Bengali", "FreeSerif"]),
        .init("Guru", "Gurmukhi", ["Noto Sans Gurmukhi", "Lohit Gurmukhi", "FreeSans"]),
        .init("Gujr", "Gujarati", ["Noto Sans Gujarati", "Lohit Gujarati", "FreeSans"]),
        .init("Orya", "Oriya", ["Noto Sans Oriya", "Lohit Odia", "FreeSans"]),
        .init("Taml", "Tamil", ["Noto Sans Tamil", "Lohit Tamil", "FreeSerif"]),
        .init("Telu", "Telugu", ["Noto Sans Telugu", "Lohit Telugu"]),
        .init("Knda", "Kannada", ["Noto Sans Kannada", "Lohit Kannada"]),
        .init("Mlym", "Malayalam", ["Noto Sans Malayalam", "Lohit Malayalam", "FreeSerif"]),
        .init("Sinh", "Sinhala", ["Noto Sans Sinhala", "LKLUG", "FreeSerif"]),
        .init("Thai", "Thai", ["Noto Sans Thai", "Loma", "Garuda", "FreeSerif"]),
        .init("Laoo", "Lao", ["Noto Sans Lao", "Phetsarath OT", "DejaVu Sans"]),
        .init("Tibt", "Tibetan", ["Noto Serif Tibetan", "Jomolhari", "Tibetan Machine Uni"]),
        .init("Mymr", "Myanmar", ["Noto Sans Myanmar", "Padauk"]),
        .init("Khmr", "Khmer", ["Noto Sans Khmer", "Khmer OS System", "Khmer OS"]),
        .init("Geor", "Georgian", ["Noto Sans Georgian", "DejaVu Sans", "FreeSerif"]),
        .init("Armn", "Armenian", ["Noto Sans Armenian", "DejaVu Sans", "FreeSerif"]),
        .init("Ethi", "Ethiopic", ["Noto Sans Ethiopic", "Abyssinica SIL", "FreeSerif"]),
        .init("Syrc", "Syriac", ["Noto Sans Syriac", "Noto Sans Syriac Eastern"]),
        .init("Thaa", "Thaana", ["Noto Sans Thaana", "FreeSerif"]),
        .init("Nkoo", "N’Ko", ["Noto Sans NKo", "DejaVu Sans"]),
        .init("Adlm", "Adlam", ["Noto Sans Adlam"]),
        .init("Rohg", "Hanifi Rohingya", ["Noto Sans Hanifi Rohingya"]),
        .init("Mand", "Mandaic", ["Noto Sans Mandaic"]),
        .init("Samr", "Samaritan", ["Noto Sans Samaritan"]),
        .init("Cher", "Cherokee", ["Noto Sans Cherokee", "FreeSerif"]),
        .init("Cans", "Canadian Aboriginal", ["Noto Sans Canadian Aboriginal", "DejaVu Sans"]),
        .init("Mong", "Mongolian", ["Noto Sans Mongolian", "FreeSans"]),
        .init("Tfng", "Tifinagh", ["Noto Sans Tifinagh", "DejaVu Sans", "FreeSans"]),
        .init("Vaii", "Vai", ["Noto Sans Vai", "FreeMono"]),
        .init("Bamu", "Bamum", ["Noto Sans Bamum"]),
        .init("Yiii", "Yi", ["Noto Sans Yi", "Nuosu SIL"]),
        .init("Lisu", "Lisu", ["Noto Sans Lisu", "DejaVu Sans"]),
        .init("Plrd", "Miao", ["Noto Sans Miao"]),
        .init("Hmng", "Pahawh Hmong", ["Noto Sans Pahawh Hmong"]),
        .init("Hmnp", "Nyiakeng Puachue Hmong", ["Noto Serif Hmong Nyiakeng"]),
        .init("Olck", "Ol Chiki", ["Noto Sans Ol Chiki", "DejaVu Sans"]),
        .init("Mtei", "Meetei Mayek", ["Noto Sans Meetei Mayek"]),
        .init("Lepc", "Lepcha", ["Noto Sans Lepcha"]),
        .init("Limb", "Limbu", ["Noto Sans Limbu"]),
        .init("Newa", "Newa", ["Noto Sans Newa"]),
        .init("Sylo", "Syloti Nagri", ["Noto Sans Syloti Nagri"]),
        .init("Tirh", "Tirhuta", ["Noto Sans Tirhuta"]),
        .init("Kthi", "Kaithi", ["Noto Sans Kaithi"]),
        .init("Takr", "Takri", ["Noto Sans Takri"]),
        .init("Shrd", "Sharada", ["Noto Sans Sharada"]),
        .init("Saur", "Saurashtra", ["Noto Sans Saurashtra"]),
        .init("Cakm", "Chakma", ["Noto Sans Chakma"]),
        .init("Wara", "Warang Citi", ["Noto Sans Warang Citi"]),
        .init("Sora", "Sora Sompeng", ["Noto Sans Sora Sompeng"]),
        .init("Wcho", "Wancho", ["Noto Sans Wancho"]),
        .init("Talu", "New Tai Lue", ["Noto Sans New Tai Lue"]),
        .init("Tale", "Tai Le", ["Noto Sans Tai Le", "DejaVu Sans"]),
        .init("Lana", "Tai Tham", ["Noto Sans Tai Tham"]),
        .init("Tavt", "Tai Viet", ["Noto Sans Tai Viet"]),
        .init("Cham", "Cham", ["Noto Sans Cham"]),
        .init("Kali", "Kayah Li", ["Noto Sans Kayah Li"]),
        .init("Java", "Javanese", ["Noto Sans Javanese"]),
        .init("Bali", "Balinese", ["Noto Sans Balinese", "Noto Serif Balinese"]),
        .init("Sund", "Sundanese", ["Noto Sans Sundanese"]),
        .init("Bugi", "Buginese", ["Noto Sans Buginese", "FreeSerif"]),
        .init("Batk", "Batak", ["Noto Sans Batak"]),
        .init("Rjng", "Rejang", ["Noto Sans Rejang"]),
        .init("Tglg", "Tagalog", ["Noto Sans Tagalog"]),
        .init("Hano", "Hanunoo", ["Noto Sans Hanunoo"]),
        .init("Buhd", "Buhid", ["Noto Sans Buhid"]),
        .init("Tagb", "Tagbanwa", ["Noto Sans Tagbanwa"]),
        .init("Osge", "Osage", ["Noto Sans Osage"]),
        .init("Dsrt", "Deseret", ["Noto Sans Deseret"]),
        .init("Shaw", "Shavian", ["Noto Sans Shavian"]),
        .init("Osma", "Osmanya", ["Noto Sans Osmanya"]),
        .init("Copt", "Coptic", ["Noto Sans Coptic", "FreeSerif"]),
        .init("Goth", "Gothic", ["Noto Sans Gothic", "FreeSerif"]),
        .init("Runr", "Runic", ["Noto Sans Runic", "FreeMono"]),
        .init("Ogam", "Ogham", ["Noto Sans Ogham", "DejaVu Sans"]),
        .init("Glag", "Glagolitic", ["Noto Sans Glagolitic"]),
        .init("Egyp", "Egyptian hieroglyph", ["Noto Sans Egyptian Hieroglyphs"]),
        .init("Xsux", "Cuneiform", ["Noto Sans Cuneiform"]),
        .init("Brah", "Brahmi", ["Noto Sans Brahmi"]),
        .init("Phnx", "Phoenician", ["Noto Sans Phoenician"]),
    ]
}

/// How a language writes the Han characters that Unicode gives one code to.
package enum HanVariant: String, Hashable, Sendable, CaseIterable {
    /// Of the mainland and Singapore.
    case simplified = "SC"
    /// Of Taiwan.
    case traditional = "TC"
    /// Of Hong Kong and Macau.
    case hongKong = "HK"
    /// Of Japan.
    case japanese = "JP"
    /// Of Korea.
    case korean = "KR"

    /// That of a BCP 47 tag or an ICU identifier; `nil` for languages that are not written in Han characters.
    package init?(_ language: String) {
        let subtags = language.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
        switch subtags.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue" where !subtags.contains("hans") && !subtags.contains("cn"): self = .hongKong
        case "zh", "yue", "wuu", "gan", "hak", "nan", "cmn":
            let isHongKong = subtags.contains("hk") || subtags.contains("mo")
            let isTraditional = subtags.contains("hant") || isHongKong || subtags.contains("tw")
            self = subtags.contains("hans") || !isTraditional ? .simplified : isHongKong ? .hongKong : .traditional
        default: return nil
        }
    }

    fileprivate var families: [String] {
        let source =
            switch self {
            case .simplified: "Source Han Sans SC"
            case .traditional: "Source Han Sans TC"
            case .hongKong: "Source Han Sans HC"
            case .japanese: "Source Han Sans"
            case .korean: "Source Han Sans K"
            }
        return ["Noto Sans CJK \(rawValue)", source]
    }
}
