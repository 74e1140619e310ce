import { z } from "zod";
import { text } from "./text.ts";

const QUERY_MAX = 300;
const LIMIT_MAX = 10;
const DEFAULT_LIMIT = 6;

export const suggestSchema = z.object({
  query: text(QUERY_MAX),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(DEFAULT_LIMIT),
});
