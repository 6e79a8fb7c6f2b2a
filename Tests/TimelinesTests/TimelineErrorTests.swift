import Documents
import Testing
import Timelines

@Suite("What is wrong with a timeline file")
struct TimelineErrorTests {
    /// All of the messages, each with its line and column and its hints.
    private func errors(_ text: String) -> [String] {
        do {
            _ = try TimelineFile(SourceText(name: "a.timeline.yaml", text: text))
            return []
        } catch {
            return error.diagnostics.map { diagnostic in
                let place = diagnostic.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
                return ([place + diagnostic.message] + diagnostic.hints).joined(separator: " | ")
            }
        }
    }

    @Test(
        "each mistake is told at its place",
        arguments: [
            ("", ["1:1 a timeline must be a list of steps, and the file is empty"]),
            ("hello", ["1:1 a timeline must be a list of steps, and it holds the string 'hello'"]),
            ("film: {}", ["1:1 a timeline needs steps | as steps: [{touchDown: C}, {shot: on-c}]"]),
            (
                "settings: {textsize: AX3}\nsteps: []",
                ["1:22 'textsize' is no setting of a reader | did you mean 'text-size'?"]
            ),
            ("stesp: []\nsteps: []", ["1:1 unknown key 'stesp' | did you mean 'steps'?"]),
            ("- 3", ["1:3 a step must be a mapping, not 3"]),
            ("- tuchUp", ["1:3 unknown action 'tuchUp' | did you mean 'touchUp'?"]),
            (
                "- jump",
                [
                    "1:3 unknown action 'jump' | known are touchDown, move, touchUp, touchCancel, tap, drag, swipe, scrollTo, wait, reload, shot"
                ]
            ),
            ("- {wiat: 1}", ["1:4 unknown key 'wiat' in a step | did you mean 'wait'?"]),
            ("- {wait: 1, shot: a}", ["1:3 a step has one action, not 'wait' and 'shot'"]),
            (
                "- {at: 1}",
                [
                    "1:3 a step needs an action | known are touchDown, move, touchUp, touchCancel, tap, drag, swipe, scrollTo, wait, reload, shot"
                ]
            ),
            ("- wait", ["1:3 wait needs seconds, or rest"]),
            ("- touchDown:", ["1:3 touchDown needs a place, as {title: C}"]),
            ("- wait: -1", ["1:9 wait must be a number from 0 to 600, not -1"]),
            ("- wait: .nan", ["1:9 wait must be a finite number, not .nan"]),
            ("- wait: 1e999", ["1:9 wait must be a finite number, not 1e999"]),
            ("- wait: long", ["1:9 wait must be a number, not the string 'long'"]),
            (
                "- wait: {for: barFade}",
                [
                    "1:15 wait.for must be barFadeIn, barDelay, barFadeOut, bubbleFadeIn, bubbleHold, bubbleFadeOut, pressIn, pressOut or scroll, not the string 'barFade' | did you mean 'barFadeIn'?"
                ]
            ),
            ("- {at: -1, shot: a}", ["1:8 at must be a number from 0 to 600, not -1"]),
            ("- move: {to: K}", ["1:3 move without a finger that is down | touchDown brings one"]),
            ("- touchUp", ["1:3 touchUp without a finger that is down | touchDown brings one"]),
            ("- touchCancel", ["1:3 touchCancel without a finger that is down | touchDown brings one"]),
            ("- touchDown: C\n- touchDown: D", ["2:3 finger 1 is down already"]),
            ("- touchDown: C\n- drag: {by: 3}", ["2:3 drag while a finger is down | lift it by touchUp"]),
            (
                "- touchDown: C\n- touchUp: {finger: 2}",
                ["2:3 touchUp without a finger that is down | touchDown brings one"]
            ),
            (
                "- touchDown: {title: C, place: last}",
                ["1:14 touchDown needs one of title, number, item, place, pageControl, on or point"]
            ),
            (
                "- touchDown: {dx: 3}",
                ["1:14 touchDown needs one of title, number, item, place, pageControl, on or point"]
            ),
            (
                "- touchDown: {place: frist}",
                [
                    "1:22 touchDown.place must be first, middle, last or a number from 0 to 1, not the string 'frist' | did you mean 'first'?"
                ]
            ),
            ("- touchDown: {place: 1.5}", ["1:22 touchDown.place must be a number from 0 to 1, not 1.5"]),
            ("- touchDown: {point: [1]}", ["1:22 touchDown.point must be [x, y], not 1 numbers"]),
            (
                "- touchDown: {point: [1, 1e9]}",
                ["1:26 touchDown.point must be a number from -100000 to 100000, not 1e9"]
            ),
            ("- touchDown: {title: C, finger: 11}", ["1:33 finger must be a whole number from 1 to 10, not 11"]),
            ("- touchDown: C\n- move: {over: 1}", ["2:9 move needs one of to, by or pages"]),
            ("- touchDown: C\n- move: {to: D, over: 99}", ["2:23 move.over must be a number from 0 to 60, not 99"]),
            ("- drag: {over: 1}", ["1:9 drag needs by | points, negative upward: by: -300"]),
            ("- drag: {by: 1, velocity: .inf}", ["1:27 drag.velocity must be a finite number, not .inf"]),
            (
                "- scrollTo: {section: K, offset: 3}",
                ["1:13 scrollTo needs one of section, number, page, place, offset or tableHeader"]
            ),
            ("- scrollTo: {section: K, rows: 1, pushed: 0.5}", ["1:13 scrollTo takes rows or pushed, not both"]),
            (
                "- scrollTo: {place: end, rows: 3}",
                ["1:26 scrollTo takes rows only beside section, number or place: middle"]
            ),
            ("- scrollTo: {section: K, pushed: 2}", ["1:34 scrollTo.pushed must be a number from 0 to 1, not 2"]),
            (
                "- swipe: {over: 1}",
                [
                    "1:10 swipe needs either by or pages | points, negative to the left: by: -300, or widths of a page: pages: 1"
                ]
            ),
            ("- swipe: {pages: 500}", ["1:18 swipe.pages must be a number from -100 to 100, not 500"]),
            ("- swipe: {by: .nan}", ["1:15 swipe.by must be a finite number, not .nan"]),
            ("- tap: {hold: 1}", ["1:8 tap needs one of title, number, item, place, pageControl, on or point"]),
            ("- tap: {item: 2.5}", ["1:15 tap.item must be a whole number from 0 to 1000000, not 2.5"]),
            (
                "- touchDown: {pageControl: nxt}",
                [
                    "1:28 touchDown.pageControl must be previous or next, not the string 'nxt' | did you mean 'next'?"
                ]
            ),
            (
                "- touchDown: {on: gird}",
                ["1:19 touchDown.on must be list or grid, not the string 'gird' | did you mean 'grid'?"]
            ),
            ("- scrollTo: {page: -1}", ["1:20 scrollTo.page must be a whole number from 0 to 1000000, not -1"]),
            (
                "- scrollTo: {page: lst}",
                [
                    "1:20 scrollTo.page must be first, middle, last or a number from 0, not the string 'lst' | did you mean 'last'?"
                ]
            ),
            ("- reload: {items: 3, sections: [A]}", ["1:11 reload takes sections or items, not both"]),
            ("- touchDown: {item: 1}\n- tap: {item: 2}", ["2:3 tap while a finger is down | lift it by touchUp"]),
            ("- touchDown: {item: 1}\n- swipe: {by: 2}", ["2:3 swipe while a finger is down | lift it by touchUp"]),
            (
                "- tap: {item: 2}\n- wait: 1\n- drag: {by: 3}",
                ["3:3 a step for a list in a timeline for a grid | write two timelines"]
            ),
            (
                "- scrollTo: K\n- swipe: {by: 3}",
                ["2:3 a step for a grid in a timeline for a list | write two timelines"]
            ),
            (
                "- shot: ../../etc",
                ["1:9 shot '../../etc' cannot be a file's name | letters, digits, spaces, - and _ can, up to 100 bytes"]
            ),
            ("- shot: a\n- shot: A", ["2:9 two shots are called 'A'"]),
            ("film: {frameRate: 500}\nsteps: []", ["1:19 film.frameRate must be a number from 1 to 120, not 500"]),
            (
                "filmstrip: {frames: 241}\nsteps: []",
                ["1:21 filmstrip.frames must be a whole number from 1 to 240, not 241"]
            ),
            ("filmstrip: {frames: 2, every: 1}\nsteps: []", ["1:12 filmstrip has every or frames, not both"]),
            ("- shot: Filmstrip", ["1:3 a shot cannot be called 'filmstrip', as the filmstrip is"]),
            ("filmstrip: {every: 0}\nsteps: []", ["1:20 filmstrip.every must be a number from 0.01 to 60, not 0"]),
        ] as [(String, [String])])
    func messages(text: String, expected: [String]) {
        #expect(errors(text) == expected)
    }

    @Test("all of a file's mistakes are told at once")
    func several() {
        let text = """
            - move: {to: K}
            - wait: -1
            - shot: a/b
            """
        #expect(
            errors(text) == [
                "1:3 move without a finger that is down | touchDown brings one",
                "2:9 wait must be a number from 0 to 600, not -1",
                "3:9 shot 'a/b' cannot be a file's name | letters, digits, spaces, - and _ can, up to 100 bytes",
            ])
    }

    @Test("too many steps are one mistake")
    func stepCount() {
        let text = String(repeating: "- reload\n", count: 10_001)
        #expect(errors(text) == ["10001:3 a timeline has at most 10000 steps, not 10001"])
    }
}
