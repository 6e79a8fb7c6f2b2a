import Geometry

/// An element of an XML document, with children or with text.
struct XMLElement: Hashable, Sendable {
    struct Attribute: Hashable, Sendable {
        var name: String
        var value: String
        /// Whether nothing in the value has to be replaced, as in data of letters and digits.
        var isPlain = false

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// - Parameter value: one in which nothing has to be replaced.
        init(_ name: String, plain value: String) {
            self.name = name
            self.value = value
            isPlain = true
        }
    }

    var name: String
    /// Written in this order.
    var attributes: [Attribute]
    var children: [XMLElement] = []
    /// Written instead of children where there is one.
    var text: String?

    init(_ name: String, _ attributes: [Attribute] = [], children: [XMLElement] = []) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }

    init(_ name: String, _ attributes: [Attribute] = [], text: String) {
        self.name = name
        self.attributes = attributes
        self.text = text
    }
}

extension XMLElement {
    /// Names tell hardly two elements apart that have the same values.
    func hash(into hasher: inout Hasher) {
        for attribute in attributes { hasher.combine(attribute.value) }
        for child in children { child.hash(into: &hasher) }
    }

    /// The element as a document: UTF-8 is declared, each child stands on a line of its own, text as it is.
    var document: String { String(decoding: documentBytes, as: UTF8.self) }

    /// The document's bytes.
    var documentBytes: [UInt8] {
        var output: [UInt8] = []
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        // Most of a document with pictures is a few long texts: they are written once, and not moved as it grows.
        output.reserveCapacity(start.utf8.count + likelyByteCount)
        output += start.utf8
        write(to: &output, indentation: 0)
        return output
    }

    /// About how many bytes it takes.
    private var likelyByteCount: Int {
        var count = 64
        for attribute in attributes { count += attribute.value.utf8.count + 16 }
        for child in children { count += child.likelyByteCount }
        return count
    }

    private func write(to output: inout [UInt8], indentation: Int) {
        Self.indent(by: indentation, &output)
        output.append(UInt8(ascii: "<"))
        output += name.utf8
        for attribute in attributes {
            output.append(UInt8(ascii: " "))
            output += attribute.name.utf8
            output.append(UInt8(ascii: "="))
            output.append(UInt8(ascii: "\""))
            output += (attribute.isPlain ? attribute.value : MarkupText.escaped(attribute.value, for: .attribute)).utf8
            output.append(UInt8(ascii: "\""))
        }
        if let text {
            output.append(UInt8(ascii: ">"))
            output += MarkupText.escaped(text, for: .content).utf8
            writeEnd(to: &output)
        } else if children.isEmpty {
            output += "/>\n".utf8
        } else {
            output += ">\n".utf8
            for child in children { child.write(to: &output, indentation: indentation + 2) }
            Self.indent(by: indentation, &output)
            writeEnd(to: &output)
        }
    }

    private static func indent(by count: Int, _ output: inout [UInt8]) {
        for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    }

    private func writeEnd(to output: inout [UInt8]) {
        output += "</".utf8
        output += name.utf8
        output += ">\n".utf8
    }
}
