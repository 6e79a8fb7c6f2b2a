import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Waits for files to change, whatever way an editor saves: in place, by renaming another file, by taking a file away
/// and writing it anew; also a file that a link leads to, and one that is not there yet.
///
/// A file has changed when its stamp has (`FileStamp`). Linux (inotify) and macOS (kqueue) tell of changes in the files'
/// folders; where they do not, as on network drives, files are looked at once a second, and where nothing is told, as of
/// files that are written in place on macOS, five times a second.
package struct FileWatch: ~Copyable {
    private var stamps: [String: FileStamp?]
    private let notices: FolderNotices?

    /// Watches files, by their paths.
    ///
    /// - Parameter time: since when changes count, in seconds since 1970: a file that has changed since then, or in that
    ///   second, is told of at once. Now, where it is not given.
    package init(_ paths: some Sequence<String>, since time: Int? = nil) {
        let paths = Set(paths)
        var folders: Set<String> = []
        for path in paths {
            folders.insert(FilePath(AbsolutePath(path).text).removingLastComponent().string)
            if let real = FileSystem.realPath(path) { folders.insert(FilePath(real).removingLastComponent().string) }
        }
        notices = FolderNotices(folders.sorted())
        stamps = Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let stamp = FileStamp(path: path)
                let isNew = time.map { time in stamp.map { $0.lastChange >= time } ?? false } ?? false
                return (path, isNew ? nil : stamp)
            })
    }

    /// The files that have changed since they were last told of, sorted; it waits for the first, at most so many
    /// milliseconds, and is empty after that.
    package mutating func changes(within milliseconds: Int) -> [String] {
        var left = milliseconds
        while true {
            let changed = newStamps()
            if !changed.isEmpty || left <= 0 { return changed }
            let step = min(left, notices == nil ? 200 : FolderNotices.patience)
            left -= step
            if let notices {
                if notices.wait(milliseconds: step) { left = max(left, 1) }
            } else {
                usleep(UInt32(step) * 1000)
            }
        }
    }

    private mutating func newStamps() -> [String] {
        var changed: [String] = []
        for (path, stamp) in stamps {
            let present = FileStamp(path: path)
            guard present != stamp else { continue }
            stamps.updateValue(present, forKey: path)
            changed.append(path)
        }
        return changed.sorted()
    }
}

#if os(Linux)
    /// What the system tells of changes in folders.
    private final class FolderNotices {
        private let descriptor: Int32
        /// Milliseconds after which files are looked at though nothing was told.
        static let patience = 1000

        /// `nil` where the system has no room for another watch.
        init?(_ folders: [String]) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MODIFY
            for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, UInt32(kinds)) }
        }

        deinit { close(descriptor) }

        /// Waits until something happens in a folder, and returns whether it has.
        func wait(milliseconds: Int) -> Bool {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&waiting, 1, Int32(clamping: milliseconds)) > 0 else { return false }
            // What was told is read and forgotten: stamps tell what has changed.
            var notes = [UInt8](repeating: 0, count: 4096)
            while unsafe read(descriptor, &notes, notes.count) > 0 {}
            return true
        }
    }
#elseif canImport(Darwin)
    /// What the system tells of changes in folders: that something came, went or was renamed there. It tells of no file
    /// that is written in place, which is seen when files are next looked at.
    private final class FolderNotices {
        private let queue: Int32
        private var folders: [Int32] = []
        /// Milliseconds after which files are looked at though nothing was told, as of those that are written in place.
        static let patience = 200

        /// `nil` where the system has no room for another watch.
        init?(_ paths: [String]) {
            queue = kqueue()
            guard queue >= 0 else { return nil }
            for path in paths {
                let folder = unsafe open(path, O_EVTONLY | O_CLOEXEC)
                guard folder >= 0 else { continue }
                folders.append(folder)
                let kinds = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_RENAME | NOTE_DELETE
                var wish = kevent(
                    ident: UInt(folder), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                    fflags: UInt32(kinds), data: 0, udata: nil)
                _ = unsafe kevent(queue, &wish, 1, nil, 0, nil)
            }
        }

        deinit {
            folders.forEach { close($0) }
            close(queue)
        }

        /// Waits until something happens in a folder, and returns whether it has.
        func wait(milliseconds: Int) -> Bool {
            var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
            var notes = [kevent](repeating: kevent(), count: 16)
            return unsafe kevent(queue, nil, 0, &notes, Int32(notes.count), &time) > 0
        }
    }
#else
    /// Nothing tells of changes in folders here.
    private final class FolderNotices {
        static let patience = 200
        init?(_ folders: [String]) { nil }
        func wait(milliseconds: Int) -> Bool { false }
    }
#endif
