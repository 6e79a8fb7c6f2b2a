import Files
import Foundation
import Geometry
import Jobs

/// What a manifest says of the machine that drew: versions of libraries, font files, each under a name.
package struct FingerprintRecord: Hashable, Sendable {
    /// Sorted by name, lists in their order.
    package let values: [Value]

    package struct Value: Hashable, Sendable {
        package let name: String
        package let text: String
        /// What of a list the value belongs to, as `font Inter-Bold.otf`.
        package let item: String?

        package init(_ name: String, _ text: String, item: String? = nil) {
            self.name = name
            self.text = text
            self.item = item
        }
    }

    package init(values: [Value]) { self.values = values }
}

extension FingerprintRecord {
    /// Reads the `fingerprint` of a manifest, whatever it holds: values by their path, without the outermost key.
    ///
    /// `{"libraries": {"freetype": "2.12"}, "fonts": [{"family": "Inter", "digest": "c0ffee"}]}` gives `freetype` and
    /// `Inter digest`. `nil` where the text is no JSON, or has no fingerprint.
    package init?(readingManifest bytes: [UInt8]) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
            case .object(let members)? = manifest.fingerprint
        else { return nil }
        var values: [Value] = []
        for member in members {
            let isSimple = if case .simple = member.value { true } else { false }
            Self.gather(member.value, isSimple ? [member.name] : [], kind: member.name, item: nil, &values)
        }
        self.init(values: values)
    }

    private struct Manifest: Decodable {
        let fingerprint: FingerprintElement?
    }

    /// - Parameters:
    ///   - kind: the key under which the element stands.
    ///   - item: what of a list it belongs to.
    private static func gather(
        _ element: FingerprintElement, _ path: [String], kind: String, item: String?, _ values: inout [Value]
    ) {
        switch element {
        case .simple(let text): values.append(Value(path.joined(separator: " "), text, item: item))
        case .object(let members):
            for member in members {
                gather(member.value, path + [member.name], kind: member.name, item: item, &values)
            }
        case .list(let elements):
            let noun = kind.hasSuffix("s") ? String(kind.dropLast()) : kind
            for (index, element) in elements.enumerated() {
                gather(
                    element, path + [element.name ?? String(index)], kind: kind,
                    item: element.shortName.map { "\(noun) \($0)" }, &values)
            }
        }
    }
}

extension FingerprintRecord {
    /// `freetype 2.12 → 2.13`, each value that is not the same, in the order of the candidate; `font Inter-Bold.otf
    /// added` for an item of a list that only one side has.
    func differences(from baseline: FingerprintRecord) -> [String] {
        let old = Dictionary(baseline.values.map { ($0.name, $0.text) }) { first, _ in first }
        let new = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
        let (oldItems, newItems) = (Set(baseline.values.compactMap(\.item)), Set(values.compactMap(\.item)))
        var told: Set<String> = []
        return (values + baseline.values).compactMap { value in
            if let item = value.item, oldItems.contains(item) != newItems.contains(item) {
                guard told.insert(item).inserted else { return nil }
                return "\(item.visible) \(newItems.contains(item) ? "added" : "removed")"
            }
            let name = value.name
            guard told.insert(name).inserted, old[name] != new[name] else { return nil }
            return "\(name.visible) \((old[name] ?? "none").visible) → \((new[name] ?? "none").visible)"
        }
    }
}

/// A value of a fingerprint, which may hold others.
indirect enum FingerprintElement {
    /// A string, a number, true, false, or null as `none`.
    case simple(String)
    case list([FingerprintElement])
    /// Sorted by name.
    case object([(name: String, value: FingerprintElement)])
}

extension FingerprintElement {
    /// What tells an element of a list from its neighbours.
    var name: String? {
        let words = ["family", "name", "path", "weight"].compactMap(text)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// What people call an element of a list: a font by its file.
    var shortName: String? { ["name", "path", "family"].lazy.compactMap(text).first }

    private func text(of key: String) -> String? {
        guard case .object(let members) = self,
            case .simple(let text)? = members.first(where: { $0.name == key })?.value
        else { return nil }
        return text
    }
}

extension FingerprintElement: Decodable {
    init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: Key.self) {
            self = .object(
                try keyed.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                    (key.stringValue, try keyed.decode(FingerprintElement.self, forKey: key))
                })
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [FingerprintElement] = []
            while !list.isAtEnd { elements.append(try list.decode(FingerprintElement.self)) }
            self = .list(elements)
        } else {
            self = .simple(try Self.text(decoder.singleValueContainer()))
        }
    }

    private static func text(_ value: any SingleValueDecodingContainer) throws -> String {
        if value.decodeNil() { return "none" }
        if let flag = try? value.decode(Bool.self) { return flag ? "true" : "false" }
        if let number = try? value.decode(Double.self) { return NumberText.exact(number) }
        return try value.decode(String.self)
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// The fingerprints of two manifests, read when the first difference is found: manifests can be large.
final class ManifestFingerprints: Sendable {
    private let paths: Sides<String>?
    private let read = Locked<Sides<FingerprintRecord>??>(nil)

    init(paths: Sides<String>?) { self.paths = paths }

    /// `nil` unless both sides have one.
    var records: Sides<FingerprintRecord>? {
        let paths = paths
        return read.withLock { read in
            if let read { return read }
            let found: Sides<FingerprintRecord>? = paths?.map { path in
                (try? OpenFile(path).bytes()).flatMap(FingerprintRecord.init(readingManifest:))
            }.complete()
            read = .some(found)
            return found
        }
    }
}
