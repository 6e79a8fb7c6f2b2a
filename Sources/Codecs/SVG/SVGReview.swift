import Geometry

/// What is looked at in an SVG file before it is drawn: that it stands alone, ends, and looks the same on every machine.
struct SVGReview {
    private(set) var root: SVGTag?
    /// The names of the elements that are open, each `nil` where it has none.
    private var open: [String?] = []
    /// Which elements those of a name show or are painted with.
    private var uses: [String: Set<String>] = [:]
    private var isStyle = false

    /// - Throws: where the file is not to be drawn, or is no SVG file at all.
    init(_ bytes: [UInt8]) throws(PictureDecodingError) {
        var markup = SVGMarkup(bytes)
        while let part = markup.next() {
            switch part {
            case .tag(let tag): try review(tag)
            case .text(let text): if isStyle { try review(style: text) }
            case .instruction(let text):
                if text.hasPrefix("xml-stylesheet") { throw .refused("has a style sheet outside of it") }
            case .declaration(let text):
                if text.contains("<!ENTITY") {
                    throw .refused("declares entities; export it again, without the data of the program that made it")
                }
            }
        }
        guard root != nil else { throw .notShown }
        if let name = uses.keys.sorted().first(where: { isInItself($0) }) {
            throw .refused("shows '#\(name)' inside itself")
        }
    }

    private mutating func review(_ tag: SVGTag) throws(PictureDecodingError) {
        isStyle = tag.localName == "style" && !tag.isEnd && !tag.isEmpty
        if tag.isEnd {
            _ = open.popLast()
            return
        }
        if root == nil {
            guard tag.localName == "svg" else { throw .notShown }
            root = tag
        }
        if let reason = Self.refused[String(tag.localName)] { throw .refused(reason) }
        open.append(tag["id"])
        for attribute in tag.attributes { try review(attribute, of: tag) }
        if tag.isEmpty { open.removeLast() }
    }

    /// What would be left out, or drawn otherwise elsewhere.
    private static let refused = [
        "script": "holds a script", "foreignObject": "holds a document of another kind, which is not drawn",
        "text": "has text, whose font another machine may not have; turn it into outlines",
        "animate": animation, "animateTransform": animation, "animateMotion": animation, "set": animation,
    ]
    private static let animation = "is animated, and a picture is not"

    private mutating func review(_ attribute: SVGTag.Attribute, of tag: SVGTag) throws(PictureDecodingError) {
        if attribute.localName == "href", tag.localName != "a" {
            try review(reference: attribute.value)
        } else if attribute.name != "d" {
            try review(style: attribute.value)
        }
    }

    /// What is written in a style sheet or an attribute.
    private mutating func review(style text: String) throws(PictureDecodingError) {
        if text.contains("@import") { throw .refused("has a style sheet outside of it") }
        for part in text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
            let reference = part.prefix { $0 != ")" }
            try review(reference: String(reference.replacing("&quot;", with: "")).filter { !"\"' \n".contains($0) })
        }
    }

    private mutating func review(reference text: String) throws(PictureDecodingError) {
        let reference = text.drop(while: \.isWhitespace)
        if reference.hasPrefix("#") {
            let target = String(reference.dropFirst())
            for case let name? in open { uses[name, default: []].insert(target) }
        } else if !reference.hasPrefix("data:image/png") && !reference.hasPrefix("data:image/jp") {
            throw .refused("refers to '\(reference.prefix(60))', which is outside of it")
        }
    }

    private func isInItself(_ name: String) -> Bool {
        var seen: Set<String> = []
        var next = Array(uses[name] ?? [])
        while let other = next.popLast() {
            if other == name { return true }
            if seen.insert(other).inserted { next += uses[other] ?? [] }
        }
        return false
    }
}

extension SVGReview {
    /// The size that the root says it has, else that of what it shows; only its proportion matters.
    var size: Size? {
        guard let root else { return nil }
        if let width = root["width"].flatMap(Self.pixels), let height = root["height"].flatMap(Self.pixels) {
            return Size(width: width, height: height)
        }
        let box = (root["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        guard box.count == 4, box[2] > 0, box[3] > 0, box[2].isFinite, box[3].isFinite else { return nil }
        return Size(width: box[2], height: box[3])
    }

    /// A length that depends on nothing else.
    private static func pixels(_ text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }
        let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
        let factors: [String: Double] = [
            "": 1, "px": 1, "pt": 4 / 3.0, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
        ]
        guard let factor = factors[unit], let number = Double(text.dropLast(unit.count)) else { return nil }
        return number > 0 && number.isFinite ? number * factor : nil
    }
}
