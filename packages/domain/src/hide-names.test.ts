import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNameHider, MASKED_SENTENCE } from "./hide-names.ts";

const hiderOf = (name: string, domain = "") => createNameHider([{ name, domain }]);
const REST = "Good support for small teams.";
/** What is shown of a sentence, beside one that names nobody. */
const shownOf = (hide: (text: string) => string, sentence: string) => hide(`${sentence} ${REST}`);
const MASKED = `${MASKED_SENTENCE} ${REST}`;

/** Made-up names that are in no language. */
const madeUp = fc.stringMatching(
  /^[bdfgklmnprtvz][aeiou]x[bdfgklmnprtvz][aeiou][bdfgklmnprtvz]{1,2}[aeiou]?q?$/,
);

/** Every way in which a text may hide a name from a plain comparison. */
const SHAPES: Readonly<Record<string, (name: string, at: number) => string>> = {
  "as it is": (name) => name,
  "in capitals": (name) => name.toUpperCase(),
  "in small letters": (name) => name.toLowerCase(),
  "with accents": (name) => name.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`),
  "with other accents": (name) => name.replaceAll("o", "ø").replaceAll("a", "ä").normalize("NFC"),
  possessive: (name) => `${name}'s`,
  "with a typographic apostrophe": (name) => `${name}’s`,
  plural: (name) => `${name}s`,
  "with an ending": (name) => `${name}isation`,
  "with another vowel at its end": (name) => name.replace(/[aeiou]$/, "ého"),
  "inside a compound": (name) => `super${name}like`,
  "in a compound with a hyphen": (name) => `${name}-based`,
  "in a compound with capitals": (name) => `My${name[0]?.toUpperCase()}${name.slice(1)}App`,
  split: (name, at) => `${name.slice(0, at)} ${name.slice(at)}`,
  "split by a hyphen": (name, at) => `${name.slice(0, at)}-${name.slice(at)}`,
  "split by full stops": (name) => name.split("").join("."),
  "over a line": (name, at) => `${name.slice(0, at)}\n${name.slice(at)}`,
  "in bold": (name, at) => `**${name.slice(0, at)}**${name.slice(at)}`,
  "in a link": (name) => `[here](https://${name}.com/x)`,
  "in a tag": (name, at) => `${name.slice(0, at)}<b>${name.slice(at)}</b>`,
  "in an attribute": (name) => `<a href="//${name}.io">here</a>`,
  "in character references": (name) => [...name].map((letter) => `&#${letter.codePointAt(0)};`).join(""),
  "with a soft hyphen as a reference": (name, at) => `${name.slice(0, at)}&shy;${name.slice(at)}`,
  "in full width": (name) =>
    [...name].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(""),
  "with zero-width characters": (name) => name.split("").join("\u200b"),
  "with soft hyphens": (name, at) => `${name.slice(0, at)}\u00ad${name.slice(at)}`,
};

