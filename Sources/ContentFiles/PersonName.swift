/// A person's name in its two parts, either of which may be missing.
struct PersonName {
    let given: String?
    let family: String?

    /// Languages that put the family's name first in any script.
    private static let familyFirst: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh"]

    /// Both parts as people of a locale write them: the family's first and nothing between in Han, kana and Hangul.
    func shown(in locale: String?) -> String {
        guard let given, let family else { return given ?? family ?? "" }
        if isUnspaced { return family + given }
        return isFamilyFirst(in: locale) ? "\(family) \(given)" : "\(given) \(family)"
    }

    /// What the name is filed under, where that is not how it is written (CI-4).
    func reading(in locale: String?) -> String? {
        guard let given, let family, !isUnspaced, !isFamilyFirst(in: locale) else { return nil }
        return "\(family) \(given)"
    }

    private func isFamilyFirst(in locale: String?) -> Bool {
        let language = (locale ?? "").lowercased().prefix { $0 != "-" && $0 != "_" }
        return Self.familyFirst.contains(String(language)) && !(isLatin && language != "hu" && language != "vi")
    }

    private var scalars: [Unicode.Scalar] { [given, family].compactMap { $0?.unicodeScalars.first } }

    private var isLatin: Bool { scalars.allSatisfy { $0.value < 0x0250 } }

    /// Whether both parts begin with a letter of a script that has no spaces between them.
    private var isUnspaced: Bool {
        scalars.count == 2
            && scalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
                default: false
                }
            }
    }
}
