import Geometry

/// A value of a fingerprint, which may hold others.
indirect enum FingerprintElement {
    /// A string, a number, true, false, or null as `none`.
    case simple(String)
    case list([FingerprintElement])
    /// Sorted by name.
    case object([(name: String, value: FingerprintElement)])
}

extension FingerprintElement {
    /// What tells an element of a list from its neighbours.
    var name: String? {
        let words = ["family", "name", "path", "weight"].compactMap(text)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// What people call an element of a list: a font by its file.
    var shortName: String? { ["name", "path", "family"].lazy.compactMap(text).first }

    private func text(of key: String) -> String? {
        guard case .object(let members) = self,
            case .simple(let text)? = members.first(where: { $0.name == key })?.value
        else { return nil }
        return text
    }
}

extension FingerprintElement: Decodable {
    init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: Key.self) {
            self = .object(
                try keyed.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                    (key.stringValue, try keyed.decode(FingerprintElement.self, forKey: key))
                })
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [FingerprintElement] = []
            while !list.isAtEnd { elements.append(try list.decode(FingerprintElement.self)) }
            self = .list(elements)
        } else {
            self = .simple(try Self.text(decoder.singleValueContainer()))
        }
    }

    private static func text(_ value: any SingleValueDecodingContainer) throws -> String {
        if value.decodeNil() { return "none" }
        if let flag = try? value.decode(Bool.self) { return flag ? "true" : "false" }
        if let number = try? value.decode(Double.self) { return NumberText.exact(number) }
        return try value.decode(String.self)
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
