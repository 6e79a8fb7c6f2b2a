import Testing

@Suite("Scrolling the list")
struct ScrollTranscripts {
    @Test("SL-8: 1200 points per second travel 599.4 points in 3.54 seconds")
    func deceleration() throws {
        try expectTranscript(
            of: TestScreen { $0.rowCounts = [20] },
            """
            0     | grab          |                  | 0       | 1 | A | -
            0     | release -1200 | began            | 0       | 1 | A | -
            1     |               |                  | 518.482 | 1 | A | -
            3.54  |               |                  | 599.399 | 1 | A | -
            4     |               | ended 599.4 in 0 @3.541 | 599.4 | 1 | A | -
            """)
    }

    @Test("ST-1: the finger's last slope is the velocity of the release")
    func slope() throws {
        try expectTranscript(
            of: TestScreen { $0.rowCounts = [20] },
            """
            0   | grab               |                           | 0   | 1 | A | -
            0   | drag -10 over 1    | began                     | 0   | 1 | A | -
            1   | drag -90 over 0.3  |                           | 10  | 1 | A | -
            1.3 | release            |                           | 100 | 1 | A | -
            9   |                    | ended 249.85 in 0 @4.149  | 249.85 | 1 | A | -
            """)
    }

    @Test("ST-1: after a pause of 0.1 it is 0, after a shorter one it is not", arguments: [0.1, 0.099])
    func pause(seconds: Double) throws {
        let rests = seconds >= 0.1
        try expectTranscript(
            of: TestScreen { $0.rowCounts = [20] },
            """
            0   | grab               |       | 0   | 1 | A | -
            0   | drag -90 over 0.3  | began | 0   | 1 | A | -
            \(0.3 + seconds) | release | \(rests ? "ended 90 in 0" : "") | 90 | 1 | A | -
            """)
    }

    @Test("SL-8: past the top the content follows by rubber band, and springs back when let go")
    func rubberBand() throws {
        try expectTranscript(
            """
            0   | grab              |              | 0       | 1 | A | -
            0   | drag 100 over 0.2 | began        | 0       | 1 | A | -
            0.1 |                   |              | -26.066 | 1 | A | -
            0.2 |                   |              | -49.55  | 1 | A | -
            1   | release           |              | -49.55  | 1 | A | -
            1.1 |                   |              | -36.445 | 1 | A | -
            3   |                   | ended 0 in 0 @1.664 | 0 | 1 | A | -
            """)
    }

    @Test("SL-8: a fling runs past the end, and the spring takes over with its velocity")
    func bounce() throws {
        try expectTranscript(
            """
            0     | scroll 600    | highlight G, began, ended 600 in 6 | 600     | 1 | G | -
            1     | grab          |                                    | 600     | 1 | G | -
            1     | release -1200 | began                              | 600     | 1 | G | -
            1.091 |               |                                    | 699.831 | 1 | G | -
            1.191 |               | highlight H @1.091                 | 736.775 | 1 | H | -
            4     |               | ended 700 in 7 @1.855              | 700     | 1 | H | -
            """)
    }

    @Test("SL-8: a finger that catches a bounce begins with the pull that shows it there")
    func caughtBounce() throws {
        try expectTranscript(
            """
            0    | grab              |                | 0       | 1 | A | -
            0    | drag 100 over 0.2 | began          | 0       | 1 | A | -
            1    | release           |                | -49.55  | 1 | A | -
            1.1  | grab              |                | -36.445 | 1 | A | -
            1.5  |                   |                | -36.445 | 1 | A | -
            1.5  | drag -71.474 over 0.1 |            | -36.445 | 1 | A | -
            1.6  |                   |                | 0       | 1 | A | -
            2    | release           | ended 0 in 0   | 0       | 1 | A | -
            """)
    }

    @Test("SL-8: content thrown back from past an end decelerates inside the range")
    func thrownInside() throws {
        try expectTranscript(
            of: TestScreen { $0.rowCounts = [20] },
            """
            0    | grab              |                          | 0       | 1 | A | -
            0    | drag 100 over 0.2 | began                    | 0       | 1 | A | -
            1    | release -3000     |                          | -49.55  | 1 | A | -
            1.1  |                   |                          | 18.575  | 1 | A | -
            9    |                   | ended 234.235 in 0 @4.13 | 234.235  | 1 | A | -
            """)
    }

    @Test("SL-8: a list shorter than its frame bounces too, and rests at the top")
    func shortList() throws {
        try expectTranscript(
            of: TestScreen { $0.titles = ["A", "B"] },
            """
            0    | grab              |              | 0      | 0 | - | -
            0    | drag -50 over 0.2 | began        | 0      | 0 | - | -
            0.2  | release 0         |              | 26.066 | 0 | - | -
            2    |                   | ended 0 in 0 @0.864 | 0 | 0 | - | -
            """)
    }

    @Test("a touch on the list drags it; one that does not move does nothing")
    func touchOnList() throws {
        try expectTranscript(
            """
            0   | touch 100 300         |                | 0  | 1 | A | -
            0.1 | lift                  |                | 0  | 1 | A | -
            1   | touch 100 300         |                | 0  | 1 | A | -
            1   | move 90 250 over 0.5  | began          | 0  | 1 | A | -
            2   | lift                  | ended 50 in 0  | 50 | 1 | A | -
            """)
    }

    @Test("a cancelled drag stops where it is, past an end it springs back")
    func cancelledDrag() throws {
        try expectTranscript(
            """
            0   | grab               |                    | 0      | 1 | A | -
            0   | drag -50 over 0.05 | began              | 0      | 1 | A | -
            0.1 | cancel             | ended 50 in 0      | 50     | 1 | A | -
            1   | grab               |                    | 50     | 1 | A | -
            1   | drag 150 over 0.05 | began              | 50     | 1 | A | -
            2   | cancel             |                    | -49.55 | 1 | A | -
            3   |                    | ended 0 in 0 @2.664 | 0     | 1 | A | -
            """)
    }

    @Test("a scroll takes the list from a finger, and from a motion, without a second beginning")
    func scrollInterrupts() throws {
        try expectTranscript(
            """
            0    | grab               |                      | 0       | 1 | A | -
            0    | drag -50 over 0.5  | began                | 0       | 1 | A | -
            0.5  | scroll 90 animated |                      | 50      | 1 | A | -
            0.65 | drag -50 over 0.1  |                      | 70      | 1 | A | -
            0.65 | scroll 50 animated |                      | 70      | 1 | A | -
            0.8  | release            |                      | 60      | 1 | A | -
            2    | scroll 50          | ended 50 in 0 @0.95  | 50      | 1 | A | -
            """)
    }
}
