import Drawing
import Testing

@Suite struct FaceChoiceTests {
    private func face(
        _ weights: ClosedRange<Int>, slant: Int = 0, width: Int = 100, path: String = ""
    ) -> FoundFace {
        var face = FoundFace(path: path, weights: weights)
        face.slant = slant
        face.width = width
        return face
    }

    /// CSS Fonts 4, section 5.2, for families with some of the weights.
    @Test(arguments: [
        ([400, 700], 400, 400), ([400, 700], 500, 400), ([400, 700], 550, 700), ([400, 700], 600, 700),
        ([400, 700], 100, 400), ([400, 700], 1000, 700), ([300, 500], 400, 500), ([300, 600], 400, 300),
        ([300, 600], 450, 300), ([600], 400, 600), ([100, 900], 300, 100), ([500, 900], 300, 500),
        ([100, 500], 900, 500), ([450, 500], 460, 500), ([450], 460, 450), ([600, 350], 450, 350),
    ])
    func theNearestWeightIsChosen(available: [Int], wanted: Int, chosen: Int) {
        let faces = available.map { face($0...$0) }
        #expect(nearestFace(in: faces, toWeight: wanted)?.weights == chosen...chosen)
        #expect(nearestFace(in: faces.reversed(), toWeight: wanted)?.weights == chosen...chosen)
    }

    @Test func uprightAndNormalComeBeforeWeight() {
        let faces = [face(400...400, slant: 100), face(400...400, width: 75), face(900...900)]
        #expect(nearestFace(in: faces, toWeight: 400)?.weights == 900...900)
        #expect(nearestFace(in: Array(faces.prefix(2)), toWeight: 400)?.width == 75)
        #expect(nearestFace(in: [], toWeight: 400) == nil)
    }

    @Test func aVariableFontHasEveryWeightInItsRange() {
        let faces = [face(400...400, path: "static"), face(300...700, path: "variable")]
        #expect(nearestFace(in: faces, toWeight: 650)?.path == "variable")
        #expect(nearestFace(in: faces, toWeight: 900)?.path == "variable")
    }

    @Test func equalFacesAreChosenInTheirOrder() {
        let faces = [face(400...400, path: "a"), face(400...400, path: "b")]
        #expect(nearestFace(in: faces, toWeight: 400)?.path == "a")
    }

    /// UTS 51: what shows as a picture by itself, and what only by a selector.
    @Test(
        arguments: [
            ("👍", true), ("A", false), ("1", false), ("1\u{FE0F}\u{20E3}", true), ("☎", false), ("☎\u{FE0F}", true),
            ("☎\u{FE0E}", false), ("⌚", true), ("⌚\u{FE0E}", false), ("🇨🇭", true), ("👨‍👩‍👧", true), ("©", false),
            ("重", false),
        ] as [(Character, Bool)])
    func emojiAreKnownByTheirPresentation(character: Character, isEmoji: Bool) {
        #expect(character.isEmojiPresentation == isEmoji)
    }
}
