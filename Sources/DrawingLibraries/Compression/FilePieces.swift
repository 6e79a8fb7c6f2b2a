#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a file from its start to its end, a piece at a time, so that no more memory is held however long it is.
///
/// - Parameter body: is given each piece; they stay in the cache that is next to the nearest.
/// - Returns: whether all of it could be read.
func forEachPiece(ofFile path: String, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 64) { room in
        while true {
            let count = read(descriptor, room.baseAddress, room.count)
            if count == 0 { return true }
            if count > 0 {
                body(UnsafeRawBufferPointer(rebasing: room[..<count]))
            } else if errno != EINTR {
                return false
            }
        }
    }
}
