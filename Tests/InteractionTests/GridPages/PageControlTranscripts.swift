import Styles
import Testing

@Suite("The page control")
struct PageControlTranscripts {
    @Test("GP-14: at the end, the page changes only when the movement has ended")
    func atEnd() throws {
        try expectTranscript(
            of: .updating(.atEnd),
            """
            0    | page 2 animated | began             | 0   | 0 | - | -
            0.15 |                 |                   | 300 | 0 | - | -
            0.3  |                 | ended 600, page 2 | 600 | 2 | - | -
            """)
    }

    @Test("GP-14, GP-15: half-way, it changes when the next page is the nearer")
    func halfway() throws {
        try expectTranscript(
            of: .updating(.halfway),
            """
            0    | grab                 |                                         | 0   | 0 | - | -
            0    | move -300 0 over 0.6 | began                                   | 0   | 0 | - | -
            0.25 |                      |                                         | 125 | 0 | - | -
            0.4  |                      | page 1 @0.3                             | 200 | 1 | - | -
            0.6  | move 200 0 over 0.4  |                                         | 300 | 1 | - | -
            1    |                      | page 0 @0.9                             | 100 | 0 | - | -
            1    | lift                 |                                         | 100 | 0 | - | -
            1    | page 2 animated      |                                         | 100 | 0 | - | -
            1.3  |                      | page 1 @1.066, page 2 @1.186, ended 600 | 600 | 2 | - | -
            """)
    }

    @Test("GP-14: gradually, it shows places between the pages; the page changes half-way")
    func gradual() throws {
        try expectTranscript(
            of: .updating(.gradual),
            """
            0   | grab                 |                        | 0       | 0    | - | -
            0   | move -225 0 over 0.3 | began                  | 0       | 0    | - | -
            0.1 |                      |                        | 75      | 0.25 | - | -
            0.3 |                      | page 1 @0.2            | 225     | 0.75 | - | -
            0.5 | lift                 |                        | 225     | 0.75 | - | -
            2   |                      | ended 300 @1.21        | 300     | 1    | - | -
            3   | page 0               | began, ended 0, page 0 | 0       | 0    | - | -
            4   | grab                 |                        | 0       | 0    | - | -
            4   | move 100 0 over 0    | began                  | -46.479 | 0    | - | -
            """)
    }

    @Test("AX-3: a turn that fades is there at once, and the movement lasts as long")
    func fading() throws {
        var grid = TestGrid.updating(.halfway)
        grid.style.pageControl.turning = .fade
        try expectTranscript(
            of: grid,
            """
            0    | touch next     |                | 0   | 0 | - | -
            0.1  | lift           | began, page 1  | 300 | 1 | - | -
            0.25 |                |                | 300 | 1 | - | -
            0.4  |                | ended 300      | 300 | 1 | - | -
            """)
    }

    @Test("GP-16: a tap beside the dots turns one page to that side")
    func taps() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | touch next     |                                | 0   | 0 | - | -
            0.1  | lift           | began                          | 0   | 0 | - | -
            0.25 |                |                                | 150 | 0 | - | -
            0.4  |                | ended 300, page 1              | 300 | 1 | - | -
            1    | touch previous |                                | 300 | 1 | - | -
            1    | lift           | began                          | 300 | 1 | - | -
            2    |                | ended 0 @1.3, page 0 @1.3      | 0   | 0 | - | -
            2    | touch previous |                                | 0   | 0 | - | -
            2    | lift           |                                | 0   | 0 | - | -
            """)
    }

    @Test("GP-16: taps in a row turn so many pages, and moving pages go on under them")
    func tapsInRow() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | touch next |                             | 0       | 0 | - | -
            0    | lift       | began                       | 0       | 0 | - | -
            0.1  | touch next |                             | 69.532  | 0 | - | -
            0.15 | lift       |                             | 150     | 0 | - | -
            0.2  | touch next |                             | 175.259 | 0 | - | -
            0.2  | lift       |                             | 175.259 | 0 | - | -
            0.2  | touch next |                             | 175.259 | 0 | - | -
            0.2  | lift       |                             | 175.259 | 0 | - | -
            1    |            | ended 900 @0.5, page 3 @0.5 | 900     | 3 | - | -
            """)
    }

    @Test("GP-16: the current dot, and a finger that leaves the band, turn nothing")
    func noTurn() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | touch 126 418       |       | 0 | 0 | - | -
            0   | lift                |       | 0 | 0 | - | -
            1   | touch next          |       | 0 | 0 | - | -
            1   | move 0 -60 over 0.1 |       | 0 | 0 | - | -
            1.2 | lift                |       | 0 | 0 | - | -
            2   | touch next          |       | 0 | 0 | - | -
            2   | cancel              |       | 0 | 0 | - | -
            3   | touch next          |       | 0 | 0 | - | -
            3   | move -150 0 over 0.1 |      | 0 | 0 | - | -
            3.2 | lift                | began | 0 | 0 | - | -
            """)
    }

    @Test("GP-18: from right to left the next page is at the left")
    func rightToLeft() throws {
        try expectTranscript(
            of: .rightToLeft,
            """
            0 | touch 10 418  |       | 0   | 0 | - | -
            0 | lift          | began | 0   | 0 | - | -
            1 |               | ended 300 @0.3, page 1 @0.3 | 300 | 1 | - | -
            1 | touch 290 418 |       | 300 | 1 | - | -
            1 | lift          | began | 300 | 1 | - | -
            2 |               | ended 0 @1.3, page 0 @1.3 | 0 | 0 | - | -
            """)
    }
}
