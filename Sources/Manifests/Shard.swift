import Documents

/// A part of a run that leaves the rest to others, as `2/3`.
package struct Shard: Hashable, Sendable {
    /// From 1.
    package let number: Int
    /// How many shards the run has.
    package let count: Int
    /// As many shards as a run can have.
    package static let largestCount = 10_000

    /// The whole of a run.
    package static let whole = Shard(unchecked: 1, of: 1)

    /// `nil` unless the number is from 1 to the count.
    package init?(_ number: Int, of count: Int) {
        guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
        self.init(unchecked: number, of: count)
    }

    private init(unchecked number: Int, of count: Int) {
        self.number = number
        self.count = count
    }
}

/// What a shard's manifest says of the run that it is a part of, so that only parts of one run are joined.
package struct ShardStamp: Hashable, Sendable {
    /// Which of the run's shards it is.
    package let shard: Shard
    /// The digest of what the run was about, the same for each of its shards: the names of its themes.
    package let run: String
    /// Of each theme of which the shard holds a picture, by its name, the digest of all that its pictures are made from.
    package let themes: [String: String]

    /// What is to be written beside a shard's pictures.
    package init(_ shard: Shard, ofRun run: String, themes: [String: String] = [:]) {
        self.shard = shard
        self.run = run
        self.themes = themes
    }

    /// Whether both are parts of one run, and were made from the same as far as they were made from the same files.
    package func isOfSameRun(as other: ShardStamp) -> Bool {
        run == other.run && themes.allSatisfy { name, digest in other.themes[name].map { $0 == digest } ?? true }
    }
}

extension ShardStamp: Decodable {
    private enum Key: String, CodingKey {
        case number, count, run, themes
    }

    /// Throws for numbers that no shard has, too.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let number = try values.decode(Int.self, forKey: .number)
        guard let shard = Shard(number, of: try values.decode(Int.self, forKey: .count)) else {
            throw DecodingError.dataCorruptedError(forKey: .number, in: values, debugDescription: "no shard")
        }
        self.init(
            shard, ofRun: try values.decode(String.self, forKey: .run),
            themes: try values.decode([String: String].self, forKey: .themes))
    }

    /// The stamp as a manifest has it.
    var json: JSONValue {
        .object([
            .init(Key.number.rawValue, .number(Double(shard.number))),
            .init(Key.count.rawValue, .number(Double(shard.count))), .init(Key.run.rawValue, .string(run)),
            .init(
                Key.themes.rawValue,
                .object(themes.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
        ])
    }
}
