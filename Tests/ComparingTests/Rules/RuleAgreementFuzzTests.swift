import Comparing
import Documents
import RandomNumbers
import SchemaChecking
import Testing

/// Documents made from the schema of rules for comparisons, which the reader judges as the schema does, without exception.
@Suite struct RuleAgreementFuzzTests {
    @Test func schemaAndReaderAgree() throws {
        let schema = FileGrammar.comparison
        var agreement = SchemaAgreement(
            of: schema, try SchemaDocuments(of: schema, strings: ["shop/**", "bubble", "图"]), beyond: [])
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 400)) { text in
            do throws(DiagnosticError) {
                _ = try ComparisonRules(SourceText(name: "a.diff.json", text: text))
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused) > 50, "\(outcome)")
    }
}
