import Batching
import Dispatch
import Foundation
import Jobs

/// Has Ctrl-C end a run after what it is at; a second one ends the program at once.
struct Interruption {
    private let source: any DispatchSourceSignal

    init(_ stop: StopSignal) {
        // The source is told of a signal that is ignored, too.
        signal(SIGINT, SIG_IGN)
        // A queue of its own has a thread even where all cores are busy.
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: DispatchQueue(label: "interruption"))
        source.setEventHandler {
            stop.give()
            signal(SIGINT, SIG_DFL)
        }
        source.resume()
    }

    /// Ctrl-C does what it does without this.
    func end() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
