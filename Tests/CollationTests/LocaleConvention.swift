import Testing

/// What readers of a language expect of an index, written from its own convention.
struct LocaleConvention: CustomTestStringConvertible, Sendable {
    let locale: String
    /// The index titles, separated by spaces, without the `#` that follows them.
    let titles: String
    /// Names as they follow each other in a register, each with the title that it stands under.
    let names: KeyValuePairs<String, String>

    var testDescription: String { locale }
}

extension LocaleConvention {
    private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

    static let all = [
        english, chinese, traditionalChinese, japanese, korean, swedish, danish, spanish, czech, greek, russian, arabic,
        hebrew, hindi, thai,
    ]

    /// Accents do not count; letters of other alphabets have no title.
    private static let english = LocaleConvention(
        locale: "en", titles: latin,
        names: [
            "Ångström": "A", "Ebba": "E", "Élodie": "E", "O’Brien": "O", "Østergaard": "O", "van Gogh": "V", "Zoë": "Z",
            "Ёлка": "#", "李小龙": "#",
        ])

    /// Han characters stand under the letter of their pinyin, before the Latin names of that letter.
    private static let chinese = LocaleConvention(
        locale: "zh", titles: latin,
        names: [
            "阿强": "A", "安妮": "A", "Ann": "A", "白居易": "B", "Bob": "B", "杜甫": "D", "鲁迅": "L", "吕布": "L", "欧阳修": "O",
            "苏轼": "S", "王维": "W", "张飞": "Z", "まつもと": "#", "김민수": "#",
        ])

    /// By the number of strokes of the first character: 丁 2, 王 4, 李 7, 林 8, 張 11, 黃 12, 劉 15, 龔 22.
    private static let traditionalChinese = LocaleConvention(
        locale: "zh-Hant", titles: ((1...33).map { "\($0)劃" } + ["35劃", "36劃", "39劃", "48劃"]).joined(separator: " "),
        names: [
            "丁一": "2劃", "王大明": "4劃", "李登": "7劃", "林美麗": "8劃", "張惠妹": "11劃", "黃蓉": "12劃", "劉備": "15劃", "龔自珍": "22劃",
            "Ann": "#",
        ])

    /// Rows of the kana table; voiced and small kana, and katakana, stand with their plain hiragana. Kanji have no
    /// title without their reading.
    private static let japanese = LocaleConvention(
        locale: "ja", titles: "あ か さ た な は ま や ら わ",
        names: [
            "あべ": "あ", "イトウ": "あ", "えのもと": "あ", "がくと": "か", "きむら": "か", "ジョン": "さ", "たなか": "た", "ちば": "た",
            "なかむら": "な", "パク": "は", "ばば": "は", "まつもと": "ま", "やまだ": "や", "りか": "ら", "ワタナベ": "わ", "田中": "#",
        ])

    /// The 14 consonants; doubled ones stand with the plain one.
    private static let korean = LocaleConvention(
        locale: "ko", titles: "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ",
        names: [
            "강하늘": "ㄱ", "김민수": "ㄱ", "까치": "ㄱ", "나영": "ㄴ", "도경수": "ㄷ", "류현진": "ㄹ", "문재인": "ㅁ", "박서준": "ㅂ", "서현": "ㅅ",
            "쌍둥이": "ㅅ", "이순신": "ㅇ", "장보고": "ㅈ", "최민식": "ㅊ", "한지민": "ㅎ", "Ann": "#",
        ])

    /// Å, Ä and Ö end the alphabet; W is a letter of its own since 2006, Ü stands with Y, Æ with Ä, Ø with Ö.
    private static let swedish = LocaleConvention(
        locale: "sv", titles: latin + " Å Ä Ö",
        names: [
            "Adam": "A", "Érik": "E", "Viktor": "V", "Wilma": "W", "Yngve": "Y", "Zara": "Z", "Åsa": "Å", "Ärla": "Ä",
            "Östen": "Ö",
        ])

