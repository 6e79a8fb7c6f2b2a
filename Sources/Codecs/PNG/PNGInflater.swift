internal import CISAL

/// The data of a PNG file, inflated piece by piece.
struct PNGInflater: ~Copyable {
    private let handle: UnsafeMutableRawPointer
    private let bytes: [UInt8]
    private var places: ArraySlice<Range<Int>>

    /// - Parameter places: of the zlib stream's parts in the bytes.
    init?(_ bytes: [UInt8], places: [Range<Int>]) {
        guard let handle = thumbindex_inflater_make() else { return nil }
        self.handle = handle
        self.bytes = bytes
        self.places = places[...]
    }

    deinit { free(handle) }

    /// Fills memory with the next bytes; `false` where there are fewer, or what comes is broken.
    mutating func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        var filled = 0
        while filled < target.count {
            let wanted = UnsafeMutableBufferPointer(rebasing: target[filled...])
            let count = next(wanted)
            guard count >= 0 else { return false }
            filled += count
            if filled < target.count, count == 0, places.isEmpty { return false }
        }
        return true
    }

    /// Whether the stream ends here with its right checksum, and all data belongs to it.
    mutating func isAtEnd() -> Bool {
        var surplus: UInt8 = 0
        while true {
            let count = withUnsafeMutablePointer(to: &surplus) { surplus in
                next(UnsafeMutableBufferPointer(start: surplus, count: 1))
            }
            guard count == 0 else { return false }
            if places.isEmpty { return thumbindex_inflater_has_ended(handle) != 0 }
        }
    }

    /// Inflates what one part of the stream gives, at most as much as is asked for: the number of bytes, negative where
    /// the stream is broken.
    private mutating func next(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let place = places.first ?? 0..<0
        var left = UInt32(place.count)
        let count = bytes.withUnsafeBufferPointer { bytes in
            thumbindex_inflate(
                handle, bytes.baseAddress.map { $0 + place.lowerBound }, &left, target.baseAddress,
                UInt32(min(target.count, Int(UInt32.max))))
        }
        if left == 0 {
            places = places.dropFirst()
        } else if thumbindex_inflater_has_ended(handle) != 0 {
            // Whatever follows the stream is none of it.
            return count > 0 ? count : -1
        } else {
            places[places.startIndex] = place.upperBound - Int(left)..<place.upperBound
        }
        return count
    }
}
