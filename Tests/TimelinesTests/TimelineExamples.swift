import Interaction

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
        ("shot: 上海_2", .shot("上海_2")),
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
        "- touchDown: C\n- move: {over: 1}", "- touchDown: C\n- move: {to: D, by: [1, 2]}",
        "- touchDown: C\n- move: {to: D, over: 99}",
    ]
}
