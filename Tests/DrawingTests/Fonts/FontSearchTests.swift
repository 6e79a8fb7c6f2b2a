import Drawing
import Foundation
import Testing

@Suite struct FontSearchTests {
    static let inter = "/usr/share/fonts/opentype/inter"

    @Test func aFamilysFacesAreThoseOfItsFiles() throws {
        let search = try FontSearch.open(folders: ["/usr/share/fonts"], files: [])
        let faces = search.faces(ofFamily: "Inter")
        #expect(faces.count == 18 && faces.allSatisfy { $0.path.hasPrefix(Self.inter + "/Inter-") })
        #expect(Set(faces.map(\.weights.lowerBound)) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(faces.filter { $0.slant == 0 }.count == 9)
        #expect(faces.allSatisfy { $0.width == 100 && !$0.isVariable && !$0.hasColor && $0.version > 1 << 16 })
        #expect(faces.map(\.path) == faces.map(\.path).sorted())
    }

    @Test(arguments: ["inter", "INTER", "Inter Medium"])
    func namesAreFoundInAnyCaseAndInEveryName(family: String) throws {
        let search = try FontSearch.open(folders: ["/usr/share/fonts"], files: [])
        #expect(!search.faces(ofFamily: family).isEmpty)
    }

    @Test func aCollectionHasAFaceForEachFamily() throws {
        let search = try FontSearch.open(folders: ["/usr/share/fonts"], files: [])
        let faces = ["SC", "TC", "HK", "JP", "KR"].flatMap { search.faces(ofFamily: "Noto Sans CJK \($0)") }
        #expect(Set(faces.map(\.index)).count == 5)
        #expect(Set(faces.map(\.path)).count == 2)
        #expect(try #require(search.faces(ofFamily: "Noto Color Emoji").first).hasColor)
    }

    @Test func onlyTheFoldersGivenAreSearched() throws {
        let search = try FontSearch.open(folders: [Self.inter], files: [])
        #expect(search.familyNames().filter { !$0.hasPrefix("Inter") } == [])
        #expect(search.faces(ofFamily: "DejaVu Sans") == [])
        #expect(try FontSearch.open(folders: [], files: []).familyNames() == [])
    }

    @Test func givenFilesComeFirstAndAreNeverMixedWithOthers() throws {
        let file = Self.inter + "/Inter-Thin.otf"
        let search = try FontSearch.open(folders: ["/usr/share/fonts"], files: [file])
        #expect(search.faces(ofFamily: "Inter").map(\.path) == [file])
        #expect(search.faces(inFile: file).count == 1 && search.faces(inFile: "/nowhere") == [])
        #expect(search.faces(ofFamily: "Noto Color Emoji").count == 1)
    }

    @Test func familyNamesAreSortedAndUnique() throws {
        let names = try FontSearch.open(folders: [Self.inter], files: []).familyNames()
        #expect(names == Set(names).sorted() && names.contains("Inter") && names.contains("Inter Display"))
    }

    @Test func aPipeIsNoFontFile() throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).otf")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        defer { unlink(pipe.path) }
        #expect(throws: FontSearchError.unreadableFile(pipe.path)) {
            _ = try FontSearch.open(folders: [], files: [pipe.path]).familyNames()
        }
    }
}
