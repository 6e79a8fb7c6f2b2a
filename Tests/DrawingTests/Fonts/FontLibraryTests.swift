import Drawing
import Styles
import Testing

@Suite struct FontLibraryTests {
    static let library = Result { try FontLibrary(lists: [["Inter", "Noto Sans CJK SC", "Noto Color Emoji"]]) }

    @Test(arguments: [
        (100, "Inter-Thin.otf"), (400, "Inter-Regular.otf"), (450, "Inter-Medium.otf"), (500, "Inter-Medium.otf"),
        (550, "Inter-SemiBold.otf"), (600, "Inter-SemiBold.otf"), (700, "Inter-Bold.otf"),
        (1000, "Inter-Black.otf"), (350, "Inter-Light.otf"), (1, "Inter-Thin.otf"),
    ])
    func weightsResolveToTheNearestFace(weight: Int, file: String) throws {
        let face = try #require(try Self.library.get().face(ofFamily: "Inter", weight: weight))
        #expect(face.path.split(separator: "/").last.map(String.init) == file)
        #expect(face.slant == 0)
    }

    @Test(arguments: [
        (400, "NotoSansCJK-Regular.ttc"), (500, "NotoSansCJK-Regular.ttc"), (600, "NotoSansCJK-Bold.ttc"),
    ])
    func aFamilyInsideACollectionIsFound(weight: Int, file: String) throws {
        let face = try #require(try Self.library.get().face(ofFamily: "Noto Sans CJK SC", weight: weight))
        #expect(face.path.split(separator: "/").last.map(String.init) == file)
        #expect(face.families.contains("Noto Sans CJK SC"))
        #expect(face.index > 0)
    }

    @Test func aFamilyNobodyAskedForIsNotThere() throws {
        #expect(try Self.library.get().face(ofFamily: "Inter Display", weight: 400) == nil)
    }

    @Test(arguments: [
        (["Intre"], ["error: no font family named 'Intre' is installed\nhint: did you mean 'Inter'?"]),
        (
            ["Inter", "noto sans cjk"],
            ["error: no font family named 'noto sans cjk' is installed\nhint: did you mean 'Noto Sans CJK HK'?"]
        ),
        (
            ["Zapf", "", "Inter Dispaly"],
            [
                "error: no font family named '' is installed",
                "error: no font family named 'Inter Dispaly' is installed\nhint: did you mean 'Inter Display'?",
                "error: no font family named 'Zapf' is installed",
            ]
        ),
    ])
    func everyMissingFamilyIsNamedWithANearSpelling(families: [String], messages: [String]) {
        #expect { try FontLibrary(lists: families.map { [$0] }) } throws: {
            ($0 as? FontLibraryError)?.diagnostics.map(\.description) == messages
        }
    }

    @Test("TX-1: a family that is not there is passed over, with the one that is taken; none of a list is an error")
    func preference() throws {
        let library = try FontLibrary(
            lists: [["Brand", "Inter", "Other"], ["Noto Sans CJK SC"], ["Brand", "Noto Sans CJK SC"]])
        #expect(
            library.substitutes
                == [.init(missing: "Brand", taken: "Inter"), .init(missing: "Other", taken: "Inter")])
        let style = FontStyle(families: ["Brand", "Inter", "Other"])
        #expect(library.faces(for: style).compactMap(\.families.first) == ["Inter"])
        #expect(throws: FontLibraryError.missingFamilies([.init(name: "Brand", nearest: nil)])) {
            try FontLibrary(lists: [["Inter"], ["Brand"]])
        }
    }

    @Test("TX-2: what stands in for the letters of a text, with its script")
    func fallbackFonts() throws {
        let library = try FontLibrary(lists: [["Inter"]])
        let styles = [FontStyle(families: ["Inter"], weight: 400), FontStyle(families: ["Inter"], weight: 700)]
        func found(_ text: String, _ language: String) -> [String] {
            library.fallbackFonts(for: styles, scalars: Array(text.unicodeScalars), language: language)
                .map { "\($0.family) \($0.weight) \($0.script ?? "")" }
        }
        #expect(found("Ann, Ωé", "en") == [])
        #expect(
            found("曾 علي", "ja") == [
                "Noto Sans Arabic 400 Arabic", "Noto Sans Arabic 700 Arabic", "Noto Sans CJK JP 400 Han",
                "Noto Sans CJK JP 700 Han",
            ])
    }

    @Test(arguments: ["/etc/passwd", "/nowhere/Brand.otf"])
    func aThemesFontFileThatIsNoFontIsNamed(path: String) {
        #expect { try FontLibrary(lists: [["Inter"]], files: [path]) } throws: {
            ($0 as? FontLibraryError)?.diagnostics.map(\.description)
                == ["error: '\(path)' is not a font file that can be read"]
        }
    }

    @Test func aThemesFontFileComesBeforeTheMachines() throws {
        let file = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
        let library = try FontLibrary(lists: [["Inter"]], files: [file])
        #expect(library.face(ofFamily: "Inter", weight: 400)?.path == file)
    }

    @Test func aThemesFontFileServesWithoutAnyInstalledFont() throws {
        let file = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
        let library = try FontLibrary(lists: [["Inter"]], files: [file], folders: [])
        #expect(library.faces(for: FontStyle(families: ["Inter"])).map(\.path) == [file])
        #expect(throws: FontLibraryError.missingFamilies([.init(name: "Inter", nearest: nil)])) {
            try FontLibrary(lists: [["Inter"]], folders: ["/nowhere & <never>"])
        }
    }
}

@Suite struct ResolvedFontTests {
    @Test func resolvedFontsNameFileVersionAndDigest() throws {
        let library = try FontLibrary(lists: [["Inter", "Noto Color Emoji"]])
        let styles = [
            FontStyle(families: ["Inter", "Noto Color Emoji"], weight: 400),
            FontStyle(families: ["Inter"], weight: 600), FontStyle(families: ["Inter"], weight: 400),
        ]
        let fonts = library.resolvedFonts(for: styles)
        #expect(fonts.map(\.family) == ["Inter", "Noto Color Emoji", "Inter"])
        #expect(fonts.map(\.weight) == [400, 400, 600])
        #expect(
            fonts.map { $0.face.path.split(separator: "/").last } == [
                "Inter-Regular.otf", "NotoColorEmoji.ttf", "Inter-SemiBold.otf",
            ])
        #expect(fonts[0].version.split(separator: ".").count == 2)
    }
}
