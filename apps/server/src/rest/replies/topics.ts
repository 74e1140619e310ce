import { WORDING_LEVELS, WORDING_STATES } from "@standings/domain";
import { z } from "zod";
import { market } from "./searches.ts";

const level = z.enum(WORDING_LEVELS);
const summary = {
  id: z.string(),
  name: z.string(),
  brandId: z.string().nullable(),
  market,
  focus: z.object({ name: z.string(), domain: z.string() }).nullable(),
  createdAt: z.string(),
};

export const topics = z.object({
  topics: z.array(
    z.object({
      ...summary,
      wordings: z.int(),
      sentence: z.string().nullable().describe("What its newest study found"),
      isRunning: z.boolean(),
    }),
  ),
});

export const topic = z
  .object({
    ...summary,
    wordings: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        level,
        persona: z.string().nullable(),
        origin: z.enum(["typed", "query"]),
        weight: z.number().nullable().describe("Clicks or searches"),
        state: z.enum(WORDING_STATES),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.int(),
        wordings: z.int(),
        drawn: z.enum(["all", "alike"]),
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
  refused: z.record(z.string(), z.int()).describe("How many, by reason"),
});

const allocation = z.object({
  wordings: z.int(),
  rounds: z.int(),
  repeated: z.int().describe("Wordings that are asked once more"),
  cost: z.number().describe("Credits"),
  halfWidth: z.number().describe("Half of the range over ways of asking that is to be expected, 0 to 1"),
});

export const topicPlan = z.object({
  frame: z.int().describe("Wordings that may be asked"),
  best: allocation,
  other: allocation.nullable().describe("The same credits on fewer wordings in more rounds"),
});
