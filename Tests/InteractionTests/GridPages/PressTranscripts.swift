import Styles
import Testing

@Suite("Pressing items")
struct PressTranscripts {
    @Test("GP-16: a finger presses an item; lifted inside it selects it, and the selection stays")
    func select() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | touch 4 |        | 0 | 0 | 4 1 | -
            0.5 | lift    | item 4 | 0 | 0 | -   | 4
            1   | touch 4 |        | 0 | 0 | 4 1 | 4
            1   | lift    | item 4 | 0 | 0 | -   | 4
            2   | touch 7 |        | 0 | 0 | 7 1 | 4
            2   | lift    | item 7 | 0 | 0 | -   | 7
            """)
    }

    @Test("GP-16: between the items, and where the last page has none, a finger presses nothing")
    func gaps() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0 | touch 100 60 |                          | 0   | 0 | - | -
            0 | lift         |                          | 0   | 0 | - | -
            1 | page 3       | began, ended 900, page 3 | 900 | 3 | - | -
            1 | touch 150 200 |                         | 900 | 3 | - | -
            1 | lift         |                          | 900 | 3 | - | -
            2 | touch 150 60 |                          | 900 | 3 | 28 1 | -
            2 | lift         | item 28                  | 900 | 3 | - | 28
            """)
    }

    @Test("GP-16: dragged off, the press is cancelled when the finger crosses the edge; coming back does not help")
    func draggedOff() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | touch 4              | | 0 | 0 | 4 1 | -
            0    | move 0 100 over 0.4  | | 0 | 0 | 4 1 | -
            0.19 |                      | | 0 | 0 | 4 1 | -
            0.2  |                      | | 0 | 0 | -   | -
            0.4  | move 0 -100 over 0.1 | | 0 | 0 | -   | -
            0.6  | lift                 | | 0 | 0 | -   | -
            """)
    }

    @Test("GP-16: swiped, the press is cancelled once the finger is 10 points from where it came down")
    func swiped() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0     | touch 4              |                | 0    | 0 | 4 1 | -
            0     | move -100 0 over 0.5 | began          | 0    | 0 | 4 1 | -
            0.05  |                      |                | 10   | 0 | 4 1 | -
            0.051 |                      |                | 10.2 | 0 | -   | -
            0.5   | lift                 |                | 100  | 0 | -   | -
            5     |                      | ended 0 @1.261 | 0    | 0 | -   | -
            """)
    }

    @Test("GP-16: a finger that trembles still taps; the pages go back")
    func trembling() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | touch 4              |        | 0 | 0 | 4 1 | -
            0    | move -9 0 over 0.01  | began  | 0 | 0 | 4 1 | -
            0.01 | lift                 | item 4 | 9 | 0 | -   | 4
            3    |                      | ended 0 @0.674 | 0 | 0 | - | 4
            """)
    }

    @Test("GP-16: a cancelled press selects nothing; nor does one that a reload or a scroll takes away")
    func cancelled() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0 | touch 4   |                          | 0   | 0 | 4 1 | -
            0 | cancel    |                          | 0   | 0 | -   | -
            1 | touch 4   |                          | 0   | 0 | 4 1 | -
            1 | page 1    | began, ended 300, page 1 | 300 | 1 | -   | -
            1 | lift      |                          | 300 | 1 | -   | -
            2 | touch 13  |                          | 300 | 1 | 13 1 | -
            2 | reload 30 |                          | 300 | 1 | -   | -
            2 | lift      |                          | 300 | 1 | -   | -
            """)
    }

    @Test("a finger that catches moving pages presses nothing")
    func caught() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | page 1 animated | began                           | 0   | 0 | - | -
            0.15 | touch 4         |                                 | 150 | 0 | - | -
            0.2  | lift            |                                 | 150 | 0 | - | -
            3    |                 | ended 300 @0.989, page 1 @0.989 | 300 | 1 | - | -
            """)
    }

    @Test("the pressed look comes and goes as the style has it, and turns round from where it is")
    func fades() throws {
        try expectTranscript(
            of: TestGrid {
                $0.style.cell.pressIn = Fade(duration: 0.2, curve: .linear)
                $0.style.cell.pressOut = Fade(delay: 0.1, duration: 0.4, curve: .linear)
            },
            """
            0    | touch 4 |        | 0 | 0 | 4 0          | -
            0.1  | lift    | item 4 | 0 | 0 | 4 0.5        | 4
            0.2  |         |        | 0 | 0 | 4 1          | 4
            0.3  | touch 5 |        | 0 | 0 | 4 0.75, 5 0  | 4
            0.4  | cancel  |        | 0 | 0 | 4 0.5, 5 0.5 | 4
            0.4  | touch 4 |        | 0 | 0 | 4 0.5, 5 0.5 | 4
            0.5  |         |        | 0 | 0 | 4 0.75, 5 1  | 4
            0.7  | lift    | item 4 | 0 | 0 | 4 1, 5 0.5   | 4
            1.2  |         |        | 0 | 0 | -            | 4
            """)
    }
}
