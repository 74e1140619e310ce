import { z } from "zod";
import { clientRunIdSchema, lastEventIdSchema, modelIdSchema } from "./search.ts";
import { text } from "./text.ts";

/** Longer than any company's name. */
const NAME_MAX = 200;
const RUN_ID_MAX = 100;

/** What is missing is said by the verb, with the documented message. */
export const discoveryOrderSchema = z.object({
  domain: text(2048).default(""),
  companyName: text(NAME_MAX).default(""),
  modelId: modelIdSchema.optional(),
  isPrivate: z.boolean().optional(),
});

export const startDiscoverySchema = discoveryOrderSchema.extend({ clientRunId: clientRunIdSchema });

export const discoveryIdSchema = z.object({ runId: text(RUN_ID_MAX) });

export const discoveryEventsSchema = discoveryIdSchema.extend({ lastEventId: lastEventIdSchema });
