import { text } from "@standings/api";
import { CREDIT_COST, MAX_ROUNDS, type ModelCatalogue, plural, type StudyEvent } from "@standings/domain";
import { followStudy, getStudy, startStudy } from "@standings/services";
import { z } from "zod";
import { toStudy } from "../documents/study.ts";
import {
  idInput,
  marketInput,
  modelsInput,
  questionInput,
  requestIdInput,
  waitInput,
  webSearchInput,
} from "../inputs.ts";
import { defineTool, type Tool, type ToolCall } from "../tool.ts";
import { waitForRun } from "../wait-for-run.ts";

export const studyTools = (catalogue: ModelCatalogue): Tool[] => [
  defineTool({
    name: "start_study",
    title: "Start a study",
    description: [
      "Asks one question again and again, so that figures have ranges and entries that cannot be told apart share a tier.",
      `Costs ${plural(CREDIT_COST.search, "credit")} a round; all rounds are held at the start, and those not used come back.`,
      "Ask the user before you spend more than they said.",
    ].join(" "),
    scope: "run",
    input: z.object({
      question: questionInput,
      rounds: z
        .int()
        .min(1)
        .max(MAX_ROUNDS)
        .describe("Rounds at most, and so the most credits that it spends."),
      tell_apart: z
        .array(text(200))
        .min(1)
        .max(2)
        .optional()
        .describe(
          "Stop as soon as these two companies, by name or domain, are told apart; one: from its neighbour.",
        ),
      kind: z.enum(["company", "expert"]).default("company"),
      models: modelsInput(catalogue),
      web_search: webSearchInput,
      market: marketInput,
      private: z.boolean().default(true).describe("Keep it out of shared pages; left out: private."),
      request_id: requestIdInput,
    }),
    async call(asked, { request }) {
      const { studyId, creditsHeld, remainingCredits } = await startStudy(request, {
        kind: asked.kind,
        prompt: asked.question,
        models: asked.models ?? [...catalogue.defaultIds],
        webSearch: asked.web_search,
        market: asked.market,
        isPrivate: asked.private,
        goal: asked.tell_apart ? { type: "pair", companies: asked.tell_apart } : { type: "rounds" },
        rounds: asked.rounds,
        clientRunId: asked.request_id ?? crypto.randomUUID(),
      });
      return {
        id: studyId,
        status: "running",
        credits_held: creditsHeld,
        credits_left: remainingCredits,
        next: "Call get_study with this id: it waits, and tells its rounds. That costs nothing.",
      };
    },
  }),
  defineTool({
    name: "get_study",
    title: "Read a study",
    description:
      "What a study has found: scores with ranges, tiers, and how much answers move; waits for one that is under way. Costs nothing.",
    scope: "read",
    input: z.object({ id: idInput, wait_seconds: waitInput }),
    async call({ id, wait_seconds: seconds }, call) {
      const study = await getStudy(call.request, id);
      if (study.status !== "running" || !study.isOwn) return toStudy(study, call.catalogue);
      const events = await followStudy(call.request, { studyId: id, afterSeq: 0 });
      await waitForRun(events, { seconds, signal: call.signal }, reportRounds(study.limit, call));
      return toStudy(await getStudy(call.request, id), call.catalogue);
    },
  }),
];

function reportRounds(limit: number, call: ToolCall) {
  return (event: StudyEvent): void => {
    if (event.type === "round_complete") call.progress(event.round, limit, `round ${event.round} has ended`);
  };
}
