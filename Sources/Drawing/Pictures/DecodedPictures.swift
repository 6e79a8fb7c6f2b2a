import Codecs
import DisplayLists
import Files

/// The pictures of a run, for all states, themes, scales and workers: each file decoded once, with what is wrong with it,
/// and reduced once for each size in which it is shown.
///
/// Several threads share it. Files are held as long as there is room, so that every size is made of what was decoded
/// once; of one of more than `StoredPicture.pixelLimit` pixels it is a reduced picture that is held, and for sizes that
/// need more of it one that is reduced less: a file is decoded a few times, however many sizes show it.
package final class DecodedPictures: Sendable {
    /// What the pictures of a run may take, but for large files that are reduced less: about 130 of 176 × 176 pixels, the
    /// files of forty small ones, and a large one reduced.
    package static let byteLimit = 40 << 20

    typealias FileOutcome = Result<DecodedFile, PictureError>
    typealias ReducedOutcome = Result<StoredPicture, PictureError>
    typealias Outcome = Result<FittedPicture, PictureError>

    /// A state of a file.
    struct FileKey: Hashable, Sendable {
        let path: String
        /// `nil` for a file that is not there.
        let stamp: FileStamp?
    }

    /// A size in which a file is shown.
    struct Key: Hashable, Sendable {
        let file: FileKey
        let width: Int
        let height: Int
        let fit: PictureCommand.Fit
        /// Whether a picture of fewer pixels than the frame has is made larger.
        let enlarges: Bool
    }

    /// A large file, and by how much its sides are divided.
    private struct ReducedKey: Hashable, Sendable {
        let file: FileKey
        let divisor: Int
    }

    private let files: SharedCache<FileKey, FileOutcome>
    /// What is wrong with files, those included whose pixels are forgotten.
    private let errors = SharedCache<FileKey, PictureError?>(byteLimit: 1 << 20)
    private let reducedFiles: SharedCache<ReducedKey, ReducedOutcome>
    /// Those that are reduced less, which may be large: they must not drive the others out.
    private let detailedFiles: SharedCache<ReducedKey, ReducedOutcome>
    private let pictures: SharedCache<Key, Outcome>

    /// - Parameter byteLimit: of all but files that are reduced less, most of it for files and for pictures in the sizes
    ///   in which they are shown; one that is larger is kept until the next comes. Files that are reduced less may take
    ///   one and a half times as much beside it.
    package init(byteLimit: Int = DecodedPictures.byteLimit) {
        files = SharedCache(byteLimit: byteLimit / 5 * 2)
        reducedFiles = SharedCache(byteLimit: byteLimit / 5)
        detailedFiles = SharedCache(byteLimit: byteLimit / 2 * 3)
        pictures = SharedCache(byteLimit: byteLimit / 5 * 2)
    }

    /// How many files were decoded so far.
    package var decodingCount: Int { files.makingCount }
    /// How many times a large file was decoded, reduced more or less.
    package var reducingCount: Int { reducedFiles.makingCount + detailedFiles.makingCount }
    /// How many sizes of them were made.
    package var fittingCount: Int { pictures.makingCount }
    /// What is held takes.
    package var byteCount: Int {
        files.byteCount + reducedFiles.byteCount + detailedFiles.byteCount + pictures.byteCount
    }

    /// A file, decoded at once if it is not held.
    func file(for key: FileKey, decode: () -> FileOutcome) -> FileOutcome {
        files.value(for: key, bytes: { (try? $0.get())?.byteCount ?? 0 }, make: decode)
    }

    /// What is wrong with a file, found out at once if it is not known; `find` may ask for the file.
    func error(of key: FileKey, find: () -> PictureError?) -> PictureError? {
        errors.value(for: key, bytes: { _ in 0 }, make: find)
    }

    /// A large file, its sides divided by a power of two; decoded at once if it is not held.
    ///
    /// - Parameter isDetailed: whether it is reduced less than for sizes that need least of it.
    func reducedFile(
        for file: FileKey, dividedBy divisor: Int, isDetailed: Bool, decode: () -> ReducedOutcome
    ) -> ReducedOutcome {
        (isDetailed ? detailedFiles : reducedFiles).value(
            for: ReducedKey(file: file, divisor: divisor), bytes: { (try? $0.get())?.byteCount ?? 0 }, make: decode)
    }

    /// The picture of a size, made at once if it is not held; `make` may ask for its file.
    func picture(for key: Key, make: () -> Outcome) -> Outcome {
        pictures.value(
            for: key, bytes: { (try? $0.get()).map { $0.raster.width * $0.raster.height * 4 } ?? 0 }, make: make)
    }
}
