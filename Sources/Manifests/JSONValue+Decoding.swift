package import Documents

/// JSON of any shape, as a manifest by another program may hold; members are sorted by their keys.
extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        if let members = try? decoder.jsonMembers(without: []) {
            self = .object(members)
        } else if var list = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
            self = .array(values)
        } else {
            self = try JSONValue(decoder.singleValueContainer())
        }
    }

    private init(_ value: any SingleValueDecodingContainer) throws {
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .string(try value.decode(String.self))
        }
    }
}

extension JSONValue {
    /// The same with the members of all objects in the order of their keys, as what is decoded has them.
    package var sorted: JSONValue {
        switch self {
        case .object(let members):
            .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value.sorted) })
        case .array(let values): .array(values.map(\.sorted))
        case .null, .bool, .number, .string: self
        }
    }
}

extension Decoder {
    /// The members of an object but for some, sorted by their keys.
    func jsonMembers(without known: Set<String>) throws -> [JSONValue.Member] {
        let values = try container(keyedBy: AnyKey.self)
        let keys = values.allKeys.filter { !known.contains($0.stringValue) }
        return try keys.sorted { $0.stringValue < $1.stringValue }.map { key in
            JSONValue.Member(key.stringValue, try values.decode(JSONValue.self, forKey: key))
        }
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
