internal import CSPNG

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
        guard let file = thumbindex_open_regular_file(path) else { throw .missing }
        defer { fclose(file) }
        let signature = [UInt8](unsafeUninitializedCapacity: PictureFileFormat.signatureLength) { bytes, count in
            count = fread(bytes.baseAddress, 1, PictureFileFormat.signatureLength, file)
        }
        guard PictureFileFormat(signature: signature) != nil else { throw .notAPicture }
        guard fseek(file, 0, SEEK_END) == 0 else { throw .missing }
        let length = ftell(file)
        rewind(file)
        guard length > 0 else { throw .missing }
        guard length <= lengthLimit else { throw .tooLong(bytes: length, limit: lengthLimit) }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        self.init(start: bytes, count: fread(bytes, 1, length, file))
    }
}
