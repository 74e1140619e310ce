import { phrases } from "../word-lists.ts";

/** Words before and after a name; patterns. */
interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** How one language says that it warns of a name, only compares with it or knows nothing about it. */
export interface StanceWords extends Readonly<Record<"avoided" | "contrast" | "absent", Around>> {
  /** Letters of the language: elsewhere its words are not looked for. */
  readonly letters: RegExp;
  /** Its words stand apart, so that a pattern before a name begins at a word. */
  readonly isSpaced: boolean;
  /** Characters between a word and the name, within the clause. */
  readonly before: number;
  readonly after: number;
  /** Between both, it says that something else is what was not found or is warned of. */
  readonly liftedBefore: readonly string[];
  readonly liftedAfter: readonly string[];
}

/** Languages whose words stand apart from those of `stance-words.ts` by their letters or by their order. */
export const STANCES_BY_LANGUAGE: Readonly<Record<string, StanceWords>> = {
  pl: {
    letters: /[ąćęłńóśźż]/iu,
    isSpaced: true,
    before: 30,
    after: 24,
    avoided: {
      before: phrases`
        nie (?:polecam|polecałbym|polecałabym|radzę|warto|wybieraj|kupuj); unikaj(?:cie)?; unikać; odradzam
      `,
      after: ["nie (?:polecam|warto)", "odradzam", "nie (?:ma|znalazł\\p{L}*) (?:się )?na mojej liście"],
    },
    contrast: {
      before: phrases`
        w przeciwieństwie do; w odróżnieniu od; w porównaniu (?:do|z|ze); zamiast
        alternatyw\p{L}+ (?:dla|do); \p{L}+(?:szy|sza|sze|iej) (?:niż|od); przejści\p{L}+ z
      `,
      after: [],
    },
    absent: {
      before: phrases`
        nie (?:znalaz\p{L}+|udało (?:mi )?się znaleźć|znam|słysza\p{L}+)
        brak (?:informacji|danych|opinii|wzmianek); nic nie wiem
      `,
      after: phrases`
        nie (?:pojawia|wymieni\p{L}+|występuje|figuruje|znajduje|został\p{L}*|jest wymien\p{L}+)
        nie ma (?:w|na)
      `,
    },
    liftedBefore: ["lepsz", "tańsz", "oprócz", "tylko"],
    liftedAfter: ["tylko"],
  },
  tr: {
    letters: /[çğışöü]/iu,
    isSpaced: true,
    before: 30,
    after: 34,
    avoided: {
      before: [],
      after: phrases`
        önerm(?:iyor|em|eyiz)\p{L}*; tavsiye etm\p{L}+; (?:uzak durun|kaçının|kaçınmalı)
        benim listemde (?:yok|değil)
      `,
    },
    contrast: {
      before: [],
      after: phrases`
        aksine; yerine; kıyasla; göre daha; farklı olarak; alternatif\p{L}*; (?:dan|den|tan|ten) daha
        (?:dan|den|tan|ten) (?:farklı|geç\p{L}+)
      `,
    },
    absent: {
      before: [],
      after: phrases`
        hakkında[^,.;!?\n]{0,30}(?:bulama\p{L}*|bulunama\p{L}*|yok|bilmiyor\p{L}*)
        (?:geçmiyor|yer almıyor|bulunmuyor|anılmıyor); (?<=\s)yok(?:tur)?(?!\p{L}); (?:tanımıyorum|duymadım)
      `,
    },
    liftedBefore: [],
    liftedAfter: ["daha iyi", "kadar", "dışında", "sadece"],
  },
  ru: {
    letters: /\p{Script=Cyrillic}/u,
    isSpaced: true,
    before: 30,
    after: 40,
    avoided: {
      before: phrases`
        не (?:советую|советуем|рекомендую|рекомендуем|рекомендуется|рекомендовал\p{L}* бы|стоит|выбирайте|берите|используйте)
        не (?:покупайте|связывайтесь); избега\p{L}+; (?:держ\p{L}+|держаться) подальше от
        обход\p{L}+ стороной; отказ\p{L}+ от
      `,
      after: phrases`
        (?:лучше|стоит|следует) избегать; не (?:рекоменду\p{L}+|советую|стоит (?:брать|выбирать|того))
        (?:нет|не) в мо(?:ём|ем) списке
      `,
    },
    contrast: {
      before: phrases`
        в отличие от; по сравнению со?; вместо; в противовес; (?<!ничего )(?:\p{L}+е|больше|меньше),? чем
        альтернатив\p{L}+(?: для)?; (?:переход|переход\p{L}+|уйти|ушли|перейти|перешли) (?:с|со|от)
      `,
      after: [],
    },
    absent: {
      before: phrases`
        не (?:наш\p{L}+|смог\p{L}* найти|удалось найти|знаю|слышал\p{L}*|знаком\p{L}*|нахожу)
        нет (?:никаких )?(?:информации|данных|отзывов|упоминаний|сведений)
        ничего не (?:наш\p{L}+|знаю|известно)
      `,
      after: phrases`
        не (?:упомина\p{L}+|упомянут\p{L}*|встреча\p{L}+|фигурирует|найден\p{L}*|входит в|значится|указан\p{L}*)
        (?:мне )?(?:ничего )?не ?(?:известн\p{L}+|знаком\p{L}+); отсутству\p{L}+; нет (?:в|во|среди)
        (?:ничего не|не) (?:знаю|слышал\p{L}*)
      `,
    },
    liftedBefore: ["лучше", "дешевле", "кроме", "похож", "только", "помимо"],
    liftedAfter: ["только", "просто"],
  },
  el: {
    letters: /\p{Script=Greek}/u,
    isSpaced: true,
    before: 30,
    after: 30,
    avoided: {
      before: phrases`
        (?:δεν|δε|μην) (?:θα )?(?:συνιστ\p{L}+|προτείν\p{L}+|επιλέξ\p{L}+); αποφ[ύε]\p{L}+; μακριά από
      `,
      after: ["δεν (?:συνιστάται|προτείνεται|είναι στη λίστα μου)", "πρέπει να αποφ\\p{L}+"],
    },
    contrast: {
      before: phrases`
        σε αντίθεση με; σε σύγκριση με; συγκριτικά με; αντί(?: για)?; εναλλακτικ\p{L}+ (?:για|σ)
        διαφορετικ\p{L}+ από; (?:\p{L}+ότερ\p{L}|πιο \p{L}+|καλύτερ\p{L}) από; μετάβαση από
      `,
      after: [],
    },
    absent: {
      before: phrases`
        (?:δεν|δε) (?:βρήκα|βρέθηκ\p{L}+|μπόρεσα να βρω|γνωρίζω|ξέρω|υπάρχ\p{L}+|έχω)
        καμία (?:αναφορά|πληροφορία); τίποτα για
      `,
      after: ["(?:δεν|δε) (?:αναφέρ\\p{L}+|εμφανίζ\\p{L}+|υπάρχει|περιλαμβάν\\p{L}+|βρίσκεται)", "λείπει"],
    },
    liftedBefore: ["καλύτερ", "φθηνότερ", "εκτός", "μόνο"],
    liftedAfter: ["μόνο", "απλώς"],
  },
  zh: {
    letters: /\p{Script=Han}/u,
    isSpaced: false,
    before: 10,
    after: 0,
    avoided: {
      before: phrases`不推荐; 不建议(?:使用|选择|用|选)?; 避免(?:使用|选择)?; 别(?:用|选|买); 不要(?:用|选|买|使用|选择); (?:远离|慎选|慎用)`,
      after: ["(?:并)?不(?:值得|推荐|建议)", "(?:并)?不在(?:我|我们)的(?:名单|清单|列表)"],
    },
    contrast: {
      before: phrases`而不是; 不像; 不同于; 代替; 取代; 除了; 相比(?:于|之下)?; 相较(?:于)?; (?<!没有找到|找不到|没有)比`,
      after: phrases`不同(?:的是)?[，,]; 不一样; 相比; 的(?:替代品?|平替|替代方案); (?:换|迁移|转)(?:到|至|成)`,
    },
    absent: {
      before: phrases`
        (?:里|中|内|上)面?(?:并|也)?没有
        (?:没有|沒有|没能|未能|未|无法|没)(?:(?:任何|一个|一家)?[^，。！？；\n没]{0,4})?(?:找到|查到|发现|提到|提及|列出|看到|收录)
        (?:没有|沒有|没|无|缺乏)(?:任何)?(?:关于|有关); 不了解; 不知道; 不认识; 不熟悉; 没听说过; 没有听说过; 没听过; 找不到; 查不到
      `,
      after: ["(?:并)?(?:不在|没有出现|没出现|未出现|未被|没有被|没被|未提及|缺席)"],
    },
    liftedBefore: ["比", "超过", "胜过", "像", "如"],
    liftedAfter: [],
  },
  ja: {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    isSpaced: false,
    before: 0,
    after: 0,
    avoided: {
      before: [],
      after: phrases`(?:は|を)(?:あまり)?(?:おすすめ|お勧め|推奨)(?:は)?(?:し(?:ません|ない)|でき(?:ません|ない)); (?:を|は)(?:避け|やめ)`,
    },
    contrast: {
      before: [],
      after: phrases`
        の代わり; ではなく; じゃなく; とは?(?:違|異な); (?:に|と)(?:比べ|比較); の代替; より(?:も)?(?![^。！？\n]*(?:ない|ません|なかった))
        から(?:の)?(?:乗り換え|移行|切り替え)
      `,
    },
    absent: {
      before: [],
      after: phrases`
        [^。、！？\n]{0,18}(?:見つか|見つけ|見当た|確認でき|言及|含まれ|載っ|挙げ|記載|掲載|登場)[^。、！？\n]{0,8}(?:ません|ない|なかった)
        [^。、！？\n]{0,10}(?:情報|記載|口コミ|評判|レビュー|言及)[^。、！？\n]{0,4}(?:ありません|ない|なかった)
        は[^。、！？\n]{0,6}(?:リスト|一覧|ランキング|資料|出典|情報源|候補)に(?:は)?(?:ありません|ない|入って(?:い)?(?:ません|ない)|出て)
        (?:は|を)(?:知りません|存じません|知らない); は聞いたことが(?:ありません|ない)
      `,
    },
    liftedBefore: [],
    liftedAfter: ["より", "ほど", "以外", "以上", "だけで"],
  },
  ko: {
    letters: /\p{Script=Hangul}/u,
    isSpaced: false,
    before: 0,
    after: 24,
    avoided: {
      before: [],
      after: ["추천하(?:지|진) 않", "권하지 않", "추천할 수 없", "(?:피하|피해야|피하는)", "제 목록에 없"],
    },
    contrast: {
      before: [],
      after: phrases`
        ^(?:과|와)(?:는)? ?(?:달리|다르게|비교); ^(?:이|가)? ?아니라; ^ ?대신; ^에 비(?:해|하면); ^보다; ^의? ?대안; ^에서 (?:갈아|옮|전환)
      `,
    },
    absent: {
      before: [],
      after: phrases`
        (?:정보|자료|언급|리뷰|후기)[^.!?,\n]{0,12}(?:없|못|찾을 수 없); (?:목록|자료|출처|검색 결과)에[^.!?,\n]{0,6}(?:없|나오지 않)
        언급되지 않; 들어 ?본 적이? ?없; (?:모릅니다|모르겠|알지 못)
      `,
    },
    liftedBefore: [],
    liftedAfter: ["보다 (?:나은|더 좋은|싼)", "만큼", "외에", "뿐만"],
  },
  th: {
    letters: /\p{Script=Thai}/u,
    isSpaced: false,
    before: 14,
    after: 24,
    avoided: {
      before: ["ไม่(?:ขอ)?แนะนำ(?:ให้(?:ใช้|เลือก))?", "หลีกเลี่ยง", "ไม่ควร(?:ใช้|ซื้อ|เลือก)", "อย่า(?:ใช้|ซื้อ|เลือก)"],
      after: ["^ ?ไม่(?:แนะนำ|คุ้ม)"],
    },
    contrast: {
      before: phrases`
        ต่างจาก; แตกต่างจาก; แทนที่จะ(?:ใช้|เลือก)?; เมื่อเทียบกับ; เทียบกับ; เปรียบเทียบกับ; กว่า
        ทางเลือกแทน; (?:ย้าย|เปลี่ยน)(?:มา)?จาก
      `,
      after: [],
    },
    absent: {
      before: phrases`
        ไม่(?:พบ|เจอ|มี)(?:ข้อมูล|รีวิว|การกล่าวถึง)?(?:ใดๆ)?(?:เกี่ยวกับ|ของ|ถึง)?
        ไม่(?:รู้จัก|เคยได้ยิน)(?:ชื่อ)?; หา(?:ข้อมูล)?(?:ของ|เกี่ยวกับ)?ไม่พบ
      `,
      after: ["^ ?ไม่(?:ได้)?(?:ถูก)?(?:อยู่ใน|ปรากฏ|กล่าวถึง|มีใน|พบใน)"],
    },
    liftedBefore: ["ดีกว่า", "ถูกกว่า", "นอกจาก", "เหมือน", "แค่"],
    liftedAfter: ["แค่", "เพียง"],
  },
  ar: {
    letters: /\p{Script=Arabic}/u,
    isSpaced: true,
    before: 24,
    after: 30,
    avoided: {
      before: phrases`
        لا (?:أنصح|أوصي|ننصح|نوصي|يُنصح|ينصح|تستخدم|تختر|أفضل); (?:تجنب|تجنّب|تجنبوا|تجنبي)
        (?:ابتعد|ابتعدوا) عن; احذر
      `,
      after: ["(?:غير موصى|لا (?:يستحق|تستحق|ينصح|أنصح|أوصي))", "ليست? (?:في|ضمن) قائمتي"],
    },
    contrast: {
      before: phrases`
        (?:على|ب)?عكس; على خلاف; بخلاف; (?:بدلا|بدلاً|بدلًا|عوضا|عوضًا) (?:من|عن); (?:ب?ال)?مقارنة
        بالمقارنة مع; (?:أرخص|أفضل|أسرع|أسهل|أغلى|أكثر \p{L}+|أقل \p{L}+) من; بديل(?:ة|اً|ا)? (?:ل|عن)?
        الانتقال من
      `,
      after: [],
    },
    absent: {
      before: phrases`
        (?:لم|لا|لن) (?:أجد|نجد|أعثر|أعرف|أتمكن من|يرد|ترد|تذكر|يذكر|تتوفر|توجد|يوجد)
        لا (?:معلومات|ذكر|مراجعات); ليس لدي
      `,
      after: phrases`
        (?:لم|لا) (?:يرد|ترد|يذكر|تذكر|يُذكر|تُذكر|يظهر|تظهر|يوجد|توجد); (?:غير مذكور|غير معروف|غائب)\p{L}*
      `,
    },
    liftedBefore: ["أفضل من", "أرخص من", "مثل", "سوى", "فقط", "غير"],
    liftedAfter: ["فقط", "مجرد"],
  },
  he: {
    letters: /\p{Script=Hebrew}/u,
    isSpaced: true,
    before: 24,
    after: 30,
    avoided: {
      before: phrases`
        לא (?:ממליץ|ממליצה|ממליצים|מומלץ|כדאי|הייתי); (?:הימנעו|הימנע|להימנע|תימנעו); (?:התרחקו|להתרחק)
      `,
      after: ["לא (?:מומלץ|מומלצת|כדאי|שווה)", "לא ברשימה שלי"],
    },
    contrast: {
      before: phrases`
        בניגוד; בשונה; לעומת; בהשוואה; במקום; חלופ\p{L}+; אלטרנטיב\p{L}+
        (?:זול|טוב|מהיר|פשוט|יקר)\p{L}* יותר; (?:מעבר|לעבור|עוברים)
      `,
      after: [],
    },
    absent: {
      before: phrases`
        לא (?:מצאתי|נמצא\p{L}*|הצלחתי למצוא|מכיר|מכירה|שמעתי|ידוע)
        אין (?:לי )?(?:מידע|אזכור|ביקורות|נתונים)
      `,
      after: phrases`
        לא (?:מופיע\p{L}*|מוזכר\p{L}*|נזכר\p{L}*|נמצא\p{L}*|נכלל\p{L}*|מוכר\p{L}*); (?:חסר|נעדר)\p{L}*
      `,
    },
    liftedBefore: ["טוב יותר", "זול יותר", "כמו", "חוץ", "מלבד", "רק"],
    liftedAfter: ["רק", "סתם"],
  },
  hi: {
    letters: /\p{Script=Devanagari}/u,
    isSpaced: false,
    before: 0,
    after: 44,
    avoided: {
      before: [],
      after: phrases`
        सलाह नहीं; सिफ़?ारिश नहीं; से (?:बचें|बचना|दूर रहें); (?:न|मत|नहीं) (?:लें|चुनें|खरीदें|लो)
        मेरी सूची में नहीं
      `,
    },
    contrast: {
      before: [],
      after: phrases`
        ^ ?के विपरीत; ^ ?की तुलना; ^ ?(?:की|के) (?:जगह|बजाय|बदले)
        ^ ?से (?:अलग|सस्त|बेहतर|अच्छ|तेज़|महंग|आसान|ज़्यादा)\p{M}?; ^ ?के विकल्प; ^ ?का विकल्प
      `,
    },
    absent: {
      before: [],
      after: phrases`
        के (?:बारे|विषय) में[^।.!?\n]{0,24}(?:नहीं|पता नहीं)
        (?:का|की) (?:ज़िक्र|उल्लेख|जानकारी)[^।.!?\n]{0,12}(?:नहीं)
        ^ ?(?:नहीं (?:है|मिला|मिली)|सूची में नहीं); को नहीं जानत
      `,
    },
    liftedBefore: [],
    liftedAfter: ["से बेहतर कुछ", "के अलावा", "सिर्फ़", "केवल"],
  },
};
