import { isDeepStrictEqual } from "node:util";
import { inTransaction, isId, type Run, type Tables } from "@standings/database";
import {
  CREDIT_COST,
  MAX_MADE,
  MAX_WORDINGS,
  type RunRequest,
  readMarket,
  type SetWish,
  type Wording,
  type WordingsRequest,
  wordingsToMake,
  wordingToMakeFrom,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
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
 * is repeated is found, and a set of the same order that is still running. Throws TOPIC_NOT_FOUND, WORDING_NOT_FOUND,
 * TOPIC_INVALID, TOPIC_IS_ASKED (a set of another order is running), INSUFFICIENT_CREDITS (with the documented fields),
 * RUN_CHANGED (same id, other order) or TOO_MANY_REQUESTS.
 */
export async function proposeWordings(
  request: ServiceRequest,
  order: WordingsOrder,
): Promise<StartedWordings> {
  const { services, viewer } = requireScope(request, "run");
  const { userId } = viewer;
  const { topicId, clientRunId, wordingId = null, count = null } = order;
  if (!isId(topicId)) throw new ServiceError("TOPIC_NOT_FOUND");
  if (count !== null && (!Number.isInteger(count) || count < 1 || count > MAX_MADE))
    throw new ServiceError("TOPIC_INVALID", { message: `Models make 1 to ${MAX_MADE} wordings at once` });
  const subject: Subject = { topicId, wish: { wordingId, count } };
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    // Before the account, as whoever deletes it does.
    await lockTopic(tx, userId, topicId);
    const { credits } = await lockAccount(tx, viewer);
    const repeated = { userId, clientRunId, kind: "wordings", request: subject } as const;
    const known = await findStarted(tx, repeated, isSame);
    if (known) return { runId: known.id, remainingCredits: await balanceAtStart(tx, known.id) };
    const found = (await findRepeated(tx, repeated)) ?? (await findRunning(tx, repeated));
    if (found) return { runId: found.id, remainingCredits: credits };
    const asked = await requestOf(tx, userId, subject);
    const terms = { by: "payment", cost: CREDIT_COST.wordings, apiTokenId: spenderOf(viewer) } as const;
    const wanted = { userId, clientRunId, kind: "wordings", request: asked, isPrivate: true, terms } as const;
    const begun = await startRunIn(tx, services, wanted);
    const { run, remainingCredits } = begun;
    await tx
      .insertInto("wording_sets")
      .values({ run_id: run.id, topic_id: asked.topicId, created_at: run.created_at })
      .execute();
    onCommit(() => services.executor.execute(run.id, { progress: begun }));
    return { runId: run.id, remainingCredits };
  });
}

/** What a repeated start has in common with the first one: the rest of a request changes with the topic. */
type Subject = Pick<WordingsRequest, "topicId" | "wish">;

/** The caller knows that the request is one of wordings. */
function isSame(request: RunRequest, subject: Subject): boolean {
  const { topicId, wish } = request as WordingsRequest;
  return isDeepStrictEqual({ topicId, wish }, subject);
}

interface Repeated {
  readonly userId: string;
  readonly clientRunId: string;
  readonly request: Subject;
}

function setsOf(tx: Transaction<Tables>, { userId, request: { topicId } }: Repeated) {
  return tx
    .selectFrom("wording_sets")
    .innerJoin("runs", "runs.id", "wording_sets.run_id")
    .selectAll("runs")
    .where("topic_id", "=", topicId)
    .where("user_id", "=", userId);
}

/** The set that the client found running under this id. Throws RUN_CHANGED when it asked for another. */
async function findRepeated(tx: Transaction<Tables>, repeated: Repeated): Promise<Run | undefined> {
  const run = await setsOf(tx, repeated)
    .where(sql<boolean>`${repeated.clientRunId} = any(repeated_as)`)
    .executeTakeFirst();
  if (run && !isSame(run.request, repeated.request)) throw new ServiceError("RUN_CHANGED");
  return run;
}

/** The set of the topic that is running, which keeps the id of this start. Throws TOPIC_IS_ASKED when it is of another order. */
async function findRunning(tx: Transaction<Tables>, repeated: Repeated): Promise<Run | undefined> {
  const run = await setsOf(tx, repeated).where("status", "=", "running").executeTakeFirst();
  if (!run) return undefined;
  if (!isSame(run.request, repeated.request)) throw new ServiceError("TOPIC_IS_ASKED");
  await tx
    .updateTable("wording_sets")
    .set({ repeated_as: sql`array_append(repeated_as, ${repeated.clientRunId})` })
    .where("run_id", "=", run.id)
    .execute();
  return run;
}

/** Throws TOPIC_NOT_FOUND, WORDING_NOT_FOUND or TOPIC_INVALID. */
async function requestOf(
  tx: Transaction<Tables>,
  userId: string,
  { topicId, wish }: Subject,
): Promise<WordingsRequest> {
  const topic = await lockTopic(tx, userId, topicId);
  const wordings = await readWordings(tx, topic.id);
  const taken = wordings.filter(({ state }) => state === "in").length;
  const seed = seedOf(wordings, wish);
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
    count: Math.min(room, wish.count ?? wordingsToMake(taken)),
    wish,
  };
}

/** Throws WORDING_NOT_FOUND. */
function seedOf(wordings: readonly Wording[], { wordingId }: SetWish): Wording | undefined {
  if (wordingId === null) return wordingToMakeFrom(wordings);
  const seed = wordings.find(({ id }) => id === wordingId);
  if (!seed) throw new ServiceError("WORDING_NOT_FOUND");
  return seed;
}
