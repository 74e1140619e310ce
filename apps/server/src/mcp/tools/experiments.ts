import { planExperimentSchema, text } from "@standings/api";
import {
  dayText,
  decidingLook,
  doneEarly,
  earlierDrawTexts,
  experimentPath,
  exposureSentences,
  FAULT_TEXTS,
  forecastSentences,
  lookNotes,
  lookWords,
  notCovered,
} from "@standings/domain";
import { getExperiment, listExperiments, planExperiment } from "@standings/services";
import { z } from "zod";
import { brandIdInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";

/** Experiments: whether what was published moved the prompts that it was aimed at. */
export const experimentTools = (): Tool[] => [
  defineTool({
    name: "plan_experiment",
    title: "Plan an experiment",
    description: [
      "What an experiment on a brand could see before it begins: controls by the rule, the smallest effect that would be seen four",
      "times in five, weeks, and why it can't be answered. Asks nothing and saves nothing; a person freezes it. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: planExperimentSchema.omit({ brandId: true }).extend({ id: brandIdInput }),
    async call({ id: brandId, ...wish }, { request }) {
      const { market, proposedControls, forecast } = await planExperiment(request, { brandId, ...wish });
      return {
        market,
        proposed_controls: proposedControls,
        says: forecastSentences(forecast, wish.worth).join(" "),
        smallest_effect_points: forecast.smallest,
        chance_to_see_worth: forecast.power,
        weeks: forecast.weeks,
        credits_beyond_tracking: forecast.extraCredits,
        cannot_answer: forecast.faults.map((fault) => FAULT_TEXTS[fault]),
      };
    },
  }),
  defineTool({
    name: "read_experiment",
    title: "Read an experiment",
    description: [
      "What registered looks at an experiment found, in the words of its page. Between looks it refuses to say anything of an effect:",
      "an earlier look would mostly show chance. Without an experiment: which ones a brand has. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ id: brandIdInput, experiment: text(100).optional() }),
    async call({ id: brandId, experiment: experimentId }, { request, services, catalogue }) {
      if (experimentId === undefined) return { experiments: await listExperiments(request, { brandId }) };
      const record = await getExperiment(request, { brandId, experimentId });
      const { name, state, plan, sha256, frozenAt, looks, live, exposure, progress } = record;
      const look = decidingLook(looks);
      const pages = exposure.map((page) => ({
        address: page.address,
        says: exposureSentences(page, catalogue.modelName).join(" "),
      }));
      const told = {
        name,
        state,
        market: plan.market,
        frozen_at: frozenAt,
        plan_sha256: sha256,
        drawn_before: earlierDrawTexts(record),
        live,
        pages,
      };
      const url = `${services.settings.publicUrl}${experimentPath(brandId, experimentId)}`;
      if (look === null) {
        const next = doneEarly(record).length > 0 ? null : (progress?.nextLookOn ?? null);
        return {
          ...told,
          refused: record.sentence,
          next_look: next && dayText(next),
          url,
        };
      }
      const words = lookWords(look, record);
      return {
        ...told,
        verdict: look.result.kind === "answered" ? look.result.verdict : "not_answerable",
        effect_points: look.result.kind === "answered" ? look.result.effect : null,
        says: [words.headline, ...words.more].join(" "),
        notes: lookNotes(look, record, catalogue.modelName),
        not_covered: notCovered(look),
        looks: looks.map(({ number, isLast, takenAt }) => ({ number, is_last: isLast, taken_at: takenAt })),
        url,
      };
    },
  }),
];
