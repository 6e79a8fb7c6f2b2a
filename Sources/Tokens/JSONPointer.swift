/// A place in a document as RFC 6901 writes it in the fragment of an address: `#/colors/blue/$value/components/0`.
struct JSONPointer: Hashable, Sendable {
    /// Keys and indices, unescaped, from the outermost inward; none for the whole document.
    let segments: [String]

    /// `#` and `#/` mean the whole document (format module, section 7.4.1).
    ///
    /// Percent escapes are decoded as RFC 6901, section 6 asks for; a `%` that begins none stands for itself.
    init(fragment text: String) throws(TokenReferenceError) {
        guard text.hasPrefix("#") else {
            throw TokenReferenceError(text: text, "it does not begin with '#/', and other files cannot be referred to")
        }
        let pointer = text.dropFirst()
        guard pointer.isEmpty || pointer.hasPrefix("/") else {
            throw TokenReferenceError(text: text, "'#' is not followed by '/'")
        }
        guard pointer.count > 1 else {
            segments = []
            return
        }
        var segments: [String] = []
        for segment in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let unescaped = Self.unescaped(Self.percentDecoded(segment)) else {
                throw TokenReferenceError(text: text, "'~' is not followed by '0' or '1'")
            }
            segments.append(unescaped)
        }
        self.segments = segments
    }

    /// The position in an array that a segment means; `nil` where it is no index.
    static func index(_ segment: String) -> Int? {
        guard segment == "0" || !segment.hasPrefix("0"), segment.utf8.allSatisfy(isDigit) else { return nil }
        return Int(segment)
    }

    private static func unescaped(_ segment: String) -> String? {
        guard segment.contains("~") else { return segment }
        var result = ""
        var isEscape = false
        for character in segment.unicodeScalars {
            switch (isEscape, character) {
            case (true, "0"): result += "~"
            case (true, "1"): result += "/"
            case (true, _): return nil
            case (false, "~"): break
            case (false, _): result.unicodeScalars.append(character)
            }
            isEscape = !isEscape && character == "~"
        }
        return isEscape ? nil : result
    }

    private static func percentDecoded(_ segment: Substring) -> String {
        guard segment.utf8.contains(UInt8(ascii: "%")) else { return String(segment) }
        var rest = segment.utf8[...]
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            let digits = String(rest.prefix(2)) ?? ""
            if byte == UInt8(ascii: "%"), digits.count == 2, !digits.hasPrefix("+"),
                let escaped = UInt8(digits, radix: 16)
            {
                bytes.append(escaped)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension JSONPointer: CustomStringConvertible {
    /// As the fragment of an address, without percent escapes.
    var description: String { segments.reduce("#") { $0 + "/" + Self.escaped($1) } }

    /// A key as a pointer writes it.
    static func escaped(_ key: String) -> String {
        key.contains { "~/".contains($0) } ? key.replacing("~", with: "~0").replacing("/", with: "~1") : key
    }
}

extension TokenReference: CustomStringConvertible {
    var description: String {
        switch self {
        case .token(let path): "{\(path)}"
        case .pointer(let pointer): "\(pointer)"
        }
    }
}
