import Foundation
import PythonScripts
import TemporaryFolders
import Testing
import ThemeCode
import Thumbindex

@Suite struct KotlinExportTests {
    @Test func bothAppearancesAreValuesOfOneClass() throws {
        let export = try CodeExport(of: TestThemes.file("wechat"), as: .kotlin)
        let file = try #require(export.files.first)
        #expect(file.name == "WechatStyle.kt")
        for part in [
            "data class WechatStyle(", "    val colors: Colors,", "val indexBarTitleColor: Color,",
            "indexBarTitleColor = Color(0xFF555555),", "indexBarTitleColor = Color(0xFF9B9B9B),",
            "indexBarSlotHeight = 16.dp,",
            "indexBarTitleFont = TextStyle(fontSize = 12.sp, fontWeight = FontWeight(500)),",
            "bubbleFadeInDuration = 350.milliseconds,", "bubbleShape = \"teardrop\",", "val Light = WechatStyle(",
            "val Dark = WechatStyle(",
        ] {
            #expect(file.text.contains(part), "\(part)")
        }
    }

    /// What a parser of Kotlin finds in a file.
    private struct Parsed: Decodable {
        /// What its grammar does not have, with lines and columns.
        let errors: [String]
        let imported: [String]
        let types: [String]
        /// The parameters of each class.
        let classes: [String: [Parameter]]
        let calls: [Call]

        struct Parameter: Decodable {
            let name: String
            let type: String

            /// How many words the virtual machine takes for it: what is a number of 64 bits takes two.
            var wordCount: Int { ["Color", "Double", "Duration"].contains(type) ? 2 : 1 }
        }

        struct Call: Decodable {
            let name: String
            let arguments: [String]
        }
    }

    /// Types that Kotlin has without an import.
    private static let builtIn: Set<String> = ["Boolean", "Double", "String"]

    /// The grammar of Kotlin has all of it; each instance names every property of its class once, in its order; what is used
    /// is declared, imported, or Kotlin's own; and the virtual machine has room for the parameters, which are 255 words with
    /// those that a copy takes.
    @Test(arguments: ["wechat", "shop", "qq-music", "system", "launcher", "material", "photos"])
    func grammarAndNames(name: String) throws {
        let file = try #require(CodeExport(of: TestThemes.file(name), as: .kotlin).files.first)
        let folder = TemporaryFolder()
        try folder.write([file.name: file.text])
        let output = try Python.run("parse_kotlin.py", [folder.path + "/" + file.name])
        let parsed = try JSONDecoder().decode(Parsed.self, from: Data(output.utf8))
        #expect(parsed.errors == [])
        let classes = parsed.classes
        #expect(Set(classes.keys).isSuperset(of: ["Colors", "Typography", "Dimensions", "Behaviour"]))
        for (name, parameters) in classes {
            let properties = parameters.map(\.name)
            #expect(Set(properties).count == properties.count)
            #expect(parameters.reduce(2 + properties.count / 32 + 1) { $0 + $1.wordCount } <= 255, "\(name)")
            let made = parsed.calls.filter { $0.name == name }.map(\.arguments)
            #expect(made == [properties, properties], "\(name)")
        }
        let known = Self.builtIn.union(parsed.imported).union(classes.keys)
        #expect(Set(parsed.types).subtracting(known) == [])
        let called = Set(parsed.calls.map(\.name).filter { $0.first?.isUppercase == true })
        #expect(called.subtracting(known) == [])
    }
}
