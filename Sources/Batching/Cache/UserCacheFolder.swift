import Files

/// Where the program keeps what spares later runs work.
package enum UserCacheFolder {
    /// `thumbindex` in `$XDG_CACHE_HOME`, or else where the system's programs keep their caches in `$HOME`; `nil` where
    /// neither is an absolute path (XDG Base Directory Specification).
    package static func path(environment: [String: String]) -> String? {
        if let caches = absolute(environment["XDG_CACHE_HOME"]) { return OutputFolder.join(caches, "thumbindex") }
        #if os(macOS)
            let caches = "Library/Caches"
        #else
            let caches = ".cache"
        #endif
        return absolute(environment["HOME"]).map { OutputFolder.join($0, caches + "/thumbindex") }
    }

    private static func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
}
