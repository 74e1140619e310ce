import { ADMIN_SEARCH_MAX, MODERATION_REASON_MAX } from "@standings/domain";
import { z } from "zod";
import { searchIdSchema } from "../search.ts";
import { text } from "../text.ts";
import { flagFilterSchema, userFilterSchema } from "./filters.ts";
import { adminListSchema } from "./list.ts";

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
