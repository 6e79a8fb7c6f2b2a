import CHeaps
import Dispatch
import Foundation

/// Where the process begins.
@main
enum Program {
    static func main() {
        thumbindex_widen_heaps()
        Task {
            await ThumbindexCommand.main()
            exit(0)
        }
        dispatchMain()
    }
}
