import DisplayLists
import Geometry

/// The words of annotations in the language of a scene: English, Chinese or Japanese.
struct AnnotationVoice {
    private let language: String
    private let words: Words

    /// In the language of the scene's first text.
    init(of scene: Scene) {
        language = scene.language
        words =
            switch language.prefix(2) {
            case "zh": language.contains("Hant") || language.hasSuffix("TW") ? .traditionalChinese : .chinese
            case "ja": .japanese
            default: .english
            }
    }

    var gap: String { words.gap }
    var inset: String { words.inset }
    var radius: String { words.radius }
    var sectionIndex: String { words.sectionIndex }

    /// Whether elements of a line are read from the right.
    var isRightToLeft: Bool { ["ar", "he", "fa", "ur"].contains(language.prefix { $0 != "-" }) }

    /// What labels call a node.
    func word(for role: SceneNode.Role) -> String {
        words.roles[role] ?? role.rawValue.split(separator: "-").joined(separator: " ")
    }

    /// What assistive technologies call a node; `nil` for one that they pass over.
    func element(for role: SceneNode.Role) -> String? {
        switch role {
        case .searchField: words.roles[.searchField]
        case .sectionHeader: words.heading
        case .row: words.listItem
        case .sectionFooter: words.text
        case .indexBar, .pageControl: words.adjustable
        case .gridItem, .navigationItem, .tabItem: words.button
        case .navigationTitle: words.heading
        default: nil
        }
    }
}

/// The words of one language.
private struct Words {
    let gap: String
    let inset: String
    let radius: String
    let sectionIndex: String
    let heading: String
    let listItem: String
    let text: String
    let adjustable: String
    let button: String
    let roles: [SceneNode.Role: String]

    static let english = Words(
        gap: "gap", inset: "inset", radius: "radius", sectionIndex: "section index", heading: "heading",
        listItem: "list item", text: "text", adjustable: "adjustable", button: "button",
        roles: [
            .indexBar: "bar", .indexTitle: "slot", .highlight: "highlight", .bubble: "bubble",
            .tableHeader: "table header", .searchField: "search field", .sectionHeader: "header", .row: "row",
            .rowPicture: "picture", .sectionFooter: "footer", .gridItem: "item", .gridPicture: "picture",
            .gridBadge: "badge", .pageDot: "dot",
        ])

    static let chinese = Words(
        gap: "间距", inset: "边距", radius: "圆角", sectionIndex: "索引", heading: "标题", listItem: "列表项",
        text: "文本", adjustable: "可调节", button: "按钮",
        roles: [
            .indexBar: "索引栏", .indexTitle: "字母格", .highlight: "高亮", .bubble: "气泡", .tableHeader: "表头",
            .searchField: "搜索框", .sectionHeader: "分组标题", .row: "行", .rowPicture: "图片", .sectionFooter: "脚注",
            .gridItem: "格子", .gridPicture: "图片", .gridBadge: "角标", .pageDot: "圆点",
        ])

    static let traditionalChinese = Words(
        gap: "間距", inset: "邊距", radius: "圓角", sectionIndex: "索引", heading: "標題", listItem: "列表項",
        text: "文字", adjustable: "可調整", button: "按鈕",
        roles: [
            .indexBar: "索引列", .indexTitle: "字母格", .highlight: "醒目", .bubble: "氣泡", .tableHeader: "表頭",
            .searchField: "搜尋欄", .sectionHeader: "分組標題", .row: "列", .rowPicture: "圖片", .sectionFooter: "註腳",
            .gridItem: "格子", .gridPicture: "圖片", .gridBadge: "角標", .pageDot: "圓點",
        ])

    static let japanese = Words(
        gap: "間隔", inset: "余白", radius: "角丸", sectionIndex: "索引", heading: "見出し", listItem: "リスト項目",
        text: "テキスト", adjustable: "調整可能", button: "ボタン",
        roles: [
            .indexBar: "索引バー", .indexTitle: "文字枠", .highlight: "強調", .bubble: "バブル", .tableHeader: "表見出し",
            .searchField: "検索欄", .sectionHeader: "見出し", .row: "行", .rowPicture: "画像", .sectionFooter: "脚注",
            .gridItem: "項目", .gridPicture: "画像", .gridBadge: "バッジ", .pageDot: "点",
        ])
}
