import { describe, expect, it } from "vitest";
import { BUILT_IN_CATALOGUE } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import { share } from "../studies/ranges.ts";
import {
  alertSentence,
  besideChangeSentence,
  brandSentence,
  marketMovedSentence,
  promptChangeSentence,
  rhythmWords,
  sharePercent,
  visitPrice,
  wonAndLost,
} from "./brand-sentences.ts";
import { falseAlertBound } from "./false-alerts.ts";
import type { BrandOverview, ChangeAlert, CompanyOverTime, SearchAlert } from "./overview.ts";
import { visitDays } from "./visit-days.ts";

const company = (name: string, listed: number, isBrand = false): CompanyOverTime => ({
  key: `${name.toLowerCase()}.com`,
  name,
  domain: `${name.toLowerCase()}.com`,
  isBrand,
  byVisit: [],
  line: [],
  listed: { value: listed, range: { low: Math.max(0, listed - 0.1), high: Math.min(1, listed + 0.1) } },
  voice: { value: 0.1, range: null },
  listedChange: isBrand ? { value: 0.112, range: { low: 0.04, high: 0.18 } } : null,
  voiceChange: null,
});

const FALL: ChangeAlert = {
  type: "change",
  withdrawn: null,
  id: "1",
  at: "2026-05-03T06:00:00Z",
  promptId: "p1",
  prompt: "best CRM for startups",
  from: "2026-04-12T06:00:00Z",
  to: "2026-04-26T06:00:00Z",
  before: 0.62,
  after: 0.51,
  isSettled: false,
  placeBefore: 2,
  placeAfter: 4,
  listedBefore: 1,
  listedAfter: 0.9,
  sources: [],
  versions: [],
  searches: [],
  trend: [],
  byModel: [
    { modelId: asModelId("google/gemini-2.5-flash-lite"), before: 0.7, after: 0.45 },
    { modelId: asModelId("openai/gpt-4.1-mini"), before: 0.6, after: 0.4 },
    { modelId: asModelId("anthropic/claude-3.5-haiku"), before: 0.56, after: 0.56 },
  ],
};

it("a change whose figures no later visit changes is no first estimate", () => {
  const names = { modelName: (id: string) => id };
  const said = (isSettled: boolean) => promptChangeSentence("HubSpot", { ...FALL, isSettled }, names, "UTC");
  expect(said(false)).toMatch(/version\. First estimate; it settles over the next visits\.$/);
  expect(said(true)).toMatch(/No model changed version\.$/);
});

it("beside a change stands what moved as it did, and no share that stayed", () => {
  const sources = [
    { domain: "g2.com", before: 0.6, after: 0.2 },
    { domain: "producthunt.com", before: 0.2, after: 0.37 },
    { domain: "capterra.com", before: 0.1, after: 0.4 },
  ];
  expect(besideChangeSentence({ ...FALL, sources })).toBe(
    "Listed in 90% of answers since, 100% before. g2.com is cited in 20% of answers, 60% before.",
  );
  const won = { ...FALL, before: 0.3, after: 0.5, listedBefore: 0.601, listedAfter: 0.602 };
  expect(besideChangeSentence({ ...won, sources })).toBe(
    "producthunt.com is cited in 37% of answers, 20% before. capterra.com is cited in 40% of answers, 10% before.",
  );
  expect(besideChangeSentence(won)).toBe("");
});

const OVERVIEW = {
  timeZone: "UTC",
  companies: [company("Webflow", 0.66, true), company("Squarespace", 0.73), company("Wix", 0.68)],
  visits: [{ id: "v", at: "2026-08-24T06:00:00Z", answers: 60 }],
  earlierVisits: 4,
  leader: "squarespace.com",
  tiedWith: "wix.com",
  alerts: [
    { ...FALL, id: "3", promptId: "p3", before: 0.3, after: 0.5 },
    FALL,
    { ...FALL, id: "2", promptId: "p2", before: 0.3, after: 0.5 },
  ],
} as unknown as BrandOverview;

