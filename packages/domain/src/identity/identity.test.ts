import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asColumnId } from "../columns.ts";
import { createNameHider, MASKED_SENTENCE } from "../hide-names.ts";
import { aggregateRankings } from "../ranking.ts";
import { canonicalHost } from "./hosts.ts";
import { isSameCompany, keysOver, type NamedEntry } from "./keys.ts";
import { nameKey, normaliseName } from "./names.ts";

const company = (name: string) => nameKey(name, "company");
const at = (name: string, domain = ""): NamedEntry => ({ name, domain });

const ASCII = new URL("http://grün.de").hostname;

describe("a name", () => {
  it.each([
    ["Rødby Brød ApS", "Rodby Brod"],
    ["Gáz-Művek Zrt.", "gaz muvek"],
    ["Łukowski Sp. z o.o.", "Lukowski"],
    ["Weißbach GmbH & Co. KG", "WEISSBACH"],
    ["Ｐｏｌａｒ Ｗｏｒｋｓ", "Polar Works"],
    ["㈱みなと製作所", "みなと製作所株式会社"],
    ["(주)한빛식품", "주식회사 한빛식품"],
    ["青松科技有限公司", "青松科技"],
    ["ООО «Северный Ветер»", "Северный ветер"],
    ["PT Nusa Raya Tbk", "Nusa Raya"],
    ["S.C. Brad Verde S.R.L.", "Brad Verde"],
    ["Cactus Azul, S.A. de C.V.", "Cactus Azul"],
    ["Fjordtek A/S", "Fjordtek"],
    ["Ege Deniz A.Ş.", "Ege Deniz"],
    ["Tarcon Oyj", "TARCON"],
    ["Ёлка", "Елка"],
    ["Holm SE & Co. KGaA", "Holm"],
    ["Siam Teak Public Company Limited", "Siam Teak"],
    ["Dub spol. s r.o.", "Dub"],
    ["Åkerö Aktiebolag (publ)", "Akero AB"],
    ['תמר בע"מ', "תמר"],
    ["Общество с ограниченной ответственностью «Вереск»", "ООО Вереск"],
  ])("%s is %s", (one, other) => expect(company(one)).toBe(company(other)));

  it.each([
    ["ガス", "カス"],
    ["バス", "パス"],
    ["कल", "काल"],
    ["ข้าว", "ขาว"],
    ["B", "B+"],
    ["F#", "F"],
    ["F++", "F+"],
    ["!!!", "+++"],
    ["The Co", "The"],
    ["Tarco", "Tar"],
    ["Lagoon Spa", "Lagoon"],
    ["Inc.", "Ltd."],
  ])("%s is not %s", (one, other) => expect(company(one)).not.toBe(company(other)));

  it.each([
    ["Dr. Ines Vale", "Ines Vale, PhD"],
    ["Prof. Dr. med. Ines Vale", "Ines Vale, M.D., FACS"],
    ["Ines Vale, CPA", "Ms. Ines Vale"],
  ])("of an expert: %s is %s", (one, other) => expect(nameKey(one, "expert")).toBe(nameKey(other, "expert")));

  it("of an expert keeps what is a name, too", () => {
    expect(nameKey("Lin Ma", "expert")).not.toBe(nameKey("Lin", "expert"));
    expect(nameKey("Lin Ma, MA", "expert")).toBe(nameKey("Lin Ma", "expert"));
  });

  it("folds once, and never to nothing", () => {
    fc.assert(
      fc.property(drawnName, fc.constantFrom("company", "expert"), (name, kind) => {
        const key = nameKey(name, kind);
        expect(nameKey(key, kind)).toBe(key);
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
        expect(key === "").toBe(name.trim() === "");
      }),
    );
  });
});

const WORDS = [
  "Polar",
  "polar",
  "Ørn",
  "Orn",
  "ガス",
  "カス",
  "कल",
  "The",
  "B",
  "B+",
  "C++",
  "Müller",
  "青松",
  "!!!",
];
const FORMS = ["", "", ", Inc.", " GmbH", " S.p.A.", " Ltd", "有限公司", " A/S"];
const drawnName = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.constantFrom(...WORDS), fc.constantFrom("", " Works", " 青松"), fc.constantFrom(...FORMS))
    .map((parts) => parts.join("")),
);
const SITES = [
  "",
  "",
  "polar.com",
  "polar.io",
  "shop.polar.com",
  "works.polar.io",
  "müller.de",
  "xn--mller-kva.de",
  "orn.no",
];
const drawnEntry = fc.record({ name: drawnName, domain: fc.constantFrom(...SITES) });

