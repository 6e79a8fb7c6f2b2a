import Geometry

/// An element of an XML document, with children or with text.
struct XMLElement: Hashable, Sendable {
    struct Attribute: Hashable, Sendable {
        var name: String
        var value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
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
        output += indentation + "<" + name
        for attribute in attributes {
            output += " " + attribute.name + "=\"" + MarkupText.escaped(attribute.value, for: .attribute) + "\""
        }
        if let text {
            output += ">" + MarkupText.escaped(text, for: .content) + "</" + name + ">\n"
        } else if children.isEmpty {
            output += "/>\n"
        } else {
            output += ">\n"
            for child in children { child.write(to: &output, indentation: indentation + "  ") }
            output += indentation + "</" + name + ">\n"
        }
    }
}
