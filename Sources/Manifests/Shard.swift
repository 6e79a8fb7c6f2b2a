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
    /// The digest of all that the run was to draw, the same for each of its shards.
    package let run: String

    /// A shard of a run that is known by its digest.
    package init(_ shard: Shard, ofRun run: String) {
        self.shard = shard
        self.run = run
    }
}

extension ShardStamp: Decodable {
    private enum Key: String, CodingKey {
        case number, count, run
    }

    /// Throws for numbers that no shard has, too.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let number = try values.decode(Int.self, forKey: .number)
        guard let shard = Shard(number, of: try values.decode(Int.self, forKey: .count)) else {
            throw DecodingError.dataCorruptedError(forKey: .number, in: values, debugDescription: "no shard")
        }
        self.init(shard, ofRun: try values.decode(String.self, forKey: .run))
    }

    /// The stamp as a manifest has it.
    var json: JSONValue {
        .object([
            .init(Key.number.rawValue, .number(Double(shard.number))),
            .init(Key.count.rawValue, .number(Double(shard.count))), .init(Key.run.rawValue, .string(run)),
        ])
    }
}
