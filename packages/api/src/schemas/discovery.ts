import { TRADE_LENGTHS } from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";
import {
  clientRunIdSchema,
  lastEventIdSchema,
  modelIdSchema,
  modelIdsSchema,
  promptSchema,
} from "./search.ts";

/** Longer than any company's name. */
const NAME_MAX = 200;
const RUN_ID_MAX = 100;

/** More than are kept, so that what was pasted is shortened and not refused. */
const LINE_MAX = 10 * TRADE_LENGTHS.sells;
const line = text(LINE_MAX).default("");
const PROMPTS_MAX = 100;

/** What is missing is said by the verb, with the documented message. */
export const discoveryOrderSchema = z.object({
  domain: text(2048).default(""),
  companyName: text(NAME_MAX).default(""),
  modelId: modelIdSchema.optional(),
  modelIds: modelIdsSchema.optional(),
  trade: z.object({ sells: line, country: line, language: line }).optional(),
  prompts: z.array(promptSchema).max(PROMPTS_MAX).optional(),
  isPrivate: z.boolean().optional(),
});

export const startDiscoverySchema = discoveryOrderSchema.extend({ clientRunId: clientRunIdSchema });

export const discoveryIdSchema = z.object({ runId: text(RUN_ID_MAX) });

export const discoveryEventsSchema = discoveryIdSchema.extend({ lastEventId: lastEventIdSchema });
