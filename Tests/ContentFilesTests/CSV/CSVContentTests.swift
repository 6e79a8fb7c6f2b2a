import ContentFiles
import Contents
import Testing

@Suite("Comma-separated content")
struct CSVContentTests {
    private let reading = ContentReading()

    @Test(
        "fields, quotation marks and line ends (RFC 4180)",
        arguments: [
            ("Ada\nBob\n", ["Ada", "Bob"]), ("Ada,1\r\nBob,2", ["Ada", "Bob"]), ("\u{FEFF}Ada\rBob", ["Ada", "Bob"]),
            ("\"Lovelace, Ada\",x\nBob,y\n", ["Lovelace, Ada", "Bob"]), ("\"A \"\"B\"\" C\"\n", ["A \"B\" C"]),
            ("\"two\nlines\",1\nBob,2\n", ["two\nlines", "Bob"]), ("\"\",1\n,2\n", ["", ""]), ("", []),
            ("A \"B\" C\n", ["A \"B\" C"]), ("\"A\" B,1\n", ["A B"]), ("Ada\n\nBob\n", ["Ada", "", "Bob"]),
            ("Ada,1\n\nBob,2\n", ["Ada", "Bob"]), ("\"Ada\"", ["Ada"]),
        ])
    func records(text: String, names: [String]) throws {
        #expect(try reading.read("a.content.csv", text).names == names)
    }

