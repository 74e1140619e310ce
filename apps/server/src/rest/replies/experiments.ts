import {
  EFFECT_VERDICTS,
  EXPERIMENT_OUTCOMES,
  EXPERIMENT_STATES,
  PLAN_FAULTS,
  UNANSWERED,
} from "@standings/domain";
import { z } from "zod";
import { interval } from "./brands.ts";

/** Bodies of answers about experiments; figures are points of 100. */

const isoTime = z.string().describe("ISO 8601");
const day = z.string().describe("YYYY-MM-DD");
const state = z.enum(EXPERIMENT_STATES);
const sentence = z
  .string()
  .describe(
    "What it says now: also that it can't be answered any more, and how many prompts are asked no more",
  );
const effect = z.object({ value: z.number(), range: interval });
const marketText = z.string().nullable().describe("Country and language, DE/de; null: none");

const forecast = z
  .object({
    targets: z.int(),
    controls: z.int(),
    visitsSoFar: z.int(),
    visitsBefore: z.int(),
    smallest: z.number().nullable().describe("The effect that would be seen four times in five"),
    power: z.number().nullable().describe("Chance to see a change worth knowing, 0 to 1"),
    smallestLater: z.number().nullable().describe("The same with four more visits before the start"),
    drawn: z.object({ smallest: z.number(), weeks: z.int(), draws: z.number() }).nullable(),
    weeks: z.int().describe("From the first go-live to the last look"),
    credits: z.number().describe("Of its prompts until then; visits pay them"),
    extraCredits: z.literal(0),
    faults: z.array(z.enum(PLAN_FAULTS)).describe("Why it can't be answered"),
  })
  .meta({ id: "ExperimentForecast" });

export const plannedExperiment = z.object({
  market: marketText,
  proposedControls: z.array(z.object({ promptId: z.string(), level: z.number() })),
  forecast,
});

const plan = z
  .object({
    version: z.literal(1),
    brandId: z.string(),
    market: marketText,
    actions: z.array(z.object({ id: z.string(), address: z.string(), promptIds: z.array(z.string()) })),
    controls: z.array(z.string()),
    outcome: z.enum(EXPERIMENT_OUTCOMES),
    models: z.array(z.string()),
    rounds: z.int(),
    lag: z.int(),
    looks: z.array(z.int()).describe("Counted visits at each look"),
    level: z.number(),
    worth: z.number().nullable(),
    startsOn: day,
    timeZone: z.string(),
    isDrawn: z.boolean(),
    drawing: z
      .object({
        entropy: z.string(),
        waves: z.array(z.object({ startsOn: day, actionIds: z.array(z.string()) })),
      })
      .nullable(),
  })
  .meta({ id: "ExperimentPlan" });

const facts = {
  leftOut: z.array(z.string()).describe("Models that changed, or answered too rarely"),
  lost: z.array(z.object({ promptId: z.string(), because: z.enum(["removed", "aimed", "missing"]) })),
  isRecounted: z.boolean(),
  missedWeeks: z.int(),
  placebo: effect.nullable(),
};
const answered = z.object({
  kind: z.literal("answered"),
  ...facts,
  verdict: z.enum(EFFECT_VERDICTS),
  effect,
  readings: z.object({ inStep: effect, backToMean: effect, onOldCourse: effect }).nullable(),
  chance: z.object({ p: z.number(), draws: z.int(), asMuch: z.int() }).nullable(),
  targetsChange: effect.nullable(),
  controlsChange: effect.nullable(),
  targets: z.int(),
  controls: z.int(),
  visitsBefore: z.int(),
  models: z.array(z.object({ modelId: z.string(), version: z.string() })),
  prompts: z.array(z.object({ promptId: z.string(), isTarget: z.boolean(), change: z.number() })),
  sides: z.array(
    z.object({ of: z.enum(["outcome", "model", "action"]), id: z.string(), effect, isFound: z.boolean() }),
  ),
  weeks: z.array(
    z.object({
      week: day,
      part: z.enum(["before", "base", "live", "counted"]),
      targets: effect.nullable(),
      controls: effect.nullable(),
    }),
  ),
  naive: effect.nullable(),
});
const unanswered = z.object({ kind: z.literal("unanswered"), ...facts, reason: z.enum(UNANSWERED) });

export const experiment = z
  .object({
    id: z.string(),
    brandId: z.string(),
    name: z.string(),
    state,
    plan,
    sha256: z.string().nullable().describe("Of the plan's canonical JSON (RFC 8785)"),
    createdAt: isoTime,
    frozenAt: isoTime.nullable(),
    endedAt: isoTime.nullable(),
    prompts: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        isAsked: z
          .boolean()
          .describe("Whether visits still ask it: one that is asked no more is lost to a look"),
      }),
    ),
    forecast: forecast.nullable(),
    earlierDraws: z
      .array(
        z.object({
          experimentId: z.string(),
          frozenAt: isoTime,
          state,
          waves: z.array(z.object({ startsOn: day, addresses: z.array(z.string()) })),
        }),
      )
      .describe("Where dates are drawn: other draws of the same actions before, abandoned ones too"),
    live: z.array(z.object({ actionId: z.string(), address: z.string(), liveOn: day, toldAt: isoTime })),
    exposure: z
      .array(
        z.object({
          actionId: z.string(),
          address: z.string(),
          answersSince: isoTime.nullable().describe("When our reader first found it to answer"),
          unread: z.string().nullable().describe("Why our reader could not read it"),
          citedAt: isoTime.nullable().describe("Of the visit whose answers first cited it"),
          citedBy: z.array(z.string()).describe("Models that cited it at that visit"),
        }),
      )
      .describe("Of actions with an address: dates and models, nothing of an effect"),
    progress: z.object({ counted: z.int(), needed: z.int(), nextLookOn: day.nullable() }).nullable(),
    looks: z
      .array(
        z.object({
          number: z.int(),
          isLast: z.boolean(),
          counted: z.int(),
          through: isoTime,
          takenAt: isoTime,
          result: z.union([answered, unanswered]),
        }),
      )
      .describe("Taken once; before them nothing is told of an effect"),
    marketMoves: z
      .array(
        z.object({
          label: z.string().nullable().describe("Of the prompts; null: those without one"),
          from: isoTime.describe("The last visit before"),
          to: isoTime,
          at: isoTime,
          models: z.array(z.string()),
        }),
      )
      .describe("Where the other companies' order changed in the weeks of its looks; it changes no verdict"),
    sentence,
  })
  .meta({ id: "Experiment" });

export const experiments = z.object({
  experiments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state,
      createdAt: isoTime,
      frozenAt: isoTime.nullable(),
      endedAt: isoTime.nullable(),
      market: marketText,
      targets: z.int(),
      controls: z.int(),
      effect: effect.nullable(),
      sentence,
      promptIds: z
        .array(z.string())
        .describe("Of its prompts while it runs, else none: one that is asked no more is lost to it"),
    }),
  ),
});
