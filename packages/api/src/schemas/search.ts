import { asColumnId, MAX_MODELS, PROMPT_MAX_LENGTH, SEARCH_KINDS, SECTORS } from "@standings/domain";
import { HISTORY_SORTS } from "@standings/services";
import { z } from "zod";
import { text } from "./fields.ts";

/** Long enough for every wrong prompt to be told apart from a right one; the rule itself is the domain's. */
const PROMPT_INPUT_MAX = 100_000;

// Free of rules on purpose: the verb checks the prompt and gives the documented message, also for NUL.
export const promptSchema = z.string().max(PROMPT_INPUT_MAX);
export const modelIdSchema = text(200);
export const columnIdSchema = modelIdSchema.transform(asColumnId);
export const modelIdsSchema = z.array(modelIdSchema).max(MAX_MODELS * 20);
export const clientRunIdSchema = text(100).min(1);
export const searchIdSchema = text(100);

/** A country and a language; which ones there are is said by the verb, with the documented message. */
export const marketSchema = z
  .object({ country: text(20), language: text(20) })
  .nullable()
  .default(null)
  .meta({ description: "ISO 3166-1 country and BCP 47 language of the buyer; null: nobody, from nowhere" });

export const questionSchema = z.object({
  kind: z.enum(SEARCH_KINDS).default("company"),
  prompt: promptSchema,
  /** Second prompt of a comparison. */
  prompt2: promptSchema.optional(),
  models: modelIdsSchema,
  webSearch: z.boolean().default(true),
  market: marketSchema,
});

export const startRunSchema = questionSchema.extend({
  clientRunId: clientRunIdSchema,
  isPrivate: z.boolean().optional(),
});

/** `seq` of the last event a client has seen; anything that is not a number means none. */
export const lastEventIdSchema = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const seq = Number(value ?? 0);
    return Number.isSafeInteger(seq) && seq > 0 && seq < 2_147_483_647 ? seq : 0;
  });

export const runEventsSchema = z.object({ searchId: searchIdSchema, lastEventId: lastEventIdSchema });

export const searchPrivacySchema = z.object({ id: searchIdSchema, isPrivate: z.boolean() });

export const retryModelSchema = z.object({ searchId: searchIdSchema, columnId: columnIdSchema });

export const rawAnswerSchema = z.object({ searchId: searchIdSchema, columnId: columnIdSchema });

const historyFilterSchema = z.object({
  kind: z.enum(SEARCH_KINDS).optional(),
  sector: z.enum(SECTORS).optional(),
  text: text(PROMPT_MAX_LENGTH).optional(),
  webSearch: z.boolean().optional(),
});

export function pageSchema(defaultLimit: number) {
  return z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(defaultLimit),
    sort: z.enum(HISTORY_SORTS).default("-createdAt"),
  });
}

/** Longer than the cursor of the longest prompt. */
const CURSOR_MAX = 4_000;

export function ownHistorySchema(defaultLimit: number) {
  return historySchema(defaultLimit).extend({ cursor: text(CURSOR_MAX).optional() });
}

export function historySchema(defaultLimit: number) {
  return pageSchema(defaultLimit).extend(historyFilterSchema.shape);
}

export const sectorSchema = z.enum(SECTORS);

/** Spec part 1 §9: 50 by sector, 20 elsewhere. */
const TRENDING_LIMIT = 50;

export const trendingSchema = z.object({
  sector: sectorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(TRENDING_LIMIT),
});

/** One page of a sector's questions, or of those that contain a text. */
export const trendingPageSchema = trendingSchema.extend({
  text: text(PROMPT_MAX_LENGTH).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
