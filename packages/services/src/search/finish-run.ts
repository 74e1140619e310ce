import { inTransaction, type Tables } from "@standings/database";
import { aggregateCompanies, majoritySector, type RunEvent, type SearchModel } from "@standings/domain";
import { type Selectable, sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { addLedgerEntry } from "../credits/add-ledger-entry.ts";
import { getBalance } from "../credits/get-balance.ts";
import { chargeReference } from "./charge-reference.ts";
import { appendRunEvents, LeaseLostError, readRunEvents } from "./run-events.ts";
import { foldSearchModels } from "./search-models.ts";

type Run = Selectable<Tables["runs"]>;

/**
 * Ends a run whose models have all ended: saves the search when at least one model answered, refunds it when
 * none did, and appends `complete`; one transaction, under the lease. False when some model has not ended yet.
 */
export async function finishRun(context: ServiceContext, runId: string): Promise<boolean> {
  return inTransaction(context.db, async (tx, onCommit) => {
    const run = await lockRunningRun(tx, runId, context.executor.id);
    const events = await readRunEvents(tx, run.id);
    const models = foldSearchModels(run.models, events);
    if (models.length < run.models.length) return false;
    const answered = models.filter((model) => model.status === "success");
    const refunded = answered.length === 0 && run.cost > 0 ? await refund(tx, run, events) : null;
    if (answered.length > 0 && !run.was_censored) await saveSearch(tx, run, models);
    const remainingCredits = refunded ?? (await getBalance(tx, run.user_id));
    await appendRunEvents(tx, run.id, context.executor.id, [
      { type: "complete", searchId: run.id, remainingCredits, refunded: refunded !== null },
    ]);
    await tx
      .updateTable("runs")
      .set({ status: answered.length > 0 ? "completed" : "failed", ended_at: sql`now()`, lease_until: null })
      .where("id", "=", run.id)
      .execute();
    onCommit(() => context.notifications.notify(run.id));
    return true;
  });
}

async function lockRunningRun(tx: Transaction<Tables>, runId: string, owner: string): Promise<Run> {
  const run = await tx
    .selectFrom("runs")
    .selectAll()
    .where("id", "=", runId)
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw new LeaseLostError(runId);
  return run;
}

function refund(tx: Transaction<Tables>, run: Run, events: readonly RunEvent[]): Promise<number | null> {
  const reference = chargeReference(run.id, events);
  return addLedgerEntry(tx, { userId: run.user_id, delta: run.cost, reason: "search_refund", reference });
}

async function saveSearch(tx: Transaction<Tables>, run: Run, models: readonly SearchModel[]): Promise<void> {
  const answered = models.filter((model) => model.status === "success");
  const results = aggregateCompanies(answered);
  const top = results.slice(0, 3).map(({ company_name, domain }) => ({ company_name, domain }));
  const search = {
    sector: majoritySector(answered.map((model) => model.sector)),
    top: JSON.stringify(top),
    results: JSON.stringify(results),
    model_results: JSON.stringify(models),
  };
  await tx
    .insertInto("searches")
    .values({
      id: run.id,
      user_id: run.user_id,
      kind: run.kind,
      prompt: run.prompt,
      prompt_key: run.prompt.toLowerCase(),
      models: run.models,
      web_search: run.web_search,
      is_private: run.is_private,
      is_sandbox: run.is_sandbox,
      was_censored: run.was_censored,
      censor_reason: run.censor_reason,
      created_at: run.created_at,
      ...search,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(search))
    .execute();
  await saveMentions(tx, run, answered);
  await saveCitations(tx, run, answered);
}

async function saveMentions(
  tx: Transaction<Tables>,
  run: Run,
  models: readonly SearchModel[],
): Promise<void> {
  const rows = models.flatMap(({ modelId, results }) =>
    results.map(({ rank, domain, company_name }) => ({
      model_id: modelId,
      rank,
      domain: domain || null,
      company_name,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into mentions (search_id, model_id, rank, domain, company_name, user_id, is_private, created_at)
    select ${run.id}, model_id, rank, domain, company_name, ${run.user_id}, ${run.is_private}, ${run.created_at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (model_id text, rank smallint, domain text, company_name text)
    on conflict do nothing
  `.execute(tx);
}

async function saveCitations(
  tx: Transaction<Tables>,
  run: Run,
  models: readonly SearchModel[],
): Promise<void> {
  const rows = models.flatMap(({ modelId, citations }) =>
    citations.map((citation, index) => ({ model_id: modelId, position: index + 1, ...citation })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into citations (search_id, model_id, position, url, domain, title, created_at)
    select ${run.id}, model_id, position, url, domain, title, ${run.created_at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (model_id text, position smallint, url text, domain text, title text)
    on conflict do nothing
  `.execute(tx);
}