    /// Æ, Ø and Å end the alphabet; Aa at the beginning of a name is Å, Ä stands with Æ, Ö with Ø.
    private static let danish = LocaleConvention(
        locale: "da", titles: latin + " Æ Ø Å",
        names: [
            "Anders": "A", "Bodil": "B", "Zita": "Z", "Ærø": "Æ", "Öberg": "Ø", "Øjvind": "Ø", "Åse": "Å", "Aase": "Å",
        ])

    /// Ñ is a letter; Ch and Ll are none since 2010.
    private static let spanish = LocaleConvention(
        locale: "es", titles: "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
        names: [
            "Álvaro": "A", "Celia": "C", "Chávez": "C", "Cuesta": "C", "Lima": "L", "Llorente": "L", "Luz": "L",
            "Nuria": "N", "Ñusta": "Ñ", "Óscar": "O",
        ])

    /// Č, Ř, Š, Ž and Ch, which follows H, are letters; Ď, Ň, Ť and long vowels are not.
    private static let czech = LocaleConvention(
        locale: "cs", titles: "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
        names: [
            "Adam": "A", "Cibulka": "C", "Čapek": "Č", "Ďurica": "D", "Hus": "H", "Charvát": "CH", "Ivan": "I",
            "Ňuchal": "N", "Rada": "R", "Řehoř": "Ř", "Suk": "S", "Šimon": "Š", "Ťok": "T", "Zeman": "Z", "Žižka": "Ž",
        ])

    /// The 24 letters; accents do not count.
    private static let greek = LocaleConvention(
        locale: "el", titles: "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
        names: [
            "Αθηνά": "Α", "Άννα": "Α", "Έλενα": "Ε", "Ήρα": "Η", "Ίωνας": "Ι", "Όλγα": "Ο", "Σοφία": "Σ", "Ύδρα": "Υ",
            "Ώρα": "Ω", "Ann": "#",
        ])

    /// Ё stands with Е; Ъ and Ь begin no name.
    private static let russian = LocaleConvention(
        locale: "ru", titles: "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я",
        names: [
            "Анна": "А", "Егор": "Е", "Ёлкин": "Е", "Емеля": "Е", "Иван": "И", "Йован": "Й", "Щукин": "Щ", "Эмма": "Э",
            "Юрий": "Ю", "Яков": "Я",
        ])

    /// The 28 letters; hamza and madda on alif do not count, ة and the article do not change the letter.
    private static let arabic = LocaleConvention(
        locale: "ar", titles: "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
        names: [
            "آدم": "ا", "إبراهيم": "ا", "أحمد": "ا", "السيد": "ا", "بلال": "ب", "ثامر": "ث", "خالد": "خ", "ذكي": "ذ",
            "شادي": "ش", "ضياء": "ض", "ظافر": "ظ", "عمر": "ع", "غادة": "غ", "هدى": "ه", "وليد": "و", "يوسف": "ي",
        ])

    /// The 22 letters; a final form is the same letter, points do not count.
    private static let hebrew = LocaleConvention(
        locale: "he", titles: "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת",
        names: [
            "אברהם": "א", "בנימין": "ב", "דוד": "ד", "יוסף": "י", "כרמל": "כ", "משה": "מ", "צבי": "צ", "שִׁירָה": "ש",
            "שרה": "ש", "תמר": "ת",
        ])

    /// Vowels, then consonants; a nukta does not count, a conjunct stands under its first consonant.
    private static let hindi = LocaleConvention(
        locale: "hi",
        titles: "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह",
        names: [
            "अमित": "अ", "आशा": "आ", "उमेश": "उ", "कमल": "क", "क्षमा": "क", "गीता": "ग", "ज़ैनब": "ज", "त्रिशा": "त",
            "नेहा": "न", "श्रीधर": "श", "सुरेश": "स", "हरि": "ह",
        ])

    /// Consonants; a vowel that is written before its consonant stands under that consonant.
    private static let thai = LocaleConvention(
        locale: "th",
        titles: "ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ",
        names: [
            "กานดา": "ก", "เกษม": "ก", "ขวัญ": "ข", "ใจดี": "จ", "แดง": "ด", "นิด": "น", "ไพบูลย์": "พ", "มานี": "ม",
            "สมชาย": "ส", "เสรี": "ส", "หญิง": "ห", "โอภาส": "อ",
        ])
}
