import ThumbindexTesting
import XCTest

/// The list as XCTest holds it against its baselines.
final class ListTests: XCTestCase {
    func testHeadersPush() throws {
        expectBaseline(try TestedPicture(state: "section-list/pushed-50", ofTheme: BarTests.theme, scale: 1))
    }

    func testHeadersPushInTheDark() throws {
        expectBaseline(
            try TestedPicture(
                state: "section-list/pushed-50", ofTheme: BarTests.theme, appearance: .dark, scale: 1),
            metric: .exact)
    }
}
