import Foundation
import Interaction
import Styles
import Testing

@Suite("Curves")
struct CurveTests {
    /// Computed with rational arithmetic.
    static let values: [(Curve, Double, Double)] = [
        (.easeIn, 0.1, 0.01702660965156294), (.easeIn, 0.5, 0.3153568125725393), (.easeIn, 0.9, 0.8394278457624665),
        (.easeOut, 0.1, 0.16057215423753346), (.easeOut, 0.5, 0.6846431874274607),
        (.easeOut, 0.9, 0.982973390348437), (.easeInOut, 0.1, 0.019722453548311196),
        (.easeInOut, 0.25, 0.12916193104731982), (.easeInOut, 0.75, 0.8708380689526802),
        (Curve(x1: 0.5, y1: -0.5, x2: 0.5, y2: 1.5), 0.1, -0.07075622807293012),
        (Curve(x1: 0.5, y1: -0.5, x2: 0.5, y2: 1.5), 0.9, 1.0707562280729301),
        (Curve(x1: 1, y1: 0, x2: 0, y2: 1), 0.1, 0.003761674958083166),
        (Curve(x1: 1, y1: 0, x2: 0, y2: 1), 0.75, 0.9702753944880748),
    ]

    @Test("a curve's progress is its y where its x is the share of time", arguments: values)
    func progress(curve: Curve, fraction: Double, expected: Double) {
        #expect(abs(curve.progress(at: fraction) - expected) < 1e-14)
    }

    @Test("a curve begins at 0, ends at 1, and a symmetric one is half-way in the middle")
    func ends() {
        for curve in [Curve.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(curve.progress(at: 0) == 0)
            #expect(curve.progress(at: 1) == 1)
            #expect(curve.progress(at: -3) == 0)
            #expect(curve.progress(at: 3) == 1)
        }
        #expect(Curve.easeInOut.progress(at: 0.5) == 0.5)
        #expect(Curve.linear.progress(at: 0.3) == 0.3)
    }

    @Test("progress never falls where the control points rise")
    func rises() {
        for curve in [Curve.easeIn, .easeOut, .easeInOut, Curve(x1: 1, y1: 0, x2: 0, y2: 1)] {
            let values = (0...2000).map { curve.progress(at: Double($0) / 2000) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }
}
