import {
  addWordingsSchema,
  changeTopicSchema,
  changeWordingsSchema,
  newTopicSchema,
  planTopicSchema,
  previewQueriesSchema,
  proposeWordingsSchema,
  topicFiltersSchema,
} from "@standings/api";
import { CREDIT_COST, plural } from "@standings/domain";
import {
  addWordings,
  changeTopic,
  changeWordings,
  createTopic,
  deleteTopic,
  getTopic,
  listTopics,
  planTopic,
  previewQueries,
  proposeWordings,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf, START_REFUSALS } from "./call.ts";
import { clientRunIdOf } from "./headers.ts";
import { addedWordings, previewedQueries, startedRun, topic, topicPlan, topics } from "./replies/topics.ts";

const proposeBody = z.object(
  proposeWordingsSchema.omit({ topicId: true }).partial({ clientRunId: true }).shape,
);

/** Topics over REST: their wordings and plans. `POST /studies` asks one. */
export async function topicRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { read, run, session } = callsOf(server, options);

  run.post(
    "/",
    "Adds a topic, without wordings",
    {
      body: newTopicSchema,
      creates: z.object({ id: z.string() }),
      errors: ["TOPIC_INVALID", "INVALID_MARKET", "BRAND_NOT_FOUND", "TOO_MANY_TOPICS"],
    },
    async (caller, wish) => ({ id: (await createTopic(caller, wish)).topicId }),
  );

  read.get(
    "/",
    "Topics of the account, of a brand or of a market, the newest first",
    { query: topicFiltersSchema, answers: topics, errors: ["BRAND_NOT_FOUND", "INVALID_MARKET"] },
    async (caller, filters) => ({ topics: await listTopics(caller, filters) }),
  );

  read.get(
    "/:id",
    "A topic with its wordings, versions and studies",
    { answers: topic, errors: ["TOPIC_NOT_FOUND"] },
    (caller, { id: topicId }) => getTopic(caller, { topicId }),
  );

  read.get(
    "/:id/plan",
    "What a budget would be spent on, with the expected range; asks nothing",
    {
      query: z.object(planTopicSchema.omit({ topicId: true }).shape),
      answers: topicPlan,
      errors: ["TOPIC_NOT_FOUND", "TOPIC_WITHOUT_WORDINGS", "TOPIC_TOO_LONG", "TOPIC_INVALID"],
    },
    (caller, { id: topicId, ...wish }) => planTopic(caller, { topicId, ...wish }),
  );

  run.post(
    "/:id/wordings",
    "Adds wordings, as a list or CSV; what is refused comes back with its reason",
    {
      body: z.object(addWordingsSchema.omit({ topicId: true }).shape),
      answers: addedWordings,
      errors: ["TOPIC_NOT_FOUND", "TOPIC_INVALID"],
    },
    (caller, { id: topicId, ...wish }) => addWordings(caller, { topicId, ...wish }),
  );

  run.post(
    "/:id/wordings/propose",
    `Has models make and check wordings, for ${plural(CREDIT_COST.wordings, "credit")}; the topic tells what came of it`,
    {
      body: proposeBody,
      accepts: startedRun,
      isRepeatable: true,
      errors: [...START_REFUSALS, "TOPIC_NOT_FOUND", "WORDING_NOT_FOUND", "TOPIC_INVALID", "TOPIC_IS_ASKED"],
    },
    async (caller, { id: topicId, clientRunId: named, ...wish }, request) => {
      const clientRunId = clientRunIdOf(request, named);
      const { runId, remainingCredits } = await proposeWordings(caller, { topicId, clientRunId, ...wish });
      return { id: runId, remainingCredits };
    },
  );

  read.post(
    "/:id/wordings/preview",
    "Shows how the queries of a CSV file would be asked, and which are set apart; adds nothing",
    {
      body: z.object(previewQueriesSchema.omit({ topicId: true }).shape),
      answers: previewedQueries,
      errors: ["TOPIC_NOT_FOUND", "TOPIC_INVALID"],
    },
    (caller, { id: topicId, ...wish }) => previewQueries(caller, { topicId, ...wish }),
  );

  run.patch(
    "/:id/wordings",
    "Takes wordings in or out, or gives them another level",
    {
      body: z.object(changeWordingsSchema.omit({ topicId: true }).shape),
      answers: z.object({ changed: z.int() }),
      errors: ["TOPIC_NOT_FOUND"],
    },
    (caller, { id: topicId, ...wish }) => changeWordings(caller, { topicId, ...wish }),
  );

  run.patch(
    "/:id",
    "Renames a topic, or changes its form as long as it was not asked",
    {
      body: z.object(changeTopicSchema.omit({ topicId: true }).shape),
      errors: ["TOPIC_NOT_FOUND", "TOPIC_INVALID", "TOPIC_FORM_STAYS"],
    },
    (caller, { id: topicId, ...wish }) => changeTopic(caller, { topicId, ...wish }),
  );

  session.delete(
    "/:id",
    "Deletes a topic with its studies",
    { errors: ["TOPIC_NOT_FOUND", "TOPIC_IS_ASKED", "STUDY_IS_READ"] },
    (caller, { id: topicId }) => deleteTopic(caller, { topicId }),
  );
}
