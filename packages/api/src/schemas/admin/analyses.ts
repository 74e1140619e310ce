import { ANALYSIS_SORTS, ANALYSIS_TYPES } from "@standings/domain";
import { z } from "zod";
import { text } from "../text.ts";
import { choiceFilterSchema, userFilterSchema } from "./filters.ts";
import { adminListSchema } from "./list.ts";

const ID_MAX = 100;

export const adminAnalysesSchema = adminListSchema.extend({
  user: userFilterSchema,
  analysisType: choiceFilterSchema(ANALYSIS_TYPES),
  sortBy: z.enum(ANALYSIS_SORTS).default("createdAt"),
});

/** The list as a file: without pages. */
export const adminAnalysesFileSchema = adminAnalysesSchema.omit({ page: true, limit: true });

export const anyAnalysisSchema = z.object({ id: text(ID_MAX) });
