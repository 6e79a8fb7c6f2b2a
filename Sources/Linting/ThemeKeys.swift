import DisplayLists

/// The properties by which a theme says how a node looks: where a finding about it could be cured.
enum ThemeKeys {
    /// The colour of a node's text or sign.
    ///
    /// - Parameter isCurrent: whether it is the highlighted title of the bar.
    static func ink(of node: SceneNode, isCurrent: Bool) -> String? {
        switch node.role {
        case .indexTitle: isCurrent ? "indexBar.highlight.color" : "indexBar.titleColor"
        case .indexSeparator: "indexBar.titleColor"
        case .bubbleTitle: "bubble.titleColor"
        case .searchField: isInBar(node) ? "chrome.secondaryInk" : "list.tableHeader.placeholderColor"
        case .sectionHeader: isNearPin(node) ? "list.header.pinnedColor" : "list.header.restingColor"
        case .rowPicture: "list.row.picture.monogramColor"
        case .rowTitle: "list.row.titleColor"
        case .rowSubtitle: "list.row.subtitleColor"
        case .sectionFooter: "list.footer.color"
        case .gridLabel: "grid.cell.label.color"
        case .gridSubtitle: "grid.cell.subtitle.color"
        case .gridBadge: "grid.cell.badge.color"
        case .pageControl: "grid.pageControl.currentColor"
        case .pageDot: node.state == "current" ? "grid.pageControl.currentColor" : "grid.pageControl.color"
        case .statusBar, .statusTime, .homeIndicator: "chrome.background"
        case .navigationTitle: "chrome.ink"
        case .navigationItem: "chrome.tint"
        case .tabItem: node.state == "selected" ? "chrome.tint" : "chrome.secondaryInk"
        case .indexBar, .highlight, .bubble, .tableHeader, .row, .grid, .gridItem, .gridPicture, .navigationBar,
            .tabBar,
            .cutout:
            nil
        }
    }

    /// Whether a header has more of the pinned look than of the resting one (SL-4).
    private static func isNearPin(_ node: SceneNode) -> Bool {
        guard let state = node.state else { return false }
        if state.hasPrefix("pushed("), let share = Double(state.dropFirst(7).dropLast()) { return share <= 0.5 }
        if state.hasPrefix("arriving("), let share = Double(state.dropFirst(9).dropLast()) { return share >= 0.5 }
        return state == "pinned"
    }

    /// Whether a search field is the navigation bar's, not a list's.
    static func isInBar(_ node: SceneNode) -> Bool { node.id.hasPrefix("navigation-bar/") }

    /// The font of a node's text.
    static func font(of node: SceneNode, in scene: Scene) -> String {
        switch node.role {
        case .indexTitle: scene.isCurrent(node) ? "indexBar.highlight.font" : "indexBar.titleFont"
        case .indexSeparator, .indexBar, .highlight: "indexBar.titleFont"
        case .bubbleTitle, .bubble: "bubble.titleFont"
        case .searchField: isInBar(node) ? chromeFont(of: node) : "list.tableHeader.placeholderFont"
        case .tableHeader: "list.tableHeader.placeholderFont"
        case .sectionHeader: "list.header.font"
        case .rowPicture: "list.row.picture.monogramFont"
        case .rowTitle, .row: "list.row.titleFont"
        case .rowSubtitle: "list.row.subtitleFont"
        case .sectionFooter: "list.footer.font"
        case .gridLabel, .grid, .gridItem, .gridPicture: "grid.cell.label.font"
        case .gridSubtitle: "grid.cell.subtitle.font"
        case .gridBadge: "grid.cell.badge.font"
        case .pageControl, .pageDot: "grid.pageControl.numberFont"
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            chromeFont(of: node)
        }
    }

    /// The font of a text of the chrome.
    private static func chromeFont(of node: SceneNode) -> String {
        switch node.role {
        case .navigationItem, .searchField: "chrome.navigationBar.itemFont"
        case .tabBar, .tabItem: "chrome.tabBar.font"
        case .navigationBar, .navigationTitle:
            node.id.hasSuffix("large-title") ? "chrome.navigationBar.largeTitleFont" : "chrome.navigationBar.titleFont"
        default: "chrome.statusBar.font"
        }
    }

    /// What gives a node's text its height.
    static func height(of node: SceneNode) -> String {
        switch node.role {
        case .indexTitle, .indexSeparator, .indexBar, .highlight: "indexBar.slotHeight"
        case .bubbleTitle, .bubble: "bubble.titleFont.size"
        case .searchField: isInBar(node) ? chromeFont(of: node) + ".size" : "list.tableHeader.height"
        case .tableHeader: "list.tableHeader.height"
        case .sectionHeader: "list.header.height"
        case .row, .rowTitle, .rowSubtitle: "list.row.height"
        case .rowPicture: "list.row.picture.size"
        case .sectionFooter: "list.footer.height"
        case .grid, .gridItem, .gridPicture, .gridLabel, .gridSubtitle: "grid.cell.label.height"
        case .gridBadge: "grid.cell.badge.height"
        case .pageControl, .pageDot: "grid.pageControl.height"
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            chromeFont(of: node) + ".size"
        }
    }

    /// What gives a node's text its width.
    static func width(of node: SceneNode) -> String {
        switch node.role {
        case .indexTitle, .indexSeparator, .indexBar, .highlight: "indexBar.width"
        case .bubbleTitle, .bubble: "bubble.titleFont.size"
        case .searchField: isInBar(node) ? chromeFont(of: node) + ".size" : "list.tableHeader.fieldInsets"
        case .tableHeader: "list.tableHeader.fieldInsets"
        case .sectionHeader: "list.header.trailingInset"
        case .row, .rowTitle, .rowSubtitle: "list.row.trailingInset"
        case .rowPicture: "list.row.picture.size"
        case .sectionFooter: "list.footer.trailingInset"
        case .grid, .gridItem, .gridPicture, .gridLabel, .gridSubtitle: "grid.itemSize"
        case .gridBadge: "grid.cell.badge.padding"
        case .pageControl, .pageDot: "grid.insets"
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            chromeFont(of: node) + ".size"
        }
    }
}

extension Scene {
    /// Whether a title of the bar is the one that the highlight stands behind.
    func isCurrent(_ node: SceneNode) -> Bool {
        guard let place = nodes.firstIndex(where: { $0.role == .highlight }), place + 1 < nodes.count else {
            return false
        }
        return nodes[place + 1].id == node.id
    }
}
