import Geometry

/// What a shard's manifest says of the run that it is a part of, so that only parts of one run are joined.
package struct ShardStamp: Hashable, Sendable {
    package let shard: Shard
    /// The digest of all that the run was to draw, the same for each of its shards.
    package let run: String

    package init(_ shard: Shard, ofRun run: String) {
        self.shard = shard
        self.run = run
    }

    var json: JSONValue {
        .object([
            .init("number", .number(Double(shard.number))), .init("count", .number(Double(shard.count))),
            .init("run", .string(run)),
        ])
    }
}
