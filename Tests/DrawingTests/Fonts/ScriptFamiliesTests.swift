import Drawing
import Testing

/// The fixed table by which characters find their fonts (TX-2).
struct ScriptFamiliesTests {
    @Test("forty scripts and more, each once")
    func table() {
        let scripts = ScriptFamilies.table.map(\.script)
        #expect(scripts.count >= 40)
        #expect(Set(scripts).count == scripts.count)
        #expect(ScriptFamilies.table.allSatisfy { !$0.families.isEmpty && !$0.name.isEmpty })
    }

    /// A letter of each of many scripts, and the family that it is set in.
    static let letters: [(Unicode.Scalar, String)] = [
        ("ع", "Noto Sans Arabic"), ("א", "Noto Sans Hebrew"), ("ш", "Noto Sans"), ("λ", "Noto Sans"),
        ("अ", "Noto Sans Devanagari"), ("অ", "Noto Sans Bengali"), ("ਅ", "Noto Sans Gurmukhi"),
        ("અ", "Noto Sans Gujarati"), ("ଅ", "Noto Sans Oriya"), ("அ", "Noto Sans Tamil"), ("అ", "Noto Sans Telugu"),
        ("ಅ", "Noto Sans Kannada"), ("അ", "Noto Sans Malayalam"), ("අ", "Noto Sans Sinhala"), ("ก", "Noto Sans Thai"),
        ("ກ", "Noto Sans Lao"), ("ཀ", "Noto Serif Tibetan"), ("က", "Noto Sans Myanmar"), ("ក", "Noto Sans Khmer"),
        ("ა", "Noto Sans Georgian"), ("Ա", "Noto Sans Armenian"), ("አ", "Noto Sans Ethiopic"),
        ("ܐ", "Noto Sans Syriac"), ("ހ", "Noto Sans Thaana"), ("ߊ", "Noto Sans NKo"), ("Ꭰ", "Noto Sans Cherokee"),
        ("ᐁ", "Noto Sans Canadian Aboriginal"), ("ᠠ", "Noto Sans Mongolian"), ("ⴰ", "Noto Sans Tifinagh"),
        ("ꔀ", "Noto Sans Vai"), ("ꚠ", "Noto Sans Bamum"), ("ꀀ", "Noto Sans Yi"), ("ꓐ", "Noto Sans Lisu"),
        ("ᱚ", "Noto Sans Ol Chiki"), ("ꯀ", "Noto Sans Meetei Mayek"), ("ᰀ", "Noto Sans Lepcha"),
        ("ᤁ", "Noto Sans Limbu"), ("ꠀ", "Noto Sans Syloti Nagri"), ("ᦀ", "Noto Sans New Tai Lue"),
        ("ᥐ", "Noto Sans Tai Le"), ("ꪀ", "Noto Sans Tai Viet"), ("ꨀ", "Noto Sans Cham"), ("ꦄ", "Noto Sans Javanese"),
        ("ᬅ", "Noto Sans Balinese"), ("ᮃ", "Noto Sans Sundanese"), ("ᨀ", "Noto Sans Buginese"),
        ("重", "Noto Sans CJK SC"), ("あ", "Noto Sans CJK JP"), ("ア", "Noto Sans CJK JP"), ("가", "Noto Sans CJK KR"),
        ("ㄅ", "Noto Sans CJK TC"),
    ]

    @Test("a letter of each script is set in the first family of its row that the machine has")
    func lettersFindTheirFamilies() {
        let machine = MachineFonts(folders: ["/usr/share/fonts"])
        for (letter, family) in Self.letters {
            let script = ScriptCode(letter)
            #expect(ScriptFamilies.row(of: script) != nil, "\(letter)")
            let found = machine.faces(having: letter, script: script, han: nil).first?.first?.families
            #expect(found?.contains(family) == true, "\(letter): \(found ?? [])")
        }
    }

    @Test(
        "a language chooses among the variants of Han characters",
        arguments: [
            ("zh", HanVariant.simplified), ("zh-Hans-HK", .simplified), ("zh-Hant", .traditional),
            ("zh_TW", .traditional),
            ("zh-HK", .hongKong), ("zh-Hant-MO", .hongKong), ("yue", .hongKong), ("ja", .japanese),
            ("ja-JP", .japanese),
            ("ko", .korean), ("en", nil), ("", nil),
        ] as [(String, HanVariant?)])
    func variants(language: String, variant: HanVariant?) {
        #expect(HanVariant(language) == variant)
        let first = ScriptFamilies.families(for: ScriptCode("重"), han: variant).first
        #expect(first == "Noto Sans CJK \((variant ?? .simplified).rawValue)")
    }

    @Test("what no font of the folders has is found nowhere; signs and emoji are")
    func signs() {
        let machine = MachineFonts(folders: ["/usr/share/fonts"])
        #expect(machine.faces(having: "\u{10FFFD}", script: ScriptCode("\u{10FFFD}"), han: nil).isEmpty)
        #expect(!machine.faces(having: "★", script: .common, han: nil).isEmpty)
        let emoji = machine.faces(having: "👍", script: ScriptFamilies.emoji.script, han: nil)
        #expect(emoji.first?.first?.hasColor == true)
        let nowhere = MachineFonts(folders: ["/nowhere"])
        #expect(nowhere.faces(having: "a", script: ScriptCode("a" as Unicode.Scalar), han: nil).isEmpty)
    }
}
