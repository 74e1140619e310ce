import { appendRunEvents, inTransaction, type LoggedEvent, toStorableJson } from "@standings/database";
import {
  type AnalysisEvent,
  type AnalysisFact,
  movedText,
  movedTo,
  rankingFacts,
  readPagesOf,
  type SiteRead,
  type SiteReading,
  siteFacts,
  sourceFacts,
  unreadSiteText,
} from "@standings/domain";
import { competitionOf } from "../company/field/competition-of.ts";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { readPatiently } from "./read-patiently.ts";
import { readSiteOnce } from "./read-site-once.ts";
import { readFieldOf, standingOf } from "./read-standing.ts";

interface Found {
  /** The site leads to this one instead; null when it does not. */
  readonly movedTo: string | null;
  readonly facts: readonly AnalysisFact[];
  readonly site: SiteRead | null;
}

/**
 * The first step of an analysis: finds what its advice may rest on, and stores it with its event. A site that has moved
 * ends the analysis, which is then refunded. Undefined when `signal` aborted it. Throws LeaseLostError.
 */
export async function findFacts(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const found =
    run.kind === "seo" ? await seoFacts(services, run, signal) : await factsOfSources(services, run, signal);
  if (!found || signal.aborted) return undefined;
  return store(services, run, found);
}

async function seoFacts(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const [reading, standing] = await Promise.all([
    readSiteOnce(services, run.request.domain, signal),
    readPatiently(async () => standingOf(services, run, await readFieldOf(services, run)), signal),
  ]);
  return (
    reading && {
      movedTo: movedTo(reading),
      facts: [...siteFacts(reading), ...rankingFacts(standing)],
      site: toSiteRead(reading),
    }
  );
}

async function factsOfSources(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<Found> {
  const field = await readPatiently(() => readFieldOf(services, run), signal);
  const standing = await readPatiently(() => standingOf(services, run, field), signal);
  const competition = await readPatiently(() => competitionOf(services, field, run.user_id), signal);
  return { movedTo: null, facts: sourceFacts({ ...standing, competition }), site: null };
}

/** A site that can't be read is no failure: the analysis says so and goes on without. */
function toSiteRead(reading: SiteReading): SiteRead {
  const { readAt, tookMs } = reading;
  return { readAt, tookMs, pages: readPagesOf(reading).length, unread: unreadSiteText(reading) };
}

function store(
  { db, executor }: ServiceContext,
  { id: runId, request: { domain } }: AnalysisRun,
  { movedTo: target, facts, site }: Found,
): Promise<LoggedEvent | undefined> {
  const event: AnalysisEvent =
    target === null
      ? { type: "facts_found", at: new Date().toISOString(), facts: facts.length }
      : { type: "error", error: movedText(domain, target), movedTo: target };
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
