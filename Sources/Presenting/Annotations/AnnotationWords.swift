import DisplayLists

/// The words of annotations in one language.
struct AnnotationWords: Sendable {
    let gap: String
    let inset: String
    let radius: String
    let sectionIndex: String
    let heading: String
    let listItem: String
    let text: String
    let adjustable: String
    let button: String
    /// With a sign % for a number.
    let page: String
    let roles: [SceneNode.Role: String]

    /// From a row of the table below.
    private init(_ row: String) {
        let words = row.split(separator: "|").map(String.init)
        precondition(words.count == Self.others + Self.named.count + 1, "a language has all words: \(row)")
        gap = words[0]
        inset = words[1]
        radius = words[2]
        sectionIndex = words[3]
        heading = words[4]
        listItem = words[5]
        text = words[6]
        adjustable = words[7]
        button = words[8]
        page = words[Self.others + Self.named.count]
        var roles: [SceneNode.Role: String] = [:]
        for (role, word) in zip(Self.named, words[Self.others...]) { roles[role] = word }
        roles[.gridPicture] = roles[.rowPicture]
        for role in [SceneNode.Role.navigationItem, .tabItem] { roles[role] = button }
        self.roles = roles
    }

    private static let others = 9
    private static let named: [SceneNode.Role] = [
        .indexBar, .indexTitle, .highlight, .bubble, .tableHeader, .searchField, .sectionHeader, .row, .rowPicture,
        .sectionFooter, .gridItem, .gridBadge, .pageDot, .pageControl,
    ]
}

extension AnnotationWords {
    /// Those of a BCP 47 tag, English where there are none.
    static func inLanguage(_ tag: String) -> AnnotationWords {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        guard let language = parts.first else { return english }
        let isTraditional = language == "zh" && parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
        return all[isTraditional ? "zh-Hant" : String(language)] ?? english
    }

    private static let english = AnnotationWords(
        "gap|inset|radius|section index|heading|list item|text|adjustable|button|bar|slot|highlight|bubble|table header"
            + "|search field|header|row|picture|footer|item|badge|dot|page control|page %")

