import { EXPERIMENT_OUTCOMES, MAX_ACTIONS, MAX_CONTROLS } from "@standings/domain";
import { z } from "zod";
import { brandIdSchema, ofMarketBrandSchema } from "./brand.ts";
import { text } from "./fields.ts";

/** Longer than any of them may be; the verb says how long, or cuts. */
const TEXT_MAX = 1_000;
const ID_MAX = 100;
/** More than a plan can have, so that the verb says how many it can. */
const LISTED_MAX = 10 * Math.max(MAX_ACTIONS, MAX_CONTROLS);

const wishSchema = ofMarketBrandSchema.extend({
  actions: z
    .array(
      z.object({
        id: text(ID_MAX).nullish().meta({ description: "Of an action that the draft has" }),
        address: text(TEXT_MAX).meta({ description: "What is published: a page's address, or a few words" }),
        promptIds: z.array(text(ID_MAX)).max(LISTED_MAX),
      }),
    )
    .max(LISTED_MAX)
    .default([]),
  controls: z.array(text(ID_MAX)).max(LISTED_MAX).default([]),
  outcome: z.enum(EXPERIMENT_OUTCOMES).default("score"),
  // What is out of bounds is said by the verb, with the documented message.
  lag: z.number().default(2),
  looks: z.number().default(1).meta({ description: "1: at 4 counted visits; 2: at 4 and 8" }),
  worth: z.number().nullable().default(null).meta({
    description: "A change worth knowing, in points; without it, the smallest that could be seen",
  }),
  startsOn: text(ID_MAX).meta({ description: "YYYY-MM-DD" }),
  isDrawn: z
    .boolean()
    .default(false)
    .meta({ description: "Dates are drawn by chance; for 6 actions or more" }),
});

export const planExperimentSchema = wishSchema;
export const newExperimentSchema = wishSchema.extend({ name: text(TEXT_MAX) });
export const experimentIdSchema = brandIdSchema.extend({ experimentId: text(ID_MAX) });
export const experimentChangesSchema = newExperimentSchema.extend(experimentIdSchema.shape);
export const goLiveSchema = experimentIdSchema.extend({
  actionId: text(ID_MAX),
  liveOn: text(ID_MAX).meta({ description: "YYYY-MM-DD, where the brand is" }),
  address: text(TEXT_MAX).nullish(),
});
