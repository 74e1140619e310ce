import { PROMPT_MAX_LENGTH, SECTORS } from "@standings/domain";
import { z } from "zod";
import { text } from "./text.ts";

export const sectorSchema = z.enum(SECTORS);

/** Spec part 1 §9: 50 by sector, 20 elsewhere. */
export const TRENDING_LIMIT = 50;

export const trendingSchema = z.object({
  sector: sectorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(TRENDING_LIMIT),
});

/** One page of a sector's questions, or of those that contain a text. */
export const trendingPageSchema = trendingSchema.extend({
  text: text(PROMPT_MAX_LENGTH).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