    private static let all: [String: AnnotationWords] = [
        "en": english,
        "de": AnnotationWords(
            "Abstand|Einzug|Radius|Abschnittsindex|Überschrift|Listenelement|Text|anpassbar|Taste"
                + "|Leiste|Feld|Hervorhebung|Blase|Tabellenkopf|Suchfeld|Kopfzeile|Zeile|Bild|Fußzeile"
                + "|Element|Plakette|Punkt"
                + "|Seitenanzeige|Seite %"),
        "fr": AnnotationWords(
            "espace|marge|rayon|index des sections|titre|élément de liste|texte|ajustable|bouton"
                + "|barre|case|surbrillance|bulle|en-tête de liste|champ de recherche|en-tête|ligne|image"
                + "|pied|élément|badge|point"
                + "|indicateur de pages|page %"),
        "es": AnnotationWords(
            "separación|margen|radio|índice de secciones|encabezado|elemento de lista|texto|ajustable"
                + "|botón|barra|casilla|resalte|burbuja|cabecera de lista|campo de búsqueda|cabecera|fila"
                + "|imagen|pie|elemento|insignia|punto"
                + "|indicador de páginas|página %"),
        "pt": AnnotationWords(
            "espaço|margem|raio|índice de seções|título|item da lista|texto|ajustável|botão|barra"
                + "|casa|realce|balão|cabeçalho da lista|campo de busca|cabeçalho|linha|imagem|rodapé|item"
                + "|selo|ponto"
                + "|indicador de páginas|página %"),
        "it": AnnotationWords(
            "spazio|margine|raggio|indice delle sezioni|intestazione|elemento di elenco|testo"
                + "|regolabile|pulsante|barra|casella|evidenziazione|fumetto|testata dell’elenco"
                + "|campo di ricerca|testata|riga|immagine|piè di sezione|elemento|distintivo|punto"
                + "|indicatore di pagina|pagina %"),
        "nl": AnnotationWords(
            "tussenruimte|marge|straal|sectie-index|kop|lijstonderdeel|tekst|aanpasbaar|knop|balk|vak"
                + "|markering|ballon|lijstkop|zoekveld|sectiekop|rij|afbeelding|voettekst|onderdeel|badge"
                + "|stip"
                + "|pagina-indicator|pagina %"),
        "pl": AnnotationWords(
            "odstęp|margines|promień|indeks sekcji|nagłówek|element listy|tekst|regulowany|przycisk"
                + "|pasek|pole|wyróżnienie|dymek|nagłówek listy|pole wyszukiwania|nagłówek sekcji|wiersz"
                + "|obraz|stopka|element|plakietka|kropka"
                + "|wskaźnik stron|strona %"),
        "ru": AnnotationWords(
            "промежуток|отступ|радиус|указатель разделов|заголовок|элемент списка|текст|регулируемый"
                + "|кнопка|полоса|ячейка|выделение|пузырёк|шапка списка|поле поиска|заголовок раздела"
                + "|строка|картинка|сноска|элемент|значок|точка"
                + "|индикатор страниц|страница %"),
        "el": AnnotationWords(
            "κενό|περιθώριο|ακτίνα|ευρετήριο ενοτήτων|επικεφαλίδα|στοιχείο λίστας|κείμενο|ρυθμιζόμενο"
                + "|κουμπί|μπάρα|θέση|επισήμανση|φούσκα|κεφαλίδα λίστας|πεδίο αναζήτησης|κεφαλίδα|γραμμή"
                + "|εικόνα|υποσέλιδο|στοιχείο|σήμα|κουκκίδα"
                + "|ένδειξη σελίδων|σελίδα %"),
        "tr": AnnotationWords(
            "boşluk|kenar payı|yarıçap|bölüm dizini|başlık|liste öğesi|metin|ayarlanabilir|düğme"
                + "|çubuk|yuva|vurgu|baloncuk|liste başlığı|arama alanı|bölüm başlığı|satır|resim|alt bilgi"
                + "|öğe|rozet|nokta"
                + "|sayfa göstergesi|sayfa %"),
        "ko": AnnotationWords(
            "간격|여백|반경|섹션 색인|제목|목록 항목|텍스트|조절 가능|버튼|색인 막대|글자 칸|강조|말풍선|목록 머리글|검색 필드|머리글|행|그림|바닥글|항목|배지|점"
                + "|페이지 표시|%페이지"),
        "vi": AnnotationWords(
            "khoảng cách|lề|bán kính|chỉ mục phần|tiêu đề|mục danh sách|văn bản|điều chỉnh được|nút"
                + "|thanh|ô chữ|tô sáng|bong bóng|đầu danh sách|ô tìm kiếm|đầu phần|hàng|hình|chân phần|mục"
                + "|huy hiệu|chấm"
                + "|chỉ báo trang|trang %"),
        "th": AnnotationWords(
            "ระยะห่าง|ระยะขอบ|รัศมี|ดัชนีส่วน|หัวเรื่อง|รายการ|ข้อความ|ปรับได้|ปุ่ม|แถบ|ช่อง|ไฮไลต์"
                + "|ฟองข้อความ|หัวรายการ|ช่องค้นหา|หัวส่วน|แถว|ภาพ|ท้ายส่วน|รายการย่อย|ป้าย|จุด"
                + "|ตัวบอกหน้า|หน้า %"),
        "id": AnnotationWords(
            "jarak|tepi|radius|indeks bagian|judul|butir daftar|teks|dapat disesuaikan|tombol|bilah"
                + "|petak|sorotan|balon|kepala daftar|bidang pencarian|kepala bagian|baris|gambar"
                + "|kaki bagian|butir|lencana|titik"
                + "|penanda halaman|halaman %"),
        "hi": AnnotationWords(
            "अंतर|हाशिया|त्रिज्या|अनुभाग सूचक|शीर्षक|सूची आइटम|पाठ|समायोज्य|बटन|पट्टी|खाना|हाइलाइट"
                + "|बुलबुला|सूची शीर्ष|खोज फ़ील्ड|अनुभाग शीर्ष|पंक्ति|चित्र|पाद|आइटम|बैज|बिंदु"
                + "|पृष्ठ सूचक|पृष्ठ %"),
        "ar": AnnotationWords(
            "مسافة|هامش|نصف القطر|فهرس الأقسام|عنوان|عنصر قائمة|نص|قابل للضبط|زر|شريط|خانة|تمييز"
                + "|فقاعة|رأس القائمة|حقل البحث|رأس القسم|صف|صورة|تذييل|عنصر|شارة|نقطة"
                + "|مؤشر الصفحات|صفحة %"),
        "fa": AnnotationWords(
            "فاصله|حاشیه|شعاع|نمایهٔ بخش‌ها|عنوان|مورد فهرست|متن|قابل تنظیم|دکمه|نوار|خانه"
                + "|برجسته‌سازی|حباب|سرآیند فهرست|کادر جستجو|سرآیند|ردیف|تصویر|پانویس|مورد|نشان|نقطه"
                + "|نشانگر صفحه|صفحهٔ %"),
        "ur": AnnotationWords(
            "فاصلہ|حاشیہ|رداس|حصوں کا اشاریہ|سرخی|فہرست کا اندراج|متن|قابلِ ترتیب|بٹن|پٹی|خانہ|نمایاں"
                + "|بلبلہ|فہرست کا سر|تلاش کا خانہ|حصے کا سر|قطار|تصویر|ذیل|اندراج|بیج|نقطہ"
                + "|صفحہ نما|صفحہ %"),
        "he": AnnotationWords(
            "מרווח|שוליים|רדיוס|מפתח מקטעים|כותרת|פריט ברשימה|טקסט|ניתן לכוונון|לחצן|סרגל|משבצת|הדגשה"
                + "|בועה|ראש הרשימה|שדה חיפוש|ראש מקטע|שורה|תמונה|תחתית|פריט|תג|נקודה"
                + "|מחוון עמודים|עמוד %"),
        "zh": AnnotationWords(
            "间距|边距|圆角|索引|标题|列表项|文本|可调节|按钮|索引栏|字母格|高亮|气泡|表头|搜索框|分组标题|行|图片|脚注|格子|角标|圆点"
                + "|页码指示|第 % 页"),
        "zh-Hant": AnnotationWords(
            "間距|邊距|圓角|索引|標題|列表項|文字|可調整|按鈕|索引列|字母格|醒目|氣泡|表頭|搜尋欄|分組標題|列|圖片|註腳|格子|角標|圓點"
                + "|頁碼指示|第 % 頁"),
        "ja": AnnotationWords(
            "間隔|余白|角丸|索引|見出し|リスト項目|テキスト|調整可能|ボタン|索引バー|文字枠|強調|バブル|表見出し|検索欄|見出し|行|画像|脚注|項目|バッジ|点"
                + "|ページ表示|%ページ"),
    ]
}
