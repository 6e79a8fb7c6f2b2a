import Styles
import Testing

@Suite("The highlight follows the list")
struct FollowingTranscripts {
    @Test("IB-26: the current section is the one at the top; first and last when bouncing")
    func currentSection() throws {
        try expectTranscript(
            """
            0   | scroll 99  | began, ended 99 in 0               | 99  | 1 | A | -
            1   | scroll 100 | highlight B, began, ended 100 in 1 | 100 | 1 | B | -
            2   | scroll end | highlight H, began, ended 700 in 7 | 700 | 1 | H | -
            3   | scroll 0   | highlight A, began, ended 0 in 0   | 0   | 1 | A | -
            4   | grab       |                                    | 0   | 1 | A | -
            4   | drag 100 over .1 | began                        | 0   | 1 | A | -
            4.5 |            |                                    | -49.55 | 1 | A | -
            """)
    }

    @Test("IB-26: over the table header it is the search glyph")
    func tableHeader() throws {
        try expectTranscript(
            of: .searchable,
            """
            0 | scroll 60 | highlight A, began, ended 60 in 0 | 60 | 1 | A | -
            1 | scroll 59 | highlight ?, began, ended 59 in - | 59 | 1 | ? | -
            """)
    }

    @Test("IB-26: over the table header it is the first title where there is no search glyph")
    func tableHeaderWithoutGlyph() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.list.tableHeader.kind = .searchBar
                $0.theme.list.tableHeader.height = 60
            },
            """
            0 | scroll B | highlight B, began, ended 160 in 1 | 160 | 1 | B | -
            1 | scroll 0 | highlight A, began, ended 0 in -   | 0   | 1 | A | -
            """)
    }

    @Test("IB-26: with a top inset the line is that much lower")
    func topInset() throws {
        try expectTranscript(
            of: TestScreen { $0.theme.list.topInset = 44 },
            """
            0 |           |                                   | -44 | 1 | A | -
            1 | scroll 55 | began, ended 55 in 0              | 55  | 1 | A | -
            2 | scroll 56 | highlight B, began, ended 56 in 1 | 56  | 1 | B | -
            """)
    }

    @Test("IB-27: scrolling moves the highlight, without a bubble and without a selection")
    func scrolling() throws {
        try expectTranscript(
            """
            0   | grab               |                                    | 0   | 1 | A | -
            0   | drag -250 over 0.5 | began                              | 0   | 1 | A | -
            0.5 |                    | highlight B @0.2, highlight C @0.4 | 250 | 1 | C | -
            1   | release            | ended 250 in 2                     | 250 | 1 | C | -
            2   | scroll A animated  | began                              | 250 | 1 | C | -
            3   |                    | highlight B @2.093, highlight A @2.168, ended 0 in 0 @2.3 | 0 | 1 | A | -
            """)
    }

    @Test("IB-27: not while a scroll that the bar has started runs")
    func ledScroll() throws {
        try expectTranscript(
            """
            0    | touch F | select F → 5, highlight F, bubble F, began | 0       | 1 | F | F 0
            0.05 | lift    |                                            | 28.065  | 1 | F | F 0.161
            0.15 |         |                                            | 250     | 1 | F | F 0.445
            0.5  |         | ended 500 in 5 @0.3                        | 500     | 1 | F | F 1
            """)
    }

    @Test("IB-27: a finger that catches the list takes it from the bar")
    func caughtScroll() throws {
        try expectTranscript(
            """
            0    | touch F | select F → 5, highlight F, bubble F, began | 0   | 1 | F | F 0
            0.05 | lift    |                                            | 28.065 | 1 | F | F 0.161
            0.15 | grab    | highlight C                                | 250 | 1 | C | F 0.445
            1    | release | ended 250 in 2                             | 250 | 1 | C | F 1
            """)
    }

    @Test("IB-27: not while a finger is on the bar")
    func fingerOnBar() throws {
        try expectTranscript(
            """
            0   | touch A           | bubble A           | 0   | 1 | A | A 0
            1   | scroll D animated | began              | 0   | 1 | A | A 1
            2   |                   | ended 300 in 3 @1.3 | 300 | 1 | A | A 1
            3   | lift              | highlight D        | 300 | 1 | D | A 1
            """)
    }

    @Test("IB-28: a section that cannot reach the top is highlighted until the finger lifts")
    func reachability() throws {
        try expectTranscript(
            """
            0   | touch L | select L → 11, highlight L, bubble L, began | 0   | 1 | L | L 0
            1   | lift    | ended 700 in 7 @0.3, highlight H            | 700 | 1 | H | L 1
            2   | touch K | select K → 10, highlight K, bubble K        | 700 | 1 | K | K 1
            2.1 | lift    | highlight H                                 | 700 | 1 | H | K 1
            """)
    }

    @Test("IB-29: new titles are measured anew, and a finger that is down is cancelled")
    func reload() throws {
        try expectTranscript(
            """
            0   | touch E             | select E → 4, highlight E, bubble E, began | 0   | 1 | E | E 0
            1   | reload BCDEFGHIJKLM | ended 400 in 4 @0.3                        | 400 | 1 | F | E 1
            1.1 | move C over 0       |                                            | 400 | 1 | F | E 1
            1.2 | lift                |                                            | 400 | 1 | F | E 1
            3   |                     | bubble hidden @2.5                         | 400 | 1 | F | -
            4   | touch C             | select C → 1, highlight C, bubble C, began | 400 | 1 | C | C 0
            5   | lift                | ended 100 in 1 @4.3                        | 100 | 1 | C | C 1
            """)
    }

    @Test("IB-29: a bubble whose title is gone goes with it, and so does a bar of too few titles")
    func reloadWithLess() throws {
        try expectTranscript(
            """
            0   | touch E             | select E → 4, highlight E, bubble E, began             | 0      | 1 | E | E 0
            0.1 | reload ABCD         | highlight -, bar hidden, bubble hidden, ended 0 in 0   | 0      | 0 | - | -
            1   | reload ABCDEFGHIJKL | highlight A, bar shown                                 | 0      | 1 | A | -
            2   | reload              | highlight -, bar hidden                                | 0      | 0 | - | -
            """)
    }

    @Test("IB-29: what moves stops; the new range holds the offset")
    func reloadWhileMoving() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0   | grab               |                                      | 0   | 0 | A | -
            0   | drag -100 over 0.1 | bar shown, began                     | 0   | 0 | A | -
            0.1 | release            | highlight B                          | 100 | 0.082 | B | -
            0.5 | reload BCDEFGHIJK  | highlight D @0.212, highlight E @0.355, ended 375.247 in 3 | 375.247 | 1 | E | -
            2   |                    |                                      | 375.247 | 0.5 | E | -
            3   |                    | bar hidden @2.5                      | 375.247 | 0 | E | -
            """)
    }
}
