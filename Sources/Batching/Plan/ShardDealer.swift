import Manifests

/// Deals the scenes of a theme out to the shards of a run so that all have as much to do, while no plan is held: what is
/// held is a number for each shard. Every shard's process deals all scenes in the same order, and takes its own.
///
/// The scenes of a variant go to one shard after the other, and each variant begins with the next: what themes cannot have,
/// and costs nothing, comes at the same places of every variant. A shard that has had more than others so far is passed
/// over for the one that has had the least. So shards differ by hardly more than the costliest scene.
struct ShardDealer {
    /// What each shard has to do so far.
    private var loads: [Int]
    /// A heap of the shards' indices, the one with the least to do first, and where in it each is.
    private var heap: [Int]
    private var places: [Int]
    private var leastCost = Int.max
    /// How many variants went before, and a number that the theme begins with.
    private var variant: Int
    /// How many scenes of the variant went before.
    private var scene = 0

    /// - Parameter start: of the theme alone: whatever becomes of others, a shard holds the same of this one.
    init(count: Int, start: Int) {
        loads = Array(repeating: 0, count: count)
        heap = Array(0..<count)
        places = heap
        variant = start
    }

    /// The shard, from 1 on, that the next scene of the variant falls to.
    mutating func shard(forCost cost: Int) -> Int {
        leastCost = min(leastCost, cost)
        let next = (scene % loads.count + variant % loads.count) % loads.count
        let shard = loads[next] <= loads[heap[0]] + 2 * leastCost ? next : heap[0]
        scene += 1
        loads[shard] += cost
        sink(shard)
        return shard + 1
    }

    /// Begins with the scenes of another variant, unless the last one had none.
    mutating func endVariant() {
        if scene > 0 { variant += 1 }
        scene = 0
    }

    /// Lets a shard, which has more to do than before, find its place in the heap.
    private mutating func sink(_ shard: Int) {
        var place = places[shard]
        while 2 * place + 1 < heap.count {
            let left = 2 * place + 1
            let hasRight = left + 1 < heap.count && loads[heap[left + 1]] < loads[heap[left]]
            let least = hasRight ? left + 1 : left
            guard loads[heap[least]] < loads[shard] else { break }
            heap[place] = heap[least]
            places[heap[place]] = place
            place = least
        }
        heap[place] = shard
        places[shard] = place
    }
}
