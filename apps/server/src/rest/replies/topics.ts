import {
  SPREAD_SOURCES,
  STRATUM_KINDS,
  TOPIC_DRAWS,
  TOPIC_FORMS,
  WORDING_LEVELS,
  WORDING_ORIGINS,
  WORDING_STATES,
} from "@standings/domain";
import { z } from "zod";
import { market } from "./searches.ts";

const level = z.enum(WORDING_LEVELS);
const drawn = z
  .enum(TOPIC_DRAWS)
  .describe("All wordings, or a draw: alike, or by clicks or searches with replacement");
const summary = {
  id: z.string(),
  name: z.string(),
  brandId: z.string().nullable(),
  market,
  form: z
    .enum(TOPIC_FORMS)
    .describe("How its wordings are asked: for a list, or `natural`, in the buyer's words alone"),
  focus: z.object({ name: z.string(), domain: z.string() }).nullable(),
  createdAt: z.string(),
};

export const topics = z.object({
  topics: z.array(
    z.object({
      ...summary,
      wordings: z.int(),
      sentence: z.string().nullable().describe("What its newest study found"),
      isSandbox: z.boolean(),
      isRunning: z.boolean(),
    }),
  ),
});

export const topic = z
  .object({
    ...summary,
    brandName: z.string().nullable(),
    wordings: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        level,
        persona: z.string().nullable(),
        origin: z.enum(WORDING_ORIGINS),
        weight: z.number().nullable().describe("Clicks or searches"),
        state: z.enum(WORDING_STATES),
        differs: z
          .string()
          .nullable()
          .describe("What it asks for that the wording it was made from does not, where models made it"),
      }),
    ),
    likeness: z
      .number()
      .nullable()
      .describe(
        "Median share of words that two wordings have in common, 0 to 1; above 0.6 they are nearly one",
      ),
    made: z
      .object({
        runId: z.string(),
        status: z.string(),
        from: z.string().describe("The wording that they were made from"),
        isSandbox: z.boolean(),
        made: z
          .object({
            madeBy: z.string(),
            checkedBy: z.string(),
            proposed: z.int().describe("They wait as proposed wordings until somebody takes them in"),
            refused: z.array(z.object({ text: z.string(), reason: z.string() })),
          })
          .nullable(),
        error: z.string().nullable().describe("Why it failed, and was given back"),
      })
      .nullable()
      .describe("The newest set of wordings that models made"),
    versions: z.array(
      z.object({
        version: z.int(),
        wordings: z.int().describe("That could be asked"),
        drawn,
        strata: z.enum(STRATUM_KINDS).describe("What the topic is divided by"),
        seed: z.string(),
        sha256: z.string(),
        madeAt: z.string(),
      }),
    ),
    studies: z.array(
      z.object({
        studyId: z.string(),
        version: z.int(),
        status: z.string(),
        startedAt: z.string(),
        rounds: z.int(),
        limit: z.int(),
      }),
    ),
  })
  .meta({ id: "Topic" });

export const addedWordings = z.object({
  added: z.int(),
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
});

export const previewedQueries = z.object({
  template: z.string().describe("How each query is asked, in place of {query}"),
  queries: z.array(
    z.object({
      query: z.string(),
      prompt: z.string(),
      level,
      persona: z.string().nullable(),
      weight: z.number().nullable().describe("Clicks or searches"),
    }),
  ),
  apart: z
    .array(z.object({ query: z.string(), reason: z.string() }))
    .describe("Not asked: navigational, of a company, or no prompt"),
});

export const startedRun = z.object({ id: z.string(), remainingCredits: z.int() });

const allocation = z.object({
  wordings: z.int(),
  rounds: z.int(),
  repeated: z.int().describe("Wordings that are asked once more"),
  cost: z.number().describe("Credits"),
  halfWidth: z.number().describe("Half of the range over ways of asking that is to be expected, 0 to 1"),
});

export const topicPlan = z.object({
  frame: z.int().describe("Wordings that may be asked"),
  drawn,
  draws: z
    .array(z.enum(TOPIC_DRAWS))
    .describe("The ways of choosing them that there are, the usual one first"),
  best: allocation,
  other: allocation.nullable().describe("The same credits on fewer wordings in more rounds"),
  spread: z
    .object({
      from: z
        .enum(SPREAD_SOURCES)
        .describe("Assumed, or told by the topic's own answers of four weeks or more"),
      weeks: z.int().describe("Calendar weeks whose answers tell how far they scatter"),
      wording: z.number().describe("Standard deviation of wordings of one stratum, 0 to 1"),
      noise: z.number().describe("Standard deviation of one round of a wording by chance, 0 to 1"),
    })
    .describe("What the expected ranges rest on"),
});
