import { ADMIN_COUNT_MAX, ADMIN_PAGE_SIZE, ADMIN_SEARCH_MAX } from "@standings/domain";
import { z } from "zod";
import { text } from "../text.ts";

const LIMIT_MAX = 100;

/** Fields of every list of the admin panel, from a query's texts or as values (spec part 2 §7 "Admin"). */
export const adminListSchema = z.object({
  page: z.coerce.number().int().min(1).max(ADMIN_COUNT_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(ADMIN_PAGE_SIZE),
  search: text(ADMIN_SEARCH_MAX).default(""),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
});
