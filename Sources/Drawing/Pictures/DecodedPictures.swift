import Codecs
import DisplayLists
import Files
import Jobs

/// The pictures of a run, for all states, themes, scales and workers: each file decoded once, with what is wrong with it,
/// and reduced once for each size in which it is shown.
///
/// Several threads share it. Files are held as long as there is room, so that every size is made of what was decoded
/// once. One of more than `StoredPicture.pixelLimit` pixels is reduced to all that sizes can need of it while it is
/// decoded, and its reductions are put aside in a file: however many sizes show it, and however many others are shown in
/// turns with it, it is decoded once. Where more pictures are shown than there is room for, those of sizes are put aside,
/// too, so that photographs that come again and again are not decoded each time.
package final class DecodedPictures: Sendable {
    /// What the pictures of a run may take in memory: about 130 of 176 × 176 pixels, the files of forty small ones, and a
    /// large one for which there is no room in the file.
    package static let byteLimit = 20 << 20
    /// What reductions may take in their file: those of ten large files or more.
    package static let scratchLimit = 1 << 30

    typealias FileOutcome = Result<DecodedFile, PictureError>
    typealias ReducedOutcome = Result<StoredPicture, PictureError>
    /// Reductions that came from one reading; `nil` where there is no room for them.
    typealias ReadingOutcome = Result<[StoredPicture]?, PictureError>
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
    private let scratch: ScratchSpace
    /// By the first divisor of each reading.
    private let readings = SharedCache<ReducedKey, ReadingOutcome>(byteLimit: 1 << 20)
    /// Those for which there was no room, and halves of small files.
    private let heldFiles: SharedCache<ReducedKey, ReducedOutcome>
    private let pictures: SharedCache<Key, Outcome>
    /// Of the pictures, those that were made since the first of them had to go.
    private let aside = Locked<[Key: PictureAside]>([:])
    private let asideScratch: ScratchSpace
    /// What they may take before others are put aside.
    private let quietBytes: Int

    /// - Parameters:
    ///   - byteLimit: of what is held in memory, most of it for files and for pictures in the sizes in which they are
    ///     shown; one that is larger is kept until the next comes.
    ///   - scratchLimit: of what is put aside.
    package init(
        byteLimit: Int = DecodedPictures.byteLimit, scratchLimit: Int = DecodedPictures.scratchLimit
    ) {
        files = SharedCache(byteLimit: byteLimit / 20 * 7)
        scratch = ScratchSpace(byteLimit: scratchLimit)
        asideScratch = ScratchSpace(byteLimit: scratchLimit / 4)
        quietBytes = byteLimit / 5
        heldFiles = SharedCache(byteLimit: byteLimit / 4)
        pictures = SharedCache(byteLimit: byteLimit / 5 * 2)
    }

    /// How many files were decoded so far.
    package var decodingCount: Int { files.makingCount }
    /// How many times large files were read to be reduced, or found to have no room.
    package var reducingCount: Int { readings.makingCount + heldFiles.makingCount }
    /// How many sizes of them were made.
    package var fittingCount: Int { pictures.makingCount }
    /// What is held takes.
    package var byteCount: Int { files.byteCount + heldFiles.byteCount + pictures.byteCount }

    /// A file, decoded at once if it is not held.
    func file(for key: FileKey, decode: () -> FileOutcome) -> FileOutcome {
        files.value(for: key, bytes: { (try? $0.get())?.byteCount ?? 0 }) {
            let outcome = decode()
            if case .success(.whole(let picture)) = outcome, let half = picture.half { hold(half, of: key) }
            return outcome
        }
    }

    private func hold(_ half: StoredPicture, of key: FileKey) {
        _ = heldFiles.value(for: halfKey(of: key), bytes: { _ in half.byteCount }, make: { .success(half) })
    }

    private func halfKey(of file: FileKey) -> ReducedKey {
        ReducedKey(file: file, divisor: StoredPicture.halvingDivisor)
    }

    /// The half of a small file, if it is held: what is shown small is made of it when the file itself is forgotten.
    func half(of key: FileKey) -> StoredPicture? {
        try? heldFiles.heldValue(for: halfKey(of: key))?.get()
    }

    /// What is wrong with a file, found out at once if it is not known; `find` may ask for the file.
    func error(of key: FileKey, find: () -> PictureError?) -> PictureError? {
        errors.value(for: key, bytes: { _ in 0 }, make: find)
    }

    /// A large file, its sides divided by a power of two: decoded at once, with what else comes from the same reading, if
    /// that was not put aside.
    ///
    /// - Parameters:
    ///   - read: puts reductions aside.
    ///   - hold: decodes one that is held; for where there is no room to put it aside.
    func reducedFile(
        for file: FileKey, of large: LargeFile, dividedBy divisor: Int,
        read: ([Int], ScratchPlace) -> ReadingOutcome, hold: (Int) -> ReducedOutcome
    ) -> ReducedOutcome {
        let divisors = large.divisors(readWith: divisor)
        let reading = readings.value(for: ReducedKey(file: file, divisor: divisors[0]), bytes: { _ in 0 }) {
            scratch.place(forBytes: large.byteCount(of: divisors)).map { read(divisors, $0) } ?? .success(nil)
        }
        return reading.flatMap { pictures in
            if let index = divisors.firstIndex(of: divisor), let picture = pictures?[index] { return .success(picture) }
            return heldFiles.value(
                for: ReducedKey(file: file, divisor: divisor), bytes: { (try? $0.get())?.byteCount ?? 0 },
                make: { hold(divisor) })
        }
    }

    /// The picture of a size, made at once if it is not held; `make` may ask for its file.
    func picture(for key: Key, make: () -> Outcome) -> Outcome {
        pictures.value(
            for: key, bytes: { (try? $0.get()).map { $0.raster.width * $0.raster.height * 4 } ?? 0 }
        ) {
            if let picture = aside.withLock({ $0[key] })?.picture { return .success(picture) }
            let outcome = make()
            if pictures.byteCount > quietBytes { putAside(outcome, for: key) }
            return outcome
        }
    }

    private func putAside(_ outcome: Outcome, for key: Key) {
        guard let picture = try? outcome.get(), aside.withLock({ $0.count }) < Self.mostPicturesAside,
            let kept = PictureAside(picture, in: asideScratch)
        else { return }
        aside.withLock { $0[key] = kept }
    }

    /// Each takes some memory for its key.
    private static let mostPicturesAside = 10_000
}
