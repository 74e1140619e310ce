import { KNOWN_WORDS } from "@standings/words";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "./create-matcher.ts";
import { type SoughtCompany, soughtCompany } from "./sought-company.ts";

/** Where the first of the places begins that name somebody in the sense of a mention. */
function namedBy(companies: readonly SoughtCompany[]) {
  const match = createMatcher(companies, KNOWN_WORDS);
  return (text: string) => match(text).map((mention) => (mention?.stance === "named" ? mention.at : null));
}
const findMention = (text: string, company: SoughtCompany) => namedBy([company])(text)[0] ?? null;
const named = (name: string, domain = "") => soughtCompany([name], domain, ["sales"]);

const HUBSPOT = soughtCompany(["HubSpot", "Hub Spot"], "hubspot.com", ["CRM"]);
const CLOSE = soughtCompany(["Close"], "close.com", ["CRM", "sales"]);
const MONDAY = soughtCompany(["monday.com"], "monday.com", ["CRM"]);

describe("a mention", () => {
  it.each([
    ["I would start with HubSpot.", HUBSPOT],
    ["**hubspot** is fine", HUBSPOT],
    ["Try hub  spot first", HUBSPOT],
    ["(HubSpot)", HUBSPOT],
    ["See hubspot.com for prices.", HUBSPOT],
    ["HubSpot’s free plan", HUBSPOT],
    ["HubSpot's free plan", HUBSPOT],
    ["Close is a CRM for inside sales.", CLOSE],
    ["For calls: Close (close.com).", CLOSE],
    ["monday.com is easy", MONDAY],
    ["Avoid spreadsheets. HubSpot is better.", HUBSPOT],
    ["To avoid copying by hand, use HubSpot.", HUBSPOT],
    ["Instead of a spreadsheet, start with HubSpot.", HUBSPOT],
    ["There is no reason to avoid HubSpot.", HUBSPOT],
    ["HubSpots Gratisversion", HUBSPOT],
    ["中小企業にはHubSpotがおすすめです。", HUBSPOT],
    ["A HubSpot-based set-up", HUBSPOT],
    ["Read docs.hubspot.com first.", HUBSPOT],
    ["Close was made for sales calls.", CLOSE],
    ["1. Close\n2. Attio (CRM)", CLOSE],
    ["It works inside Google Workspace.", named("Google", "google.com")],
    ["I would list it next to **Streak**, which lives in Gmail.", named("Streak")],
    ["Customers pay with iDEAL.", named("iDEAL")],
    ["Обидві працюють з Новою поштою.", named("Нова пошта")],
    ["يدعم مدى وApple Pay أيضًا.", named("Apple")],
    ["تدفعون لـMicrosoft 365 شهريًا.", named("Microsoft")],
    ["请对方在微信里打字确认。", named("微信")],
    ["Własny sklep na Shoperze działa.", named("Shoper")],
  ])("%j", (text, company) => expect(findMention(text, company)).not.toBeNull());

  it.each([
    ["HubSpotter is something else", HUBSPOT],
    ["not-hubspot.com", HUBSPOT],
    ["https://blog.example.com/hubspot-review", HUBSPOT],
    ["see www.example.com/hubspot", HUBSPOT],
    ["me@hubspot.community", HUBSPOT],
    ["Avoid HubSpot at this size.", HUBSPOT],
    ["Use Attio rather than HubSpot.", HUBSPOT],
    ["Avoid Attio, HubSpot and Folk.", HUBSPOT],
    ["Never buy HubSpot for one person.", HUBSPOT],
    ["HubSpot should be avoided.", HUBSPOT],
    ["Tools to avoid:\n- HubSpot", HUBSPOT],
    ["reviews.example.com/hubspot", HUBSPOT],
    ["hubspot-reviews.example", HUBSPOT],
    ["Close every deal in your CRM.", CLOSE],
    ["We are close to a decision on the CRM.", CLOSE],
    ["Close the window.", CLOSE],
    ["It is ideal for small teams.", named("iDEAL")],
    ["Ideal for small teams, at a fair price.", named("iDEAL")],
    ["I wouldn't call any of the big ones a scam.", named("BiG")],
    ["by Monday at the latest", MONDAY],
    ["", HUBSPOT],
  ])("none in %j", (text, company) => expect(findMention(text, company)).toBeNull());

  it.each([
    ["Ship it sooner, then grow.", "Sooner"],
    ["A gem of a tool, gems everywhere.", "Gem"],
    ["Sooner rather than slower, ship the app.", "Sooner"],
    ["# Gem Hunting For Small Teams", "Gem"],
    ["Gem up your pipeline.", "Gem"],
    ["They sit on the survey board.", "EY"],
    ["Deliveries begin in April.", "April"],
    ["You can write it down.", "You"],
    ["Ich brauche eine Kiste für den Umzug und das Lager.", "Kiste"],
  ])("none where a name is an ordinary word: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).toBeNull(),
  );

  it.each([
    ["Teams that grow pick Gem.", "Gem"],
    ["Gem is a sales tool.", "Gem"],
    ["- Gem: sourcing\n- Ashby: all of it", "Gem"],
    ["**Gem** finds people.", "Gem"],
    ["Gem, Ashby and Lever are the three.", "Gem"],
    ["Gem sorts your inbox.", "Gem"],
    ["Gem sales helps.", "Gem"],
    ["人事なら gem がおすすめです。", "Gem"],
    ["Auditors at EY agree.", "EY"],
    ["We moved our deliveries to April.", "April"],
    ["Ask *gem* for names.", "gem"],
    ["tried 37SIGNALS once", "37signals"],
  ])("shown by its writing and place: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).not.toBeNull(),
  );

  it.each([
    ["The Amber Coast has long beaches.", "Amber"],
    ["Amber Heights is a suburb.", "Amber"],
    ["Herald Square is two stops away.", "Square"],
    ["Emma Stone ganhou o prêmio.", "Stone"],
    ["Roger Stone é consultor.", "Stone"],
    ["Alan Turing est né à Londres.", "Alan"],
    ["Amber Heights has sales tools.", "Amber"],
    ["Home Front is a film.", "Front"],
    ["Mr Slack taught maths.", "Slack"],
    ["The Women's March drew a crowd.", "March"],
    ["Tick the Box marked with a star.", "Box"],
    ["El Cabo de Vela atrae turistas.", "Vela"],
    ["Un volo per Malta costa poco.", "Malta"],
    ["The **Amber Coast** has beaches.", "Amber"],
    ["**Amber Office 2024**", "Amber"],
    ["Die **Amber Zone 25-34** ist neu.", "Amber"],
    ["| Rooms | Amber, warm | Grey, adds up |", "Amber"],
  ])("none where a neighbour, an owner or an article makes something else of a word: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).toBeNull(),
  );

  it.each([
    ["Tick the Amber box of the sales form.", "Amber"],
    ["Heron Solo costs $24.", "Heron"],
    ["I'd put the **Amber EV9** first.", "Amber"],
    ["Le **Amber Model Y** est vaste.", "Amber"],
    ["- **Amber Model Y** – roomy", "Amber"],
    ["Vergelijk met **Amber** Online.", "Amber"],
    ["Notion AI writes drafts.", "Notion"],
    ["The Slack app is free.", "Slack"],
    ["That's Stone for you.", "Stone"],
    ["Con Vela reservas mesa.", "Vela"],
    ["Il dominio è su Malta.", "Malta"],
    ["Emma picked Stone.", "Stone"],
    ["Quillbay qualifies leads.", "Quillbay"],
    ["Quillbay databases grow.", "Quillbay"],
  ])("shown by what speaks for it, or coined: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).not.toBeNull(),
  );

  it.each([
    ["Pâtisserie Rosée opens early.", "Patisserie Rosee"],
    ["I like Rosee best.", "Rosée"],
    ["O‘Brien’s is better than O’Brien", "O'Brien's"],
    ["Rolls Royce, of course", "Rolls-Royce"],
    ["use Pixel Lab", "PixelLab"],
    ["use PixelLab", "Pixel-Lab"],
    ["Marks and Spencer", "Marks & Spencer"],
    ["Marks&amp;Spencer", "Marks and Spencer"],
    ["Voss und Sohn", "Voss & Sohn"],
    ["Call Voltaris today.", "Voltaris GmbH & Co. KG"],
    ["Voltaris's price", "Voltaris, Inc."],
    ["Ｖｏｌｔａｒｉｓ is here.", "Voltaris"],
    ["I chose Muehlhof.", "Mühlhof"],
  ])("in another spelling: %j, %s", (text, name) => expect(findMention(text, named(name))).not.toBeNull());

  it.each([
    ["He packs pixel lab coats.", "PixelLab"],
    ["todo lists", "To-Do"],
    ["Pixel.\n- Lab coats", "Pixel Lab"],
    ["Try Disney+ first.", "Disney"],
    ["He can not ion-exchange it.", "Notion"],
  ])("none in what only looks like it: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).toBeNull(),
  );

  it.each([
    ["建议使用云鹿和白杨。", "云鹿"],
    ["买东西去白杨超市很方便。", "白杨"],
    ["我在京城买手机。", "京城"],
    ["แนะนำใช้ฟ้าใสมากกว่า", "ฟ้าใส"],
    ["旅館は月夜荘がよい。", "月夜荘"],
    ["サイトはミライを使います。", "ミライ"],
  ])("inside running text without spaces: %j, %s", (text, name) =>
    expect(findMention(text, named(name))).not.toBeNull(),
  );

  it.each([
    ["这位大学生很好。", "学生"],
    ["南海东路很热闹。", "海东"],
    ["オンラインで買う。", "ライン"],
  ])("none inside another word: %j, %s", (text, name) => expect(findMention(text, named(name))).toBeNull());

  it.each([
    "I couldn’t find anything about HubSpot.",
    "No reviews of Folk or HubSpot turned up.",
    "HubSpot doesn’t appear in any of the sources.",
    "I’ve never heard of HubSpot.",
    "Unlike HubSpot, Folk is free.",
    "Über HubSpot liegen keine Angaben vor.",
    "HubSpot fehlt in der Übersicht.",
    "Je n’ai aucune information sur HubSpot.",
    "No encontré nada sobre HubSpot.",
    "Não há menção ao HubSpot.",
    "Non ho trovato informazioni su HubSpot.",
    "HubSpot staat niet op mijn lijst.",
    "HubSpotの口コミは見つかりません。",
    "没有找到HubSpot的资料。",
    "None of these guides recommends HubSpot.",
    "I left HubSpot off my shortlist.",
    "HubSpot? I have never heard of it.",
    "As for HubSpot, I found no reviews.",
    "Nenhuma fonte cita o HubSpot.",
    "Keine der Quellen nennt HubSpot.",
    "名单里没有HubSpot。",
  ])("none where it is said to be absent or only told apart: %j", (text) =>
    expect(findMention(text, HUBSPOT)).toBeNull(),
  );

  it.each([
    "HubSpot is not only a mailer, it is a CRM.",
    "I couldn’t find anything better than HubSpot.",
    "I could not find reviews, but HubSpot looks right.",
    "I could not find HubSpot’s prices.",
    "I can’t recommend HubSpot enough.",
    "While I found nothing on Folk, HubSpot is well reviewed.",
    "HubSpot ist nicht nur bekannt, sondern gut.",
    "HubSpot n’est pas qu’un outil.",
    "HubSpotより良いものは見つかりません。",
    "没有找到比HubSpot更好的。",
  ])("that a negation elsewhere leaves: %j", (text) => expect(findMention(text, HUBSPOT)).not.toBeNull());

  it("is of the longest name where names overlap", () => {
    const find = namedBy([named("Harbor"), named("Harbor Freight Desk"), named("云鹿"), named("云鹿书店")]);
    expect(find("We use Harbor Freight Desk，也喜欢云鹿书店。")).toEqual([null, 7, null, 30]);
    expect(find("We use Harbor，也喜欢云鹿。")).toEqual([7, null, 17, null]);
  });

  it("takes the short name that the domain shows", () => {
    expect(findMention("I would use Folk for deals.", named("Folk CRM", "folk.app"))).toBe(12);
    expect(findMention("I would use Folk for deals.", named("Folk CRM", "example.com"))).toBeNull();
  });

  it("is the first one, as an offset", () => {
    expect(findMention("Avoid HubSpot. Or: HubSpot, hubspot.com.", HUBSPOT)).toBe(19);
  });

  it("takes linear time of a long text", () => {
    expect(findMention(`${"avoid ".repeat(50_000)}HubSpot`, HUBSPOT)).toBeNull();
    expect(findMention("HubSpo ".repeat(100_000), HUBSPOT)).toBeNull();
    expect(findMention("close the CRM. Close it. ".repeat(10_000), CLOSE)).toBeNull();
    expect(findMention("avoid HubSpot, ".repeat(20_000), HUBSPOT)).toBeNull();
    expect(findMention(`|${"-".repeat(70)}|\n| 1 | Close `.repeat(5_000), CLOSE)).not.toBeNull();
    expect(findMention("- HubSpot avoid:\n".repeat(5_000), HUBSPOT)).not.toBeNull();
    expect(findMention("@".repeat(50_000) + "a.bc/".repeat(20_000), HUBSPOT)).toBeNull();
  });

  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const capitalised = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1));

  it("is never found in small letters of a text without names", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(capitalised), (words, names) => {
        const ofText = words.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
        const found = namedBy([...names, ...ofText].map((name) => named(name)))(
          `12 €, ÄÖÜ: ${words.join(" ")}`,
        );
        expect(found.every((at) => at === null)).toBe(true);
      }),
    );
  });

  it("stands where it was found, in one of the name's spellings", () => {
    const fold = (text: string) =>
      text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, "");
    const part = fc.constantFrom("Zoë", "Brück", "Lab", "née", "Kite", "42");
    const name = fc.tuple(part, fc.constantFrom(" ", "-", ""), part).map((parts) => parts.join(""));
    const filler = fc.constantFrom("we like ", "to ", "é, ", "(", "的", "\n- ", "a\u0301 ", "😀 ");
    fc.assert(
      fc.property(name, fc.array(filler), fc.array(filler), (asked, before, after) => {
        const text = `${before.join("")}${asked}${after.join("")}`;
        const at = findMention(text, named(asked));
        if (at !== null) expect(fold(text.slice(at)).startsWith(fold(asked))).toBe(true);
      }),
    );
  });

  it("does not depend on who else is asked about, unless names overlap", () => {
    fc.assert(
      fc.property(capitalised, capitalised, (one, other) => {
        fc.pre(!one.startsWith(other) && !other.startsWith(one));
        const text = `We pick ${one} over ${other}.`;
        const both = namedBy([named(one), named(other)])(text);
        expect(both).toEqual([findMention(text, named(one)), findMention(text, named(other))]);
      }),
    );
  });
});

