import ThumbindexEngines

// A finger comes down on the bar, moves to another title and lifts. What a view would show is printed instead.

var theme = Theme()
theme.indexBar.scrolling = .animated
let sections = "ABCDEFGHIJKLMNOP".map { letter in
    ContentSection(title: "\(letter)", items: ["da", "lan", "nna"].map { ContentItem(name: "\(letter)\($0)") })
}
var list = ContactList(theme: theme, content: ListContent(sections: sections), measurer: EvenMeasurer())

var events = list.touchBegan(at: list.titles[2].frame.center, time: 0)
events += list.touchMoved(to: list.titles[9].frame.center, time: 0.2)
events += list.touchEnded(time: 0.4)
var time = 0.4
while !list.isAtRest {
    time += 1.0 / 60
    let frame = list.frame(at: time)
    events += frame.events
    if !frame.events.isEmpty { print("offset \(frame.state.offset), highlight \(frame.state.highlight ?? -1)") }
}
for event in events { print("\(event.time) \(event.event.name)") }
