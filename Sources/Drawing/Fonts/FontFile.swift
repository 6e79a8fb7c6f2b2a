internal import CHarfBuzz
import Files
import Jobs

/// The bytes of a font file, which all faces of it share, on all threads.
///
/// A file for Han characters has twenty megabytes, of which outlines are read here and there; what was read stays in memory
/// until it is released.
///
/// Safe to share: it owns HarfBuzz' blob, which nobody changes and whose references HarfBuzz counts for all threads.
@safe final class FontFile: @unchecked Sendable {
    let blob: OpaquePointer
    /// Whether its pages can be taken from memory.
    private let isMapped: Bool
    private let outlineCount = Locked(0)

    private struct Key: Hashable {
        let path: String
        /// What is written in the place of a font is another one.
        let stamp: FileStamp?
    }

    private struct Reference {
        weak var file: FontFile?
    }

    private static let files = Locked<[Key: Reference]>([:])

    private init?(path: String) {
        if let mapped = unsafe thumbindex_map_font(path) {
            unsafe blob = unsafe mapped
            isMapped = true
        } else if let read = unsafe hb_blob_create_from_file_or_fail(path) {
            unsafe blob = unsafe read
            isMapped = false
        } else {
            return nil
        }
    }

    deinit { unsafe hb_blob_destroy(blob) }

    /// The file at a path, opened once while anybody has it; `nil` where it cannot be read.
    static func open(_ path: String) -> FontFile? {
        let key = Key(path: path, stamp: FileStamp(path: path))
        return files.withLock { files in
            if let known = files[key]?.file { return known }
            guard let file = FontFile(path: path) else { return nil }
            files = files.filter { $0.value.file != nil }
            files[key] = Reference(file: file)
            return file
        }
    }

    /// Notes that an outline was read; after some tens of them the pages that hold outlines are given back.
    func noteOutline() {
        guard isMapped else { return }
        let isDue = outlineCount.withLock { count in
            count += 1
            defer { if count == Self.heldOutlines { count = 0 } }
            return count == Self.heldOutlines
        }
        if isDue { unsafe thumbindex_release_font(blob) }
    }

    private static let heldOutlines = 64
}
