package import Geometry

extension NodeRecord {
    /// Where the node can show, in points: its frame, its shadow, and what letters reach beyond it.
    package var extent: Rect {
        let letters = (font?.size ?? 0) / 4
        return shadowedFrame.union(frame.inset(dx: -letters, dy: -letters))
    }

    /// The frame and what the node's shadow reaches beyond it.
    package var shadowedFrame: Rect { shadows.reduce(frame) { $0.union($1.bounds(under: frame)) } }

    private var shadows: [ShadowRecord] {
        properties.first { $0.name == "shadow" }.map { ShadowRecord.list($0.value) } ?? []
    }
}

/// A shadow as a state's JSON tells it: `#00000040 0 2 8`, colour, x, y and blur.
private struct ShadowRecord {
    let x: Double
    let y: Double
    let blur: Double

    static func list(_ text: String) -> [ShadowRecord] {
        text.split(separator: ",").compactMap { shadow in
            let numbers = shadow.split(separator: " ").dropFirst().compactMap { Double($0) }
            guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
            return ShadowRecord(x: numbers[0], y: numbers[1], blur: numbers[2])
        }
    }

    /// Three standard deviations, each half the blur.
    func bounds(under frame: Rect) -> Rect {
        let reach = 3 * max(blur, 0) / 2
        return frame.offset(dx: x, dy: y).inset(dx: -reach, dy: -reach)
    }
}
