import Collation
import Contents
import Testing

@Suite("Index titles (CI-6)")
struct IndexTitleTests {
    private func sections(_ names: [String]) throws -> SectionedNames {
        try IndexedCollation(locale: "el").sections(of: ContentTable(names.map { ContentItem(name: $0) }))
    }

    private func lines(_ titles: [SectionIndexTitle]) -> String {
        titles.map { "\($0.title)\($0.section.map(String.init) ?? "-")" }.joined(separator: " ")
    }

    @Test("the titles of sections with names lead to these")
    func nonEmpty() throws {
        let sectioned = try sections(["Γιάννης", "Άννα", "7", "Ζωή"])
        #expect(sectioned.sections.map(\.title) == ["Α", "Γ", "Ζ", "#"])
        #expect(lines(sectioned.indexTitles(.nonEmpty)) == "Α0 Γ1 Ζ2 #3")
    }

    @Test("with all, a title without a section leads to the next that has one, or the last")
    func all() throws {
        let sectioned = try sections(["Γιάννης", "Ζωή"])
        #expect(
            lines(sectioned.indexTitles(.all))
                == "Α0 Β0 Γ0 Δ1 Ε1 Ζ1 Η1 Θ1 Ι1 Κ1 Λ1 Μ1 Ν1 Ξ1 Ο1 Π1 Ρ1 Σ1 Τ1 Υ1 Φ1 Χ1 Ψ1 Ω1 #1")
    }

    @Test("no names: no titles, or titles that lead nowhere")
    func empty() throws {
        let sectioned = try sections([])
        #expect(sectioned.indexTitles(.nonEmpty).isEmpty)
        #expect(sectioned.indexTitles(.all).count == 25)
        #expect(sectioned.indexTitles(.all).allSatisfy { $0.section == nil })
    }

    @Test("content keeps empty sections where all titles are wanted (SL-6)")
    func content() throws {
        let collation = try IndexedCollation(locale: "el")
        let few = collation.content(of: ["Άννα"], title: "Φίλοι")
        #expect(few.title == "Φίλοι" && few.locale == "el" && few.kind == .people)
        #expect(few.sections == [ContentSection(title: "Α", items: ["Άννα"])])
        let all = collation.content(of: ["Άννα"], indexTitles: .all)
        #expect(all.sections.count == 25)
        #expect(all.itemCount == 1)
    }
}
