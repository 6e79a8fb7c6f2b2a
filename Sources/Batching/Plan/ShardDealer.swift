import Manifests

/// Deals the scenes of a theme out to the shards of a run so that all have as much to do, while no plan is held: what is
/// held is a number for each shard. Every shard's process deals all scenes in the same order, and takes its own.
///
/// The scenes of a variant go to one shard after the other, and each variant begins with the next: what themes cannot have,
/// and costs nothing, comes at the same places of every variant. A shard that has had more than others so far is passed
/// over for the one that has had the least. So shards differ by hardly more than the costliest scene.
///
/// Of a theme with very many variants each goes to one shard whole, since every shard would else set up all of them for a
/// few scenes each. Shards differ by hardly more than the costliest variant then, a small part of what each has to do.
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
    private let keepsVariants: Bool
    /// Holds the scene before, where variants are kept together.
    private var holder = 0

    /// So many for each shard are very many variants.
    private static let manyVariants = 32

    /// - Parameters:
    ///   - start: of the theme alone: whatever becomes of others, a shard holds the same of this one.
    ///   - variantCount: how many variants the theme has at most.
    init(count: Int, start: Int, variantCount: Int) {
        keepsVariants = variantCount / count >= Self.manyVariants
        loads = Array(repeating: 0, count: count)
        heap = Array(0..<count)
        places = heap
        variant = start
    }

    /// The shard, from 1 on, that the next scene of the variant falls to.
    mutating func shard(forCost cost: Int) -> Int {
        leastCost = min(leastCost, cost)
        let shard = keepsVariants && scene > 0 ? holder : nextShard
        holder = shard
        scene += 1
        loads[shard] += cost
        sink(shard)
        return shard + 1
    }

    /// The one whose turn it is, unless it has had more than others.
    private var nextShard: Int {
        let turn = (scene % loads.count + variant % loads.count) % loads.count
        return loads[turn] <= loads[heap[0]] + 2 * leastCost ? turn : heap[0]
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
