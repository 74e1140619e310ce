import {
  ALL_ERRORS,
  asColumnId,
  asModelId,
  COUNTRIES,
  FIELD_CHANGES,
  QUESTION_DAYS,
  QUESTION_LISTINGS,
  QUESTION_SORTS,
  SEARCH_KINDS,
  TREND_WEEKS,
} from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";
import { promptSchema } from "./search.ts";

const QUERY_MAX = 300;

/** An address or domain as somebody typed it; the verb says whether it is one. */
export const domainSchema = z.object({ domain: text(2048) });

/** A company's field; `withPrivate` adds the caller's private questions, undefined leaves it to the verb. */
export const fieldSchema = domainSchema.extend({ withPrivate: z.boolean().optional() });

/** A company, and the other that it is compared with. */
const pairSchema = domainSchema.extend({ against: text(2048) });
export const againstSchema = fieldSchema.extend(pairSchema.shape);

/** A model answers a question once: so many of them at most. */
const ANSWERS_MAX = 50;
export const saidOfBothSchema = pairSchema.extend({
  answers: z
    .array(z.object({ searchId: z.uuid(), columnId: text(250).transform(asColumnId) }))
    .max(ANSWERS_MAX),
});

export const companyQuestionsSchema = fieldSchema.extend({
  sort: z.enum(QUESTION_SORTS).default("newest"),
  days: z.literal(QUESTION_DAYS).optional(),
  listing: z.enum(QUESTION_LISTINGS).optional(),
  modelId: text(200).transform(asModelId).optional(),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(100).default(50),
});

/** The same for a file: all of them. In an address every value is a text. */
export const companyFileSchema = fieldSchema.extend({ withPrivate: z.stringbool().optional() });
export const companyQuestionsFileSchema = companyFileSchema.extend({
  ...companyQuestionsSchema.pick({ sort: true, listing: true, modelId: true }).shape,
  days: z.coerce.number().pipe(z.literal(QUESTION_DAYS)).optional(),
});

export const askedQuestionsSchema = z.object({ text: text(QUERY_MAX) });

export const changeFieldSchema = domainSchema.extend({
  kind: z.enum(SEARCH_KINDS),
  prompt: promptSchema,
  change: z.enum(FIELD_CHANGES),
});

export const companyWeeksSchema = fieldSchema.extend({
  modelId: text(200).transform(asModelId).optional(),
  weeks: z.literal(TREND_WEEKS).default(TREND_WEEKS[0]),
});

/** Spec part 2 §9. */
export const HISTORICAL_LIMIT = 1000;

const LIMIT_MAX = 10;
const DEFAULT_LIMIT = 6;

export const suggestSchema = z.object({
  query: text(QUERY_MAX),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(DEFAULT_LIMIT),
  /** A company's site for this country comes before its others. */
  country: z.enum(COUNTRIES, ALL_ERRORS.INVALID_COUNTRY.message).optional(),
});
