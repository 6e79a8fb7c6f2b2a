import Styles
import Testing

@Suite("Touching the index bar")
struct TouchTranscripts {
    @Test("IB-17: a finger above or below the slots is on the first or the last title")
    func clamp() throws {
        try expectTranscript(
            """
            0 | touch C             | select C → 2, highlight C, bubble C, began            | 0   | 1 | C | C 0
            1 | move 305 60 over 0  | ended 200 in 2 @0.3, select A → 0, highlight A, began | 200 | 1 | A | A 1
            2 | move 305 440 over 0 | ended 0 in 0 @1.3, select L → 11, highlight L, began  | 0   | 1 | L | L 1
            3 | lift                | ended 700 in 7 @2.3, highlight H                      | 700 | 1 | H | L 1
            5 |                     | bubble hidden @4.5                                    | 700 | 1 | H | -
            """)
    }

    @Test("IB-17: or on none, and the selection stays")
    func ignore() throws {
        try expectTranscript(
            of: .direct,
            """
            0   | touch C             | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0
            1   | move 305 60 over 0  |                                                            | 200 | 1 | C | C 1
            1.5 | move C over 0       |                                                            | 200 | 1 | C | C 1
            2   | move 305 440 over 0 |                                                            | 200 | 1 | C | C 1
            2.5 | move D over 0       | select D → 3, highlight D, began, ended 300 in 3           | 300 | 1 | D | D 1
            3   | lift                |                                                            | 300 | 1 | D | D 1
            """)
    }

    @Test("IB-17: a finger that comes down on an inset selects nothing until it reaches a slot")
    func touchDownOnInset() throws {
        let screen = TestScreen {
            $0.theme.indexBar.outOfRange = .ignore
            $0.theme.indexBar.contentInsets.top = 20
        }
        try expectTranscript(
            of: screen,
            """
            0 | touch 305 125 |                                            | 0   | 1 | A | -
            1 | move C over 0 | select C → 2, highlight C, bubble C, began | 0   | 1 | C | C 0
            2 | lift          | ended 200 in 2 @1.3                        | 200 | 1 | C | C 1
            """)
    }

    @Test("IB-17, ST-1: a slot's edge is crossed at its exact time, in both directions")
    func crossing() throws {
        try expectTranscript(
            of: .direct,
            """
            0   | touch B         | select B → 1, highlight B, bubble B, began, ended 100 in 1 | 100 | 1 | B | B 0
            1   | move D over 0.4 |                                                            | 100 | 1 | B | B 1
            1.2 |                 | select C → 2 @1.1, highlight C @1.1, began @1.1, ended 200 in 2 @1.1 | 200 | 1 | C | C 1
            2   | move B over 0.4 | select D → 3 @1.3, highlight D @1.3, began @1.3, ended 300 in 3 @1.3 | 300 | 1 | D | D 1
            2.2 |                 | select C → 2 @2.1, highlight C @2.1, began @2.1, ended 200 in 2 @2.1 | 200 | 1 | C | C 1
            2.4 |                 | select B → 1 @2.3, highlight B @2.3, began @2.3, ended 100 in 1 @2.3 | 100 | 1 | B | B 1
            """)
    }

    @Test("IB-17: a move that ends on an edge going up stays in the slot below it, going down it enters")
    func edge() throws {
        try expectTranscript(
            of: .direct,
            """
            0 | touch C               | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0
            1 | move 305 170 over 0.1 |                                                            | 200 | 1 | C | C 1
            2 | move 305 190 over 0.2 |                                                            | 200 | 1 | C | C 1
            3 | lift                  | select D → 3 @2.2, highlight D @2.2, began @2.2, ended 300 in 3 @2.2 | 300 | 1 | D | D 1
            """)
    }

    @Test("IB-18: a finger that has left sideways freezes the selection until it is back")
    func freeze() throws {
        try expectTranscript(
            """
            0   | touch C               | select C → 2, highlight C, bubble C, began      | 0       | 1 | C | C 0
            1   | move 285 180 over 0.2 | ended 200 in 2 @0.3                             | 200     | 1 | C | C 1
            1.5 | move 285 240 over 0.5 |                                                 | 200     | 1 | C | C 1
            2.5 | move F over 0.2       |                                                 | 200     | 1 | C | C 1
            2.6 |                       | select F → 5, highlight F, began                | 200     | 1 | F | F 1
            3.5 | lift                  | ended 500 in 5 @2.9                             | 500     | 1 | F | F 1
            """)
    }