describe("a company", () => {
  it("is itself, and the same from both sides", () => {
    fc.assert(
      fc.property(drawnEntry, drawnEntry, (one, other) => {
        expect(isSameCompany(one, one)).toBe(true);
        expect(isSameCompany(one, other)).toBe(isSameCompany(other, one));
      }),
    );
  });

  it.each([
    ["at two endings of one label", [at("Nimbra", "nimbra.us"), at("Nimbra", "nimbra.com")], 1],
    ["at a site in Unicode and punycode", [at("Grün", "grün.de"), at("Grün", ASCII)], 1],
    [
      "at its host and at its parent's domain",
      [at("Ledgerly", "ledgerly.parent.com"), at("Ledgerly", "parent.com")],
      1,
    ],
    ["without a site", [at("Nimbra Ltd"), at("Nimbra", "nimbra.com")], 1],
    ["at unlike sites", [at("Tesoro", "tesoro.com"), at("Tesoro", "tesoroseguros.com")], 2],
    [
      "of another name at a product's host",
      [at("Parent", "parent.com"), at("Ledgerly", "ledgerly.parent.com")],
      2,
    ],
  ])("%s, in lists of their own, makes %#", (_what, entries, companies) => {
    const keyOf = keysOver(
      entries.map((entry) => ({ results: [entry] })),
      "company",
    );
    expect(new Set(entries.map(keyOf)).size).toBe(companies);
  });

  it("that one list has at two endings stays two", () => {
    const list = [at("Nimbra", "nimbra.us"), at("Nimbra", "nimbra.com")];
    expect(new Set(list.map(keysOver([{ results: list }], "company"))).size).toBe(2);
  });

  it("does not depend on the order of the lists", () => {
    const list = fc.uniqueArray(drawnEntry, {
      maxLength: 5,
      selector: ({ name, domain }) => `${name} ${domain}`,
    });
    fc.assert(
      fc.property(fc.array(list, { maxLength: 5 }), fc.nat(4), (lists, cut) => {
        const columns = lists.map((results, column) => ({
          columnId: asColumnId(`m${column}`),
          results: results.map((entry, index) => ({ ...entry, rank: index + 1 })),
        }));
        const turned = [...columns.slice(cut), ...columns.slice(0, cut)].reverse();
        expect(aggregateRankings(turned, "company")).toEqual(aggregateRankings(columns, "company"));
        const shuffled = [...lists].reverse().map((results) => ({ results: [...results].reverse() }));
        const [here, there] = [keysOver(columns, "company"), keysOver(shuffled, "company")];
        for (const entry of lists.flat()) expect(there(entry)).toBe(here(entry));
      }),
    );
  });
});

describe("a host", () => {
  it.each([
    [ASCII, "grün.de"],
    ["GRÜN.de", "grün.de"],
    ["polar.com", "polar.com"],
    // Cyrillic letters that look like Latin ones, as a whole and beside Latin ones.
    ["расе.com", "xn--80ak5af.com"],
    ["pоlar.com", "xn--plar-55d.com"],
    ["пример.рф", "пример.рф"],
    ["m*****", "m*****"],
  ])("%s is %s", (host, canonical) => expect(canonicalHost(host)).toBe(canonical));

  it("has one form", () => {
    const label = fc.string({
      unit: fc.constantFrom("a", "b", "ü", "ø", "и", "ж", "の", "木", "한", "1"),
      minLength: 1,
    });
    fc.assert(
      fc.property(label, (text) => {
        const ascii = new URL(`http://${text}x.de`).hostname;
        const canonical = canonicalHost(`${text}x.de`);
        expect(canonicalHost(ascii)).toBe(canonical);
        expect(canonicalHost(canonical)).toBe(canonical);
      }),
    );
  });
});

describe("what is hidden", () => {
  const word = fc.stringMatching(/^[BDFGKLMNPRTVZ][aeiou]x[bdfgklmnprtvz][aeiou][bdfgklmnprtvz]{1,2}$/);
  const written = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => `${name}, Inc.`,
    (name) => `${name} GmbH & Co. KG`,
    (name) => `株式会社${name}`,
    (name) => `${name} S.p.A.`,
    (name) => name.replace(/[ao]/u, (vowel) => (vowel === "o" ? "ø" : "á")),
    (name) => name.normalize("NFD").toUpperCase(),
    (name) => [...name].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(""),
  );

  it("is found in every spelling that is the same name", () => {
    fc.assert(
      fc.property(word, written, written, (name, hidden, shown) => {
        expect(company(hidden(name))).toBe(company(shown(name)));
        const hide = createNameHider([{ name: hidden(name), domain: "" }]);
        expect(hide(`People like ${shown(name)}`).startsWith(MASKED_SENTENCE)).toBe(true);
      }),
    );
  });

  it.each([
    ["C++", "C plus plus"],
    ["C plus plus", "C++"],
    ["㈱みなと製作所", "みなと製作所"],
    ["주식회사 한빛식품", "한빛식품"],
    ["Dr. Ines Vale, PhD", "Vale"],
  ])("%s is found as %s", (hidden, shown) => {
    expect(createNameHider([{ name: hidden, domain: "" }])(`Many use ${shown} today.`)).toBe(MASKED_SENTENCE);
  });
});
