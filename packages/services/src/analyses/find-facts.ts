import { appendRunEvents, inTransaction, type LoggedEvent, toStorableJson } from "@standings/database";
import {
  type AnalysisEvent,
  type AnalysisFact,
  readPagesOf,
  type SiteRead,
  type SiteReading,
  siteFacts,
  unreadSiteText,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { readSiteOnce } from "./read-site-once.ts";

interface Found {
  readonly facts: readonly AnalysisFact[];
  readonly site: SiteRead | null;
}

/**
 * The first step of an analysis: finds what its advice may rest on, and stores it with its event. Undefined when `signal`
 * aborted it. Throws LeaseLostError.
 */
export async function findFacts(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const found = run.kind === "seo" ? await factsOfSite(services, run, signal) : { facts: [], site: null };
  if (!found || signal.aborted) return undefined;
  return store(services, run, found);
}

async function factsOfSite(
  services: ServiceContext,
  { request: { domain } }: AnalysisRun,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const reading = await readSiteOnce(services, domain, signal);
  return reading && { facts: siteFacts(reading), site: toSiteRead(reading) };
}

/** A site that can't be read is no failure: the analysis says so and goes on without. */
function toSiteRead(reading: SiteReading): SiteRead {
  const { readAt, tookMs } = reading;
  return { readAt, tookMs, pages: readPagesOf(reading).length, unread: unreadSiteText(reading) };
}

function store(
  { db, executor }: ServiceContext,
  { id: runId }: AnalysisRun,
  { facts, site }: Found,
): Promise<LoggedEvent | undefined> {
  const event: AnalysisEvent = { type: "facts_found", at: new Date().toISOString(), facts: facts.length };
  return inTransaction(db, async (tx) => {
    // First, because it checks the lease.
    const [appended] = await appendRunEvents(tx, { runId, owner: executor.id, events: [event] });
    await tx
      .updateTable("analyses")
      .set({ facts: toStorableJson(facts), site: site && toStorableJson(site) })
      .where("run_id", "=", runId)
      .execute();
    return appended;
  });
}
