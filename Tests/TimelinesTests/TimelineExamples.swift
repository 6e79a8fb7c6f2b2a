import Timelines

/// Steps as they are written, and what they are.
enum TimelineExamples {
    static let good: [(String, TimelineStep.Action)] = [
        ("touchDown: C", TimelineStep.Action.touchDown(TouchPlace(.title("C")))),
        ("touchDown: {title: C}", .touchDown(TouchPlace(.title("C")))),
        ("touchDown: 1", .touchDown(TouchPlace(.title("1")))),
        ("touchDown: {title: 1.50}", .touchDown(TouchPlace(.title("1.50")))),
        (
            "touchDown: {number: 3, dx: -4, dy: 2.5, finger: 2}",
            .touchDown(TouchPlace(.number(3), dx: -4, dy: 2.5), finger: 1)
        ),
        ("touchDown: {place: first}", .touchDown(TouchPlace(.share(0)))),
        ("touchDown: {place: middle}", .touchDown(TouchPlace(.share(0.5)))),
        ("touchDown: {place: last}", .touchDown(TouchPlace(.share(1)))),
        ("touchDown: {place: 0.3}", .touchDown(TouchPlace(.share(0.3)))),
        ("touchDown: {on: list}", .touchDown(TouchPlace(.list))),
        ("touchDown: {point: [305, 140]}", .touchDown(TouchPlace(.point(x: 305, y: 140)))),
        ("drag: {by: -300}", .drag(.init(by: -300, over: 0.3))),
        ("drag: {by: -300, over: 0.4, velocity: -1200}", .drag(.init(by: -300, over: 0.4, velocity: -1200))),
        ("drag: {by: 40, over: 0, hold: 0.2}", .drag(.init(by: 40, over: 0, hold: 0.2))),
        ("scrollTo: K", .scroll(to: .section(.title("K")))),
        ("scrollTo: {section: K}", .scroll(to: .section(.title("K")))),
        ("scrollTo: {section: K, animated: true}", .scroll(to: .section(.title("K")), isAnimated: true)),
        ("scrollTo: {number: 3, rows: 1.5}", .scroll(to: .rows(1.5, in: .number(3)))),
        ("scrollTo: {place: middle, pushed: 0.25}", .scroll(to: .pushed(0.25, .middle))),
        ("scrollTo: {place: end}", .scroll(to: .end)),
        ("scrollTo: {offset: -20}", .scroll(to: .offset(-20))),
        ("scrollTo: {tableHeader: 0.5}", .scroll(to: .tableHeader(gone: 0.5))),
        ("wait: 1.2", .wait(.seconds(1.2))),
        ("wait: rest", .wait(.rest)),
        ("wait: {for: barFadeIn}", .wait(.share(1, of: .barFadeIn))),
        ("wait: {for: bubbleHold, share: 0.5}", .wait(.share(0.5, of: .bubbleHold))),
        ("reload", .reload(.all)),
        ("reload: {}", .reload(.all)),
        ("reload: {sections: [A, 1, C]}", .reload(.sections(["A", "1", "C"]))),
        ("shot: on-c", .shot("on-c")),
        ("tap: C", .tap(TouchPlace(.title("C")))),
        ("tap: {place: middle, hold: 0.5}", .tap(TouchPlace(.share(0.5)), hold: 0.5)),
        ("shot: 上海_2", .shot("上海_2")),
    ]