describe("a stance", () => {
  const stanceIn = (text: string, name = "Quillbay") =>
    createMatcher([named(name)], KNOWN_WORDS)(text)[0]?.stance ?? null;

  it.each([
    ["Quillbay is cheaper than Ardent.", "named"],
    ["Ardent is cheaper than Quillbay.", "contrast"],
    ["Compared with Quillbay, Ardent is slow.", "contrast"],
    ["An alternative to Ardent and Quillbay is Folio.", "contrast"],
    ["Most switched from Quillbay last year.", "contrast"],
    ["The best Quillbay alternatives are free.", "contrast"],
    ["Nothing is better than Quillbay.", "named"],
    ["I'd take Ardent rather than Quillbay.", "contrast"],
    ["Avoid Quillbay in spring.", "avoided"],
    ["Quillbay is not on my list.", "avoided"],
    ["I left Quillbay out.", "avoided"],
    ["Quillbay does not appear in the guides.", "absent"],
    ["I am not familiar with Quillbay.", "absent"],
    ["Quillbay is not just a diary.", "named"],
    ["Ich würde Quillbay nicht nehmen.", "avoided"],
    ["Ich kenne Quillbay nicht.", "absent"],
    ["Im Vergleich zu Quillbay ist Ardent teuer.", "contrast"],
    ["A diferencia de Quillbay, Ardent es caro.", "contrast"],
    ["Вместо Quillbay возьмите Ardent.", "contrast"],
    ["Quillbayより安いです。", "contrast"],
    ["Quillbay 대신 Ardent를 쓰세요.", "contrast"],
    ["Ardent isn't as deep as Quillbay.", "contrast"],
    ["Nothing is as deep as Quillbay.", "named"],
    ["We replaced email with Quillbay.", "named"],
    ["Ardent wants to be the anti-Quillbay.", "contrast"],
    ["Quillbay Pro – not for you.", "avoided"],
    ["Quillbay is not for your office only.", "named"],
    ["Quillbay isn't for your intern to set up, but it leads.", "named"],
    ["With Quillbay I'd be careful to set it up right.", "named"],
    ["Quillbay ist nichts für euch.", "avoided"],
    ["Quillbay Pro et Ardent : pas faits pour ça.", "avoided"],
    ["Quillbay no es para vosotros.", "avoided"],
    ["Quillbay тоже не про вас.", "avoided"],
    ["Quillbay는 기능이 많지만 무거워서 지금 고민에는 맞지 않습니다.", "avoided"],
    ["Quillbay不适合你们。", "avoided"],
    ["Quillbay is not just for you, but for your clients.", "named"],
    ["Quillbay is not for you if you hate tables.", "named"],
    ["Quillbay ist nicht nur für dich da.", "named"],
    ["Quillbay is great; its top plan is not for you.", "named"],
    ["Quillbay适合你们。", "named"],
    ["Con Quillbay tendría cuidado: cierra pronto.", "avoided"],
    ["Bei Quillbay wäre ich vorsichtig.", "avoided"],
    ["С Quillbay я бы был осторожен.", "avoided"],
    ["Quillbay is fine; I'd be careful with upgrades.", "named"],
    ["Quillbay осторожно повышает цены.", "named"],
    ["I'd steer away from Quillbay.", "avoided"],
    ["Don't shy away from Quillbay.", "named"],
    ["Tools to avoid:\n- The old Quillbay", "avoided"],
    ["Tools to avoid:\n- **Ardent**: slow. Quillbay is quicker.", "named"],
    ["Quillbay는 저렴하지만 하루 종일 앉는 팀에는 추천하지 않습니다.", "avoided"],
    ["Quillbay를 쓰세요, Ardent는 느려서 추천하지 않습니다.", "named"],
    ["Quillbay lo lascerei perdere.", "avoided"],
    ["Quillbay ti eviterà errori.", "named"],
    ["Quillbay не раджу.", "avoided"],
    ["Quillbay раджу насамперед.", "named"],
    ["Ardent is the closest to Quillbay.", "contrast"],
    ["Quillbay is the closest to what you need.", "named"],
    ["Ardent kommt Quillbay am nächsten.", "contrast"],
    ["Am nächsten Tag richten Sie Quillbay ein.", "named"],
    ["Ardent ressemble beaucoup à Quillbay.", "contrast"],
    ["Quillbay ressemble à un tableur.", "named"],
    ["Ardent ближе всего к Quillbay.", "contrast"],
    ["Ближе всего к вашим задачам Quillbay.", "named"],
    ["Ardent هو الأقرب إلى Quillbay.", "contrast"],
    ["الأقرب إلى حاجتكم هو Quillbay.", "named"],
    ["ArdentはQuillbayに一番近いです。", "contrast"],
    ["要望に一番近いのはQuillbayです。", "named"],
    ["Ardent最接近Quillbay。", "contrast"],
    ["最接近你需求的是Quillbay。", "named"],
    ["QuillbayやFolioに比べて安いです。", "contrast"],
    ["QuillbayやFolioは、他社に比べて安いです。", "named"],
    ["Quillbay나 Folio보다 가볍습니다.", "contrast"],
    ["Quillbay을 쓰면 Folio보다 쌉니다.", "named"],
    ["Quillbayを除くと、候補は三つです。", "contrast"],
    ["Büyük işler için Quillbay komisyon açısından daha ucuz.", "named"],
    ["ลองเทียบกับ Quillbay ดูก่อน", "named"],
    ["เมื่อเทียบกับ Quillbay แล้วถูกกว่า", "contrast"],
    ["I have used it for years.", null],
  ])("%j: %s", (text, stance) => expect(stanceIn(text)).toBe(stance));

  const underQuestion = (question: string, text: string) =>
    createMatcher([named("Quillbay")], KNOWN_WORDS)(text, question)[0]?.stance ?? null;

  it.each([
    ["What can replace Quillbay?", "Export your tables from Quillbay first.", "contrast"],
    ["What can replace Quillbay?", "You may come back: Quillbay has a new plan.", "named"],
    ["What can replace Quillbay?", "I would stay with Quillbay.", "named"],
    ["Can Quillbay replace Ardent?", "Export your tables to Quillbay first.", "named"],
    ["Quillbay or Ardent?", "Look at the tables in Quillbay first.", "named"],
    ["We are leaving Ardent and Quillbay. Where to?", "The bill at Quillbay was higher.", "contrast"],
    [
      "Is there something like Quillbay, but cheaper?",
      "Folio comes from the makers of Quillbay.",
      "contrast",
    ],
    ["Which apps like Quillbay have maps?", "Folio comes from the makers of Quillbay.", "named"],
    ["Welche Alternative zu Quillbay gibt es?", "Folio ist Quillbay am ähnlichsten.", "contrast"],
    ["Welche Alternative zu Quillbay gibt es?", "Bleiben Sie bei Quillbay.", "named"],
    ["Soll ich Ardent durch Quillbay ersetzen?", "Die Tabellen von Quillbay sind schnell.", "named"],
    ["Wat kan Quillbay vervangen?", "Let op de opzegtermijn bij Quillbay.", "contrast"],
    ["Par quoi remplacer Quillbay ?", "Exportez d'abord les données de Quillbay.", "contrast"],
    ["Чем заменить Ardent и Quillbay?", "| **Folio** | Quillbay | для команд |", "contrast"],
    ["Чем заменить Quillbay?", "Quillbay всё ещё удобен.", "named"],
    ["Quillbay yerine ne kullanabiliriz?", "Folio, Quillbay kadar rahat.", "named"],
    ["Quillbay yerine ne kullanabiliriz?", "Geçmeden önce Quillbay arşivinizi alın.", "contrast"],
    ["Quillbay 대신 쓸 만한 거 있나요?", "먼저 Quillbay 페이지를 정리하세요.", "contrast"],
    ["Quillbay 대신 쓸 만한 거 있나요?", "최근 Quillbay에도 새 기능이 생겼어요.", "named"],
    ["Quillbay以外でおすすめは？", "まずQuillbayのデータを出してください。", "contrast"],
    ["有什么可以替代Quillbay的？", "临时用的话，Quillbay仍是最省事的。", "named"],
    ["What can replace Quillbay?", "Check whether you qualify for Quillbay's free plan.", "named"],
    ["What can replace Quillbay?", "Well below Quillbay's price there is Folio.", "contrast"],
    ["What can replace Quillbay?", "Move your Quillbay channels over.", "contrast"],
    ["What can replace Quillbay?", "For a start: Folio, Ardent and **Quillbay** in its new form.", "named"],
    ["Ditching Quillbay, what next?", "Export the tables from Quillbay.", "contrast"],
    ["Is Quillbay too good to be true?", "Export the tables from Quillbay.", "named"],
    ["Par quoi remplacer Quillbay ?", "Notez que Quillbay apporte des lecteurs.", "named"],
    ["Me quiero ir de Quillbay.", "Mira la permanencia en Quillbay.", "contrast"],
    ["Welche Alternative zu Quillbay gibt es?", "Für Vereine ist Quillbay kostenlos.", "named"],
    ["Alternatywa dla Quillbay?", "W małej firmie Quillbay rzadko się opłaca.", "named"],
    [
      "ArdentからQuillbay以外のツールに乗り換えたい",
      "移行前に、Quillbayの履歴を出してください。",
      "contrast",
    ],
    ["Quillbay以外でおすすめは？", "正直、Quillbayは便利です。", "named"],
    ["What can replace Quillbay?", "For most teams I'd still recommend Quillbay.", "named"],
    ["What can replace Quillbay?", "The best diary is Quillbay itself.", "named"],
    ["What can replace Quillbay?", "There is no better diary than Quillbay.", "named"],
    ["有什么可以替代Quillbay的？", "我还是推荐Quillbay。", "named"],
    ["Quillbay以外でおすすめは？", "やはりQuillbayをおすすめします。", "named"],
    ["Is Quillbay an alternative to Ardent?", "Yes, I'd go with Quillbay.", "named"],
    ["Is Quillbay an alternative?", "Yes, I'd go with Quillbay.", "named"],
    ["Do people like Quillbay but hate Ardent?", "Most users love Quillbay.", "named"],
    ["How to cancel Quillbay?", "Cancelling costs nothing with Quillbay.", "named"],
    ["Ist Quillbay zu empfehlen?", "Ja, viele arbeiten mit Quillbay.", "named"],
    ["Which diary helps me avoid mistakes?", "Quillbay doesn't forget anything.", "named"],
  ])("under the question %j, in %j: %s", (question, text, stance) => {
    expect(underQuestion(question, text)).toBe(stance);
  });

  it("is the best of an answer's places, and stands where the first of these does", () => {
    const text =
      "Unlike Quillbay, Ardent is free. Avoid Quillbay for teams. For one, Quillbay is fine, Quillbay Pro too.";
    const [quillbay] = createMatcher([named("Quillbay"), named("Ardent")], KNOWN_WORDS)(text);
    const at = text.indexOf("Quillbay is fine");
    expect(quillbay).toEqual({ stance: "named", at, end: at + "Quillbay".length });
    expect(stanceIn("Avoid Quillbay. Unlike Quillbay, Ardent is free.")).toBe("contrast");
  });

  it("gets no worse by another sentence of the answer", () => {
    const sentence = fc.constantFrom(
      "Unlike Quillbay, Ardent is free.",
      "Avoid Quillbay.",
      "I found nothing on Quillbay.",
      "I like Quillbay.",
      "It depends.",
    );
    const order = ["named", "contrast", "avoided", "absent", null];
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
        const best = Math.min(...sentences.map((one) => order.indexOf(stanceIn(one))));
        expect(order.indexOf(stanceIn(sentences.join(" ")))).toBe(best);
      }),
    );
  });
});

