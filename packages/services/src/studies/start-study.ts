import { inTransaction, type Run, type Tables } from "@standings/database";
import { promptKey, roundCost, STUDIES_AT_ONCE, type StudyRequest } from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf, type Viewer } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import {
  type BegunRun,
  balanceAtStart,
  findStarted,
  type StartOrder,
  startRunIn,
} from "../runs/start-run-in.ts";
import { lockTopic } from "../topics/own-topic.ts";
import { type AskedStudy, checkStudy } from "./check-study.ts";
import { inPlaceOfPrompt, isOfTopic, ofTopic, type TopicOrder } from "./study-of-topic.ts";

export interface StudyOrder extends AskedStudy {
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same study. */
  readonly clientRunId: string;
  /** Only the viewer sees it; true without. */
  readonly isPrivate?: boolean | undefined;
  /** The topic whose wordings are asked, one a round, in place of `prompt`, `market` and `rounds`; only its owner sees the study. */
  readonly topic?: TopicOrder | undefined;
}

export interface StartedStudy {
  readonly studyId: string;
  /** Credits taken from the balance until the study ends; 0 where a plan pays. */
  readonly creditsHeld: number;
  readonly remainingCredits: number;
}

/**
 * Starts a study of the viewer, or finds the one that this client started under the same `clientRunId`. What all its rounds
 * cost is held in the transaction that starts it, in full or not at all. Throws INVALID_PROMPT, INVALID_MODEL,
 * STUDY_TOO_LONG, STUDY_GOAL_INVALID, STUDY_NATURAL_INVALID, STUDY_COMPARISON_INVALID, INSUFFICIENT_CREDITS (with the
 * documented fields), TOO_MANY_STUDIES, RUN_CHANGED or TOO_MANY_REQUESTS; of a topic also TOPIC_NOT_FOUND, TOPIC_INVALID,
 * TOPIC_WITHOUT_WORDINGS or TOPIC_TOO_LONG.
 */
export async function startStudy(request: ServiceRequest, order: StudyOrder): Promise<StartedStudy> {
  const { services, viewer } = requireScope(request, "run");
  const { topic } = order;
  const checked = checkStudy(topic ? inPlaceOfPrompt(order) : order, services.catalogue.now());
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const { userId } = viewer;
    // Before the account, as whoever deletes it does.
    if (topic) await lockTopic(tx, userId, topic.topicId);
    await lockAccount(tx, viewer);
    const { clientRunId } = order;
    const isPrivate = topic !== undefined || (order.isPrivate ?? true);
    const repeated = { userId, clientRunId, kind: "study", request: checked } as const;
    const known = await findStarted(tx, repeated, topic && isOfTopic(topic));
    if (known) return startedAs(tx, known);
    const asked = topic ? await ofTopic(tx, userId, checked, topic) : checked;
    await checkStudiesUnderWay(tx, viewer);
    const cost = asked.rounds * roundCost(asked);
    const terms = { by: "hold", cost, apiTokenId: spenderOf(viewer) } as const;
    const begun = await startStudyIn(tx, services, asked, {
      userId,
      clientRunId,
      isPrivate,
      terms,
    });
    const { run, remainingCredits } = begun;
    onCommit(() => services.executor.execute(run.id, { progress: begun }));
    return { studyId: run.id, creditsHeld: run.cost, remainingCredits };
  });
}

/** Throws TOO_MANY_STUDIES. */
export async function checkStudiesUnderWay(tx: Transaction<Tables>, { userId }: Viewer): Promise<void> {
  const { count } = await tx
    .selectFrom("runs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", "study")
    .where("status", "=", "running")
    .where("funding", "<>", "visit")
    .executeTakeFirstOrThrow();
  if (count >= STUDIES_AT_ONCE) throw new ServiceError("TOO_MANY_STUDIES");
}

/** Begins a study in this process, as `startRunIn` does. */
export async function startStudyIn(
  tx: Transaction<Tables>,
  services: ServiceContext,
  asked: StudyRequest,
  order: Omit<StartOrder, "kind" | "request">,
): Promise<BegunRun> {
  const begun = await startRunIn(tx, services, { ...order, kind: "study", request: asked });
  const { id: run_id, user_id, cost: held, created_at } = begun.run;
  const { prompt, market, ranking, rounds: round_limit } = asked;
  const topic_id = asked.topic?.topicId ?? null;
  // A topic is no question: in capitals on a line of its own, which no question's key is.
  const prompt_key = promptKey(prompt, market) + (topic_id === null ? "" : "\nTOPIC");
  const study = { prompt, prompt_key, ranking, round_limit, held, topic_id };
  await tx
    .insertInto("studies")
    .values({ run_id, user_id, ...study, created_at })
    .execute();
  return begun;
}

/** Answers as the first start did. */
async function startedAs(tx: Transaction<Tables>, run: Run): Promise<StartedStudy> {
  const request = run.request as StudyRequest;
  const creditsHeld = run.funding === "credits" ? request.rounds * roundCost(request) : 0;
  return { studyId: run.id, creditsHeld, remainingCredits: await balanceAtStart(tx, run.id) };
}
