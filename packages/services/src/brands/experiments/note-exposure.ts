import { type Connection, type Experiment, isId, readRunEvents } from "@standings/database";
import {
  MAX_PAGES_A_JOB,
  type ModelId,
  pageKey,
  pageOf,
  registrableDomain,
  type UnreadReason,
  unreadText,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { stateOf } from "../../studies/study-run.ts";
import { pagesOf, readLive } from "./own-experiment.ts";

/** Hours after which a page that did not answer is looked at again. */
const LOOK_AGAIN_HOURS = 20;
/** Days for which the last visits of an experiment that has ended are still read. */
const DAYS_AFTER_THE_END = 7;
/** What a page has that answers, and says nothing that could be read. */
const ANSWERS: readonly UnreadReason[] = ["cut", "no_text", "not_html"];

/**
 * Job: notes of each page of a brand's experiments when it was first found to answer and when an answer first cited it. Each is
 * noted once; a page that does not answer is looked at again on the next day, and when it was told to be live. Done again, it
 * changes nothing.
 */
export async function noteExposure(
  request: ServiceRequest,
  { brandId }: JobPayload<"note_exposure">,
): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  if (!isId(brandId)) return;
  const recently = new Date(services.now().getTime() - DAYS_AFTER_THE_END * 86_400_000);
  const experiments = await db
    .selectFrom("experiments")
    .selectAll()
    .where("brand_id", "=", brandId)
    .where("frozen_at", "is not", null)
    .where("state", "!=", "abandoned")
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", ">", recently)]))
    .orderBy("id")
    .execute();
  for (const experiment of experiments) {
    await addPages(db, experiment);
    await noteCitations(db, experiment);
  }
  await lookAtPages(services, brandId);
}

/** Adds the pages of an experiment; one that went live at another address than planned begins anew. */
async function addPages(db: Connection, { id, plan }: Experiment): Promise<void> {
  for (const { actionId, address } of pagesOf(plan, await readLive(db, id)))
    await sql`
      insert into action_exposure as known (experiment_id, action_id, address)
      select id, ${actionId}, ${address} from experiments where id = ${id}
      on conflict (experiment_id, action_id) do update set address = excluded.address, looked_at = null, answers_since = null,
        unread = null, read_through = null, cited_at = null, cited_by = '{}'
      where known.address <> excluded.address
    `.execute(db);
}

/** Reads the answers of each visit since the freeze once, for pages that no answer has cited yet. */
async function noteCitations(
  db: Connection,
  { id, brand_id, market, frozen_at, ended_at }: Experiment,
): Promise<void> {
  const uncited = await db
    .selectFrom("action_exposure")
    .select(["action_id", "address", "read_through"])
    .where("experiment_id", "=", id)
    .where("cited_at", "is", null)
    .execute();
  const pages = new Map(
    uncited.flatMap(({ action_id, address, read_through }) => {
      const url = pageOf(address);
      const from = read_through ?? frozen_at;
      return url && from
        ? [[action_id, { from, key: pageKey(url), domain: registrableDomain(address) }]]
        : [];
    }),
  );
  const first = [...pages.values()].map(({ from }) => from.getTime());
  if (first.length === 0) return;
  const visits = await db
    .selectFrom("brand_visits")
    .select(["id", "due_at"])
    .where("brand_id", "=", brand_id)
    .where("market", "is not distinct from", market)
    .where("state", "=", "completed")
    .where("due_at", ">", new Date(Math.min(...first)))
    .$if(ended_at !== null, (some) => some.where("due_at", "<=", ended_at))
    .orderBy("due_at")
    .execute();
  for (const visit of visits) {
    const sought = [...pages].filter(([, { from }]) => from < visit.due_at);
    const domains = sought.flatMap(([, { domain }]) => domain ?? []);
    const citedBy = await readCitations(db, visit.id, domains);
    for (const [actionId, { key }] of sought) {
      const models = citedBy.get(key);
      await db
        .updateTable("action_exposure")
        .set({
          read_through: visit.due_at,
          ...(models ? { cited_at: visit.due_at, cited_by: [...models].sort() } : {}),
        })
        .where("experiment_id", "=", id)
        .where("action_id", "=", actionId)
        .where("cited_at", "is", null)
        .execute();
      if (models) pages.delete(actionId);
    }
  }
}

/** Which models cite which pages in the answers of a visit that cite one of these sites; by the page's key. */
async function readCitations(
  db: Connection,
  visitId: string,
  domains: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<ModelId>>> {
  const studies = await db
    .selectFrom("visit_prompts as asked")
    .select("asked.run_id")
    .where("asked.visit_id", "=", visitId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("visit_sources as cited")
          .select("cited.domain")
          .whereRef("cited.visit_id", "=", "asked.visit_id")
          .whereRef("cited.prompt_id", "=", "asked.prompt_id")
          .where((eb) => eb("cited.domain", "=", eb.fn.any(eb.val([...domains])))),
      ),
    )
    .execute();
  const citedBy = new Map<string, Set<ModelId>>();
  for (const { run_id } of studies) {
    if (run_id === null) continue;
    const { answers } = stateOf(await readRunEvents(db, run_id));
    for (const { modelId, cited = [] } of answers.filter(({ arm }) => arm === "list"))
      for (const url of cited) {
        const address = URL.parse(url);
        if (address === null) continue;
        const key = pageKey(address);
        citedBy.set(key, (citedBy.get(key) ?? new Set()).add(modelId));
      }
  }
  return citedBy;
}

/** Looks at some pages of running experiments that did not answer yet; where there are more, the next job does. */
async function lookAtPages(services: ServiceContext, brandId: string): Promise<void> {
  const { db, siteReader } = services;
  const since = new Date(services.now().getTime() - LOOK_AGAIN_HOURS * 3_600_000);
  const waiting = await db
    .selectFrom("action_exposure as page")
    .innerJoin("experiments as experiment", "experiment.id", "page.experiment_id")
    .leftJoin("live_actions as live", (join) =>
      join
        .onRef("live.experiment_id", "=", "page.experiment_id")
        .onRef("live.action_id", "=", "page.action_id"),
    )
    .select(["page.experiment_id", "page.action_id", "page.address"])
    .where("experiment.brand_id", "=", brandId)
    .where("experiment.state", "=", "running")
    .where("page.answers_since", "is", null)
    .where((eb) =>
      eb.or([
        eb("page.looked_at", "is", null),
        eb("page.looked_at", "<", since),
        eb("page.looked_at", "<", eb.ref("live.told_at")),
      ]),
    )
    .orderBy(sql`page.looked_at nulls first`)
    .orderBy("page.action_id")
    .limit(MAX_PAGES_A_JOB + 1)
    .execute();
  await Promise.all(
    waiting.slice(0, MAX_PAGES_A_JOB).map(async ({ experiment_id, action_id, address }) => {
      const { text, unread } = await siteReader.page(pageOf(address)?.href ?? address);
      const doesAnswer = text !== null || (unread !== null && ANSWERS.includes(unread.reason));
      const at = services.now();
      await db
        .updateTable("action_exposure")
        .set({
          looked_at: at,
          answers_since: doesAnswer ? at : null,
          unread: doesAnswer || unread === null ? null : unreadText(unread),
        })
        .where("experiment_id", "=", experiment_id)
        .where("action_id", "=", action_id)
        .where("address", "=", address)
        .where("answers_since", "is", null)
        .execute();
    }),
  );
  if (waiting.length > MAX_PAGES_A_JOB)
    await addJob(db, "note_exposure", { brandId }, { key: `note_exposure ${brandId}` });
}
