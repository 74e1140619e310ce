import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLabelledAnswers } from "../../eval/score.ts";
import { parseAnswer } from "./index.ts";
import { readPlainList } from "./plain-list.ts";

const list = (...items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join("\n");
const names = (text: string) => readPlainList(text)?.map(({ name }) => name) ?? null;

describe("the quick way", () => {
  it.each([
    ["bare", list("HubSpot", "Zoho CRM", "Ernst & Young")],
    ["emphasised", list("**HubSpot**", "**Zoho CRM**", "**Ernst & Young**")],
    ["described", list("HubSpot – is easy.", "Zoho CRM – is cheap.", "Ernst & Young – is large.")],
    [
      "cited",
      `My picks:\n\n${list("**HubSpot**: easy to use.[1]", "**Zoho CRM**: cheap and good.", "**Ernst & Young**: a firm.")}`,
    ],
  ])("reads %s names", (_name, text) =>
    expect(names(text)).toEqual(["HubSpot", "Zoho CRM", "Ernst & Young"]),
  );

  it("knows a title and a closing remark, and takes marks of several kinds", () => {
    const text = list("**HubSpot** – is easy.", "**Zoho** (zoho.com): is cheap.", "**Close** - is quick.");
    expect(names(`## Tools for sales\n\n${text}\n\nPrices change, so ask.`)).toEqual([
      "HubSpot",
      "Zoho",
      "Close",
    ]);
  });

  it("takes addresses in brackets", () => {
    const text = list(
      "**A Co** (a.com) – one of many.",
      "**B Co** (b.com) – two of them.",
      "**C Co** – three.",
    );
    expect(readPlainList(text)?.map(({ sites }) => sites[0]?.text)).toEqual(["a.com", "b.com", undefined]);
  });

  it.each([
    ["names in another order", `Ranked: Zoho, Close, HubSpot.\n\n${list("HubSpot", "Zoho", "Close")}`],
    ["labels", list("Price – low.", "Support – good.", "Design – fine.")],
    ["awards", list("**Best overall**: HubSpot", "**Cheapest**: Zoho", "**Fastest**: Close")],
    ["categories", list("**Night trains** – ÖBB", "**Ferries** – Viking Line", "**Coaches** – FlixBus")],
    ["steps", list("Compare the offers", "Ask for quotes", "Check the contract")],
    ["a title that rules out", `Avoid these:\n${list("HubSpot", "Zoho", "Close")}`],
    ["numbers that begin at 2", "2. HubSpot\n3. Zoho\n4. Close"],
    ["lines below the items", "1. HubSpot\n- easy\n2. Zoho\n- cheap\n3. Close\n- fast"],
    ["one that is gone", list("HubSpot – easy.", "Zoho – cheap.", "Close – closed in 2021.")],
    ["another list", `${list("HubSpot", "Zoho", "Close")}\n\nAlso good:\n- Copper`],
    ["tags", list("<b>HubSpot</b>", "<b>Zoho</b>", "<b>Close</b>")],
  ])("leaves %s to the other readers", (_name, text) => expect(readPlainList(text)).toBeNull());
});

/** A comment keeps an answer from the quick way and says nothing. */
function readSlowly(text: string, kind: "company" | "expert") {
  return parseAnswer(`${text}\n<!-- -->`, { kind });
}

describe("what the quick way reads, the other readers read the same", () => {
  const word = fc.constantFrom(
    "HubSpot",
    "Zoho",
    "Budget",
    "On",
    "Blue",
    "Nord",
    "Price",
    "Labs",
    "Best",
    "The",
    "iLok",
    "3M",
  );
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const rest = fc.constantFrom(
    "",
    "a CRM for teams.",
    "easy, cheap and fast.",
    "Good value.",
    "no longer sold.",
    "from $5",
    "Lisbon",
  );
  const mark = fc.constantFrom(" – ", ": ", " - ", " (acme.com) – ", ", ", " ");
  const sentence = fc.constantFrom(
    "",
    "Here are my picks:",
    "Avoid these:",
    "How to choose:",
    "Prices change often.",
    "Ranked by size:",
  );
  const plain = fc
    .tuple(
      fc.array(fc.tuple(name, rest), { minLength: 2, maxLength: 6 }),
      mark,
      fc.boolean(),
      sentence,
      sentence,
    )
    .map(([items, separator, isBold, before, after]) =>
      [
        before,
        list(
          ...items.map(
            ([text, why]) => `${isBold ? `**${text}**` : text}${why === "" ? "" : separator}${why}`,
          ),
        ),
        after,
      ].join("\n\n"),
    );

  it("below blank lines and an opening that declines", () => {
    const text = `\n\nUnfortunately, I don't have reliable information on this. You could:\n\n${list("JUMO", "Tramontina", "Halloren")}`;
    expect(parseAnswer(text, { kind: "company" })).toEqual(readSlowly(text, "company"));
  });

  it("in lists of any words", () => {
    fc.assert(
      fc.property(plain, (text) => {
        const quick = readPlainList(text);
        if (quick) expect(parseAnswer(text, { kind: "company" })).toEqual(readSlowly(text, "company"));
      }),
      { numRuns: 2_000 },
    );
  });

  it("in lists of lines of the labelled answers", () => {
    const lines = readLabelledAnswers().flatMap(({ text }) => text.split("\n"));
    const of = (mark: RegExp) =>
      fc.constantFrom(...lines.filter((line) => line.length < 300 && mark.test(line)));
    const item = fc.oneof(of(/^\d{1,2}[.)] \*\*[^*]+\*\*(?: \(|: | [–—-] |$)/), of(/^\d{1,2}[.)] [^*]+$/));
    const around = fc.oneof(fc.constant(""), of(/^(?:\p{Lu}|#{1,3} )/u));
    const mixed = fc.tuple(around, around, fc.array(item, { minLength: 3, maxLength: 5 }), around);
    fc.assert(
      fc.property(mixed, ([title, before, items, after]) => {
        const text = [title, before, list(...items.map((line) => line.replace(/^\d+[.)] /, ""))), after].join(
          "\n\n",
        );
        if (readPlainList(text))
          expect(parseAnswer(text, { kind: "company" })).toEqual(readSlowly(text, "company"));
      }),
      { numRuns: 3_000 },
    );
  });

  it("in the labelled answers", () => {
    const found = readLabelledAnswers().filter(({ text }) => readPlainList(text));
    for (const { text, kind } of found) expect(parseAnswer(text, { kind })).toEqual(readSlowly(text, kind));
  });
});
