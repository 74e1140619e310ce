import {
  appendRunEvents,
  inTransaction,
  lockUnchangedRun,
  returnAllowance,
  type Tables,
} from "@standings/database";
import type { RunEvent, StudyFindings } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { giveCredits } from "../billing/account-credits.ts";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { type RunProgress, runEnd } from "../runs/kind-of-run.ts";
import { asStudyRun, holdOf, holdReference, type StudyRun } from "./study-run.ts";

/**
 * Ends a study that found something: gives back what its rounds did not use, once for each time it went on, and tells the
 * pages of its companies; in one transaction. Returns the owner's balance; undefined when the run has changed since. Throws
 * LeaseLostError.
 */
export function releaseAndEnd(services: ServiceContext, progress: RunProgress): Promise<number | undefined> {
  const run = asStudyRun(progress.run);
  const { events } = progress;
  const end = runEnd(services, progress);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockUnchangedRun(tx, end))) return undefined;
    await release(tx, run, events);
    await tx.updateTable("studies").set({ held: 0 }).where("run_id", "=", run.id).execute();
    await saveCompanies(tx, run);
    const remainingCredits = await getBalanceOf(tx, run.user_id);
    const complete: RunEvent = { type: "complete", searchId: run.id, remainingCredits, refunded: false };
    await appendRunEvents(tx, { ...end, events: [complete] });
    await tx
      .updateTable("runs")
      .set({ status: "completed", ended_at: sql<Date>`now()`, lease_until: null })
      .where("id", "=", run.id)
      .execute();
    return remainingCredits;
  });
}

async function release(
  tx: Transaction<Tables>,
  { id, user_id: userId, funding, ...run }: StudyRun,
  events: readonly RunEvent[],
): Promise<void> {
  const { number, held, used, begunAt } = holdOf(events, { id, user_id: userId, funding, ...run });
  const unused = held - used;
  if (unused <= 0) return;
  if (funding === "pro") await returnAllowance(tx, { userId, kind: "pro_analyses" }, begunAt, unused);
  if (funding !== "credits") return;
  const reference = holdReference(id, number);
  await giveCredits(tx, { userId, delta: unused, reason: "study_release", reference });
}

/** Saves the companies that have a domain, in the answers of the models that count, for the pages of companies. */
export async function saveCompanies(
  tx: Transaction<Tables>,
  { id: run_id, created_at }: Pick<StudyRun, "id" | "created_at">,
): Promise<void> {
  const study = await tx
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select("findings")
    .where("run_id", "=", run_id)
    .where("ranking", "=", "company")
    // Wordings of a topic are not one question.
    .where("topic_id", "is", null)
    // Pages of companies count what is asked in no market (record 96).
    .where(sql<boolean>`coalesce(runs.request->'market', 'null') = 'null'`)
    .executeTakeFirst();
  await tx.deleteFrom("study_companies").where("run_id", "=", run_id).execute();
  const rows = study?.findings ? companiesOf(study.findings) : [];
  if (rows.length === 0) return;
  await tx
    .insertInto("study_companies")
    .values(rows.map((row) => ({ ...row, run_id, created_at })))
    .execute();
}

function companiesOf({ report, names }: StudyFindings) {
  return report.entries.flatMap(({ key, byModel }) => {
    const { name, domain } = names[key] ?? { name: "", domain: "" };
    if (domain === "" || key !== domain) return [];
    const answers = byModel.map(({ rank }) => rank.answers);
    return [{ domain, name, answers, listed: byModel.map(({ rank }) => rank.listed) }];
  });
}
