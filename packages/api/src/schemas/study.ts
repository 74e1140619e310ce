import { MAX_ROUNDS, PROMPT_MAX_LENGTH } from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";
import {
  clientRunIdSchema,
  columnIdSchema,
  lastEventIdSchema,
  marketSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
} from "./search.ts";
import { topicOrderSchema, topicPanelSchema } from "./topic.ts";

/** Longer than any company's name. */
const NAME_MAX = 200;
/** A pair, and more to be told that it is none. */
const NAMES_MAX = 10;

const goalSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rounds") }),
  z.object({ type: z.literal("pair"), companies: z.array(text(NAME_MAX)).max(NAMES_MAX) }),
  z.object({
    type: z.literal("width"),
    company: text(NAME_MAX),
    /** Half of the range, points of 100. */
    points: z.number(),
    measure: z.enum(["score", "listed"]).optional(),
  }),
]);

// What is out of bounds is said by the verb, with the documented message.
const roundsSchema = z.number();

export const startStudySchema = z.object({
  clientRunId: clientRunIdSchema,
  isPrivate: z.boolean().optional(),
  kind: z.enum(["company", "expert"]).default("company"),
  prompt: promptSchema,
  models: modelIdsSchema,
  webSearch: z.boolean().default(true),
  market: marketSchema,
  goal: goalSchema.default({ type: "rounds" }),
  rounds: roundsSchema,
  compareSearch: z.boolean().optional(),
  natural: z.boolean().optional(),
  focus: text(NAME_MAX).nullish(),
  topic: topicOrderSchema.optional(),
});

/** How REST names a topic that is to be asked: `rounds` of every wording, or a `budget` of credits. */
const topicBodySchema = z
  .object({
    id: searchIdSchema,
    rounds: roundsSchema.optional(),
    budget: z.number().optional(),
    ...topicPanelSchema.shape,
  })
  .refine(
    ({ rounds, budget }) => (rounds === undefined) !== (budget === undefined),
    "Please give either rounds or a budget",
  );

function toTopicOrder({ id: topicId, rounds, budget = 0, ...panel }: z.output<typeof topicBodySchema>) {
  return rounds === undefined ? { topicId, budget, ...panel } : { topicId, rounds, ...panel };
}

/** The documented body of `POST /api/studies`: `rounds`, or a goal with `maxRounds`. */
export const studyBodySchema = z
  .object({
    clientRunId: clientRunIdSchema.optional(),
    isPrivate: z.boolean().optional(),
    kind: z.enum(["company", "expert"]).default("company"),
    prompt: promptSchema.default(""),
    models: modelIdsSchema,
    webSearchEnabled: z.boolean().default(true),
    market: marketSchema,
    compareWebSearch: z.boolean().default(false),
    natural: z.boolean().default(false),
    focus: text(NAME_MAX).nullish(),
    rounds: roundsSchema.optional(),
    goal: goalSchema.optional(),
    maxRounds: roundsSchema.optional(),
    /** In place of `prompt`, `market` and `rounds`. */
    topic: topicBodySchema.optional(),
  })
  .superRefine(({ rounds, goal, topic }, check) => {
    if (topic !== undefined && rounds !== undefined)
      check.addIssue({ code: "custom", message: "A topic says its rounds itself" });
    if (topic === undefined && (rounds === undefined) === (goal === undefined || goal.type === "rounds"))
      check.addIssue({ code: "custom", message: "Please give either rounds or a goal with maxRounds" });
  })
  .transform(
    ({ webSearchEnabled, compareWebSearch, rounds, maxRounds = MAX_ROUNDS, goal, topic, ...asked }) => ({
      ...asked,
      topic: topic && toTopicOrder(topic),
      webSearch: webSearchEnabled,
      compareSearch: compareWebSearch,
      goal: goal ?? ({ type: "rounds" } as const),
      rounds: rounds ?? maxRounds,
    }),
  );

export const studyIdSchema = z.object({ studyId: searchIdSchema });

export const studyEventsSchema = studyIdSchema.extend({ lastEventId: lastEventIdSchema });

export const extendStudySchema = studyIdSchema.extend({
  rounds: roundsSchema,
  after: z.int().min(0),
  clientRunId: clientRunIdSchema.optional(),
});

export const studyPrivacySchema = studyIdSchema.extend({ isPrivate: z.boolean() });

export const studyAnswerSchema = studyIdSchema.extend({ columnId: columnIdSchema });

export const studiesSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: searchIdSchema.optional(),
  /** Part of the question. */
  text: text(PROMPT_MAX_LENGTH).optional(),
});
