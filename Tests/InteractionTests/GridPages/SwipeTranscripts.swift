import Testing

@Suite("Swiping pages")
struct SwipeTranscripts {
    @Test("GP-14: the pages follow the finger, and a slow release snaps to the nearer one")
    func nearer() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                 |                                 | 0      | 0 | - | -
            0   | move -120 0 over 0.4 | began                           | 0      | 0 | - | -
            0.2 |                      |                                 | 60     | 0 | - | -
            0.4 |                      |                                 | 120    | 0 | - | -
            0.6 | lift                 |                                 | 120    | 0 | - | -
            0.7 |                      |                                 | 88.282 | 0 | - | -
            5   |                      | ended 0 @1.364                  | 0      | 0 | - | -
            6   | grab                 |                                 | 0      | 0 | - | -
            6   | move -180 0 over 0.4 | began                           | 0      | 0 | - | -
            6.6 | lift                 |                                 | 180    | 0 | - | -
            9   |                      | ended 300 @7.364, page 1 @7.364 | 300    | 1 | - | -
            """)
    }

    @Test("GP-14: a release faster than 300 points per second goes one page on")
    func flick() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                |                                 | 0   | 0 | - | -
            0   | move -30 0 over 0.1 | began                           | 0   | 0 | - | -
            0.1 | lift -301           |                                 | 30  | 0 | - | -
            3   |                     | ended 300 @0.943, page 1 @0.943 | 300 | 1 | - | -
            4   | grab                |                                 | 300 | 1 | - | -
            4   | move 30 0 over 0.1  | began                           | 300 | 1 | - | -
            4.1 | lift 301            |                                 | 270 | 1 | - | -
            9   |                     | ended 0 @4.943, page 0 @4.943   | 0   | 0 | - | -
            """)
    }

    @Test("GP-14: one of 300 does not")
    func slowEnough() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                |                | 0  | 0 | - | -
            0   | move -30 0 over 0.1 | began          | 0  | 0 | - | -
            0.1 | lift                |                | 30 | 0 | - | -
            3   |                     | ended 0 @0.814 | 0  | 0 | - | -
            """)
    }

    @Test("GP-14: it goes on in its direction from where the pages are, not from where they were")
    func flickFromThere() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                 |                                 | 0   | 0 | - | -
            0   | move -200 0 over 0.2 | began                           | 0   | 0 | - | -
            0.2 | lift 400             |                                 | 200 | 0 | - | -
            3   |                      | ended 0 @0.999                  | 0   | 0 | - | -
            4   | grab                 |                                 | 0   | 0 | - | -
            4   | move -330 0 over 0.2 | began                           | 0   | 0 | - | -
            4.2 | lift -400            |                                 | 330 | 0 | - | -
            8   |                      | ended 600 @5.039, page 2 @5.039 | 600 | 2 | - | -
            """)
    }

    @Test("GP-14: without a way a velocity alone turns the page, and at the last bounces")
    func velocityAlone() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | page 2     | began, ended 600, page 2        | 600     | 2 | - | -
            1   | grab       |                                 | 600     | 2 | - | -
            1   | lift -900  | began                           | 600     | 2 | - | -
            4   |            | ended 900 @1.832, page 3 @1.832 | 900     | 3 | - | -
            5   | grab       |                                 | 900     | 3 | - | -
            5   | lift -1000 | began                           | 900     | 3 | - | -
            5.1 |            |                                 | 936.782 | 3 | - | -
            9   |            | ended 900 @5.764                | 900     | 3 | - | -
            """)
    }

    @Test("GP-14: the spring takes the velocity with it, and a throw at a near page overshoots it once")
    func overshoot() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                 |                                 | 0       | 0 | - | -
            0   | move -270 0 over 0.2 | began                           | 0       | 0 | - | -
            0.2 | lift -1500           |                                 | 270     | 0 | - | -
            0.3 |                      |                                 | 333.106 | 0 | - | -
            3   |                      | ended 300 @0.989, page 1 @0.989 | 300     | 1 | - | -
            """)
    }

    @Test("SL-8, GP-14: past both ends the pages follow by rubber band")
    func rubberBand() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | grab                |       | 0       | 0 | - | -
            0    | move 100 0 over 0.1 | began | 0       | 0 | - | -
            0.1  |                     |       | -46.479 | 0 | - | -
            0.3  | lift                |       | -46.479 | 0 | - | -
            3    |                     | ended 0 @0.964 | 0 | 0 | - | -
            4    | page 3              | began, ended 900, page 3 | 900 | 3 | - | -
            5    | grab                |       | 900     | 3 | - | -
            5    | move -100 0 over 0.1 | began | 900    | 3 | - | -
            5.3  | lift                |       | 946.479 | 3 | - | -
            9    |                     | ended 900 @5.964 | 900 | 3 | - | -
            """)
    }

    @Test("GP-18: from right to left the finger swipes the other way")
    func rightToLeft() throws {
        try expectTranscript(
            of: .rightToLeft,
            """
            0   | grab                |                                 | 0   | 0 | - | -
            0   | move 180 0 over 0.4 | began                           | 0   | 0 | - | -
            0.2 |                     |                                 | 90  | 0 | - | -
            0.6 | lift                |                                 | 180 | 0 | - | -
            3   |                     | ended 300 @1.364, page 1 @1.364 | 300 | 1 | - | -
            4   | grab                |                                 | 300 | 1 | - | -
            4   | lift 301            | began                           | 300 | 1 | - | -
            9   |                     | ended 600 @4.856, page 2 @4.856 | 600 | 2 | - | -
            """)
    }

    @Test("a swipe up or down moves nothing")
    func vertical() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                 | | 0 | 0 | - | -
            0   | move 0 -200 over 0.1 | | 0 | 0 | - | -
            0.1 | lift                 | | 0 | 0 | - | -
            """)
    }

    @Test("ST-1: the finger's last slope is the velocity, 0 after a pause of 0.1", arguments: [0.1, 0.05])
    func slope(pause: Double) throws {
        let turns = pause < 0.1
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                |       | 0  | 0 | - | -
            0   | move -40 0 over 0.1 | began | 0  | 0 | - | -
            \(0.1 + pause) | lift     |       | 40 | 0 | - | -
            9   |                     | \(turns ? "ended 300 @0.984, page 1 @0.984" : "ended 0 @0.864") | \
            \(turns ? 300 : 0) | \(turns ? 1 : 0) | - | -
            """)
    }

    @Test("a finger that catches moving pages stops them; let go at rest they snap to the nearer")
    func caught() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | page 1 animated | began          | 0      | 0 | - | -
            0.1 | touch 100 200   |                | 69.532 | 0 | - | -
            0.5 |                 |                | 69.532 | 0 | - | -
            0.5 | lift            |                | 69.532 | 0 | - | -
            3   |                 | ended 0 @1.202 | 0      | 0 | - | -
            """)
    }

    @Test("SL-8: a finger that catches a bounce begins with the pull that shows it there")
    func caughtBounce() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                    |       | 0       | 0 | - | -
            0   | move 100 0 over 0.1     | began | 0       | 0 | - | -
            0.3 | lift                    |       | -46.479 | 0 | - | -
            0.4 | grab                    |       | -34.187 | 0 | - | -
            0.4 | move -70.1518278 0 over 0.1 |       | -34.187 | 0 | - | -
            0.5 |                         |       | 0       | 0 | - | -
            1   | lift                    | ended 0 | 0     | 0 | - | -
            """)
    }

    @Test("a cancelled swipe snaps to the nearer page, however fast the finger was")
    func cancelled() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | grab                |                | 0  | 0 | - | -
            0   | move -90 0 over 0.1 | began          | 0  | 0 | - | -
            0.1 | cancel              |                | 90 | 0 | - | -
            3   |                     | ended 0 @0.831 | 0  | 0 | - | -
            """)
    }

    @Test("a second finger is ignored, and so are fingers that are not down")
    func secondFinger() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0   | lift                       |                | 0  | 0 | - | -
            0   | grab                       |                | 0  | 0 | - | -
            0   | second touch 4             |                | 0  | 0 | - | -
            0   | second move -50 0 over 0.1 |                | 0  | 0 | - | -
            0.1 | move -60 0 over 0.2        | began          | 0  | 0 | - | -
            0.3 | second lift                |                | 60 | 0 | - | -
            0.3 | second cancel              |                | 60 | 0 | - | -
            0.5 | lift                       |                | 60 | 0 | - | -
            2   |                            | ended 0 @1.185 | 0  | 0 | - | -
            """)
    }

    @Test("a program's scroll takes the pages from the finger, and from a motion, without a second beginning")
    func scrollInterrupts() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | grab                 |                          | 0       | 0 | - | -
            0    | move -100 0 over 0.5 | began                    | 0       | 0 | - | -
            0.25 | page 2 animated      |                          | 50      | 0 | - | -
            0.4  |                      |                          | 325     | 0 | - | -
            0.4  | page 0 animated      |                          | 325     | 0 | - | -
            0.45 | lift                 |                          | 306.757 | 0 | - | -
            2    |                      | ended 0 @0.7             | 0       | 0 | - | -
            3    | offset 120           | began, ended 120         | 120     | 0 | - | -
            3    | offset 120           |                          | 120     | 0 | - | -
            4    | page 99              | began, ended 900, page 3 | 900     | 3 | - | -
            4    | offset -50           | began, ended 0, page 0   | 0       | 0 | - | -
            """)
    }

    @Test("a reload stops the pages, and stays on the page as far as there is one")
    func reload() throws {
        try expectTranscript(
            of: TestGrid(),
            """
            0    | page 3              | began, ended 900, page 3 | 900     | 3 | -    | -
            1    | touch 28            |                          | 900     | 3 | 28 1 | -
            1    | lift                | item 28                  | 900     | 3 | -    | 28
            2    | touch 28            |                          | 900     | 3 | 28 1 | 28
            2    | reload 12           | page 1                   | 300     | 1 | -    | -
            2    | move -90 0 over 0.1 |                          | 300     | 1 | -    | -
            2.1  | lift                |                          | 300     | 1 | -    | -
            3    | page 0 animated     | began                    | 300     | 1 | -    | -
            3.05 | reload 30           | ended 300                | 300     | 1 | -    | -
            4    | reload 0            | page 0                   | 0       | 0 | -    | -
            4    | grab                |                          | 0       | 0 | -    | -
            4    | move 100 0 over 0.1 | began                    | 0       | 0 | -    | -
            4.1  | lift -900           |                          | -46.479 | 0 | -    | -
            9    |                     | ended 0 @4.644           | 0       | 0 | -    | -
            """)
    }
}
