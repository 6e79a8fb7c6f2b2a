internal import CWebP

/// The chunks of a WebP file that say how its pixels are shown.
struct WebPMetadata {
    private(set) var exif: [UInt8] = []
    private(set) var profile: StoredProfile = .none

    init(_ file: FileBytes) {
        var data = WebPData(bytes: file.start, size: file.count)
        guard let demuxer = WebPDemux(&data) else { return }
        defer { WebPDemuxDelete(demuxer) }
        exif = Self.chunk("EXIF", of: demuxer)
        let profile = Self.chunk("ICCP", of: demuxer)
        if !profile.isEmpty { self.profile = .icc(profile) }
    }

    private static func chunk(_ name: String, of demuxer: OpaquePointer) -> [UInt8] {
        var iterator = WebPChunkIterator()
        defer { WebPDemuxReleaseChunkIterator(&iterator) }
        guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return [] }
        return Array(UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
    }
}
