internal import CCollation
internal import Documents

/// A locale that ICU has data for.
package struct LocaleIdentifier: Hashable, Sendable {
    /// As ICU writes it: `zh_Hant_TW`, `de@collation=phonebook`.
    package let identifier: String

    /// - Parameter name: a BCP 47 tag (`zh-Hant-TW`, `de-u-co-phonebk`) or an ICU identifier (`zh_Hant_TW`).
    package init(_ name: String) throws(CollationError) {
        guard let canonical = Self.canonical(name), Self.isKnown(canonical) else {
            throw .unknownLocale(name, near: Self.near(name))
        }
        try Self.checkCollation(of: canonical, name: name)
        identifier = canonical
    }
}

extension LocaleIdentifier {
    /// Every locale that ICU has data for, as BCP 47 tags without extensions, sorted.
    package static let all: [String] = (0..<collationLocaleCount()).map { position in
        let name = unsafe String(cString: collationLocale(position)).utf8
        return String(decoding: name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }.sorted()

    private static let languages = Set(all.map { $0.prefix { $0 != "-" } })

    private static func canonical(_ name: String) -> String? {
        if name == "root" || name == "und" { return "root" }
        guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        var buffer = [CChar](repeating: 0, count: 256)
        let length = unsafe collationCanonicalLocale(name, &buffer, Int32(buffer.count))
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether a canonical identifier has a known language, and known scripts and regions after it.
    private static func isKnown(_ canonical: String) -> Bool {
        let parts = canonical.prefix { $0 != "@" }.split(separator: "_")
        guard let language = parts.first, canonical == "root" || isPart(language, asLanguage: true) else {
            return false
        }
        return parts.dropFirst().allSatisfy { isPart($0, asLanguage: false) }
    }

    /// Whether any locale's identifier has a part, as its language or after it.
    private static func isPart(_ part: Substring, asLanguage: Bool) -> Bool {
        let part = Array(part.utf8)
        return (0..<collationLocaleCount()).contains { position in
            let name = unsafe String(cString: collationLocale(position)).utf8
            let language = name.prefix { $0 != UInt8(ascii: "_") }
            guard !asLanguage else { return language.elementsEqual(part) }
            return name[language.endIndex...].split(separator: UInt8(ascii: "_")).contains { $0.elementsEqual(part) }
        }
    }

    /// Refuses a collation keyword that the locale does not offer, where ICU would take the default.
    private static func checkCollation(of canonical: String, name: String) throws(CollationError) {
        let keywords = canonical.drop { $0 != "@" }.dropFirst().split(separator: ";")
        guard let asked = keywords.first(where: { $0.hasPrefix("collation=") })?.dropFirst("collation=".count) else {
            return
        }
        var buffer = [CChar](repeating: 0, count: 1024)
        let length = unsafe collationTypes(canonical, &buffer, Int32(buffer.count))
        let names = String(decoding: buffer[..<Int(max(length, 0))].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let known = names.split(separator: " ")
        guard !known.contains(asked) else { return }
        throw .unknownCollation(String(asked), locale: name, known: known.map(String.init).sorted())
    }

    /// Up to three known locales that are spelled like a name, the nearest first; else languages that begin alike.
    private static func near(_ name: String) -> [String] {
        let wanted = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
        var candidates = all
        var found: [String] = []
        while found.count < 3, let nearest = NearestSpelling.nearest(to: wanted, among: candidates) {
            found.append(nearest)
            candidates.removeAll { $0 == nearest }
        }
        return found.isEmpty ? beginningAlike(wanted) : found
    }

    private static func beginningAlike(_ name: String) -> [String] {
        let shared = languages.map { (language: String($0), length: $0.commonPrefix(with: name)) }
        guard let longest = shared.map(\.length).max(), longest > 0 else { return [] }
        let alike = shared.filter { $0.length == longest }.map(\.language)
        return Array(alike.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3))
    }
}

extension Substring {
    /// How many characters two texts begin with alike.
    fileprivate func commonPrefix(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
