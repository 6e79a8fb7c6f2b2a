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
    /// The element as a document: UTF-8 is declared, each child stands on a line of its own, text as it is.
    var document: String { String(decoding: documentBytes, as: UTF8.self) }

    /// The document's bytes.
    var documentBytes: [UInt8] {
        var output: [UInt8] = []
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        // Most of a document with pictures is a few long texts: they are written once, and not moved as it grows.
        output.reserveCapacity(start.utf8.count + byteCount(indentation: 0))
        output += start.utf8
        write(to: &output, indentation: 0)
        return output
    }

    /// About how many bytes it takes: what is escaped takes more.
    private func byteCount(indentation: Int) -> Int {
        let marks = 2 * indentation + 2 * name.utf8.count + 8
        return attributes.reduce(marks + (text?.utf8.count ?? 0)) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
            + children.reduce(0) { $0 + $1.byteCount(indentation: indentation + 2) }
    }

    private func write(to output: inout [UInt8], indentation: Int) {
        output += repeatElement(UInt8(ascii: " "), count: indentation)
        output += "<".utf8
        output += name.utf8
        for attribute in attributes {
            output += " ".utf8
            output += attribute.name.utf8
            output += "=\"".utf8
            output += (attribute.isPlain ? attribute.value : MarkupText.escaped(attribute.value, for: .attribute)).utf8
            output += "\"".utf8
        }
        if let text {
            output += ">".utf8
            output += MarkupText.escaped(text, for: .content).utf8
            writeEnd(to: &output)
        } else if children.isEmpty {
            output += "/>\n".utf8
        } else {
            output += ">\n".utf8
            for child in children { child.write(to: &output, indentation: indentation + 2) }
            output += repeatElement(UInt8(ascii: " "), count: indentation)
            writeEnd(to: &output)
        }
    }

    private func writeEnd(to output: inout [UInt8]) {
        output += "</".utf8
        output += name.utf8
        output += ">\n".utf8
    }
}
