package import Diagnostics
import Documents

/// What a manifest says of the machine that drew: versions of libraries, font files, each under a name.
package struct FingerprintRecord: Hashable, Sendable {
    /// In the order of the file.
    package let values: [Value]

    package struct Value: Hashable, Sendable {
        package let name: String
        package let text: String

        package init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    package init(values: [Value]) { self.values = values }
}

extension FingerprintRecord {
    /// Reads the `fingerprint` of a manifest, whatever it holds: values by their path, without the outermost key.
    ///
    /// `{"libraries": {"freetype": "2.12"}, "fonts": [{"family": "Inter", "digest": "c0ffee"}]}` gives `freetype` and
    /// `Inter digest`. Without a fingerprint there are no values. Throws where the text is no JSON.
    package init(readingManifest source: SourceText) throws(DiagnosticError) {
        self.init(node: try DocumentNode.parse(source, limits: Self.limits)["fingerprint"])
    }

    init(node: DocumentNode?) {
        var values: [Value] = []
        for entry in node?.entries ?? [] {
            if let text = entry.value.scalarText {
                values.append(Value(entry.key, text))
            } else {
                Self.gather(entry.value, [], &values)
            }
        }
        self.init(values: values)
    }

    /// A manifest of 100,000 pictures is some 40 megabytes.
    private static let limits = DocumentLimits(bytes: 256 << 20, nodes: 8_000_000)

    private static func gather(_ node: DocumentNode, _ path: [String], _ values: inout [Value]) {
        if let text = node.scalarText {
            values.append(Value(path.joined(separator: " "), text))
        }
        for entry in node.entries ?? [] { gather(entry.value, path + [entry.key], &values) }
        for (index, element) in (node.elements ?? []).enumerated() {
            gather(element, path + [element.name ?? String(index)], &values)
        }
    }
}

extension DocumentNode {
    /// What tells an element of a list from its neighbours.
    fileprivate var name: String? {
        let words = ["family", "name", "path", "weight"].compactMap { self[$0]?.scalarText }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
