package import Documents
import Foundation

/// What of a machine shapes pictures beside their files, so that a difference between machines can be explained.
package struct Fingerprint: Hashable, Sendable {
    /// The version of the program that drew.
    package var program: String?
    /// The versions of the libraries that it drew with.
    package var libraries: [Library]
    /// How the digests of pixels, and those of films, are made.
    package var pixelDigest: String?
    /// How digests of films are made; `nil` where the run drew none.
    package var filmDigest: String?
    /// Every font file that texts may have been drawn with, by family and file name.
    package var fonts: [Font]
    /// What else a manifest says; another program's may say anything.
    package private(set) var others: [JSONValue.Member] = []

    /// What a run was made with; what is not given it did not need.
    package init(
        program: String, libraries: [Library], pixelDigest: String? = nil, filmDigest: String? = nil, fonts: [Font] = []
    ) {
        self.program = program
        self.libraries = libraries
        self.pixelDigest = pixelDigest
        self.filmDigest = filmDigest
        self.fonts = fonts
    }

    /// Adds libraries that it does not have, all in the order of their names.
    package mutating func add(_ others: [Library]) {
        let known = Set(libraries.map(\.name))
        libraries = (libraries + others.filter { !known.contains($0.name) }).sorted { $0.name < $1.name }
    }

    /// A library by its name and version.
    package struct Library: Hashable, Sendable {
        /// As the library calls itself.
        package var name: String
        /// As the library gives it.
        package var version: String

        /// A library and its version.
        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// A font file.
    package struct Font: Hashable, Sendable {
        /// As the theme names it.
        package var family: String
        /// The file's name without its folder, which differs from machine to machine.
        package var file: String
        /// The digest of its bytes.
        package var digest: String

        /// A family's file and the digest of its bytes.
        package init(family: String, file: String, digest: String) {
            self.family = family
            self.file = file
            self.digest = digest
        }
    }
}

extension Fingerprint {
    /// The fingerprint as a manifest has it: what was read is written as it was, but for the order of members.
    package var json: JSONValue {
        var members: [JSONValue.Member] = []
        if let program { members.append(.init("program", .string(program))) }
        if program != nil || !libraries.isEmpty {
            members.append(.init("libraries", .object(libraries.map { .init($0.name, .string($0.version)) })))
        }
        if let pixelDigest { members.append(.init("pixels", .string(pixelDigest))) }
        if let filmDigest { members.append(.init("filmPixels", .string(filmDigest))) }
        if program != nil || !fonts.isEmpty { members.append(.init("fonts", .array(fonts.map(\.json)))) }
        return .object(members + others)
    }

    /// Members of another shape than this program writes are kept as they are.
    fileprivate init(_ members: [JSONValue.Member]) {
        (libraries, fonts) = ([], [])
        for member in members {
            switch (member.key, member.value) {
            case ("program", .string(let text)): program = text
            case ("pixels", .string(let text)): pixelDigest = text
            case ("filmPixels", .string(let text)): filmDigest = text
            case ("libraries", .object(let versions)) where versions.allSatisfy { $0.value.string != nil }:
                libraries = versions.map { Library(name: $0.key, version: $0.value.string ?? "") }
            case ("fonts", .array(let values)) where values.allSatisfy { Font($0) != nil }:
                fonts = values.compactMap(Font.init)
            default: others.append(member)
            }
        }
    }
}

extension Fingerprint: Decodable {
    /// Reads the fingerprint alone of the text of a manifest or a state's JSON, which may be long; `nil` where there is
    /// none.
    package init?(in document: [UInt8]) {
        guard let part = try? JSONDecoder().decode(Part.self, from: Data(document)) else { return nil }
        self = part.fingerprint
    }

    private struct Part: Decodable {
        let fingerprint: Fingerprint
    }

    /// Throws for what is no object.
    package init(from decoder: any Decoder) throws { self.init(try decoder.jsonMembers(without: [])) }
}

extension Fingerprint.Font {
    fileprivate var json: JSONValue {
        .object([
            .init("family", .string(family)), .init("name", .string(file)), .init("digest", .string(digest)),
        ])
    }

    /// `nil` for anything but an object of the three.
    fileprivate init?(_ json: JSONValue) {
        guard case .object(let members) = json, members.count == 3, let family = json["family"]?.string,
            let file = json["name"]?.string, let digest = json["digest"]?.string
        else { return nil }
        self.init(family: family, file: file, digest: digest)
    }
}

extension Fingerprint {
    /// A value as people call it, by its path without the outermost key: `freetype`, `Inter digest`.
    package struct Value: Hashable, Sendable {
        /// What the fingerprint calls it.
        package let name: String
        /// As it is compared and shown.
        package let text: String
        /// The element of a list that the value belongs to, as `font Inter-Bold.otf`.
        package let element: String?

        /// The element without its suffix, where the value is the digest of its file.
        fileprivate var replacedFile: String? {
            guard let element, name.hasSuffix(" digest") else { return nil }
            return element.lastIndex(of: ".").map { String(element[..<$0]) } ?? element
        }
    }

    /// How one of two fingerprints differs from the other.
    package enum Difference: Hashable, Sendable {
        /// An element of a list that only the newer one has, as `font Inter-Bold.otf`.
        case added(String)
        /// An element of a list that only the older one has.
        case removed(String)
        /// An element of a list whose file has other bytes under the same name, as `font Inter-Bold`.
        case replaced(String)
        /// A value that is not the same, `nil` where there is none.
        case changed(String, from: String?, to: String?)
    }

    /// The values, sorted by their paths, lists in their order.
    package var values: [Value] {
        var values: [Value] = []
        for member in json.sortedMembers {
            switch member.value {
            case .object, .array: Self.gather(member.value, [], kind: member.key, element: nil, &values)
            default: Self.gather(member.value, [member.key], kind: member.key, element: nil, &values)
            }
        }
        return values
    }

    /// What is not the same, in the order of this one's values.
    package func differences(from older: Fingerprint) -> [Difference] {
        let (values, olderValues) = (values, older.values)
        let new = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
        let old = Dictionary(olderValues.map { ($0.name, $0.text) }) { first, _ in first }
        let (elements, olderElements) = (Set(values.compactMap(\.element)), Set(olderValues.compactMap(\.element)))
        var told: Set<String> = []
        return (values + olderValues).compactMap { value in
            if let element = value.element, elements.contains(element) != olderElements.contains(element) {
                guard told.insert(element).inserted else { return nil }
                return elements.contains(element) ? .added(element) : .removed(element)
            }
            guard told.insert(value.name).inserted, old[value.name] != new[value.name] else { return nil }
            if let file = value.replacedFile { return .replaced(file) }
            return .changed(value.name, from: old[value.name], to: new[value.name])
        }
    }

    /// - Parameters:
    ///   - kind: the key under which the value stands.
    ///   - element: that of a list which it belongs to.
    private static func gather(
        _ value: JSONValue, _ path: [String], kind: String, element: String?, _ values: inout [Value]
    ) {
        switch value {
        case .object:
            for member in value.sortedMembers {
                gather(member.value, path + [member.key], kind: member.key, element: element, &values)
            }
        case .array(let elements):
            let noun = kind.hasSuffix("s") ? String(kind.dropLast()) : kind
            for (index, inner) in elements.enumerated() {
                gather(
                    inner, path + [inner.distinction ?? String(index)], kind: kind,
                    element: inner.shortName.map { "\(noun) \($0)" }, &values)
            }
        default: values.append(Value(name: path.joined(separator: " "), text: value.word, element: element))
        }
    }
}

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate var sortedMembers: [Member] {
        guard case .object(let members) = self else { return [] }
        return members.sorted { $0.key < $1.key }
    }

    /// A value without parts in words.
    fileprivate var word: String {
        switch self {
        case .null: "none"
        case .string(let text): text
        default: line
        }
    }

    /// What tells an element of a list from its neighbours.
    fileprivate var distinction: String? {
        let words = ["family", "name", "path", "weight"].compactMap(word)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// What people call an element of a list: a font by its file.
    fileprivate var shortName: String? { ["name", "path", "family"].lazy.compactMap(word).first }

    private func word(of key: String) -> String? {
        switch self[key] {
        case nil, .object, .array: nil
        case let value?: value.word
        }
    }
}
