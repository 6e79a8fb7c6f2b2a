import Files

/// The bytes of a file, which stay where they are for as long as this lives.
final class FileBytes {
    let start: UnsafePointer<UInt8>
    let count: Int

    private init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    deinit { start.deallocate() }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    convenience init(copying bytes: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        copy.initialize(from: bytes, count: bytes.count)
        self.init(start: copy, count: bytes.count)
    }

    /// Reads a regular file that begins as a picture does; of any other only the beginning is read.
    convenience init(ofPictureAtPath path: String, lengthLimit: Int) throws(PictureDecodingError) {
        guard let file = try? OpenFile(path) else { throw .missing }
        let signature = try? file.bytes(0..<PictureFileFormat.signatureLength)
        guard PictureFileFormat(signature: signature ?? []) != nil else { throw .notAPicture }
        let length = file.byteCount
        guard length <= lengthLimit else { throw .tooLong(bytes: length, limit: lengthLimit) }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        let count = try? file.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: length))
        self.init(start: bytes, count: count ?? 0)
    }
}
