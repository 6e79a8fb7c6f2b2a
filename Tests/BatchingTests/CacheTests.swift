import Batching
import Foundation
import TemporaryFolders
import Testing

struct CacheTests {
    @Test("a folder without a cache, and one with anything in its place, gives an empty one")
    func nothing() throws {
        let root = TemporaryFolder()
        try root.write([".thumbindex-cache/folder": ""])
        for folder in ["", "/none"] {
            #expect(RenderCache(folder: root.path + folder).count == 0)
        }
    }
}
