internal import CISAL

/// The data of a PNG file, inflated piece by piece.
///
/// Safe: it alone owns ISA-L's state and frees it when it goes; the bytes that the state reads are given anew with each
/// call.
@safe struct PNGInflater: ~Copyable {
    private let handle: UnsafeMutableRawPointer
    private let bytes: [UInt8]
    private var places: ArraySlice<Range<Int>>

    /// - Parameter places: of the zlib stream's parts in the bytes.
    init?(_ bytes: [UInt8], places: [Range<Int>]) {
        guard let handle = unsafe thumbindex_inflater_make() else { return nil }
        unsafe self.handle = unsafe handle
        self.bytes = bytes
        self.places = places[...]
    }

    deinit { unsafe free(handle) }

    /// Fills memory with the next bytes; `false` where there are fewer, or what comes is broken.
    mutating func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        var filled = 0
        while filled < target.count {
            let wanted = unsafe UnsafeMutableBufferPointer(rebasing: target[filled...])
            let count = unsafe next(wanted)
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
            let count = unsafe withUnsafeMutablePointer(to: &surplus) { surplus in
                unsafe next(UnsafeMutableBufferPointer(start: surplus, count: 1))
            }
            guard count == 0 else { return false }
            if places.isEmpty { return unsafe thumbindex_inflater_has_ended(handle) != 0 }
        }
    }

    /// Inflates what one part of the stream gives, at most as much as is asked for: the number of bytes, negative where
    /// the stream is broken.
    private mutating func next(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let place = places.first ?? 0..<0
        var left = UInt32(place.count)
        let count = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe thumbindex_inflate(
                handle, bytes.baseAddress.map { unsafe $0 + place.lowerBound }, &left, target.baseAddress,
                UInt32(min(target.count, Int(UInt32.max))))
        }
        if left == 0 {
            places = places.dropFirst()
        } else if unsafe thumbindex_inflater_has_ended(handle) != 0 {
            // Whatever follows the stream is none of it.
            return count > 0 ? count : -1
        } else {
            places[places.startIndex] = place.upperBound - Int(left)..<place.upperBound
        }
        return count
    }
}
