import { type KnownClaim, soughtCompany } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkStatements } from "./check-statements.ts";
import { readClaimsReply } from "./read-claims-reply.ts";

const NAMES = ["Kestrel Desk", "Heron", "Plover"];
const companies = NAMES.map((name) => soughtCompany([name], `${name.split(" ")[0]?.toLowerCase()}.example`));
const keys = ["us", "r1", "r2"];

const ANSWER = [
  "For small teams three tools stand out.",
  "",
  "1. **Kestrel Desk**: tidy and quick.",
  "   - The Basic plan costs $24 per seat a month.",
  "   - Is it worth $99 a year?",
  "2. **Heron** costs $1,240 a year, unlike Kestrel Desk.",
  "3. **Plover**: it was founded in 2011.",
  "",
  "Kestrel Desk has offices in Tartu. It serves 12,000 customers.",
  "If Kestrel Desk grew, it would cost $70 a month. Kestrel Desk starts at $9 and Heron at $15.",
  "Nobody knows Osprey, which costs $400 a month.",
].join("\n");

const claim = (fields: object) => ({
  company: "us",
  attribute: "price",
  subject: "",
  says: "",
  value: "",
  polarity: "neutral",
  aspect: "price",
  quote: "",
  same_as: "",
  ...fields,
});
const check = (claimed: readonly object[], known: readonly KnownClaim[] = [], text = ANSWER) =>
  checkStatements(readClaimsReply(JSON.stringify({ statements: claimed })) ?? [], {
    text,
    companies,
    keys,
    known,
  });

const BASIC = claim({
  subject: "Basic",
  says: "Basic costs $24 per seat a month",
  value: "$24 per seat a month",
  quote: "The Basic plan costs $24 per seat a month.",
});
const HERON = claim({ company: "r1", value: "$1,240 a year", quote: "**Heron** costs $1,240 a year" });
const PLOVER = claim({ company: "r2", attribute: "founded", value: "2011", quote: "it was founded in 2011" });
const PLACE = claim({ attribute: "place", value: "Tartu", quote: "Kestrel Desk has offices in Tartu." });
const CUSTOMERS = claim({ attribute: "customers", value: "12,000", quote: "It serves 12,000 customers." });
const NINE = claim({ value: "$9", quote: "Kestrel Desk starts at $9 and Heron at $15." });
const RIGHT = [BASIC, HERON, PLOVER, PLACE, CUSTOMERS, NINE];

describe("a statement is kept", () => {
  it("with the answer's own characters, its company and its typed value", () => {
    const { statements, dropped } = check(RIGHT);
    expect(statements.map(({ company, valueKey }) => [company, valueKey])).toEqual([
      [0, "money:24:USD:month:seat"],
      [1, "money:1240:USD:year:"],
      [2, "date:2011"],
      [0, "set:tartu"],
      [0, "number:12000"],
      [0, "money:9:USD::"],
    ]);
    for (const { at, length, sentenceAt, sentenceLength } of statements) {
      expect(at).toBeGreaterThanOrEqual(sentenceAt);
      expect(at + length).toBeLessThanOrEqual(sentenceAt + sentenceLength);
    }
    expect(Object.values(dropped)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("as plain text where its value is not in the quote, and in the answer's words where the reader changed a figure", () => {
    const [kept] = check([{ ...BASIC, value: "$42 per seat a month", says: "Basic costs $42" }]).statements;
    expect(kept).toMatchObject({ value: null, valueKey: null, text: BASIC.quote });
    const [cut] = check([{ ...HERON, value: "$1" }]).statements;
    expect(cut).toMatchObject({ value: null, valueKey: null });
  });

  it("as a known claim only where company, attribute, subject and value are its own", () => {
    const known: KnownClaim = {
      id: "k1",
      company: 0,
      attribute: "price",
      subjectKey: "basic",
      valueKey: "money:24:USD:month:seat",
      text: "Basic costs $24 per seat a month",
    };
    const sameAs = (one: KnownClaim, id = "k1") =>
      check([{ ...BASIC, same_as: id }], [one]).statements[0]?.sameAs;
    expect(sameAs(known)).toBe("k1");
    expect(sameAs({ ...known, valueKey: "money:20:USD:month:seat" })).toBeNull();
    expect(sameAs({ ...known, company: 1 })).toBeNull();
    expect(sameAs(known, "k9")).toBeNull();
  });

  it("once for each claim, twelve times for a company", () => {
    expect(check([BASIC, BASIC]).dropped.repeated).toBe(1);
    const lines = Array.from({ length: 15 }, (_, at) => `Kestrel Desk has feature number ${at}.`);
    const { statements, dropped } = check(
      lines.map((quote) => claim({ attribute: "feature", quote, says: quote })),
      [],
      lines.join("\n"),
    );
    expect([statements.length, dropped.too_many]).toEqual([12, 3]);
  });
});

/** What a reader may do wrong, with the reason that it is dropped for. */
const FAULTS: Readonly<Record<string, (seed: number) => readonly [object, string]>> = {
  "invents a quote": (seed) => [
    { ...BASIC, quote: `The Basic plan costs $${25 + seed} per seat a month.` },
    "not_said",
  ],
  "joins two sentences": () => [
    { ...PLACE, quote: "Kestrel Desk has offices in Tartu. It serves 12,000 customers." },
    "not_said",
  ],
  "cuts a number": () => [{ ...CUSTOMERS, quote: "It serves 12" }, "not_said"],
  "drops a word": (seed) => {
    const words = BASIC.quote.split(" ");
    const at = 1 + (seed % (words.length - 2));
    return [{ ...BASIC, quote: words.filter((_, index) => index !== at).join(" ") }, "not_said"];
  },
  "gives a sentence to another company": (seed) => {
    const one = RIGHT[seed % 5] ?? BASIC;
    const others = keys.filter((key) => key !== one.company);
    return [{ ...one, company: others[seed % 2] }, "not_about"];
  },
  "gives one company's price to the other of a sentence": () => [{ ...NINE, value: "$15" }, "not_about"],
  "gives a stranger's sentence to us": () => [
    { ...BASIC, quote: "Nobody knows Osprey, which costs $400 a month." },
    "not_about",
  ],
  "knows a company that was not sent": (seed) => [{ ...BASIC, company: `r${seed + 3}` }, "not_about"],
  "takes a question": () => [{ ...BASIC, quote: "Is it worth $99 a year?" }, "not_asserted"],
  "takes a condition": () => [{ ...BASIC, quote: "it would cost $70 a month" }, "not_asserted"],
  "makes up an attribute": (seed) => [{ ...BASIC, attribute: `cost${seed}` }, "unknown_field"],
  "makes up a polarity": () => [{ ...BASIC, polarity: "great" }, "unknown_field"],
};

describe("of 500 faults of a reader", () => {
  it("none is kept, and each is counted by its reason", () => {
    const fault = fc.tuple(fc.constantFrom(...Object.keys(FAULTS)), fc.nat(99));
    const planted = fc.array(fault, { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(planted, (faults) => {
        for (const [name, seed] of faults) {
          const made = FAULTS[name]?.(seed);
          if (!made) throw new Error(name);
          const { statements, dropped } = check([made[0]]);
          expect([name, statements, dropped]).toEqual([name, [], { ...dropped, [made[1]]: 1 }]);
        }
      }),
      { numRuns: 10 },
    );
  });
});
