import Batching
import Testing

struct UserCacheFolderTests {
    #if os(macOS)
        private static let usual = "/home/ada/Library/Caches/thumbindex"
    #else
        private static let usual = "/home/ada/.cache/thumbindex"
    #endif

    @Test(
        "the user's caches are where the environment says, and nowhere where it says nothing that can be",
        arguments: [
            ([:], nil), (["HOME": "/home/ada"], usual), (["HOME": "/home/ada/"], usual), (["HOME": ""], nil),
            (["HOME": "ada"], nil), (["XDG_CACHE_HOME": "/tmp/c", "HOME": "/home/ada"], "/tmp/c/thumbindex"),
            (["XDG_CACHE_HOME": "/tmp/c"], "/tmp/c/thumbindex"), (["XDG_CACHE_HOME": "", "HOME": "/home/ada"], usual),
            (["XDG_CACHE_HOME": "c", "HOME": "/home/ada"], usual), (["XDG_CACHE_HOME": "../c"], nil),
        ] as [([String: String], String?)])
    func path(_ environment: [String: String], _ path: String?) {
        #expect(UserCacheFolder.path(environment: environment) == path)
    }
}
