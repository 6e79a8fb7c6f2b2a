import ContentFiles
import Contents
import Testing

@Suite("YAML and JSON content")
struct DocumentContentTests {
    private let reading = ContentReading()

    @Test("sections are kept as they are written, empty ones too")
    func sections() throws {
        let file = try reading.read(
            "team.content.yaml",
            """
            title: Team
            locale: en
            kind: people
            sections:
              - title: Favourites
                indexTitle: ★
                footer: Two of them
                items: [Zoë, {name: Ada, subtitle: London, picture: faces/ada.png, reading: ada}]
              - {title: B, items: []}
              - title: N
            """)
        #expect(file.title == "Team" && file.locale == "en" && file.kind == .people)
        #expect(
            file.body
                == .sections([
                    ContentSection(
                        title: "Favourites", indexTitle: "★",
                        items: [
                            "Zoë",
                            ContentItem(
                                name: "Ada", subtitle: "London", picture: reading.folder.path + "/faces/ada.png",
                                reading: "ada"),
                        ], footer: "Two of them"),
                    ContentSection(title: "B"), ContentSection(title: "N"),
                ]))
        #expect(file.names == ["Zoë", "Ada"])
    }

    @Test("items wait for their sections")
    func items() throws {
        let file = try reading.read(
            "a.json",
            #"{"items": ["Ada", {"name": "厦门", "reading": "Xiàmén", "section": "★"}, 1984, "", "\ud83d\ude00"]}"#)
        #expect(file.title == nil && file.locale == nil && file.kind == nil)
        #expect(file.names == ["Ada", "厦门", "1984", "", "😀"])
        #expect(file.table[1].reading == "Xiàmén")
        #expect(file.table.sections[1] == "★")
        #expect(file.table.sections[2] == "")
    }

    @Test("a file asks what `index` can be asked (CI-8)")
    func arrangement() throws {
        let file = try reading.read(
            "a.yaml",
            "locale: ja\nwith: [en, ru]\nnumeric: true\ntitles: all\nemptySections: keep\nindexTitles: [あ, 1]\nitems: []"
        )
        var wanted = ContentFile.Arrangement()
        wanted.labelLocales = ["en", "ru"]
        (wanted.isNumeric, wanted.hasAllTitles, wanted.keepsEmptySections) = (true, true, true)
        wanted.indexTitles = ["あ", "1"]
        #expect(file.arrangement == wanted)
        #expect(try reading.read("b.yaml", "items: []").arrangement == ContentFile.Arrangement())
        #expect(try reading.read("c.yaml", "emptySections: drop\nitems: []").arrangement.keepsEmptySections == false)
        let error = file.error("unknown", about: "ru")
        #expect(error.diagnostics.map(ContentReading.line) == ["2:12 unknown"])
    }

    @Test("a closed section and an open one, and one that is neither")
    func collapsedSections() throws {
        let file = try reading.read(
            "a.yaml", "sections: [{title: A, collapsed: true}, {title: B, collapsed: false}, {title: C}]")
        guard case .sections(let sections) = file.body else {
            Issue.record("no sections")
            return
        }
        #expect(sections.map(\.isCollapsed) == [true, false, nil])
    }

    @Test(
        "given and family names in the order of their script and locale, filed under the family (CI-2, CI-4, TX-7)",
        arguments: [
            ("en", "Alan", "Turing", "Alan Turing", "Turing Alan"), ("zh", "小明", "王", "王小明", nil),
            ("en", "小明", "王", "王小明", nil), ("ko", "민수", "김", "김민수", nil), ("hu", "Béla", "Bartók", "Bartók Béla", nil),
            ("vi", "Văn", "Nguyễn", "Nguyễn Văn", nil), ("ja", "Alan", "Turing", "Alan Turing", "Turing Alan"),
            ("ar", "نجيب", "محفوظ", "نجيب محفوظ", "محفوظ نجيب"),
        ] as [(String, String, String, String, String?)])
    func personNames(locale: String, given: String, family: String, name: String, reading filed: String?) throws {
        let file = try reading.read("a.yaml", "locale: \(locale)\nitems: [{given: \(given), family: \(family)}]")
        #expect(file.table[0] == ContentItem(name: name, reading: filed))
    }

    @Test("half a pair of surrogates in a JSON escape is an error at its place")
    func surrogate() {
        let text = #"{"items": ["Ada", "a\udc00b"]}"#
        #expect(
            reading.errors("a.json", text) == [
                "1:21 half of a surrogate pair"
                    + " | escapes from \\ud800 to \\udbff and from \\udc00 to \\udfff stand in pairs"
            ])
    }

    @Test(
        "what is wrong is told with its place",
        arguments: [
            ("", "1:1 the content must be a mapping, and has no value"),
            ("title: A", "1:1 a content file needs sections or items"),
            ("items: Ada", "1:8 items must be a list, not the string 'Ada'"),
            ("items: []\nsections: []", "2:1 a content file has sections or items, not both"),
            ("items: [{reading: a}]", "1:9 an item needs a name"),
            ("items: [true]", "1:9 an item must be a string, not true | quote it: \"true\""),
            ("items: [[Ada]]", "1:9 an item must be a string, not a list"),
            ("sections: [{items: [Ada]}]", "1:12 a section needs a title"),
            ("sections: [Ada]", "1:12 a section must be a mapping, not the string 'Ada'"),
            ("kind: cities\nitems: []", "1:7 kind must be people or places, not the string 'cities'"),
            ("item: []\nitems: []", "1:1 unknown key 'item' in the content | did you mean 'items'?"),
            ("items: [{name: A, sektion: B}]", "1:19 unknown key 'sektion' in an item | did you mean 'section'?"),
            (
                "sections: [{title: A, items: [{name: A, section: B}]}]",
                "1:41 unknown key 'section' in an item | known are name, given, family, subtitle,"
                    + " picture, reading, symbol, color, badge"
            ),
        ])
    func errors(text: String, message: String) {
        #expect(reading.errors("a.content.yaml", text) == [message])
    }

    @Test("all that is wrong is told at once")
    func severalErrors() {
        #expect(reading.errors("a.yaml", "title: []\nkind: 1\nitems: [{}, ~]").count == 4)
    }

    @Test("a picture outside the folder is warned of at its place, and its item shown without it")
    func picturesOutside() throws {
        let file = try reading.read("a.yaml", "items: [{name: A, picture: ../a.png}, {name: B, picture: b.png}]")
        #expect(file.table[0] == "A")
        #expect(file.table[1].picture == reading.folder.path + "/b.png")
        #expect(file.warnings.map(\.severity) == [.warning])
        #expect(
            file.warnings.map(ContentReading.line) == [
                "1:28 the path '../a.png' leads out of the folder of the file that it is written in"
                    + " | --allow-outside permits it | a placeholder is drawn in its place"
            ])
    }

    @Test("of many pictures outside the folder ten are told one by one")
    func manyPicturesOutside() throws {
        let items = (0..<11).map { "{name: A, picture: ../\($0).png}" }.joined(separator: ", ")
        let file = try reading.read("a.yaml", "sections: [{title: S, items: [\(items)]}]")
        #expect(file.warnings.count == 11)
        #expect(ContentReading.line(file.warnings[10]) == "1 more path leads out of the folder")
        #expect(file.table.count == 11)
    }

    @Test(
        "where a picture is named first, with its path as it is written",
        arguments: [
            (
                "a.yaml", "items:\n- {name: A, picture: 'p/../a.png'}\n- {name: B, picture: a.png}",
                "2:22 2:34 p/../a.png | - {name: A, picture: 'p/../a.png'}"
            ),
            (
                "b.json", #"{"sections": [{"title": "S", "items": [{"name": "A", "picture": "a.png"}]}]}"#,
                #"1:65 1:72 a.png | {"sections": [{"title": "S", "items": [{"name": "A", "picture": "a.png"}]}]}"#
            ),
        ])
    func placesOfPictures(name: String, text: String, expected: String) throws {
        #expect(try reading.places(name, text, of: [reading.folder.path + "/a.png"]) == [expected])
    }

    @Test("GP-12: badges, as words or numbers, in items and in sections")
    func badges() throws {
        let file = try reading.read("a.yaml", "items: [{name: A, subtitle: $3, badge: New}, {name: B, badge: 7}, C]")
        #expect(file.table[0] == ContentItem(name: "A", subtitle: "$3", badge: "New"))
        #expect(file.table[1].badge == "7")
        #expect(file.table[2] == "C")
        let sections = try reading.read("b.yaml", "sections: [{title: S, items: [{name: A, badge: '1'}]}]")
        #expect(sections.table[0].badge == "1")
    }

    @Test("pictures may lie outside where that is allowed")
    func outside() throws {
        let file = try reading.read("a.yaml", "items: [{name: A, picture: /b/c.png}]", allowingOutside: true)
        #expect(file.table[0].picture == "/b/c.png")
    }

    @Test("100,000 items with keys are read; a file too large is told where its names can go")
    func manyItems() throws {
        let items = (0..<100_000).map { "  - {name: N\($0), subtitle: S}\n" }.joined()
        #expect(try reading.read("a.yaml", "items:\n" + items).table.count == 100_000)
        let large =
            "items:\n" + String(repeating: "  - aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", count: 1_400_000)
        #expect(
            reading.errors("b.yaml", large) == [
                "cannot read 'FOLDER/b.yaml': it has \(large.utf8.count) bytes, at most 67108864 are read"
                    + " | lists of more names are read from .csv or .txt files"
            ])
    }
}
