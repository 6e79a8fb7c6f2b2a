import Geometry

/// What stands on the gallery's page around its pictures.
struct GalleryFrame: Sendable {
    private let headline: String
    private let style = PageTemplate.text(of: [PackageResources.page_css, PackageResources.gallery_css])
    private let dialogs = PageTemplate.text(of: [PackageResources.gallery_dialogs_html])
    private let script = PageTemplate.text(of: [PackageResources.page_js, PackageResources.gallery_js])
    private let selects: [Select]
    private let hasBothAppearances: Bool

    private struct Select: Sendable {
        let name: String
        let label: String
        let values: [Option]

        var markup: String {
            let options = values.map {
                "<option value=\"=\(GalleryFrame.escaped($0.value))\">\(GalleryFrame.escaped($0.label))</option>"
            }
            return """
                  <label>\(GalleryFrame.escaped(label)) <select name="\(GalleryFrame.escaped(name))"><option value="">all</option>\
                \(options.joined())</select></label>

                """
        }
    }

    private struct Option: Sendable {
        let value: String
        let label: String
    }

    typealias Axis = (name: String, values: [String])

    /// - Parameters:
    ///   - cardCount: how many states are shown, in all their variants.
    ///   - sheetCount: how many sheets are.
    ///   - themes: the names that their pictures are filed under, and what people call them.
    ///   - axes: those that cards can be told by.
    ///   - scales: of the pictures of pixels.
    init(
        cardCount: Int, sheetCount: Int = 0, themes: [(name: String, title: String)], components: [String],
        axes: [Axis], scales: Set<Double>, hasBothAppearances: Bool
    ) {
        let sheets = sheetCount > 0 ? Self.counted(sheetCount, "sheet") : nil
        let states = "\(Self.counted(cardCount, "state")) of \(Self.counted(themes.count, "theme"))"
        headline = (cardCount > 0 ? [states, sheets] : [sheets ?? states]).compactMap(\.self).joined(separator: ", ")
        let components = (sheets == nil ? [] : [GalleryMarkup.sheets]) + components
        let usual = [
            Select(
                name: "theme", label: "Theme", values: themes.map { Option(value: $0.name, label: $0.title) }),
            Select(name: "component", label: "Component", values: Self.options(components)),
        ]
        let scale = Select(
            name: "scale", label: "Scale",
            values: scales.sorted().map(NumberText.exact).map { Option(value: $0, label: "@\($0)x") })
        let further = axes.map { axis in
            Select(
                name: "axis-\(axis.name)", label: Self.usualLabels[axis.name] ?? axis.name,
                values: Self.options(axis.values))
        }
        selects = usual.filter { $0.values.count > 1 } + further + [scale].filter { $0.values.count > 1 }
        self.hasBothAppearances = hasBothAppearances
    }

    /// The page up to its pictures, and what follows them.
    ///
    /// The template has names alone, which are put in here: every run writes this page, and what the library takes to read
    /// a template is a part of each short run.
    var parts: (head: String, tail: String) {
        var parts = (head: "", tail: "")
        var rest = PackageResources.gallery_mustache[...]
        // Braces stand around names alone.
        while let start = rest.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
        {
            let name = String(decoding: rest[(start + 3)..<end], as: UTF8.self)
            parts.tail += String(decoding: rest[..<start], as: UTF8.self)
            if name == "pictures" { parts = (parts.tail, "") } else { parts.tail += text(named: name) }
            rest = rest[(end + 3)...]
        }
        parts.tail += String(decoding: rest, as: UTF8.self)
        return parts
    }

    private func text(named name: String) -> String {
        switch name {
        case "headline": Self.escaped(headline)
        case "style": style
        case "selects": selects.map(\.markup).joined()
        case "looks": hasBothAppearances ? Self.looks : ""
        case "dialogs": dialogs
        case "script": script
        default: preconditionFailure("the gallery's template has an unknown name, \(name)")
        }
    }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(text, for: .page) }

    private static let looks = """
          <label>Pictures <select name="look"><option value="">light and dark</option><option value="=light">light</option>\
        <option value="=dark">dark</option></select></label>

        """

    /// Modifiers and properties are called as they are written.
    private static let usualLabels = ["locale": "Locale", "direction": "Direction", "content": "Content"]

    private static func options(_ values: [String]) -> [Option] { values.map { Option(value: $0, label: $0) } }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
