public import Documents
import Geometry

extension DeviceFrame {
    /// A device as words describe it: `phone`, `clay`, `island`, `no-buttons`, `bezel=12`, `ground=#EDEEF1`.
    ///
    /// Throws for the first word that says nothing about a device.
    public init(words: some Sequence<String>) throws(DiagnosticError) {
        self.init()
        for word in words { try apply(word) }
    }

    /// The words without a value.
    public static let words =
        Device.allCases.map(\.rawValue) + Finish.allCases.map(\.rawValue)
        + Cutout.allCases.dropFirst().map(\.rawValue) + ["no-buttons", "no-shadow"]

    private mutating func apply(_ word: String) throws(DiagnosticError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 {
            try set(parts[0], to: parts[1])
        } else if let device = Device(rawValue: word) {
            self.device = device
        } else if let finish = Finish(rawValue: word) {
            self.finish = finish
        } else if let cutout = Cutout(rawValue: word), cutout != .none {
            self.cutout = cutout
        } else if word == "no-buttons" {
            hasButtons = false
        } else if word == "no-shadow" {
            hasShadow = false
        } else {
            throw Self.unknown(word, among: Self.words + Self.measures)
        }
    }

    private static let measures = ["ground", "bezel", "radius"]

    /// Lengths that are longer are a slip.
    private static let longest = 1000.0

    private mutating func set(_ name: String, to value: String) throws(DiagnosticError) {
        switch name {
        case "ground":
            guard let color = Color(sixDigits: value) else {
                throw DiagnosticError("ground is a colour as #EDEEF1, not '\(value)'")
            }
            ground = color
        case "bezel", "radius":
            guard let length = Double(value), (0...Self.longest).contains(length) else {
                throw DiagnosticError("\(name) is a number of points from 0 to \(Int(Self.longest)), not '\(value)'")
            }
            if name == "bezel" { bezel = length } else { radius = length }
        default: throw Self.unknown(name, among: Self.measures)
        }
    }

    private static func unknown(_ word: String, among words: [String]) -> DiagnosticError {
        let near = NearestSpelling.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        return DiagnosticError(
            "'\(word)' is no word about a device", hints: [near ?? "known are \(words.joined(separator: ", "))"])
    }
}

extension Color {
    /// `#EDEEF1`; `nil` for anything else.
    package init?(sixDigits text: String) {
        guard text.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let hex = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(hex: hex)
    }
}
