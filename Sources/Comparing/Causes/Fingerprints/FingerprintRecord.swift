package import Foundation

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
    package init?(readingManifest data: Data) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data),
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
