import { isDeepStrictEqual } from "node:util";
import type { Tables } from "@standings/database";
import { type RunRequest, readMarket, roundsOfPlan, type StudyRequest } from "@standings/domain";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { freezeTopic, isFrozenFor, type TopicSpending } from "../topics/freeze-topic.ts";
import { lockTopic } from "../topics/own-topic.ts";
import type { AskedStudy } from "./check-study.ts";

export type TopicOrder = { readonly topicId: string } & TopicSpending;

/** What a topic gives later stands in for: everything else of an order is checked before the transaction. */
const STANDS_IN = "Topic";

/** The order of a study of a topic, with what the topic gives left open. Throws TOPIC_INVALID. */
export function inPlaceOfPrompt(order: AskedStudy): AskedStudy {
  const { kind, goal, natural = false, compareSearch = false } = order;
  if (kind !== "company" || goal.type !== "rounds" || natural || compareSearch)
    throw new ServiceError("TOPIC_INVALID", {
      message: "A study of a topic asks about companies, in the topic's form and in a number of rounds",
    });
  return { ...order, prompt: STANDS_IN, market: null, rounds: 1 };
}

/** Whether a study was begun by the same order, whatever its topic has become since. */
export function isOfTopic({ topicId, ...spending }: TopicOrder) {
  return (known: RunRequest, asked: StudyRequest): boolean => {
    // The kind of the run was compared.
    const { prompt, market, rounds, arms, focus, topic } = known as StudyRequest;
    const begun = { ...asked, prompt, market, rounds, arms, focus: asked.focus ?? focus, topic };
    return topic?.topicId === topicId && isFrozenFor(topic, spending) && isDeepStrictEqual(known, begun);
  };
}

/**
 * The same with its topic: the wordings that are in, frozen as a version before the first answer. Throws TOPIC_NOT_FOUND,
 * TOPIC_WITHOUT_WORDINGS, TOPIC_TOO_LONG or TOPIC_INVALID.
 */
export async function ofTopic(
  tx: Transaction<Tables>,
  userId: string,
  asked: StudyRequest,
  { topicId, ...spending }: TopicOrder,
): Promise<StudyRequest> {
  const topic = await lockTopic(tx, userId, topicId);
  const frozen = await freezeTopic(tx, topic, spending);
  return {
    ...asked,
    prompt: topic.name,
    market: readMarket(topic.market),
    rounds: roundsOfPlan(frozen.plan),
    arms: [frozen.form],
    focus: asked.focus ?? topic.focus,
    topic: frozen,
  };
}
