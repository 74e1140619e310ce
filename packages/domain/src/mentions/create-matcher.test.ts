import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "./create-matcher.ts";
import { type SoughtCompany, soughtCompany } from "./sought-company.ts";

/** Where the first of the places begins that name somebody in the sense of a mention. */
function namedBy(companies: readonly SoughtCompany[]) {
  const match = createMatcher(companies);
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
