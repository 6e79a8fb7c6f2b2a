package import DrawingLibraries

/// A part of a text that is shaped at once: one face, one script, one direction.
package struct TextSegment: Hashable {
    /// Of the text's scalars.
    package var scalars: Range<Int>
    /// The face's number in the face pool.
    package var face: Int
    package var script: ScriptCode
    /// Odd levels run from right to left.
    package var level: UInt8

    package init(scalars: Range<Int>, face: Int, script: ScriptCode, level: UInt8) {
        self.scalars = scalars
        self.face = face
        self.script = script
        self.level = level
    }
}

/// The parts of a text whose scalars are all described, in logical order.
package func segments(faces: [Int], scripts: [ScriptCode], levels: [UInt8]) -> [TextSegment] {
    var segments: [TextSegment] = []
    for index in faces.indices {
        let here = TextSegment(
            scalars: index..<index + 1, face: faces[index], script: scripts[index], level: levels[index])
        if let last = segments.last, last.face == here.face, last.script == here.script, last.level == here.level {
            segments[segments.count - 1].scalars = last.scalars.lowerBound..<index + 1
        } else {
            segments.append(here)
        }
    }
    return segments
}

/// The segments from left to right: rule L2 of the Unicode bidirectional algorithm.
package func visualOrder(of segments: [TextSegment]) -> [TextSegment] {
    var ordered = segments
    guard let highest = segments.map(\.level).max(), highest > 0 else { return ordered }
    for level in stride(from: highest, through: 1, by: -1) {
        var start = 0
        while start < ordered.count {
            var end = start
            while end < ordered.count, ordered[end].level >= level { end += 1 }
            ordered[start..<end].reverse()
            start = end + 1
        }
    }
    return ordered
}

/// The script of each scalar, punctuation and marks taking that of what comes before them, or else after them.
package func resolvedScripts(of scalars: [Unicode.Scalar]) -> [ScriptCode] {
    var scripts = scalars.map { ScriptCode($0) }
    var current = scripts.first { !$0.isShared } ?? .common
    for index in scripts.indices {
        if scripts[index].isShared {
            scripts[index] = current
        } else {
            current = scripts[index]
        }
    }
    return scripts
}
