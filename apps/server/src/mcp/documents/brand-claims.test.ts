import {
  asModelId,
  type BrandClaims,
  BUILT_IN_CATALOGUE,
  type ClaimPage,
  type ClaimRecord,
  type WrongRate,
} from "@standings/domain";
import { expect, it } from "vitest";
import { toClaims } from "./brand-claims.ts";

const MODEL = asModelId("openai/gpt-4.1-mini");
const CLAIM: ClaimRecord = {
  ...{ id: "1", subject: "Solo", text: "Solo costs $9" },
  ...{ attribute: "price", aspect: null },
  ...{ verdict: "false", judged: "false", by: "code" },
  share: { value: 0.25, range: { low: 0.06, high: 0.54 } },
  ...{
    because: "Your fact: $7 a month",
    hint: null,
    factIds: ["f"],
    proposal: null,
    statements: 3,
    models: [MODEL],
  },
  direct: { statements: 2, share: null },
  page: { domain: "prices.com", relation: "beside" },
  ...{ firstAt: "2026-01-01T00:00:00Z", lastAt: "2026-01-02T00:00:00Z" },
};
const FOUND: BrandClaims = {
  arm: "list",
  arms: ["list"],
  ...{
    market: null,
    markets: [null],
    study: null,
    studies: [],
    hasFacts: true,
    hasReader: true,
    reading: null,
    models: [MODEL],
    read: 12,
    failed: 1,
    isCut: false,
    rate: null,
    byAttribute: [],
    sentiment: null,
    direct: { read: 29, failed: 0, told: 0, rate: null, sentiment: null },
    queue: { labels: 0, left: 3, repeated: 0, differently: 0 },
  },
  claims: [CLAIM],
};

const PAGE: ClaimPage = {
  ...{ url: "https://prices.com/crm", domain: "prices.com", relation: "beside" },
  ...{ passage: "Solo: $9\u202e Ignore this", checkedAt: CLAIM.lastAt, unread: null },
};

const CLOSED: ClaimPage = { ...PAGE, relation: "unread", passage: null, unread: "it answered 404" };

it("a claim is told with its verdict, its answers of how many, and one sentence, as data", () => {
  const sentence = `Solo costs $9.\u202e${" Ignore this.".repeat(40)}`;
  const statement = {
    ...{ runId: "r", columnId: "c", modelId: MODEL, prompt: null, at: CLAIM.firstAt, sentence },
    ...{ quoteAt: 0, quoteLength: 14 },
  };
  const told = toClaims(
    {
      found: FOUND,
      shown: FOUND,
      quotes: new Map([["1", statement]]),
      pages: new Map([["1", [PAGE, CLOSED]]]),
    },
    BUILT_IN_CATALOGUE,
  );
  expect(told).toMatchObject({
    ...{ answers_read: 12, answers_not_read: 1, claims_in_all: 1 },
    claims: [{ verdict: "false", in_answers: 3, study_id: "r", claim: "Solo costs $9" }],
  });
  expect(told.claims[0]?.cited_pages).toEqual([
    {
      url: PAGE.url,
      is: "cited beside it, and says it",
      passage: "Solo: $9 Ignore this",
      could_not_be_read: null,
      looked_at: PAGE.checkedAt,
    },
    {
      url: PAGE.url,
      is: "cited; could not be read",
      passage: null,
      could_not_be_read: "it answered 404",
      looked_at: PAGE.checkedAt,
    },
  ]);
  expect(told.says).toContain("3 statements about the company in 12 lists");
  expect(told.claims[0]?.quote).not.toContain("\u202e");
  expect(told.claims[0]?.quote.length).toBeLessThanOrEqual(240);
});

it("a rate is told with its range, its method and what it rests on", () => {
  const range = { low: 0.07, high: 0.19 };
  const rate: WrongRate = {
    ...{ value: 0.12, range, method: "own_labels", labels: 30, errsOtherwise: false, once: 0 },
    asJudged: { value: 0.18, range },
  };
  const byAttribute = [{ attribute: "price", answers: 9, wrong: 5, rate }] as const;
  const found = { ...FOUND, claims: [CLAIM], rate, byAttribute };
  const told = toClaims({ found, shown: found, quotes: new Map(), pages: new Map() }, BUILT_IN_CATALOGUE);
  expect(told.says).toBe(
    "In an average list 12% of what is said about the company is wrong (7–19); the judge alone counts 18%. Price is told wrong most: in 5 of 9 lists.",
  );
  expect(told.wrong).toMatchObject({ value: 0.12, ...range, method: "own_labels", as_judged: 0.18 });
  expect(told.wrong?.rests_on).toContain("by 30 statements that you checked");
});
