import Geometry

/// The pictures of the gallery's page as HTML, put together card by card: a page may have very many.
struct GalleryMarkup {
    /// The axes that have more than one value, which cards tell.
    let varying: Set<String>
    private var bytes: [UInt8] = []
    /// How many themes were begun, or passed over.
    private(set) var themeCount = 0
    private var isInTheme = false
    private var isInComponent = false

    init(varying: Set<String>) { self.varying = varying }

    /// What was put together since the last time.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// - Parameters:
    ///   - title: what a person calls the theme.
    ///   - boards: files that show the whole theme.
    mutating func begin(theme: String, title: String, boards: [GalleryPicture]) {
        end()
        isInTheme = true
        raw("  <section class=\"theme\" data-theme=\"", theme)
        raw("\" aria-labelledby=\"theme-\(themeCount)\">\n    <h2 id=\"theme-\(themeCount)\">", title)
        raw("</h2>\n    ")
        for board in boards { file(board, label: "Board, " + board.fileLabel, tellsPath: false) }
        raw("\n")
        themeCount += 1
    }

    /// Passes over a theme whose markup is there already.
    mutating func skipTheme() { themeCount += 1 }

    mutating func begin(component: String) {
        beginPart(component)
        raw("<h3>", component)
        raw("</h3>\n      <div class=\"cards\">\n")
    }

    /// Adds the sheets of the folder, which belong to no theme; nothing where there are none.
    mutating func add(sheets: [GalleryCard]) {
        guard !sheets.isEmpty else { return }
        isInTheme = true
        raw("  <section class=\"theme sheets\" data-theme=\"\" aria-labelledby=\"sheets\">\n")
        raw("    <h2 id=\"sheets\">Sheets</h2>\n")
        beginPart(Self.sheets)
        raw("<div class=\"cards\">\n")
        for card in sheets { add(card) }
        end()
    }

    /// What filters call sheets, which are no component of a theme.
    static let sheets = "sheet"

    private mutating func beginPart(_ component: String) {
        endComponent()
        isInComponent = true
        raw("    <section class=\"component\" data-component=\"", component)
        raw("\">\n      ")
    }

    /// Ends what was begun.
    mutating func end() {
        endComponent()
        if isInTheme { raw("  </section>\n") }
        isInTheme = false
    }

    private mutating func endComponent() {
        if isInComponent { raw("      </div>\n    </section>\n") }
        isInComponent = false
    }
}

extension GalleryMarkup {
    mutating func add(_ card: GalleryCard) {
        let told = card.axes.filter { varying.contains($0.name) }.map(\.value)
        // Names and values, a line each, for the page's script.
        let axes = card.axes.map { "\($0.name)\n\($0.value)" }.joined(separator: "\n")
        raw("        <figure class=\"card\" data-state=\"", card.state)
        raw("\" data-axes=\"", axes)
        raw("\">\n          <div class=\"looks\">\n")
        for look in card.looks { add(look, of: card.state) }
        raw("          </div>\n          <figcaption><b>", card.state)
        raw("</b>")
        if !told.isEmpty {
            raw(" <span class=\"quiet\">", told.joined(separator: " · "))
            raw("</span>")
        }
        raw("</figcaption>\n        </figure>\n")
    }

    private mutating func add(_ look: GalleryCard.Look, of state: String) {
        raw("            <div class=\"look\" data-look=\"", look.appearance)
        raw("\">\n              ")
        if let shown = look.shown { show(shown, alternative: "\(state), \(look.appearance)") }
        if let film = look.played { play(film, label: "\(state), \(look.appearance)") }
        raw("\n              <p class=\"files\">")
        for picture in look.files { file(picture, label: picture.fileLabel, tellsPath: true) }
        if let shown = look.shown {
            raw("<button type=\"button\" class=\"copy\" data-path=\"", shown.path)
            raw("\">Copy path</button>")
        }
        raw("</p>\n            </div>\n")
    }

    private mutating func show(_ picture: GalleryPicture, alternative: String) {
        // At two pixels a point a picture at two pixels a point is sharp.
        let natural = 2 * pagePixels(picture.picture.size.width / picture.scale)
        raw("<button type=\"button\" class=\"picture")
        if natural < Self.widestCard {
            raw(" narrow\" style=\"--natural: ", String(natural))
            raw("px")
        }
        raw("\" data-path=\"", picture.path)
        raw("\"><img src=\"", picture.link)
        raw("\" alt=\"", alternative)
        extent(of: picture)
        raw(" loading=\"lazy\" decoding=\"async\"></button>")
    }

    /// A film with the browser's own player.
    private mutating func play(_ film: GalleryPicture, label: String) {
        raw("<video class=\"film\" src=\"", film.link)
        raw("\" aria-label=\"", label)
        extent(of: film)
        raw(" controls loop muted playsinline preload=\"metadata\"></video>")
    }

    /// Ends the attribute before it.
    private mutating func extent(of picture: GalleryPicture) {
        let size = picture.picture.size
        raw("\" width=\"", String(pagePixels(size.width / picture.scale)))
        raw("\" height=\"", String(pagePixels(size.height / picture.scale)))
        raw("\"")
    }

    private mutating func file(_ picture: GalleryPicture, label: String, tellsPath: Bool) {
        raw("<a class=\"file\" href=\"", picture.link)
        if tellsPath { raw("\" title=\"", picture.path) }
        if tellsPath, picture.format.isRaster { raw("\" data-scale=\"", NumberText.exact(picture.scale)) }
        raw("\">", label)
        raw("</a> ")
    }

    /// The largest size that the page offers.
    private static let widestCard = 480

    /// In whole pixels of the page: what the picture would measure at one pixel a point.
    private func pagePixels(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), 100_000)) }

    /// Adds markup, and behind it a text that is escaped.
    private mutating func raw(_ markup: String, _ text: String? = nil) {
        bytes += markup.utf8
        guard let text else { return }
        let start = bytes.count
        bytes += text.utf8
        guard !Self.isPlain(bytes.span.extracting(start...)) else { return }
        bytes.removeSubrange(start...)
        bytes += MarkupText.escaped(text, for: .page).utf8
    }

    /// Nearly every text is: there is nothing to escape in it.
    private static func isPlain(_ text: Span<UInt8>) -> Bool {
        text.indices.allSatisfy { MarkupText.isPlain(text[$0]) }
    }
}
