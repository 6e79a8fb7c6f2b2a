internal import CISAL

/// Inflates what gzip packed, piece by piece; several streams one after the other are one, as gzip has it.
///
/// Safe: it alone owns ISA-L's state and frees it when it goes; the bytes that the state reads and the memory that it
/// fills are given anew with each call.
@safe package final class GzipInflater {
    private let handle: UnsafeMutableRawPointer

    /// `nil` where there is no memory.
    package init?() {
        guard let handle = unsafe thumbindex_gunzipper_make() else { return nil }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe free(handle) }

    /// Whether the last stream has ended, and its checksum was right.
    package var hasEnded: Bool { unsafe thumbindex_gunzipper_has_ended(handle) != 0 }

    /// Inflates as much of the input as there is room for; `nil` where it is damaged.
    ///
    /// - Returns: how many bytes were taken, and how many were made.
    package func inflate(
        _ input: ArraySlice<UInt8>, into output: inout [UInt8]
    ) -> (taken: Int, made: Int)? {
        if hasEnded, !input.isEmpty { unsafe thumbindex_gunzipper_reset(handle) }
        var left = UInt32(clamping: input.count)
        let given = Int(left)
        let room = UInt32(clamping: output.count)
        let made = unsafe input.withUnsafeBufferPointer { input in
            unsafe output.withUnsafeMutableBufferPointer { output in
                unsafe thumbindex_gunzip(handle, input.baseAddress, &left, output.baseAddress, room)
            }
        }
        return made < 0 ? nil : (given - Int(left), made)
    }
}
