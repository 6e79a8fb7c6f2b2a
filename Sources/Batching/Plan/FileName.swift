/// The rules that a word must follow to be a part of an output's path.
package enum FileName {
    /// The longest name in bytes that the usual file systems take, less room for what a run adds to it.
    package static let longest = 200

    /// Why the word cannot be a file's or a folder's name, `nil` where it can.
    ///
    /// A legal name cannot lead out of its folder, is not hidden, and holds neither control characters nor what
    /// Windows refuses.
    package static func objection(to name: String) -> String? {
        if name.isEmpty { return "is empty" }
        if name.utf8.count > longest { return "is longer than \(longest) bytes" }
        if name.hasPrefix(".") { return "begins with a dot" }
        if name.hasSuffix(".") || name.hasSuffix(" ") { return "ends in a dot or a space" }
        if let bad = name.unicodeScalars.first(where: isRefused) { return "holds the character \(spelled(bad))" }
        return nil
    }

    /// The same for a value that stands in a name beside others: the signs that part them are refused too.
    package static func objection(toValue value: String) -> String? {
        if let bad = value.unicodeScalars.first(where: { $0 == "~" || $0 == "@" }) {
            return "holds the character '\(bad)'"
        }
        return objection(to: value)
    }

    /// `contacts` for `Themes/contacts.content.yaml` and the suffix `.content`, `names` for `names.csv`.
    static func stem(ofFile path: String, suffix: String) -> String {
        var name = path.split(separator: "/").last ?? ""
        if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
        return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
    }

    private static let refused = Set("/\\:*?\"<>|".unicodeScalars)

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        refused.contains(scalar) || scalar.properties.generalCategory == .control
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        refused.contains(scalar) ? "'\(scalar)'" : "U+" + hexadecimal(scalar.value)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
