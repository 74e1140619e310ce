import {
  ASPECTS,
  CLAIM_ATTRIBUTES,
  CLAIM_QUESTIONS,
  CLAIM_VERDICTS,
  MAX_CLAIM_DAYS,
  MAX_FACT_ITEMS,
  MAX_FACTS,
  PRICE_PERIODS,
  PROMPT_ARMS,
} from "@standings/domain";
import { z } from "zod";
import { brandIdSchema, ofMarketBrandSchema } from "./brand.ts";
import { daySchema, text } from "./fields.ts";
import { clientRunIdSchema, marketSchema } from "./search.ts";

/** Longer than any of them may be; the verb says how long. */
const TEXT_MAX = 1_000;
const NAME_MAX = 200;

/** What a fact says. */
export const factValueSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("money"),
    amount: z.number(),
    /** ISO 4217. */
    currency: text(3),
    period: z.enum(PRICE_PERIODS).nullable(),
    unit: z.literal("seat").nullable(),
  }),
  z.object({ kind: z.literal("number"), amount: z.number() }),
  z.object({ kind: z.literal("date"), date: text(10) }),
  z.object({ kind: z.literal("yes_no"), is: z.boolean() }),
  z.object({
    kind: z.literal("set"),
    items: z.array(text(NAME_MAX)).max(2 * MAX_FACT_ITEMS),
    isComplete: z.boolean(),
  }),
  z.object({ kind: z.literal("text"), text: text(TEXT_MAX) }),
]);

const factSchema = z.object({
  /** Key of a company of the brand; "": the brand. */
  company: text(NAME_MAX).default(""),
  attribute: z.enum(CLAIM_ATTRIBUTES),
  subject: text(NAME_MAX).default(""),
  value: factValueSchema,
  market: marketSchema.meta({
    description: "Answers of this market alone are held against it; null: of all",
  }),
  from: daySchema.nullable().default(null),
  to: daySchema.nullable().default(null),
});

/** Answers to the prompts of visits, or to direct questions. */
const askedSchema = z.enum(CLAIM_QUESTIONS).default("prompts");

/** A study that was read for the brand. */
const studySchema = text(100).nullable().default(null).meta({
  description:
    "Id of a study that was read for the brand: its answers alone, of its market, whenever they came",
});

/** Answers of one kind. */
const armSchema = z.enum(PROMPT_ARMS).nullable().default(null).meta({
  description: "Plain answers or lists alone; without it plain ones where there are some, else lists",
});

const factIdSchema = brandIdSchema.extend({ factId: text(100) });

export const newFactSchema = brandIdSchema.extend({ fact: factSchema });
export const correctedFactSchema = factIdSchema.extend({ fact: factSchema });
export const factEndSchema = factIdSchema.extend({ to: daySchema });
export const factIdsSchema = brandIdSchema.extend({ factIds: z.array(text(100)).min(1).max(MAX_FACTS) });
export const claimsSchema = ofMarketBrandSchema.extend({
  company: text(NAME_MAX).default(""),
  attribute: z.enum(CLAIM_ATTRIBUTES).nullable().default(null),
  /** Opinions about it alone. */
  aspect: z.enum(ASPECTS).nullable().default(null),
  model: text(NAME_MAX).nullable().default(null),
  verdict: z.enum(CLAIM_VERDICTS).nullable().default(null),
  asked: askedSchema,
  study: studySchema,
  arm: armSchema,
  from: daySchema
    .nullable()
    .default(null)
    .meta({
      description: `First day of the answers (UTC), ${MAX_CLAIM_DAYS} days at most; four weeks without it`,
    }),
  to: daySchema.nullable().default(null).meta({ description: "Last day of the answers; today without it" }),
});
/** Praise and blame of a company, beside another. */
export const praiseSchema = ofMarketBrandSchema.extend({
  company: text(NAME_MAX).default(""),
  against: text(NAME_MAX).nullable().default(null),
  asked: askedSchema,
  study: studySchema,
  arm: armSchema,
});
/** The queue of labels of a company in a market. */
export const labelQueueSchema = ofMarketBrandSchema.extend({ company: text(NAME_MAX).default("") });
export const labelSchema = labelQueueSchema.extend({
  label: z.object({
    claimId: text(100),
    runId: text(100),
    columnId: text(NAME_MAX),
    shown: z.enum(CLAIM_VERDICTS),
    verdict: z.enum(CLAIM_VERDICTS),
    isDrawn: z.boolean(),
  }),
});
export const claimIdSchema = ofMarketBrandSchema.extend({
  claimId: text(100),
  asked: askedSchema,
  study: studySchema,
  arm: armSchema,
});
/** A finished study of the viewer whose answers are to be read for the brand. */
export const readStudySchema = brandIdSchema.extend({
  studyId: text(100),
  clientRunId: clientRunIdSchema,
});
/** Whether direct questions are asked again every few weeks. */
export const directSchema = brandIdSchema.extend({ repeats: z.boolean() });