describe("a company's names", () => {
  it.each([
    ["monday.com", "monday.com", "The next call is on Monday, says the team."],
    ["Close.com", "close.com", "Here is how we close your deals."],
    ["Close, Inc.", "close.com", "Here is how we close your deals."],
  ])("that count in any case count so as a whole: %s is not meant by its short name", (text, site, said) => {
    const company = { ...soughtCompany([], site, ["CRM"]), names: [{ text, rule: "any" as const }] };
    expect(findMention(said, company)).toBeNull();
    expect(findMention(`They use ${text.toLowerCase()} here.`, company)).not.toBeNull();
    expect(findMention("Close was made for sales calls.", company) !== null).toBe(text.startsWith("Close"));
  });

  const sought = (changes: Partial<SoughtCompany>): SoughtCompany => ({
    ...soughtCompany(["Opal"], "opal.example"),
    ...changes,
  });

  it.each([
    ["monday.com", "Monday"],
    ["SAP SE", "SAP"],
  ])("have rules of their own: %s does not undo that of %s", (long, short) => {
    const names = [
      { text: long, rule: "any" as const },
      { text: short, rule: "with_category" as const },
    ];
    for (const some of [names, names.toReversed()]) {
      const company = { ...soughtCompany([], "", ["CRM"]), names: some };
      expect(findMention(`${short} is good for teams.`, company)).toBeNull();
      expect(findMention(`${short} is a good CRM.`, company)).toBe(0);
      expect(findMention(`${long} is good for teams.`, company)).toBe(0);
    }
  });

  it("count for nobody in a phrase in which they are somebody else's", () => {
    const opal = sought({ not: ["Opal Coast"] });
    expect(findMention("A week at the Opal Coast is fine.", opal)).toBeNull();
    expect(findMention("We moved to Opal at the Opal Coast.", opal)).toBe(12);
  });

  it("count in any case by the rule of one, and only near the category by another's", () => {
    expect(findMention("They pick opal most days.", sought({ names: [{ text: "Opal", rule: "any" }] }))).toBe(
      10,
    );
    const careful = sought({
      names: [{ text: "Opal", rule: "with_category" }],
      categoryWords: ["transcripts"],
    });
    expect(findMention("They pick Opal most days.", careful)).toBeNull();
    expect(findMention("They pick Opal for transcripts.", careful)).toBe(10);
    expect(findMention("They pick Opal (opal.example).", careful)).toBe(10);
    expect(findMention("They pick Opal (other.example).", careful)).toBeNull();
  });

  it("count in an answer that writes no capital at all", () => {
    expect(findMention("for a small shop i would take quillbay.", named("Quillbay"))).toBe(30);
    expect(findMention("For a small shop i would take quillbay.", named("Quillbay"))).toBeNull();
  });

  it("are told apart by site or category where two companies share one, and else count for neither", () => {
    const one = soughtCompany(["Sable"], "sable.example", ["paint"]);
    const other = soughtCompany(["Sable"], "sable-bank.example", ["loans"]);
    const find = namedBy([one, other]);
    expect(find("We like Sable, see sable-bank.example.")).toEqual([null, 8]);
    expect(find("We like Sable for paint.")).toEqual([8, null]);
    expect(find("We like Sable.")).toEqual([null, null]);
  });

  it("are found at a site in Unicode and in punycode, at the longest one that somebody has", () => {
    const cafe = soughtCompany(["Kafé Nørd"], "kafé-nørd.example");
    expect(findMention("Order at xn--kaf-nrd-dya1l.example.", cafe)).toBe(
      findMention("Order at kafé-nørd.example.", cafe),
    );
    const shop = soughtCompany(["Zeta Shop"], "shop.opal.example");
    const text = "Look at eu.shop.opal.example and docs.opal.example.";
    expect(namedBy([sought({}), shop])(text)).toEqual([text.lastIndexOf("opal"), text.indexOf("shop")]);
  });

  it("are found beside a run of dots that is no host, without delay", () => {
    const text = `${"a.".repeat(24_000)} See hubspot.com.`;
    const before = process.cpuUsage();
    expect(findMention(text, HUBSPOT)).toBe(text.indexOf("hubspot"));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
  });

  it("are found in every case that Russian, Korean, Arabic and Hebrew give them", () => {
    for (const text of ["о Зарнице", "с Зарницами", "у Зарницы"])
      expect(findMention(`Мы писали ${text} вчера.`, named("Зарниц"))).not.toBeNull();
    expect(findMention("Зарничка поёт.", named("Зарниц"))).toBeNull();
    expect(findMention("어제 새솔상회에서 샀어요.", named("새솔상회"))).toBe(3);
    expect(findMention("اشتريت من الياقوتة أمس.", named("ياقوتة"))).toBe(10);
    expect(findMention("קניתי בשקמית אתמול.", named("שקמית"))).toBe(6);
    expect(findMention("הבשקמית אתמול.", named("שקמית"))).toBeNull();
  });
});
