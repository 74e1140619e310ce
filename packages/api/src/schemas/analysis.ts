import { ANALYSIS_KINDS } from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";
import { clientRunIdSchema, lastEventIdSchema, modelIdSchema } from "./search.ts";

/** Longer than any company's name. */
const NAME_MAX = 200;
const RUN_ID_MAX = 100;

/** What is missing is said by the verb, with the documented message. */
export const analysisQuerySchema = z.object({
  kind: z.enum(ANALYSIS_KINDS),
  domain: text(2048).default(""),
  modelId: modelIdSchema.optional(),
});

export const startAnalysisSchema = z.object({
  kind: z.enum(ANALYSIS_KINDS),
  domain: text(2048).default(""),
  companyName: text(NAME_MAX).default(""),
  modelId: modelIdSchema.default(""),
  clientRunId: clientRunIdSchema,
});

export const analysisEventsSchema = z.object({ runId: text(RUN_ID_MAX), lastEventId: lastEventIdSchema });
