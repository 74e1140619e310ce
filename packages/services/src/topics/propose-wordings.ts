import { inTransaction, isId, type Run, type Tables } from "@standings/database";
import {
  CREDIT_COST,
  MAX_MADE,
  MAX_WORDINGS,
  readMarket,
  type WordingsRequest,
  wordingsToMake,
  wordingToMakeFrom,
} from "@standings/domain";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import { balanceAtStart, findStarted, startRunIn } from "../runs/start-run-in.ts";
import { lockTopic, readWordings } from "./own-topic.ts";

const WITHOUT_SEED = "Please take in one wording first: models make others from it";

export interface WordingsOrder {
  readonly topicId: string;
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same set. */
  readonly clientRunId: string;
  /** The wording to make others from; `wordingToMakeFrom` without. */
  readonly wordingId?: string | null | undefined;
  /** Wordings to make, 1 to 24; as many as are missing to speak however asked without. */
  readonly count?: number | null | undefined;
}

export interface StartedWordings {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Has a model make wordings of a topic of the viewer from one of its wordings, and another model check them: a set, which costs a
 * credit or one use of a plan, given back where nothing of it can be proposed. Nothing is added: a person takes or leaves each. What
 * is repeated, or still running, is found. Throws TOPIC_NOT_FOUND, TOPIC_INVALID, INSUFFICIENT_CREDITS (with the
 * documented fields), RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function proposeWordings(
  request: ServiceRequest,
  order: WordingsOrder,
): Promise<StartedWordings> {
  const { services, viewer } = requireScope(request, "run");
  const { userId } = viewer;
  const { clientRunId, count } = order;
  if (count != null && (!Number.isInteger(count) || count < 1 || count > MAX_MADE))
    throw new ServiceError("TOPIC_INVALID", { message: `Models make 1 to ${MAX_MADE} wordings at once` });
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    await lockAccount(tx, viewer);
    const known = await findSet(tx, userId, order);
    if (known) return { runId: known.id, remainingCredits: await balanceAtStart(tx, known.id) };
    const asked = await requestOf(tx, userId, order);
    await findStarted(tx, { userId, clientRunId, kind: "wordings", request: asked });
    const terms = { by: "payment", cost: CREDIT_COST.wordings, apiTokenId: spenderOf(viewer) } as const;
    const wanted = { userId, clientRunId, kind: "wordings", request: asked, isPrivate: true, terms } as const;
    const { run, remainingCredits } = await startRunIn(tx, services, wanted);
    await tx
      .insertInto("wording_sets")
      .values({ run_id: run.id, topic_id: asked.topicId, created_at: run.created_at })
      .execute();
    onCommit(() => services.executor.execute(run.id));
    return { runId: run.id, remainingCredits };
  });
}

/** The set of this topic that the client started under its id, or that is still running. */
function findSet(
  tx: Transaction<Tables>,
  userId: string,
  { topicId, clientRunId }: WordingsOrder,
): Promise<Run | undefined> {
  if (!isId(topicId)) throw new ServiceError("TOPIC_NOT_FOUND");
  return tx
    .selectFrom("runs")
    .innerJoin("wording_sets", "wording_sets.run_id", "runs.id")
    .selectAll("runs")
    .where("user_id", "=", userId)
    .where("topic_id", "=", topicId)
    .where((eb) => eb.or([eb("client_run_id", "=", clientRunId), eb("status", "=", "running")]))
    .orderBy((eb) => eb("client_run_id", "=", clientRunId), "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Throws TOPIC_NOT_FOUND or TOPIC_INVALID. */
async function requestOf(
  tx: Transaction<Tables>,
  userId: string,
  { topicId, wordingId, count }: WordingsOrder,
): Promise<WordingsRequest> {
  const topic = await lockTopic(tx, userId, topicId);
  const wordings = await readWordings(tx, topic.id);
  const taken = wordings.filter(({ state }) => state === "in").length;
  const seed = wordingId ? wordings.find(({ id }) => id === wordingId) : wordingToMakeFrom(wordings);
  if (!seed) throw new ServiceError("TOPIC_INVALID", { message: WITHOUT_SEED });
  const room = MAX_WORDINGS - wordings.length;
  if (room === 0)
    throw new ServiceError("TOPIC_INVALID", { message: `A topic has ${MAX_WORDINGS} wordings at most` });
  return {
    topicId: topic.id,
    topic: topic.name,
    prompt: seed.prompt,
    level: seed.level,
    market: readMarket(topic.market),
    count: Math.min(room, count ?? wordingsToMake(taken)),
  };
}