describe("the sentence of a brand", () => {
  it("says its share, its change, who leads, who is tied, and what was won and lost", () => {
    expect(brandSentence(OVERVIEW)).toBe(
      "Webflow is listed in 66% of answers, up 11 points since August: more than chance explains. " +
        "Squarespace leads with 73%; Wix and Webflow can’t be told apart. Two prompts are won, one is lost.",
    );
  });

  it("says that nobody leads who cannot be told apart from the next", () => {
    const tied = (leader: string, tiedWith: string) =>
      brandSentence({ ...OVERVIEW, leader, tiedWith, alerts: [] });
    const both =
      /points since August: more than chance explains\. Squarespace and Webflow are listed most and can’t be told apart\.$/;
    expect(tied("squarespace.com", "squarespace.com")).toMatch(both);
    expect(tied("webflow.com", "squarespace.com")).toMatch(both);
  });

  it("names all who are listed most", () => {
    const [own, second] = OVERVIEW.companies;
    const companies = [own, second, company("Wix", 0.73)] as BrandOverview["companies"];
    const said = (tiedWith: string | null) =>
      brandSentence({ ...OVERVIEW, companies, leader: null, tiedWith, alerts: [] });
    expect(said(null)).toMatch(/explains\. Squarespace and Wix are listed most, each in 73%\.$/);
    expect(said("wix.com")).toMatch(
      /Squarespace and Wix are listed most, each in 73%; Wix and Webflow can’t be told apart\.$/,
    );
  });

  it("sets names from right to left apart from the figures beside them", () => {
    const [own] = OVERVIEW.companies;
    const companies = [own, company("מונדיי", 0.73)] as BrandOverview["companies"];
    const leads = { leader: "מונדיי.com", tiedWith: null, alerts: [] };
    expect(brandSentence({ ...OVERVIEW, companies, ...leads })).toContain(
      "\u2068מונדיי\u2069 leads with 73%.",
    );
    const fell = alertSentence("מונדיי", FALL, BUILT_IN_CATALOGUE, "UTC");
    expect(fell).toMatch(/^\u2068מונדיי\u2069 fell from 62 to about 51 /);
  });

  it("says no change where there is none to tell, and nothing that is not known", () => {
    const [own, ...others] = OVERVIEW.companies;
    const still = {
      ...own,
      listedChange: { value: 0.02, range: { low: -0.1, high: 0.14 } },
    } as CompanyOverTime;
    expect(brandSentence({ ...OVERVIEW, companies: [still, ...others], tiedWith: null, alerts: [] })).toBe(
      "Webflow is listed in 66% of answers; no real change since August. Squarespace leads with 73%.",
    );
    expect(
      brandSentence({ ...OVERVIEW, companies: [company("Webflow", 0, true)], earlierVisits: 0, alerts: [] }),
    ).toBe("Webflow is not listed in any answer.");
    const unasked = { ...OVERVIEW, visits: [], market: null, askedBefore: null };
    expect(brandSentence(unasked)).toBe("Nothing is known yet: the first visit is still to come.");
    const [germany, none] = [{ country: "DE", language: "de" }, null];
    expect(brandSentence({ ...unasked, market: germany, askedBefore: { market: none } })).toBe(
      "Nothing was asked in Germany · German yet: what was asked before stands under “No market”.",
    );
    expect(brandSentence({ ...unasked, market: none, askedBefore: { market: germany } })).toBe(
      "Nothing was asked without a market yet: what was asked before stands under “Germany · German”.",
    );
  });
});

it("tells a change with its dates, its models and how sure it is", () => {
  expect(alertSentence("HubSpot", FALL, BUILT_IN_CATALOGUE, "UTC")).toBe(
    "HubSpot fell from 62 to about 51 in “best CRM for startups” between April 12 and April 26, mostly in Gemini 2.5 (Flash) " +
      "and GPT 4.1 (2 of 3). No model changed version. First estimate; it settles over the next visits.",
  );
});

it.each([
  [1, "1 prompt tracked: up to one alert in 20 months may be chance."],
  [12, "12 prompts tracked: up to one alert in two months may be chance."],
  [40, "40 prompts tracked: up to two alerts a month may be chance."],
  [0, ""],
])("says how many alerts of %i prompts may be chance", (prompts, sentence) => {
  expect(falseAlertBound(prompts)).toBe(sentence);
});

it("says when visits are, and what they cost", () => {
  expect(rhythmWords({ rhythm: "monthly", day: 3 })).toBe("on the 3rd of each month");
  expect(visitPrice({ prompts: [12], natural: false, rounds: 3, rhythm: "weekly", day: 1 })).toBe(
    "12 prompts × 3 rounds = 36 credits each Monday",
  );
  expect(visitPrice({ prompts: [1], natural: false, rounds: 1, rhythm: "manual", day: 1 })).toBe(
    "1 prompt × 1 round = 1 credit each visit",
  );
  expect(visitPrice({ prompts: [12, 12, 12], natural: false, rounds: 3, rhythm: "weekly", day: 1 })).toBe(
    "12 prompts × 3 rounds × 3 markets = 108 credits each Monday",
  );
  expect(visitPrice({ prompts: [12, 9], natural: false, rounds: 2, rhythm: "daily", day: 1 })).toBe(
    "21 prompts in 2 markets × 2 rounds = 42 credits each day",
  );
  expect(visitPrice({ prompts: [12], natural: true, rounds: 3, rhythm: "weekly", day: 1 })).toBe(
    "12 prompts × 3 rounds × 2 ways of asking = 72 credits each Monday",
  );
});