    /// Steps of grids.
    static let grids: [(String, TimelineStep.Action)] = [
        ("touchDown: {item: 5}", TimelineStep.Action.touchDown(TouchPlace(.item(5)))),
        ("touchDown: {pageControl: next}", .touchDown(TouchPlace(.pageControl(.next)))),
        ("touchDown: {on: grid, finger: 2}", .touchDown(TouchPlace(.grid), finger: 1)),
        ("tap: {item: 5}", .tap(TouchPlace(.item(5)))),
        ("tap: {pageControl: previous, dx: 3, hold: 0.1}", .tap(TouchPlace(.pageControl(.previous), dx: 3), hold: 0.1)),
        ("swipe: {by: -200}", .swipe(.init(.points(-200)))),
        ("swipe: {pages: 0.4, over: 0.2, hold: 0.1}", .swipe(.init(.pages(0.4), over: 0.2, hold: 0.1))),
        ("swipe: {by: 0, velocity: -900}", .swipe(.init(.points(0), velocity: -900))),
        ("scrollTo: {page: 2}", .scroll(to: .page(.number(2)))),
        ("scrollTo: {page: middle, animated: true}", .scroll(to: .page(.middle), isAnimated: true)),
        ("scrollTo: {page: first}", .scroll(to: .page(.first))),
        ("scrollTo: {page: last}", .scroll(to: .page(.last))),
        ("wait: {for: pressIn, share: 0.5}", .wait(.share(0.5, of: .pressIn))),
        ("reload: {items: 12}", .reload(.items(12))),
    ]

    /// What can only follow a finger.
    static let following: [(String, TimelineStep.Action)] = [
        ("move: {to: K, over: 0.5}", TimelineStep.Action.move(TouchPlace(.title("K")), over: 0.5)),
        ("move: {to: {title: K, dy: 4}}", .move(TouchPlace(.title("K"), dy: 4), over: 0)),
        ("move: {by: [0, -40], over: 0.5}", .move(TouchPlace(.finger, dy: -40), over: 0.5)),
        ("touchUp", .touchUp()), ("touchUp:", .touchUp()), ("touchUp: {finger: 1}", .touchUp()),
        ("touchCancel", .touchCancel()), ("touchCancel: {}", .touchCancel()),
    ]

    /// What is wrong whatever stands before it.
    static let badByThemselves = [
        "hello", "film: {}", "stesp: []\nsteps: []", "- 3", "- tuchUp", "- {wiat: 1}", "- {wait: 1, shot: a}",
        "- {at: 1}",
        "- wait", "- touchDown:", "- wait: -1", "- wait: .nan", "- wait: long", "- wait: {share: 1}",
        "- wait: {for: barFade}", "- {at: -1, shot: a}", "- touchDown: {title: C, place: last}", "- touchDown: {dx: 3}",
        "- touchDown: {place: frist}", "- touchDown: {place: 1.5}", "- touchDown: {point: [1]}",
        "- touchDown: {point: [1, 1e9]}", "- touchDown: {title: C, finger: 11}", "- touchDown: {on: bar}",
        "- drag: {over: 1}", "- drag: {by: 1, velocity: .inf}", "- drag: {by: 1, hold: -1}",
        "- scrollTo: {section: K, offset: 3}", "- scrollTo: {section: K, rows: 1, pushed: 0.5}",
        "- scrollTo: {section: K, pushed: 2}", "- scrollTo: {place: start}", "- reload: {sections: A}",
        "- shot: ../../etc", "- shot: {name: a}", "film: {frameRate: 500}\nsteps: []",
        "filmstrip: {every: 0}\nsteps: []", "filmstrip: {columns: 0}\nsteps: []",
        "- swipe: {over: 1}", "- swipe: {by: 1, pages: 1}", "- swipe: {pages: 500}", "- swipe: {pages: many}",
        "- tap: {hold: 1}", "- tap: {item: -1}", "- tap: {item: 2.5}", "- tap: {item: 1, hold: 99}", "- tap:",
        "- tap: {item: 1, finger: 1}", "- touchDown: {pageControl: up}", "- scrollTo: {page: end}",
        "- scrollTo: {page: 1.5}", "- scrollTo: {page: 1, offset: 3}", "- reload: {items: -3}",
        "- reload: {items: 3, sections: [A]}", "- touchDown: {on: grid}\n- move: {pages: 1, by: [1, 2]}",
        "- touchDown: C\n- move: {over: 1}", "- touchDown: C\n- move: {to: D, by: [1, 2]}",
        "- touchDown: C\n- move: {to: D, over: 99}", "- scrollTo: {offset: 3, rows: 1}",
        "- scrollTo: {page: 1, pushed: 0.5}", "- scrollTo: {place: end, rows: 1}", "- shot: ' a'", "- shot: a.",
    ]
}
