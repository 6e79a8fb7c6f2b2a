import Geometry
import Styles
import Testing

@Suite("The bar that shows on scroll, and the bubble")
struct VisibilityTranscripts {
    @Test("IB-20: the bar fades in over 0.5, waits 1.0 at rest, and fades out over 1.0")
    func showAndHide() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0    |                  |                  | 0  | 0     | A | -
            1    | grab             |                  | 0  | 0     | A | -
            1    | drag -50 over .5 | bar shown, began | 0  | 0     | A | -
            1.05 |                  |                  | 5  | 0.02  | A | -
            1.25 |                  |                  | 25 | 0.5   | A | -
            1.45 |                  |                  | 45 | 0.98  | A | -
            1.5  |                  |                  | 50 | 1     | A | -
            2    | release          | ended 50 in 0    | 50 | 1     | A | -
            3    |                  |                  | 50 | 1     | A | -
            3.25 |                  |                  | 50 | 0.871 | A | -
            3.5  |                  |                  | 50 | 0.5   | A | -
            3.75 |                  |                  | 50 | 0.129 | A | -
            4    |                  | bar hidden       | 50 | 0     | A | -
            """)
    }

    @Test("IB-20: rest is the end of the deceleration")
    func deceleration() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0     | grab              |                                               | 0      | 0     | A | -
            0     | drag -60 over 0.1 | bar shown, began                              | 0      | 0     | A | -
            0.1   | release           |                                               | 60     | 0.082 | A | -
            3     |                   | highlight B @0.172, highlight C @0.414, highlight D @0.906 | 359.21 | 1 | D | -
            4.29  |                   | ended 359.7 in 3 @3.295                       | 359.7  | 1     | D | -
            5.3   |                   | bar hidden @5.295                             | 359.7  | 0     | D | -
            """)
    }

    @Test("IB-20: a movement turns the fade round from its present opacity, or stops the delay")
    func turnedRound() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0    | scroll 50        | bar shown, began, ended 50 in 0 | 50 | 0    | A | -
            1.5  |                  |                                 | 50 | 0.5  | A | -
            1.5  | grab             |                                 | 50 | 0.5  | A | -
            1.5  | drag -10 over .1 | began                           | 50 | 0.5  | A | -
            1.75 |                  |                                 | 60 | 0.75 | A | -
            2    | release          | ended 60 in 0                   | 60 | 1    | A | -
            2.9  | scroll 70        | began, ended 70 in 0            | 70 | 1    | A | -
            3.8  |                  |                                 | 70 | 1    | A | -
            4.4  |                  |                                 | 70 | 0.5  | A | -
            5    |                  | bar hidden @4.9                 | 70 | 0    | A | -
            """)
    }

    @Test("IB-20: a finger on the bar stops the delay, and it starts anew when the finger lifts")
    func fingerOnBar() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0   | scroll 50 | bar shown, began, ended 50 in 0 | 50 | 0   | A | -
            0.9 | touch A   | bubble A                        | 50 | 1   | A | A 0
            3   | lift      |                                 | 50 | 1   | A | A 1
            3.9 |           |                                 | 50 | 1   | A | A 1
            4.5 |           | bubble hidden                   | 50 | 0.5 | A | -
            4.5 | touch A   | bubble A                        | 50 | 0.5 | A | A 0
            5   |           |                                 | 50 | 1   | A | A 1
            """)
    }

    @Test("IB-20: the delay waits for the scroll that the finger has started")
    func liftDuringScroll() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0   | scroll 50 | bar shown, began, ended 50 in 0            | 50  | 0   | A | -
            0.6 | touch C   | select C → 2, highlight C, bubble C, began | 50  | 1   | C | C 0
            0.7 | lift      |                                            | 84.766 | 1 | C | C 0.308
            1.8 |           | ended 200 in 2 @0.9                        | 200 | 1   | C | C 0.918
            2.4 |           | bubble hidden @2.2                         | 200 | 0.5 | C | -
            3   |           | bar hidden @2.9                            | 200 | 0   | C | -
            """)
    }

    @Test("IB-3, IB-20: a hidden bar is not touched, the list under it is")
    func hiddenBar() throws {
        try expectTranscript(
            of: .onScroll,
            """
            0   | touch 305 180         |                  | 0  | 0 | A | -
            0.1 | move 305 150 over 0.1 | bar shown, began | 0  | 0 | A | -
            0.4 | lift                  | ended 30 in 0    | 30 | 0.668 | A | -
            """)
    }

    @Test("IB-2, IB-20: a list with too few titles has no bar to show, and no selection")
    func belowMinimum() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.indexBar.showStyle = .onScroll
                $0.titles = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
            },
            """
            0 | touch 305 180         |                | 0   | 0 | - | -
            0 | move 305 130 over 0.1 | began          | 0   | 0 | - | -
            1 | lift                  | ended 50 in 0  | 50  | 0 | - | -
            """)
    }

    @Test("IB-21: the bubble fades in over 0.5, easing out, and follows the slot at once")
    func bubbleFadesIn() throws {
        try expectTranscript(
            """
            0    | touch C       | select C → 2, highlight C, bubble C, began | 0     | 1 | C | C 0
            0.05 |               |                                            | 11.226 | 1 | C | C 0.161
            0.25 | move D over 0 | select D → 3, highlight D                  | 188.774 | 1 | D | D 0.685
            0.45 |               |                                            | 274.221 | 1 | D | D 0.983
            0.5  |               |                                            | 293.757 | 1 | D | D 1
            1    | move E over 0 | ended 300 in 3 @0.55, select E → 4, highlight E, began | 300 | 1 | E | E 1
            """)
    }

    @Test("IB-22: the style without a bubble has none, and no events of it")
    func noBubble() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.bubble.shape = .none
                $0.theme.indexBar.scrolling = .immediate
            },
            """
            0 | touch C | select C → 2, highlight C, began, ended 200 in 2 | 200 | 1 | C | -
            1 | lift    |                                                  | 200 | 1 | C | -
            """)
    }

    @Test("IB-22: each shape is shown at its size")
    func shapes() throws {
        let shapes: [(BubbleStyle.Shape, String)] = [
            (.circle, "245 155 50 50"), (.teardrop, "234.645 155 60.355 50"), (.pin, "218.077 155 76.923 50"),
            (.roundedRect(8), "245 155 50 50"), (.toast(10), "100 190 120 120"), (.wave, "-"),
        ]
        for (shape, frame) in shapes {
            try expectTranscript(
                of: TestScreen {
                    $0.theme.bubble.shape = shape
                    $0.theme.indexBar.scrolling = .immediate
                },
                """
                0 | touch C | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0 | \(frame)
                1 | lift    |                                                            | 200 | 1 | C | C 1 | \(frame)
                """)
        }
    }

    @Test("IB-23: the bubble's middle is the slot's, its trailing edge the bar's leading one less the gap")
    func bubblePlace() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.bubble.shape = .circle
                $0.theme.bubble.gap = 10
                $0.theme.indexBar.scrolling = .immediate
            },
            """
            0 | touch C       | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0 | 235 155 50 50
            1 | move F over 0 | select F → 5, highlight F, began, ended 500 in 5           | 500 | 1 | F | F 1 | 235 215 50 50
            """)
    }

    @Test("IB-24: the finger lifts, the bubble holds and fades out")
    func bubbleFadesOut() throws {
        try expectTranscript(
            """
            0    | touch A | bubble A      | 0 | 1 | A | A 0
            1    | lift    |               | 0 | 1 | A | A 1
            2    |         |               | 0 | 1 | A | A 1
            2.05 |         |               | 0 | 1 | A | A 0.98
            2.25 |         |               | 0 | 1 | A | A 0.5
            2.45 |         |               | 0 | 1 | A | A 0.02
            2.5  |         | bubble hidden | 0 | 1 | A | -
            """)
    }

    @Test("IB-24: without a hold the fade begins at once, also from a bubble that is still fading in")
    func bubbleWithoutHold() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.bubble.fadeIn = Fade(duration: 0.35)
                $0.theme.bubble.fadeOut = Fade(duration: 0.25)
            },
            """
            0     | touch A | bubble A      | 0 | 1 | A | A 0
            0.175 | lift    |               | 0 | 1 | A | A 0.5
            0.3   |         |               | 0 | 1 | A | A 0.25
            0.425 |         | bubble hidden | 0 | 1 | A | -
            """)
    }

    @Test("IB-24: a new touch turns the bubble round")
    func bubbleTurnedRound() throws {
        try expectTranscript(
            of: .direct,
            """
            0    | touch A | bubble A                                         | 0   | 1 | A | A 0
            1    | lift    |                                                  | 0   | 1 | A | A 1
            2.25 | touch C | select C → 2, highlight C, bubble C, began, ended 200 in 2 | 200 | 1 | C | C 0.5
            2.75 |         |                                                  | 200 | 1 | C | C 1
            3    | lift    |                                                  | 200 | 1 | C | C 1
            3.5  | touch D | select D → 3, highlight D, bubble D, began, ended 300 in 3 | 300 | 1 | D | D 1
            9    |         |                                                  | 300 | 1 | D | D 1
            """)
    }

    @Test("IB-25: the bubble stays on the canvas")
    func bubbleOnCanvas() throws {
        try expectTranscript(
            of: TestScreen {
                $0.theme.bubble.shape = .circle
                $0.theme.indexBar.slotHeight = 41
                $0.theme.indexBar.scrolling = .immediate
            },
            """
            0 | touch A       | bubble A                                                   | 0   | 1 | A | A 0 | 245 0 50 50
            1 | move B over 0 | select B → 1, highlight B, began, ended 100 in 1           | 100 | 1 | B | B 1 | 245 40.5 50 50
            """)
    }
}
