import Comparing
import Documents
package import Geometry

extension DiffReport {
    /// `report.json`: what `diff --json` writes, and what an approval needs: where the two sides are, seen from the report's
    /// folder, and digests of the files as they were compared.
    func document(sides: ComparedSides, in folder: FileLocation) -> String {
        let places: JSONValue = .object([
            .init("kind", .string(sides.kind.rawValue)),
            .init("baseline", .string(folder.path(to: FileLocation(sides.baseline)))),
            .init("candidate", .string(folder.path(to: FileLocation(sides.candidate)))),
        ])
        return JSONValue.object([.init("compared", places)] + members).lines() + "\n"
    }

    /// `{"summary", "pairs"}`, as `diff --json` writes them.
    package var members: [JSONValue.Member] {
        let summary = summary
        let counts = PairResult.Kind.allCases.map { kind in
            JSONValue.Member(kind.rawValue, .number(Double(summary[kind])))
        }
        return [.init("summary", .object(counts)), .init("pairs", .array(pairs.map(\.json)))]
    }
}

extension ReportedPair {
    /// `{"path", "result", "differentPixels", "ratio", "regions", "causes"}`, and in a report digests and pictures; the
    /// numbers are null where nothing was compared; `"unseen": true` where the pictures count as equal and something
    /// changed.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("path", .string(path)), .init("result", .string(kind.rawValue)),
            .init("differentPixels", number(differentPixels.map(Double.init))), .init("ratio", number(ratio)),
            .init("regions", .array(regions.map(\.json))), .init("causes", .array(causes.full.map(JSONValue.string))),
        ]
        if isChangedUnseen { members.append(.init("unseen", .bool(true))) }
        if let similarity = compared.comparison?.similarity {
            members.append(.init("similarity", .number(similarity)))
        }
        let digests = [("baseline", baselineDigest), ("candidate", candidateDigest), ("state", stateDigest)]
            .compactMap { name, digest in digest.map { JSONValue.Member(name, .string($0)) } }
        if !digests.isEmpty { members.append(.init("digests", .object(digests))) }
        let files = pictures.members
        if !files.isEmpty { members.append(.init("pictures", .object(files))) }
        if case .unreadable(let reasons) = compared.result {
            members.append(.init("unreadable", .array(reasons.map { .string($0.side.rawValue) })))
        }
        return .object(members)
    }

    private func number(_ value: Double?) -> JSONValue {
        value.map(JSONValue.number) ?? (kind == .equal ? 0 : .null)
    }
}

extension ReportedPair.Pictures {
    fileprivate var members: [JSONValue.Member] {
        [("baseline", baseline), ("difference", difference), ("candidate", candidate), ("triptych", triptych)]
            .compactMap { name, picture in picture.map { .init(name, .string($0.path)) } }
    }
}

extension FileLocation {
    /// The way from this folder to a file or folder, as `../Baseline`.
    fileprivate func path(to other: FileLocation) -> String {
        let from = resolvedPath.split(separator: "/")
        let to = other.resolvedPath.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)
        return way.isEmpty ? "." : way.joined(separator: "/")
    }
}
