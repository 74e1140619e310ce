import { LEAST_SPEAKING, MAX_TOPIC_ROUNDS, points, topicSentences } from "@standings/domain";
import { getStudy, getTopic, listTopics, planTopic } from "@standings/services";
import { z } from "zod";
import { toTopicFindings } from "../../rest/topic-document.ts";
import { FROM_MODELS, fromModel } from "../from-models.ts";
import { idInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";

/** Topics: figures that cover the way of asking. */
export const topicTools = (): Tool[] => [
  defineTool({
    name: "plan_topic",
    title: "Plan a study of a topic",
    description:
      "How credits would best be spent on a topic: wordings, rounds, price and the range to expect. Asks nothing. Costs nothing.",
    scope: "read",
    input: z.object({
      id: idInput,
      credits: z.int().min(2).max(MAX_TOPIC_ROUNDS).describe("Credits at most; one asks one wording once."),
    }),
    call: ({ id: topicId, credits: budget }, { request }) => planTopic(request, { topicId, budget }),
  }),
  defineTool({
    name: "read_topic",
    title: "Read a topic",
    description: [
      "How often a company is listed however buyers ask about a topic, with the range over ways of asking and that for exactly these",
      `wordings. Fewer than ${LEAST_SPEAKING} wordings speak for no others. Without an id: which topics there are. Costs nothing.`,
    ].join(" "),
    scope: "read",
    input: z.object({ id: idInput.optional() }),
    async call({ id: topicId }, { request }) {
      if (topicId === undefined) return { topics: await listTopics(request) };
      const topic = await getTopic(request, { topicId });
      const asked = topic.studies.find(({ status }) => status === "completed");
      const findings = asked ? (await getStudy(request, asked.studyId)).findings : null;
      return {
        id: topic.id,
        name: fromModel(topic.name),
        market: topic.market,
        focus: topic.focus,
        wordings: topic.wordings.filter(({ state }) => state === "in").length,
        notice: FROM_MODELS,
        study: asked?.studyId ?? null,
        finding: findings
          ? fromModel(topicSentences(findings, topic.name).join(" "))
          : "Nothing yet: no study of this topic has ended.",
        ...(findings?.topic && { figures: toTopicFindings(findings) }),
        expected_half_width_points: findings ? undefined : await expected(request, topicId),
      };
    },
  }),
];

async function expected(
  request: Parameters<typeof planTopic>[0],
  topicId: string,
): Promise<string | undefined> {
  const plan = await planTopic(request, { topicId, budget: LEAST_SPEAKING * 3 }).catch(() => null);
  return plan ? points(plan.best.halfWidth) : undefined;
}