    @Test("IB-13, IB-18: from right to left the bar is at the left, and it is left by the right")
    func freezeMirrored() throws {
        try expectTranscript(
            of: TestScreen { $0.direction = .rightToLeft },
            """
            0   | touch 15 180        | select C → 2, highlight C, bubble C, began | 0   | 1 | C | C 0
            1   | move 26 240 over 0  | ended 200 in 2 @0.3                        | 200 | 1 | C | C 1
            2   | move 24 240 over 0  | select F → 5, highlight F, began           | 200 | 1 | F | F 1
            3   | move 0 180 over 0   | ended 500 in 5 @2.3, select C → 2, highlight C, began | 500 | 1 | C | C 1
            """)
    }

    @Test("IB-18: or the selection follows its height alone")
    func follow() throws {
        try expectTranscript(
            of: .direct,
            """
            0   | touch C             | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0
            1   | move 50 240 over 0  | select F → 5, highlight F, began, ended 500 in 5           | 500 | 1 | F | F 1
            2   | lift                |                                                            | 500 | 1 | F | F 1
            """)
    }

    @Test("IB-19: the first title again fires nothing, but shows the bubble")
    func sameTitle() throws {
        try expectTranscript(
            """
            0   | touch A | bubble A                                              | 0   | 1 | A | A 0
            0.5 | lift    |                                                       | 0   | 1 | A | A 1
            1   | touch C | select C → 2, highlight C, bubble C, began            | 0   | 1 | C | C 1
            1.5 | lift    | ended 200 in 2 @1.3                                   | 200 | 1 | C | C 1
            4   | touch C | bubble hidden @3, bubble C                            | 200 | 1 | C | C 0
            """)
    }

    @Test("IB-19: or scrolls again by policy")
    func sameTitleScrolls() throws {
        try expectTranscript(
            of: TestScreen { $0.theme.indexBar.reselection = .scroll },
            """
            0    | scroll 150 | highlight B, began, ended 150 in 1 | 150 | 1 | B | -
            1    | touch B    | bubble B, began                    | 150 | 1 | B | B 0
            1.15 |            |                                    | 125 | 1 | B | B 0.445
            2    | lift       | ended 100 in 1 @1.3                | 100 | 1 | B | B 1
            """)
    }

    @Test("IB-19: a second finger is ignored, on the bar and on the list")
    func secondFinger() throws {
        try expectTranscript(
            of: .direct,
            """
            0   | touch C            | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0
            0.5 | second touch F     |                                                            | 200 | 1 | C | C 1
            0.6 | second move G      |                                                            | 200 | 1 | C | C 1
            0.7 | second lift        |                                                            | 200 | 1 | C | C 1
            0.8 | second touch 10 99 |                                                            | 200 | 1 | C | C 1
            0.9 | second lift        |                                                            | 200 | 1 | C | C 1
            1   | move D over 0      | select D → 3, highlight D, began, ended 300 in 3           | 300 | 1 | D | D 1
            """)
    }

    @Test("IB-19: the search glyph leads to the resting top and has no bubble")
    func searchGlyph() throws {
        try expectTranscript(
            of: .searchable,
            """
            0   | scroll F      | highlight F, began, ended 560 in 5                      | 560 | 1 | F | -
            1   | touch ?       | select ? → -, highlight ?, began                        | 560 | 1 | ? | -
            2   | move C over 0 | ended 0 in - @1.3, select C → 2, highlight C, bubble C, began | 0   | 1 | C | C 0
            2.5 | move ? over 0 | ended 260 in 2 @2.3, select ? → -, highlight ?, began   | 260 | 1 | ? | C 1
            2.75 |              |                                                         | 14.594 | 1 | ? | C 0.5
            3   | move D over 0 | ended 0 in - @2.8, select D → 3, highlight D, bubble D, bubble hidden, began | 0 | 1 | D | D 0
            3.5 | lift          | ended 360 in 3 @3.3                                     | 360 | 1 | D | D 1
            """)
    }

    @Test("IB-19: a title that leads to no section is highlighted, and nothing scrolls")
    func titleWithoutSection() throws {
        let screen = TestScreen {
            $0.titles = []
            $0.theme.indexBar.titles = "ABCDEFGHIJ".map { .text(String($0)) }
        }
        try expectTranscript(
            of: screen,
            """
            0 | touch C | select C → -, highlight C, bubble C | 0 | 1 | C | C 0
            1 | lift    | highlight A                         | 0 | 1 | A | C 1
            """)
    }

    @Test("IB-19: a touch that is taken away ends like one that lifts")
    func cancel() throws {
        try expectTranscript(
            """
            0   | touch L | select L → 11, highlight L, bubble L, began | 0       | 1 | L | L 0
            0.1 | cancel  | highlight H                                 | 162.242 | 1 | H | L 0.308
            0.6 |         | ended 700 in 7 @0.3                         | 700     | 1 | H | L 1
            2   |         | bubble hidden @1.6                          | 700     | 1 | H | -
            """)
    }
}
