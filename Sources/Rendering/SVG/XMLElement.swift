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
    var document: String {
        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &output, indentation: "")
        return output
    }

    private func write(to output: inout String, indentation: String) {
        output += indentation
        output += "<"
        output += name
        for attribute in attributes {
            output += " "
            output += attribute.name
            output += "=\""
            output += attribute.isPlain ? attribute.value : MarkupText.escaped(attribute.value, for: .attribute)
            output += "\""
        }
        if let text {
            output += ">"
            output += MarkupText.escaped(text, for: .content)
            writeEnd(to: &output)
        } else if children.isEmpty {
            output += "/>\n"
        } else {
            output += ">\n"
            let inner = indentation + "  "
            for child in children { child.write(to: &output, indentation: inner) }
            output += indentation
            writeEnd(to: &output)
        }
    }

    private func writeEnd(to output: inout String) {
        output += "</"
        output += name
        output += ">\n"
    }
}
