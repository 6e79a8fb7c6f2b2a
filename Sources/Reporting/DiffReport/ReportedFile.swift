import Comparing
import Documents
import DrawingLibraries

/// A file as a report notes it and an approval looks it up: by its bytes.
struct ReportedFile {
    let bytes: [UInt8]

    /// `nil` where there is no regular file to be read.
    init?(_ place: FileLocation) {
        guard let bytes = try? place.readBytes(limits: DocumentLimits(bytes: 1 << 30)) else { return nil }
        self.bytes = bytes
    }

    init?(atPath path: String) { self.init(FileLocation(path)) }

    /// The JSON beside a picture, of a state or of a timeline; `nil` where there is none.
    init?(stateBeside picture: String) {
        guard let place = StatePlace(besidePicture: picture) else { return nil }
        self.init(atPath: place.path)
    }

    var digest: String { Digest128(of: bytes.span).hexadecimal }
}
