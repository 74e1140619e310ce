import {
  CHOSEN_DRAWS,
  MAX_MODELS,
  MAX_WORDING_ROWS,
  STRATUM_KINDS,
  TOPIC_FORMS,
  WORDING_LEVELS,
  WORDING_STATES,
} from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";
import { clientRunIdSchema, marketSchema, searchIdSchema } from "./search.ts";

/** Longer than any of them may be; the verb says how long, or counts what it refuses. */
const TEXT_MAX = 1_000;
const CSV_MAX = 500_000;

export const topicIdSchema = z.object({ topicId: searchIdSchema });

/** Which topics: all without. */
export const topicFiltersSchema = z.object({
  brandId: searchIdSchema.optional(),
  /** A code such as DE/de, or `none`. */
  market: text(20).optional(),
});

export const newTopicSchema = z.object({
  name: text(TEXT_MAX),
  brandId: searchIdSchema.nullish(),
  market: marketSchema,
  /** How its wordings are asked; left out: for a list. */
  form: z.enum(TOPIC_FORMS).optional(),
  /** Name or domain of the company in focus. */
  focus: text(TEXT_MAX).nullish(),
});

/** The form of a topic that was not asked yet. */
export const changeTopicSchema = topicIdSchema.extend(
  newTopicSchema.pick({ name: true, form: true }).partial().shape,
);

const levelSchema = z.enum(WORDING_LEVELS);

export const addWordingsSchema = topicIdSchema.extend({
  wordings: z
    .array(
      z.object({
        text: z.string().max(TEXT_MAX),
        level: levelSchema.optional(),
        persona: text(TEXT_MAX).nullish(),
        weight: z.number().nullish(),
      }),
    )
    .max(MAX_WORDING_ROWS)
    .optional(),
  /** Columns text or query, clicks or volume, level, persona. */
  csv: text(CSV_MAX).optional(),
  /** How each row of the file is asked, such as "Which {query} is best?"; left out: as it stands. */
  template: text(TEXT_MAX).nullish(),
  level: levelSchema.optional(),
});

export const previewQueriesSchema = topicIdSchema.extend({
  csv: text(CSV_MAX),
  template: text(TEXT_MAX).optional(),
  level: levelSchema.optional(),
});

export const changeWordingsSchema = topicIdSchema.extend({
  wordingIds: z.array(searchIdSchema).max(MAX_WORDING_ROWS),
  state: z.enum(WORDING_STATES).optional(),
  level: levelSchema.optional(),
});

// How many are too many is said by the verb.
export const proposeWordingsSchema = topicIdSchema.extend({
  clientRunId: clientRunIdSchema,
  wordingId: searchIdSchema.nullish(),
  count: z.number().nullish(),
});

// What is out of bounds is said by the verb, with the documented message.
export const planTopicSchema = topicIdSchema.extend({
  budget: z.coerce.number(),
  drawn: z.enum(CHOSEN_DRAWS).optional(),
  models: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_MODELS)
    .optional()
    .describe("How many models are to be asked; left out: as many as are asked without a choice"),
});

/** How wordings are drawn where there are more than a study asks, and what the topic is divided by. */
export const topicPanelSchema = z.object({
  drawn: z.enum(CHOSEN_DRAWS).optional(),
  strata: z.enum(STRATUM_KINDS).optional(),
});

/** What a study of a topic is to ask: a number of rounds for each wording, or the best use of so many credits. */
export const topicOrderSchema = z.union([
  topicIdSchema.extend({ rounds: z.number(), ...topicPanelSchema.shape }).strict(),
  topicIdSchema.extend({ budget: z.number(), ...topicPanelSchema.shape }).strict(),
]);
