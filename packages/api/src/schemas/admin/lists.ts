import {
  ADMIN_COUNT_MAX,
  ADMIN_PAGE_SIZE,
  ADMIN_SEARCH_MAX,
  ANALYSIS_SORTS,
  ANALYSIS_TYPES,
  CHANGE_ACTIONS,
  CHANGE_SUBJECT_KINDS,
  MODERATION_REASON_MAX,
} from "@standings/domain";
import { z } from "zod";
import { daySchema, text } from "../fields.ts";
import { searchIdSchema } from "../search.ts";

const LIMIT_MAX = 100;

/** Fields of every list of the admin panel, from a query's texts or as values (spec part 2 §7 "Admin"). */
export const adminListSchema = z.object({
  page: z.coerce.number().int().min(1).max(ADMIN_COUNT_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(ADMIN_PAGE_SIZE),
  search: text(ADMIN_SEARCH_MAX).default(""),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
});

const NONE = z.literal("");

/** One of the values of a filter; empty, as none, for no filter. */
export function choiceFilterSchema<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .union([z.enum(choices), NONE])
    .optional()
    .transform((value) => (value === "" ? undefined : value));
}

/** "true" and "false" of a query, or a value; empty for no filter. */
const flagFilterSchema = z
  .union([z.boolean(), z.literal("true"), z.literal("false"), NONE])
  .optional()
  .transform((value) =>
    value === undefined || value === "" ? undefined : value === true || value === "true",
  );

/** Id of a user; empty for no filter. */
const userFilterSchema = z
  .union([z.guid(), NONE])
  .optional()
  .transform((value) => (value === "" ? undefined : value));

const ID_MAX = 100;

export const adminAnalysesSchema = adminListSchema.extend({
  user: userFilterSchema,
  analysisType: choiceFilterSchema(ANALYSIS_TYPES),
  sortBy: z.enum(ANALYSIS_SORTS).default("createdAt"),
});

/** The list as a file: without pages. */
export const adminAnalysesFileSchema = adminAnalysesSchema.omit({ page: true, limit: true });

export const anyAnalysisSchema = z.object({ id: text(ID_MAX) });

/** Filters of the log of changes; days are UTC. */
export const changesSchema = adminListSchema.extend({
  admin: z.uuid().optional(),
  action: z.enum(CHANGE_ACTIONS).optional(),
  subjectKind: z.enum(CHANGE_SUBJECT_KINDS).optional(),
  subject: text(200).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The log as a file: without pages. */
export const changesFileSchema = changesSchema.omit({ page: true, limit: true });

export const adminSearchesSchema = adminListSchema.extend({
  user: userFilterSchema,
  trending: flagFilterSchema,
  sortBy: z.literal("createdAt").default("createdAt"),
});

/** The list as a file: without pages. */
export const adminSearchesFileSchema = adminSearchesSchema.omit({ page: true, limit: true });

export const trendingChoiceSchema = z.object({
  trending: z.boolean(),
  reason: text(MODERATION_REASON_MAX).trim().min(1).optional(),
});

export const setTrendingSchema = trendingChoiceSchema.extend({ id: searchIdSchema });

export const anySearchSchema = z.object({ id: searchIdSchema });

export const userTextSchema = z.object({ text: text(ADMIN_SEARCH_MAX) });
