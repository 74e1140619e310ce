import { factValueSchema } from "@standings/api";
import { CLAIM_ATTRIBUTES, CLAIM_VERDICTS, FACT_STATES } from "@standings/domain";
import { z } from "zod";
import { market } from "./searches.ts";

/** Bodies of answers about facts and claims of a brand. */

const isoTime = z.string().describe("ISO 8601");
const day = z.string().nullable().describe("YYYY-MM-DD; null: open");
const attribute = z.enum(CLAIM_ATTRIBUTES);

export const brandFacts = z.object({
  version: z.int().describe("Grows with every confirmed change"),
  readAt: isoTime.nullable().describe("When the brand's site was read for facts"),
  facts: z.array(
    z
      .object({
        id: z.string(),
        company: z.string().describe("Key of a competitor; empty: the brand"),
        attribute,
        subject: z.string().describe("A plan or product; empty: the company itself"),
        value: factValueSchema,
        from: day,
        to: day.describe("Last day that it held"),
        state: z.enum(FACT_STATES),
        sourceKind: z.enum(["json_ld", "person"]),
        sourceUrl: z.string().nullable(),
        confirmedAt: isoTime.nullable(),
      })
      .meta({ id: "Fact" }),
  ),
});

const claim = z
  .object({
    id: z.string(),
    attribute,
    subject: z.string(),
    text: z.string(),
    verdict: z.enum(CLAIM_VERDICTS).describe("What can't be compared with a confirmed fact can't be told"),
    because: z.string(),
    hint: z.string().nullable(),
    factIds: z.array(z.string()),
    statements: z.int().describe("Answers of four weeks that say it"),
    models: z.array(z.string()),
    firstAt: isoTime,
    lastAt: isoTime,
  })
  .meta({ id: "Claim" });

export const brandClaims = z.object({
  market: market.describe("Of all that is counted; null: asked in none"),
  markets: z.array(market).describe("Those that can be asked for with `market`"),
  hasFacts: z.boolean().describe("A fact is confirmed, without which nothing can be false"),
  hasReader: z.boolean(),
  arm: z.enum(["natural", "list"]).describe("Plain answers where there are some, else lists"),
  models: z.array(z.string()),
  read: z.int().describe("Answers of four weeks that were read"),
  failed: z.int().describe("Answers that could not be read"),
  isCut: z.boolean(),
  claims: z.array(claim),
});

export const claimStatements = z.object({
  statements: z.array(
    z
      .object({
        runId: z.string().describe("The study of the answer"),
        columnId: z.string(),
        modelId: z.string(),
        prompt: z.string().nullable(),
        at: isoTime,
        sentence: z.string().describe("The answer's own words"),
        quoteAt: z.int().describe("Where the words that say it begin in the sentence"),
        quoteLength: z.int(),
      })
      .meta({ id: "Statement" }),
  ),
});
