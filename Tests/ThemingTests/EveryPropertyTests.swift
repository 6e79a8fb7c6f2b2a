import Styles
import Testing
import Theming

/// Every property of the index bar, the bubble and the list, set alone: it changes its own place and no other.
@Suite struct EveryPropertyTests {
    /// A property, a value as a theme writes it, and what it makes of the default theme.
    struct Case: Sendable {
        let path: String
        let value: String
        let change: @Sendable (inout Theme) -> Void

        init(_ path: String, _ value: String, _ change: @escaping @Sendable (inout Theme) -> Void) {
            self.path = path
            self.value = value
            self.change = change
        }
    }

    @Test func eachIsReachedAndNoneIsForgotten() throws {
        for example in Self.cases {
            var expected = Theme()
            example.change(&expected)
            #expect(expected != Theme(), "\(example.path) tests nothing")
            #expect(try theme(ValueExamples.theme(example.path, example.value)) == expected, "\(example.path)")
        }
        let tested = Set(Self.cases.map(\.path))
        #expect(ThemeFile.propertyPaths.filter { !tested.contains($0) } == [])
    }
}