describe("a sentence that names a hidden company", () => {
  it.each(Object.keys(SHAPES))("is masked with the name %s", (shape) => {
    fc.assert(
      fc.property(madeUp, fc.nat(), (name, seed) => {
        const at = 1 + (seed % (name.length - 1));
        const written = SHAPES[shape]?.(name, at) ?? "";
        for (const [full, domain] of [
          [name, ""],
          [`${name} Systems`, `get${name}.com`],
          [`The ${name.toUpperCase()} Group`, ""],
          ["Other", `${name}.co.uk`],
        ] as const) {
          const shown = hiderOf(full, domain)(`Before. It beats ${written} by far. ${REST}`);
          expect(shown.endsWith(REST), `${shown} of ${written}`).toBe(true);
          expect(shown).toContain(MASKED_SENTENCE);
          expect(shown).not.toContain("by far");
        }
      }),
    );
  });

  it.each([
    ["Vexlorian Systems", "Vexlorian's price is higher."],
    ["Hidalgo", "It is known for its Hidalgorithms."],
    ["Monteverza Analytics", "Cheaper than Monteverza."],
    ["SAP", "Works like SAP."],
    ["SAP", "Runs on S.A.P. as well"],
    ["Wix", "It imports from wix sites"],
    ["Wix", "Better than W i x."],
    ["HP Inc.", "Some HPs are supported."],
    ["Zoho", "Zohoism is not its way."],
    ["Asana", "Leaner than myAsana."],
    ["n8n", "Like n8n, but hosted."],
    ["Shopify", "Made for Shopifiers."],
    ["Coca-Cola", "A coca cola for software."],
    ["Help Scout", "As friendly as HelpScout."],
    ["Ørsted", "Greener than Orsted."],
    ["Straße", "Like STRASSE."],
    ["飞书", "比飞书更好。"],
    ["C++", "Written in c++ by hand."],
    ["😀", "It makes users 😀 daily."],
    ["Yahoo! Inc", "Bigger than Yahoo!"],
    ["Dr. Martens", "Shoes like Dr. Martens."],
    ["Rand Fishkin", "A friend of Fishkin."],
  ])("of %s: %s", (name, sentence) => {
    expect(shownOf(hiderOf(name), sentence)).not.toContain(sentence.slice(-9));
  });

  it("shares one mask with the sentences beside it", () => {
    const text = "Fine. Zorblax is worse. ZORBLAX costs more. Fine again.";
    expect(hiderOf("Zorblax")(text)).toBe(`Fine. ${MASKED_SENTENCE} Fine again.`);
    expect(hiderOf("Zorblax")("Only Zorblax")).toBe(MASKED_SENTENCE);
  });
});

describe("a name that is an ordinary word", () => {
  const ORDINARY = ["Apple", "Box", "Monday", "Notion", "Intel", "Close", "Make", "Linear"];

  it.each([
    "It works out of the box.",
    "The dropbox and the inbox are one toolbox.",
    "An apple a day, and pineapples.",
    "It has a notion of intelligent, notional work.",
    "Sales close faster and nonlinear plans make sense.",
    "Disappointed users disclose closely held makers.",
  ])("is no reason to mask: %s", (sentence) => {
    const hide = createNameHider(ORDINARY.map((name) => ({ name, domain: `${name.toLowerCase()}.com` })));
    expect(hide(sentence)).toBe(sentence);
  });

  it.each([
    "Cheaper than Apple.",
    "Cheaper than APPLE.",
    "It imports from monday.com boards.",
    "Made by apple's founders.",
    "As in AppleCare.",
    "It syncs with **box**.",
    "It syncs with no\u200btion.",
    "It syncs with nötion.",
    "It syncs with ｂｏｘ.",
    "It syncs with mon day.",
    "Applesque and Notionists.",
  ])("masks what is not written like the word: %s", (sentence) => {
    const hide = createNameHider(ORDINARY.map((name) => ({ name, domain: "" })));
    expect(shownOf(hide, sentence)).toBe(MASKED);
  });
});

describe("other text", () => {
  it("stays as it is, byte for byte", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(createNameHider([])(text)).toBe(text);
        expect(hiderOf("Qzxvbw Labs", "qzxvbw.com")(text)).toBe(text);
      }),
    );
  });

  it("is read in one pass, whatever it and the names hold: a quadratic rule would never end here", () => {
    const hostile = ["a", "<", "&#", "...", "a.", "Aa", "\u0301", "<b", "xa", "é", "!?", "\u200b"];
    const names = Array.from({ length: 15 }, (_, index) => "a".repeat(20 + index));
    const hide = createNameHider(
      names.map((name) => ({ name: `${name}b`, domain: `${"x".repeat(63)}.com` })),
    );
    for (const part of hostile) {
      const text = part.repeat(300_000 / part.length);
      expect(hide(text) === text, part).toBe(true);
    }
  });
});
