import Geometry
import Layouts
import Styles
import Testing

/// Titles that are wider than their slots (IB-8).
@Suite struct WideTitlesTests {
    /// A bar whose slots are 20 wide, and one of whose titles is wider.
    private static func bar(
        _ policy: IndexBarStyle.WideTitles, widest: Double, _ direction: LayoutDirection = .leftToRight,
        change: (inout IndexBarStyle) -> Void = { _ in }
    ) throws -> IndexBarLayout {
        let bar = IndexBarCase("wide") {
            $0.style.wideTitles = policy
            change(&$0.style)
            $0.titleWidths = Array(repeating: 9, count: 11) + [widest]
        }
        return try #require(bar.layout(direction))
    }

    @Test(arguments: [
        (IndexBarStyle.WideTitles.shrink, 20.0, 0.0), (.shrink, 30, 0), (.shrink, 33, 0), (.shrink, 50, 10),
        (.widen, 20, 0), (.widen, 30, 10), (.clip, 50, 0),
    ])
    func widensTowardTheList(policy: IndexBarStyle.WideTitles, widest: Double, widening: Double) throws {
        let bar = try Self.bar(policy, widest: widest)
        #expect(abs(bar.widening - widening) < 1e-9)
        #expect(bar.frame.maxX == 370 && abs(bar.frame.width - 20 - widening) < 1e-9)
        #expect(bar.entries.allSatisfy { abs($0.frame.width - bar.frame.width) < 1e-9 })
        let mirrored = try Self.bar(policy, widest: widest, .rightToLeft)
        #expect(mirrored.frame == bar.frame.mirrored(in: IndexBarCase.canvas))
    }

    @Test func aBarAtTheLeadingEdgeWidensTheOtherWay() throws {
        let bar = try Self.bar(.widen, widest: 30) {
            $0.placement = .edge(.leading, margin: 5, alignment: .center)
        }
        #expect(bar.frame.minX == 5 && bar.frame.width == 30)
    }

    @Test func anAutomaticWidthHoldsEveryTitle() throws {
        let bar = try Self.bar(.shrink, widest: 50) { $0.width = .automatic }
        #expect(bar.widening == 0 && bar.frame.width == 50)
    }
}
