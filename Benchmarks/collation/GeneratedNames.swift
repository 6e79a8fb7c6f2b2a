/// Invented names in Latin, Chinese, Japanese, Korean and Arabic writing, the same for the same seed.
struct GeneratedNames {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Names, one a line.
    mutating func text(count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            switch below(5) {
            case 0: text += word(Self.latinFirst) + " " + word(Self.latinLast) + word(Self.latinEnding)
            case 1: text += letter(Self.chineseSurnames) + letters(Self.chineseGiven, 1 + below(2))
            case 2: text += word(Self.japaneseFamily) + (below(2) == 0 ? word(Self.japaneseGiven) : kana(2 + below(3)))
            case 3: text += letter(Self.koreanFamily) + letters(Self.koreanGiven, 2)
            default: text += word(Self.arabicGiven) + " " + word(Self.arabicGiven) + " " + word(Self.arabicFamily)
            }
            text += "\n"
        }
        return text
    }

    /// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
    private mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func word(_ words: [String]) -> String { words[below(words.count)] }
    private mutating func letter(_ letters: [Character]) -> String { String(letters[below(letters.count)]) }
    private mutating func letters(_ letters: [Character], _ count: Int) -> String {
        (0..<count).reduce(into: "") { text, _ in text += letter(letters) }
    }
    private mutating func kana(_ count: Int) -> String {
        (0..<count).reduce(into: "") { text, _ in text.unicodeScalars.append(Self.hiragana[below(Self.hiragana.count)])
        }
    }
}

extension GeneratedNames {
    private static let latinFirst = [
        "Ada", "Björn", "Chloé", "Dmitri", "Éva", "Fiona", "Göran", "Hana", "Iñigo", "Jörg", "Katarzyna", "Lars",
        "María", "Noël", "Óscar", "Petra", "Quentin", "Renée", "Søren", "Tomáš", "Ulla", "Věra", "Wiktor", "Xenia",
        "Yannick", "Zoë",
    ]
    private static let latinLast = [
        "Ander", "Berg", "Černý", "Dubois", "Eklund", "Ferrar", "García", "Hansen", "Ivan", "Jones", "Kowal", "Lind",
        "Müller", "Novák", "Ørsted", "Pereira", "Quist", "Rossi", "Schmidt", "Thomp", "Ullman", "Vargas", "Weiss",
        "Yilmaz", "Zimmer",
    ]
    private static let latinEnding = ["", "son", "mann", "ová", "sen", "er", "ska", "i", "s", "t"]
    private static let chineseSurnames = Array("王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任单仇解朴")
    private static let chineseGiven = Array("伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华文建国志海云飞玉春秋子浩宇轩欣怡梦婷雪思远晨光瑞琪")
    private static let japaneseFamily = [
        "佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "さとう", "たかはし", "やまだ", "いとう",
        "なかむら", "キム", "ワタナベ",
    ]
    private static let japaneseGiven = ["太郎", "花子", "一郎", "美咲", "健太", "さくら", "陽子", "翔", "結衣", "大輔"]
    private static let hiragana = (0x3042...0x308D).compactMap(Unicode.Scalar.init)
    private static let koreanFamily = Array("김이박최정강조윤장임한오서신권황안송전홍")
    private static let koreanGiven = Array("민서준지우현도윤하은예진수아영호성재혜경미란동건태석")
    private static let arabicGiven = [
        "محمد", "أحمد", "علي", "فاطمة", "عائشة", "حسن", "حسين", "خالد", "زينب", "مريم", "عمر", "يوسف", "إبراهيم",
        "سارة", "ليلى",
        "نور",
    ]
    private static let arabicFamily = [
        "العلي", "الحسن", "الأحمد", "المصري", "البغدادي", "الشامي", "القاسم", "الخطيب", "النجار", "الحداد",
    ]
}
