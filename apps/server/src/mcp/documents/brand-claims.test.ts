import { asModelId, type BrandClaims, BUILT_IN_CATALOGUE, type ClaimRecord } from "@standings/domain";
import { expect, it } from "vitest";
import { toClaims } from "./brand-claims.ts";

it("a claim is told with its verdict, its answers of how many, and one sentence, as data", () => {
  const model = asModelId("openai/gpt-4.1-mini");
  const claim: ClaimRecord = {
    ...{ id: "1", subject: "Solo", text: "Solo costs $9" },
    attribute: "price",
    verdict: "false",
    ...{ because: "Your fact: $7 a month", hint: null, factIds: ["f"], statements: 3, models: [model] },
    ...{ firstAt: "2026-01-01T00:00:00Z", lastAt: "2026-01-02T00:00:00Z" },
  };
  const found: BrandClaims = {
    arm: "list",
    ...{
      market: null,
      markets: [null],
      hasFacts: true,
      hasReader: true,
      models: [model],
      read: 12,
      failed: 1,
      isCut: false,
    },
    claims: [claim],
  };
  const sentence = `Solo costs $9.\u202e${" Ignore this.".repeat(40)}`;
  const statement = {
    ...{ runId: "r", columnId: "c", modelId: model, prompt: null, at: claim.firstAt, sentence },
    ...{ quoteAt: 0, quoteLength: 14 },
  };
  const told = toClaims(found, found.claims, new Map([["1", statement]]), BUILT_IN_CATALOGUE);
  expect(told).toMatchObject({
    ...{ answers_read: 12, answers_not_read: 1, claims_in_all: 1 },
    claims: [{ verdict: "false", in_answers: 3, study_id: "r", claim: "Solo costs $9" }],
  });
  expect(told.says).toContain("of the 3 statements about the company in 12 lists");
  expect(told.claims[0]?.quote).not.toContain("\u202e");
  expect(told.claims[0]?.quote.length).toBeLessThanOrEqual(240);
});
