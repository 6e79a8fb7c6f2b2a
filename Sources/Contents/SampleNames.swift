extension SampleContent {
    static let english = Sample(
        title: "Contacts", locale: "en",
        lines: """
            A: Abigail Marsh, Adrian Cole, Alice Fenwick, Amara Oyelaran, Anton Weiss, Aria Bennett
            B: Beatrice Lund, Benedict Shaw, Bianca Rossetti, Bruno Teller
            C: Caleb Whitlock, Camille Durand, Cedric Vane, Clara Holloway, Conrad Pike
            D: Dahlia Moreau, Dexter Crane, Diego Salvatierra, Dorothea Finch
            E: Edwin Harrow, Élodie Garnier, Esther Quill, Evander Stone
            F: Felix Ambrose, Fiona Calloway, Francesca Bellini
            G: Gareth Lowe, Gemma Thorne, Greta Lindqvist
            H: Hana Sugimoto, Harvey Blythe, Helena Voss, Hugo Castellan
            I: Ida Bergström, Imogen Hartley, Isaac Penrose
            J: Jasper Nolan, Joanna Kestrel, Julian Frost, June Whitaker
            K: Kai Lennox, Katya Sorokina, Kieran Doyle
            L: Leona Fairchild, Leopold Grant, Lucia Ferrante, Lydia Marlowe
            M: Mabel Thornton, Magnus Eide, Marisol Vega, Milo Ashford, Miriam Castle
            N: Nadia Rahimi, Nathaniel Brook, Nora Eastwood
            O: Octavia Reed, Oliver Swann, Oscar Landry
            P: Penelope Wray, Percival Hayes, Petra Novotná, Philippa Dunn
            Q: Quentin Abbott, Quinn Larkin
            R: Rafael Montoya, Rosalind Kerr, Rowan Ellery, Rufus Tate
            S: Sabine Keller, Saskia de Wit, Sebastian Hale, Sienna Brandt, Stellan Frey
            T: Tabitha Moon, Theodore Lark, Thora Bjørnsen, Tobias Winter
            U: Ulric Stanton, Una Gallagher, Ursula Brandt
            V: Valentina Cruz, Vera Nightingale, Vincent Marlow
            W: Wanda Pruitt, Wesley Archer, Winifred Dale
            X: Xavier Beaumont, Ximena Robles
            Y: Yara Haddad, Yusuf Demir
            Z: Zachary Flint, Zelda Hawthorne, Zoë Albrecht
            """)

    static let chinese = Sample(
        title: "通讯录", locale: "zh",
        lines: """
            A: 艾雨桐, 安思远, 敖子墨
            B: 白若溪, 柏文轩, 毕云舒, 卞嘉树
            C: 蔡明轩, 曹子衿, 岑晚晴, 陈牧野, 程知夏, 崔南星
            D: 戴星河, 邓清越, 丁一诺, 董沐阳, 杜若
            F: 范书言, 方听雨, 冯云起, 傅青禾
            G: 甘霖, 高远山, 葛天明, 顾怀瑾, 关山月, 郭晓峰
            H: 韩江雪, 何以宁, 贺新凉, 胡桃, 黄庭月
            J: 纪云帆, 简安, 江晚舟, 蒋星野, 金玉堂
            K: 康乐天, 柯以南, 孔令仪
            L: 赖明月, 李清和, 梁上燕, 林深, 刘半夏, 陆行舟, 罗衣
            M: 马知远, 孟浩淼, 莫听风, 穆青
            N: 倪小婉, 聂远航, 宁静致
            O: 区乐天, 欧阳朔风
            P: 潘玉山, 裴行云, 彭越泽, 朴昭然
            Q: 齐望舒, 钱多多, 秦时雨, 邱泽, 仇英杰
            R: 饶漫山, 任逍遥, 阮青青
            S: 沙鸥, 单雪晴, 沈星回, 施南溪, 宋词, 苏木, 孙小满
            T: 谭松, 唐糖, 陶然, 田园
            W: 万重山, 汪洋, 王如意, 魏无忧, 温如玉, 吴忧
            X: 夏初一, 萧然, 解语花, 谢秋池, 徐来, 许愿
            Y: 严寒松, 杨柳岸, 叶知秋, 易安, 尹正南, 尤佳, 于远之, 余生, 袁野
            Z: 曾经海, 查无忌, 翟晓川, 张若虚, 赵子夜, 郑和平, 钟离雪, 周周, 朱砂, 祝愿
            """)

    /// In kana, since kanji stand under `#` without their readings.
    static let japanese = Sample(
        title: "れんらくさき", locale: "ja",
        lines: """
            あ: あおき みなと, あさの ことり, いしかわ れん, いわさき つむぎ, うえの さくら, えんどう はる, おおた ゆい, おかだ そら
            か: かねこ ひなた, きくち あおい, きのした りつ, くぼた めい, くろさわ じん, こんどう すず
            さ: さいとう かえで, しばた いつき, すぎやま ほのか, せきね とうま, そのだ まひろ
            た: たかの しおり, たにぐち こはる, ちば あきら, つじ なぎさ, てらだ いおり, とみた わかな
            な: ながの ゆうま, なるみ あかり, にしむら かなで, ぬまた りん, ねもと ひびき, のむら すみれ
            は: はせがわ みお, はやし たくみ, ひらの のぞみ, ふじい まこと, へんみ いちか, ほりうち さつき
            ま: まきの あおば, みずの ちひろ, むらた かい, めぐろ ゆずき, もりた ひかり
            や: やぎ しんじ, やまね ももか, ゆあさ たける, よこい なお
            ら: らいでん まさと, りんどう あや, るい さき, れいぜい とも, ろくかわ けい
            わ: わかばやし ゆき, わしお だい, わたべ きよし
            """)

    static let arabic = Sample(
        title: "جهات الاتصال", locale: "ar",
        lines: """
            ا: آدم النجار, أمل الحداد, إياد الخطيب
            ب: باسم الكاتب, بدر السالم, بشرى الزين
            ت: تالا الرفاعي, تميم الصائغ, توفيق الحكيم
            ث: ثامر العلي, ثريا المنصور
            ج: جابر الشامي, جمانة الراوي, جود الأمين
            ح: حازم البنا, حنان الغزال, حيدر الفارس
            خ: خالد الورد, خديجة النور, خليل الشاعر
            د: دانة الصباح, داود المرجان, ديمة السهل
            ذ: ذكاء الربيع, ذياب الصقر
            ر: راما البستاني, رشا القمر, رياض الجبل
            ز: زاهر المطر, زكي الريحان, زينة البدر
            س: سامر الوادي, سلمى الياسمين, سهيل النجم
            ش: شادي الموج, شذى الزهر, شهد العسل
            ص: صابر الحجر, صفاء الندى, صلاح الدرب
            ض: ضحى الشمس, ضياء الفجر
            ط: طارق الباب, طلال السيف
            ظ: ظافر النصر, ظبية الريم
            ع: عامر الدار, عبير الورد, عمر السفر
            غ: غادة البحر, غسان الرمح
            ف: فارس الخيل, فرح العيد, فيصل الحد
            ق: قاسم العدل, قمر الليل
            ك: كامل التمام, كريم الجود, كنان الظل
            ل: لارا الندى, لبنى العطر, ليث الغاب
            م: ماجد العز, مريم الطهر, مها البراري
            ن: نادر الجوهر, نجوى الروح, نور الصبح
            ه: هادي الطريق, هبة الرحمن, هيثم النسر
            و: وائل القمة, وسام الشرف, وعد الصدق
            ي: ياسر السهل, يزن الميزان, يمنى الخير
            """)
}
