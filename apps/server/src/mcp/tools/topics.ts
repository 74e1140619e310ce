import {
  CHOSEN_DRAWS,
  CREDIT_COST,
  DRAW_TEXTS,
  LEAST_SPEAKING,
  MAX_MADE,
  MAX_TOPIC_ROUNDS,
  type ModelCatalogue,
  plural,
  points,
  STRATUM_KINDS,
  spreadText,
  topicSentences,
  type WordingSetRecord,
} from "@standings/domain";
import { getStudy, getTopic, listTopics, planTopic, proposeWordings, startStudy } from "@standings/services";
import { z } from "zod";
import { toTopicFigures } from "../documents/study.ts";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";
import { idInput, modelsInput, requestIdInput, webSearchInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";

const drawnInput = z
  .enum(CHOSEN_DRAWS)
  .optional()
  .describe(
    "How wordings are chosen where there are more than the credits ask: alike, or by their clicks or searches. Left out: by these, where every wording has them.",
  );

/** Topics: figures that cover the way of asking. */
export const topicTools = (catalogue: ModelCatalogue): Tool[] => [
  defineTool({
    name: "propose_wordings",
    title: "Have wordings made",
    description: [
      "A model makes other ways of asking a topic from its first wording, code and another model check them.",
      `Costs ${plural(CREDIT_COST.wordings, "credit")}, given back where nothing of it can be used. Nothing is asked by it:`,
      "a person takes each wording in, or leaves it. Ask the user before you spend more than they said.",
    ].join(" "),
    scope: "run",
    input: z.object({
      id: idInput,
      count: z
        .int()
        .min(1)
        .max(MAX_MADE)
        .optional()
        .describe("Wordings to make; left out: as many as a verdict that holds however asked lacks."),
      request_id: requestIdInput,
    }),
    async call({ id: topicId, count, request_id: named }, { request }) {
      const clientRunId = named ?? crypto.randomUUID();
      const { remainingCredits } = await proposeWordings(request, { topicId, clientRunId, count });
      return {
        id: topicId,
        status: "running",
        credits_left: remainingCredits,
        next: "Call read_topic with this id in a minute: it tells what was proposed, and what was refused and why.",
      };
    },
  }),
  defineTool({
    name: "run_topic",
    title: "Ask a topic",
    description: [
      "Asks the wordings of a topic that are taken in, spending the credits as plan_topic tells.",
      `Costs ${plural(CREDIT_COST.search, "credit")} a round, which asks one wording once; all rounds are held at the start, and those`,
      "not used come back. Ask the user before you spend more than they said.",
    ].join(" "),
    scope: "run",
    input: z.object({
      id: idInput,
      credits: z
        .int()
        .min(2)
        .max(MAX_TOPIC_ROUNDS)
        .describe("Credits at most, and so the most that it spends."),
      drawn: drawnInput,
      divided_by: z
        .enum(STRATUM_KINDS)
        .optional()
        .describe("What the topic is divided by, each part weighing alike: levels (left out), or who asks."),
      models: modelsInput(catalogue),
      web_search: webSearchInput,
      request_id: requestIdInput,
    }),
    async call(asked, { request }) {
      const { studyId, creditsHeld, remainingCredits } = await startStudy(request, {
        kind: "company",
        prompt: "",
        models: asked.models ?? [...catalogue.defaultIds],
        webSearch: asked.web_search,
        goal: { type: "rounds" },
        rounds: 1,
        topic: { topicId: asked.id, budget: asked.credits, drawn: asked.drawn, strata: asked.divided_by },
        clientRunId: asked.request_id ?? crypto.randomUUID(),
      });
      return {
        id: asked.id,
        study: studyId,
        status: "running",
        credits_held: creditsHeld,
        credits_left: remainingCredits,
        next: "Call get_study with the study's id, which waits for its end, then read_topic. Both cost nothing.",
      };
    },
  }),
  defineTool({
    name: "plan_topic",
    title: "Plan a study of a topic",
    description:
      "How credits would best be spent on a topic: wordings, rounds, price and the range to expect. Asks nothing. Costs nothing.",
    scope: "read",
    input: z.object({
      id: idInput,
      credits: z.int().min(2).max(MAX_TOPIC_ROUNDS).describe("Credits at most; one asks one wording once."),
      models: modelsInput(catalogue),
      drawn: drawnInput,
    }),
    async call({ id: topicId, credits: budget, models, drawn }, { request }) {
      const plan = await planTopic(request, { topicId, budget, drawn, models: models?.length });
      return {
        ...plan,
        what_the_draw_means: DRAW_TEXTS[plan.drawn],
        what_the_range_rests_on: spreadText(plan.spread),
      };
    },
  }),
  defineTool({
    name: "read_topic",
    title: "Read a topic",
    description: [
      "How often a company is listed, or in a topic of the form natural named in plain words, however buyers ask about a topic, with the",
      `range over ways of asking and that for exactly these wordings. Fewer than ${LEAST_SPEAKING} wordings speak for no others. Without an id: which topics there are. Costs nothing.`,
    ].join(" "),
    scope: "read",
    input: z.object({
      id: idInput.optional(),
      brand: idInput.optional().describe("Without an id: topics of this brand alone."),
    }),
    async call({ id: topicId, brand: brandId }, { request }) {
      if (topicId === undefined) return { topics: await listTopics(request, { brandId }) };
      const topic = await getTopic(request, { topicId });
      const asked = topic.studies.find(({ status }) => status === "completed");
      const findings = asked ? (await getStudy(request, asked.studyId)).findings : null;
      return {
        id: topic.id,
        name: fromModel(topic.name),
        market: topic.market,
        form: topic.form,
        focus: topic.focus,
        wordings: topic.wordings.filter(({ state }) => state === "in").length,
        proposed: topic.wordings.flatMap(({ prompt, level, state }) =>
          state === "proposed" ? [{ wording: fromModel(prompt), level }] : [],
        ),
        made: toMade(topic.made),
        notice: FROM_MODELS,
        study: asked?.studyId ?? null,
        finding: findings
          ? ownWords(topicSentences(findings, topic.name).join(" "))
          : "Nothing yet: no study of this topic has ended.",
        ...(findings?.topic && { figures: toTopicFigures(findings) }),
        expected_half_width_points: findings ? undefined : await expected(request, topicId),
      };
    },
  }),
];

/** The newest set of wordings that models made. */
function toMade(set: WordingSetRecord | null) {
  if (set === null) return null;
  return {
    status: set.status,
    sandbox_data: set.isSandbox,
    error: set.error,
    proposed: set.made?.proposed ?? 0,
    refused: (set.made?.refused ?? []).map(({ text, reason }) => ({ wording: fromModel(text), reason })),
  };
}

async function expected(
  request: Parameters<typeof planTopic>[0],
  topicId: string,
): Promise<string | undefined> {
  const plan = await planTopic(request, { topicId, budget: LEAST_SPEAKING * 3 }).catch(() => null);
  return plan ? points(plan.best.halfWidth) : undefined;
}