describe("a change of who searches", () => {
  const CHANGE: SearchAlert = {
    type: "search",
    id: "4",
    at: "2026-11-19T06:00:00Z",
    modelId: asModelId("openai/gpt-4.1-mini"),
    fromSearch: "exa",
    toSearch: "native",
    until: "2026-11-12T06:00:00Z",
  };

  it.each([
    ["exa", "native", "searched with Exa until November 12, with its own search since"],
    ["native", "none", "searched with its own search until November 12, and has not searched since"],
    ["none", "gateway", "did not search until November 12, and has searched with the gateway’s search since"],
  ] as const)("is told from %s to %s", (fromSearch, toSearch, says) => {
    expect(alertSentence("Webflow", { ...CHANGE, fromSearch, toSearch }, BUILT_IN_CATALOGUE, "UTC")).toBe(
      `GPT 4.1 ${says}: its answers before and since are not compared.`,
    );
  });

  it("is said beside a change of rank that it may explain", () => {
    const sentence = alertSentence(
      "Webflow",
      { ...FALL, searches: [CHANGE.modelId] },
      BUILT_IN_CATALOGUE,
      "UTC",
    );
    expect(sentence).toContain(
      "No model changed version. Somebody else searched for GPT 4.1. First estimate",
    );
  });
});

it("a change that is withdrawn says why, names no model where nearly all changed, and is no prompt lost", () => {
  const at = "2026-05-11T00:03:00Z";
  const model = { modelId: asModelId("google/gemini-2.5-flash-lite"), week: "2026-04-20" };
  const says = (changes: readonly (typeof model)[]) =>
    alertSentence(
      "HubSpot",
      { ...FALL, withdrawn: { at, changes, hasManyAtOnce: changes.length === 0 } },
      BUILT_IN_CATALOGUE,
      "UTC",
    );
  expect(says([model])).toMatch(
    /^Withdrawn: Gemini .* changed between 20 and 26 April though its version name did not\. What was told: HubSpot fell/,
  );
  expect(says([])).toMatch(/^Withdrawn: nearly all models changed in one week\. What was told: HubSpot fell/);
  expect(wonAndLost([FALL]).lost).toHaveLength(1);
  expect(wonAndLost([{ ...FALL, withdrawn: { at, changes: [], hasManyAtOnce: true } }]).lost).toEqual([]);
});

it("days of visits are those of the brand’s time zone", () => {
  // A visit at six on Monday in Tokyo is on Sunday in UTC.
  const [from, to] = ["2026-05-31T21:00:00Z", "2026-06-14T21:00:00Z"];
  const tokyo = alertSentence("HubSpot", { ...FALL, from, to }, BUILT_IN_CATALOGUE, "Asia/Tokyo");
  expect(tokyo).toContain(" between June 1 and June 15,");
  const move = { label: "CRM", from, to, models: [] };
  const names = { modelName: String };
  expect(marketMovedSentence(move, names, "Asia/Tokyo")).toContain(" between 1 and 15 June,");
  expect(marketMovedSentence(move, names, "UTC")).toContain(" between 31 May and 14 June,");
  const visits = [{ id: "v", at: from, answers: 60 }];
  expect(brandSentence({ ...OVERVIEW, visits })).toContain(" since May:");
  expect(brandSentence({ ...OVERVIEW, visits, timeZone: "Asia/Tokyo" })).toContain(" since June:");
  expect(visitDays("Asia/Tokyo")(from)).toBe("Jun 1");
});

it("a market that moved names its label, its days and the models that were compared", () => {
  const models = [asModelId("gpt"), asModelId("claude")];
  const move = { label: "CRM", from: "2026-04-12T06:00:00Z", to: "2026-04-26T06:00:00Z", models };
  const names = { modelName: (id: string) => id.toUpperCase() };
  expect(marketMovedSentence(move, names, "UTC")).toBe(
    "The market moved: in “CRM” the other companies’ order changed between 12 and 26 April, in answers of GPT and CLAUDE.",
  );
  const other = { ...move, label: null, to: "2026-05-03T06:00:00Z" };
  expect(marketMovedSentence(other, names, "UTC")).toMatch(
    /^The market moved: in questions without a label .* between 12 April and 3 May,/,
  );
});

it("a share that sums differently by a hair is the same figure everywhere", () => {
  // 69 of 120, as a mean over prompts and as a mean over models.
  expect([69 / 120, 0.574999999999, 0.5749].map(sharePercent)).toEqual(["58%", "58%", "57%"]);
  expect([69 / 120, 0.574999999999].map(share)).toEqual(["58%", "58%"]);
});
