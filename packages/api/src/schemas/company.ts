import { asModelId, QUESTION_DAYS, QUESTION_SORTS, TREND_WEEKS } from "@standings/domain";
import { z } from "zod";
import { text } from "./text.ts";

/** An address or domain as somebody typed it; the verb says whether it is one. */
export const domainSchema = z.object({ domain: text(2048) });

/** One cited domain of a company's source gap. */
export const gapDetailSchema = domainSchema.extend({ source: text(2048) });

export const companyQuestionsSchema = domainSchema.extend({
  sort: z.enum(QUESTION_SORTS).default("newest"),
  days: z.literal(QUESTION_DAYS).optional(),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(100).default(50),
});

export const companyWeeksSchema = domainSchema.extend({
  modelId: text(200).transform(asModelId).optional(),
  weeks: z.literal(TREND_WEEKS).default(TREND_WEEKS[0]),
});

/** Spec part 2 §9. */
export const HISTORICAL_LIMIT = 1000;

const QUERY_MAX = 300;
const LIMIT_MAX = 10;
const DEFAULT_LIMIT = 6;

export const suggestSchema = z.object({
  query: text(QUERY_MAX),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(DEFAULT_LIMIT),
});
