import { expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

it.each([
  ["a label that ends as an award", "**新手首选：** 欧路\n**性价比最高：** 金山", "欧路, 金山"],
  ["German test winners", "**Testsieger:** WISO Steuer\n**Preistipp:** SteuerGo", "WISO Steuer, SteuerGo"],
  [
    "sentences behind names in Chinese",
    "1. **钉钉**：日历与沟通一体，免费版够用。\n2. **滴答清单**：功能全面。\n3. **敬业签**：老牌，提醒首选。",
    "钉钉, 滴答清单, 敬业签",
  ],
  [
    "descriptions of several Korean words",
    "1. **로톡**: 상담 예약\n2. **헬프미**: 등기 신청\n3. **로앤굿**: 견적 비교",
    "로톡, 헬프미, 로앤굿",
  ],
  [
    "ranks in words",
    "- **Erste Wahl – Buderus**\n  Leise.\n- **Zweite Wahl – Junkers**\n  Gut.",
    "Buderus, Junkers",
  ],
  ["Korean ordinals", "첫 번째: 한샘\n두 번째: 리바트", "한샘, 리바트"],
  ["a rank after TOP", "TOP1：安踏 国产第一\nTOP2：李宁 设计好\nTOP3：特步 跑鞋强", "安踏, 李宁, 特步"],
  [
    "a space before what Japanese tells",
    "１．楽天証券　ポイント投資ができる\n２．松井証券　サポートが丁寧",
    "楽天証券, 松井証券",
  ],
  ["brackets before a name", "【価格重視】タイムズカー\n【台数重視】カレコ", "タイムズカー, カレコ"],
  [
    "brackets around a name",
    "1. 【マネーフォワード】中小企業に人気の定番サービス\n2. 【フリーウェイ】無料で使える会計\n3. 【弥生】長年の実績がある安心のソフト",
    "マネーフォワード, フリーウェイ, 弥生",
  ],
  [
    "brackets around names of titles",
    "### 【顺丰速运】速度快，服务好\n适合企业。\n### 【京东物流】仓储配送一体化\n覆盖广。\n### 【中通快递】性价比高\n便宜。",
    "顺丰速运, 京东物流, 中通快递",
  ],
  [
    "brackets around names with other marks",
    "①【スターバックス】居心地のよいカフェ\n②【ドトール】手頃な価格で人気\n③【タリーズ】落ち着いた雰囲気",
    "スターバックス, ドトール, タリーズ",
  ],
  ["brackets around names alone", "1. **【Sansan】** 安い\n2. **【HubSpot】** 速い", "Sansan, HubSpot"],
  [
    "brackets around fields of several names",
    "- 【会計】freee、マネーフォワード\n- 【人事】SmartHR、カオナビ\n- 【営業】Sansan、Salesforce",
    "freee, マネーフォワード, SmartHR, カオナビ, Sansan, Salesforce",
  ],
  [
    "brackets around fields of names with clauses",
    "1. 【会計】freee：自動化が強い会計ソフト\n2. 【人事】SmartHR：人事労務が楽になる\n3. 【営業】Sansan：名刺が管理できる",
    "freee, SmartHR, Sansan",
  ],
  [
    "brackets around places of names with addresses",
    "【京都】俵屋旅館（https://tawaraya-kyoto.jp）\n【箱根】強羅花壇（https://gorakadan.com）",
    "俵屋旅館, 強羅花壇",
  ],
  [
    "brackets around dishes of names in hiragana",
    "【寿司】はま寿司\n【うどん】はなまるうどん\n【とんかつ】かつや",
    "はま寿司, はなまるうどん, かつや",
  ],
  [
    "brackets around fields in Chinese",
    "【快递】顺丰速运、京东物流\n【外卖】美团、饿了么\n【打车】滴滴出行、高德",
    "顺丰速运, 京东物流, 美团, 饿了么, 滴滴出行, 高德",
  ],
  [
    "unique in Russian, which begins as Ukrainian advice against does",
    "Вот лучшие агентства с уникальным подходом к клиентам:\n1. Альфа\n2. Бета Тур",
    "Альфа, Бета Тур",
  ],
  [
    "a Thai title that sums up with names",
    "## สรุป 3 อันดับแบรนด์ยอดนิยม\n1. **Toyota** – ก\n2. **Honda** – ข",
    "Toyota, Honda",
  ],
  ["Indonesian advice that names somebody", "**Saran saya:**\n1. Jurnal\n2. Accurate", "Jurnal, Accurate"],
  [
    "Malayalam letters that end in a joiner",
    "1. **മലബാര\u0d4d\u200d ഗോള്\u200dഡ്** – a\n2. **Tanishq** – b",
    "മലബാര\u0d4d\u200d ഗോള്\u200dഡ്, Tanishq",
  ],
  [
    "brackets before names in small letters",
    "- 【料金で選ぶなら】mineo\n- 【通信速度で選ぶなら】ahamo\n- 【サポート】UQモバイル",
    "mineo, ahamo, UQモバイル",
  ],
  [
    "brackets around places",
    "【京都】俵屋旅館\n【箱根】強羅花壇\n【熱海】あたみ石亭",
    "俵屋旅館, 強羅花壇, あたみ石亭",
  ],
  [
    "Ukrainian criteria",
    "## На що звернути увагу\n- **Ціна**: скільки\n- **Якість**: як\n\n## Найкращі CRM\n1. HubSpot\n2. Pipedrive",
    "HubSpot, Pipedrive",
  ],
  [
    "Thai criteria",
    "1. **HubSpot** – ฟรี\n2. **Pipedrive** – ง่าย\n\n## วิธีเลือก\n- **ราคา** – เท่าไร\n- **ฟังก์ชัน** – อะไร",
    "HubSpot, Pipedrive",
  ],
  [
    "Greek criteria",
    "1. **HubSpot** – δωρεάν\n2. **Pipedrive** – απλό\n\n## Κριτήρια επιλογής\n- **Τιμή** – πόσο\n- **Υποστήριξη** – γλώσσα",
    "HubSpot, Pipedrive",
  ],
  ["a line that sums up", "En bref : Ouigo pour le prix, Trainline pour le choix.", "Ouigo, Trainline"],
  ["the same in Korean", "**결론:** 가격은 티웨이, 편수는 에어부산입니다.", "티웨이, 에어부산"],
  ["the first of a Chinese list", "我推荐顺丰速运、京东物流和中通快递。", "顺丰速运, 京东物流, 中通快递"],
  ["the same after what to choose", "建议选择顺丰速运、京东物流。", "顺丰速运, 京东物流"],
  [
    "a Russian dash that stands for is",
    "Лучший вариант — Тинькофф, затем Сбербанк и Альфа-Банк.",
    "Тинькофф, Сбербанк, Альфа-Банк",
  ],
  [
    "a Japanese list with its number",
    "おすすめはfreee会計、マネーフォワード クラウド、弥生会計の3社です。",
    "freee会計, マネーフォワード クラウド, 弥生会計",
  ],
  [
    "the last of a Korean list",
    "가장 추천하는 곳은 토스이며, 그다음은 카카오페이와 네이버페이입니다.",
    "토스, 카카오페이, 네이버페이",
  ],
  [
    "articles between names",
    "A mais indicada é a Movida, seguida da Unidas e da Foco.",
    "Movida, Unidas, Foco",
  ],
  [
    "和 at the end of a name",
    "1. 探路者\n2. 始祖鸟\n\n其他值得关注的品牌：骆驼、伯希和。",
    "探路者, 始祖鸟, 骆驼, 伯希和",
  ],
  ["names after a topic", "많이 알려진 여행사로는 하나투어, 모두투어 등이 있습니다.", "하나투어, 모두투어"],
  [
    "names in single quotes",
    "가장 추천하는 곳은 '정관장'이며, 그 뒤를 '종근당'이 잇습니다.",
    "정관장, 종근당",
  ],
  ["a title with picks", "**Consigliati**\n1. Emma – equilibrato\n2. Falomo – artigianale", "Emma, Falomo"],
  [
    "advice after a full stop",
    "次の点を確認してください。\n\n1. **費用**：年間でいくらか\n2. **実績**：相談件数",
    "",
  ],
  [
    "advice in Spanish",
    "Depende de varios factores:\n\n1. **Presupuesto**: cuánto.\n2. **Plazos**: cuándo.",
    "",
  ],
])("%s", (_what, text, names) => {
  const { entries } = parseAnswer(text, { kind: "company" });
  expect(entries.map(({ name }) => name).join(", ")).toBe(names);
});
