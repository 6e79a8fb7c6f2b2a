import Styles
import Testing

/// A theme is a value: what several copies share, none of them changes for the others.
@Suite struct ThemeCopyTests {
    @Test func aChangeIsSeenByOneCopyAlone() {
        let original = Theme()
        var changed = original
        changed.indexBar.slotHeight = 31
        changed.list.row.height = 71
        #expect(original == Theme())
        #expect(changed.indexBar.slotHeight == 31)
        #expect(changed.list.row.height == 71)
        #expect(changed != original)

        let kept = changed
        changed.indexBar.slotHeight = original.indexBar.slotHeight
        changed.list.row.height = original.list.row.height
        #expect(kept.indexBar.slotHeight == 31)
        #expect(changed == original)
        #expect(changed.hashValue == original.hashValue)
    }

    @Test func changesByKeyPathsAreSeenByOneCopyAlone() {
        let original = Theme()
        var changed = original
        for path in Theme.fontPaths { changed[keyPath: path].size += 1 }
        for path in Theme.fontPaths {
            #expect(changed[keyPath: path].size == original[keyPath: path].size + 1)
        }
    }
}
