import { z } from "zod";
import { text } from "./text.ts";

/** An address or domain as somebody typed it; the verb says whether it is one. */
export const domainSchema = z.object({ domain: text(2048) });

/** Spec part 2 §9. */
export const HISTORICAL_LIMIT = 1000;

const QUERY_MAX = 300;
const LIMIT_MAX = 10;
const DEFAULT_LIMIT = 6;

export const suggestSchema = z.object({
  query: text(QUERY_MAX),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(DEFAULT_LIMIT),
});
