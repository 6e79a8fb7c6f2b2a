import Drawing
import Testing

struct LibraryVersionTests {
    @Test("every library tells a version of numbers, sorted by name")
    func versions() {
        let all = LibraryVersion.all
        #expect(all.map(\.name) == all.map(\.name).sorted())
        #expect(all.count == 9)
        for library in all {
            let numbers = library.version.split(separator: ".").map { Int($0) }
            #expect(numbers.count >= 3 && numbers.allSatisfy { $0 != nil }, "\(library)")
        }
    }
}
