import {
  appendRunEvents,
  type Charge,
  hold,
  inTransaction,
  isId,
  readRunEvents,
  type Tables,
} from "@standings/database";
import { mostRounds, type RunEvent, roundCost, type StudyEvent } from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import { allowanceLimits } from "../runs/pay-for-run.ts";
import { findOwnRun, reopenRun } from "../runs/reopen-run.ts";
import { creditsTaken, outOfCredits } from "../runs/start-run-in.ts";
import { checkStudiesUnderWay, type StartedStudy } from "./start-study.ts";
import { asStudyEvent, holdOf, holdReference, isStudyRun, type StudyRun, stateOf } from "./study-run.ts";

export interface Extension {
  readonly studyId: string;
  /** Rounds to ask beside those that were asked, 1 to 50. */
  readonly rounds: number;
  /** Rounds that the caller saw: of two tabs that extend at once, the second changes nothing. */
  readonly after: number;
  /** 1 to 100 characters, chosen by the client; repeated, the answer is the same and nothing is asked again. */
  readonly clientRunId?: string | undefined;
}

/**
 * Asks more rounds of a study of the viewer that has ended; what they cost is held again. Throws STUDY_NOT_FOUND,
 * STUDY_OF_VISIT, STUDY_IS_RUNNING, STUDY_CHANGED where `after` is not the number of its rounds, STUDY_TOO_LONG, TOO_MANY_STUDIES,
 * TOPIC_TOO_LONG, INSUFFICIENT_CREDITS (with the documented fields), RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function extendStudy(request: ServiceRequest, extension: Extension): Promise<StartedStudy> {
  const { services, viewer } = requireScope(request, "run");
  const { studyId, rounds, after, clientRunId } = extension;
  if (!isId(studyId)) throw new ServiceError("STUDY_NOT_FOUND");
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const run = await findOwnRun(tx, viewer, studyId);
    // One that found nothing was given back whole: it is asked anew.
    if (!run || !isStudyRun(run) || run.status === "failed") throw new ServiceError("STUDY_NOT_FOUND");
    if (run.funding === "visit") throw new ServiceError("STUDY_OF_VISIT");
    const events = await readRunEvents(tx, studyId);
    const known = findKnown(events, run, extension);
    if (known) return known;
    const { rounds: asked } = stateOf(events);
    if (run.status === "running") throw new ServiceError("STUDY_IS_RUNNING");
    if (asked.length !== after) throw new ServiceError("STUDY_CHANGED");
    if (!Number.isInteger(rounds) || rounds < 1 || after + rounds > mostRounds(run.request))
      throw new ServiceError(run.request.topic ? "TOPIC_TOO_LONG" : "STUDY_TOO_LONG");
    // A hold is made under the account's lock, as a start makes it: else the two can wait for each other.
    await lockAccount(tx, viewer);
    await checkStudiesUnderWay(tx, viewer);
    const started = await extend(tx, services, run, {
      rounds,
      after,
      number: holdOf(events, run).number + 1,
      clientRunId,
      apiTokenId: spenderOf(viewer),
    });
    onCommit(() => {
      services.notifications.notify(studyId, []);
      services.executor.execute(studyId);
    });
    return started;
  });
}

/** What the extension was answered with that this client made under the same id. Throws RUN_CHANGED when it was another. */
function findKnown(
  events: readonly RunEvent[],
  run: StudyRun,
  { studyId, rounds, after, clientRunId }: Extension,
): StartedStudy | undefined {
  const log = events.map(asStudyEvent);
  const at = log.findIndex(
    (event) => event.type === "extended" && clientRunId !== undefined && event.clientRunId === clientRunId,
  );
  const known = log[at];
  if (known?.type !== "extended") return undefined;
  if (known.rounds !== rounds || stateOf(events.slice(0, at)).rounds.length !== after)
    throw new ServiceError("RUN_CHANGED");
  const { remainingCredits, creditsHeld } = known;
  return { studyId, creditsHeld: creditsHeld ?? heldNow(run, rounds), remainingCredits };
}

/** As its newest funding pays. */
function heldNow({ funding, request }: StudyRun, rounds: number): number {
  return funding === "credits" ? rounds * roundCost(request) : 0;
}

interface ExtensionOrder
  extends Pick<Extension, "rounds" | "after" | "clientRunId">,
    Pick<Charge, "apiTokenId"> {
  /** 2 for the first extension. */
  readonly number: number;
}

async function extend(
  tx: Transaction<Tables>,
  services: ServiceContext,
  run: StudyRun,
  { rounds, after, number, clientRunId, apiTokenId }: ExtensionOrder,
): Promise<StartedStudy> {
  const { id: studyId, user_id: userId, request } = run;
  const at = new Date();
  const units = rounds * roundCost(request);
  const charge: Charge = {
    userId,
    cost: units,
    apiTokenId,
    at,
    reason: "study_hold",
    reference: holdReference(studyId, number),
  };
  const funding = await hold(tx, charge, allowanceLimits(services.settings));
  if (funding === null) throw await outOfCredits(tx, userId, units);
  const creditsHeld = creditsTaken(funding, units);
  const owner = await reopenRun(tx, services, studyId);
  await tx.updateTable("runs").set({ funding, cost: creditsHeld }).where("id", "=", studyId).execute();
  await tx
    .updateTable("studies")
    .set({ round_limit: after + rounds, held: creditsHeld })
    .where("run_id", "=", studyId)
    .execute();
  const remainingCredits = await getBalanceOf(tx, userId);
  const extended: StudyEvent = {
    type: "extended",
    at: at.toISOString(),
    rounds,
    remainingCredits,
    creditsHeld,
    ...(clientRunId !== undefined && { clientRunId }),
  };
  await appendRunEvents(tx, { runId: studyId, owner, events: [extended] });
  return { studyId, creditsHeld, remainingCredits };
}