    @Test("a header names the columns, in any order and case; others are warned of (CI-8)")
    func header() throws {
        let file = try reading.read(
            "a.csv", "Phone, Name ,SUBTITLE,section,reading,picture\n1,厦门,福建,★,Xiàmén,p/a.png\n2,Bob,,,,\n")
        #expect(
            file.table[0]
                == ContentItem(name: "厦门", subtitle: "福建", picture: reading.folder.path + "/p/a.png", reading: "Xiàmén")
        )
        #expect(file.table.sections[0] == "★")
        #expect(file.table[1] == "Bob")
        #expect(file.table.count == 2)
        #expect(
            file.warnings.map(ContentReading.line) == [
                "1:1 the column 'Phone' is not used"
                    + " | known are name, given, family, reading, section, subtitle, picture, badge"
            ])
        let two = try reading.read("b.csv", "name,sektion,age\nAda,A,36\n")
        #expect(
            two.warnings.map(ContentReading.line) == [
                "1:6 the columns 'sektion' and 'age' are not used | did you mean 'section'?"
            ])
    }

    @Test("a given and a family name make a name that is filed under the family (CI-4)")
    func personNames() throws {
        let file = try reading.read("a.csv", "family,given\nTuring,Alan\n王,小明\n,Ada\n")
        #expect(file.names == ["Alan Turing", "王小明", "Ada"])
        #expect((0..<3).map { file.table[$0].reading } == ["Turing Alan", nil, nil])
        #expect(file.warnings.isEmpty)
        #expect(try reading.read("b.csv", "name,given,family\nA. Turing,Alan,Turing\n").names == ["A. Turing"])
    }

    @Test("a column can be chosen by its title or its number, with a header or without")
    func columns() throws {
        let text = "id,City,Name\n7,Oslo,Ada\n"
        func names(_ columns: CSVColumns) throws -> [String] {
            try reading.read("a.csv", text, columns: columns).names
        }
        #expect(try names(CSVColumns()) == ["Ada"])
        #expect(try names(CSVColumns(name: .titled("City"))) == ["Oslo"])
        #expect(try names(CSVColumns(name: .titled("city"))) == ["Oslo"])
        #expect(try names(CSVColumns(name: .number(2))) == ["Oslo"])
        #expect(try names(CSVColumns(name: .number(2), hasHeader: false)) == ["City", "Oslo"])
        #expect(try names(CSVColumns(hasHeader: false)) == ["id", "7"])
        #expect(try reading.read("b.csv", "who\nAda\n", columns: CSVColumns(hasHeader: true)).names == ["Ada"])
    }

    @Test("a chosen column that the file has not")
    func missingColumn() {
        let text = "id,City\n7,Oslo\n"
        #expect(
            reading.errors("a.csv", text, columns: CSVColumns(name: .titled("Citi"))) == [
                "1:1 there is no column 'Citi' | did you mean 'City'?"
            ])
        #expect(
            reading.errors("a.csv", text, columns: CSVColumns(name: .titled("Surname"))) == [
                "1:1 there is no column 'Surname' | the columns are id, City"
            ])
        #expect(
            reading.errors("a.csv", text, columns: CSVColumns(name: .number(3))) == [
                "1:1 there is no column 3, the first line has 2 columns"
            ])
        #expect(
            reading.errors("a.csv", "Ada", columns: CSVColumns(name: .number(0))) == [
                "1:1 there is no column 0, the first line has 1 column"
            ])
    }

    @Test("lines with more or fewer fields are kept and warned of, each of the first ten")
    func ragged() throws {
        let file = try reading.read("a.csv", "subtitle,name\nx,Ada\ny\n\"z\n\",Bob,1\n")
        #expect(file.names == ["Ada", "", "Bob"])
        #expect(
            file.warnings.map(ContentReading.line) == [
                "3:1 this line has 1 field, the first has 2", "4:1 this line has 3 fields, the first has 2",
            ])
        let many = try reading.read("b.csv", "a,b\n" + String(repeating: "c\n", count: 25))
        #expect(many.warnings.count == 11)
        #expect(many.warnings.last?.message == "15 more lines have another number of fields")
    }

    @Test("an open quotation mark is an error where it stands")
    func openQuote() {
        #expect(reading.errors("a.csv", "name,x\nAda,1\n\"Bob,2\nCy,3\n") == ["3:1 a quotation mark is never closed"])
        #expect(reading.errors("a.csv", "\"") == ["1:1 a quotation mark is never closed"])
        #expect(reading.errors("a.csv", "a,\"b\"\"") == ["1:3 a quotation mark is never closed"])
    }

    @Test("a picture outside the folder is warned of, and its item shown without it")
    func picture() throws {
        let file = try reading.read("a.csv", "name,picture,badge\nAda,/etc/a.png,1\nBob,b.png,\n")
        #expect(file.table[0] == ContentItem(name: "Ada", badge: "1"))
        #expect(file.table[1].picture == reading.folder.path + "/b.png")
        #expect(
            file.warnings.map(ContentReading.line) == [
                "2:5 the path '/etc/a.png' leads out of the folder of the file that it is written in"
                    + " | --allow-outside permits it | a placeholder is drawn in its place"
            ])
    }

    @Test("of many pictures outside the folder ten are told one by one, at their fields")
    func manyPicturesOutside() throws {
        let rows = (0..<25).map { "N\($0),\"x, \"\"y\",../\($0).png\n" }.joined()
        let file = try reading.read("a.csv", "name,subtitle,picture\n" + rows)
        #expect(file.warnings.count == 11)
        #expect(
            file.warnings.map { ContentReading.line($0).prefix { $0 != "'" } }.prefix(2) == [
                "2:13 the path ", "3:13 the path ",
            ])
        #expect(ContentReading.line(file.warnings[10]) == "15 more paths lead out of the folder")
        #expect(file.table.count == 25 && file.table.pictures.count == 0)
    }

    @Test("where a picture is named first, with its path as it is written")
    func placesOfPictures() throws {
        let text = "name,picture\nAda,./a.png\nBob,b.png\nCy,\"a.png\"\nDee,../d.png\n"
        let path = reading.folder.path
        let places = try reading.places("a.csv", text, of: [path + "/a.png", path + "/b.png", path + "/none.png"])
        #expect(places == ["2:5 2:12 ./a.png | Ada,./a.png", "3:5 3:10 b.png | Bob,b.png"])
    }
}
