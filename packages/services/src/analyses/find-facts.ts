import { appendRunEvents, inTransaction, type LoggedEvent, toStorableJson } from "@standings/database";
import {
  type AnalysisEvent,
  type AnalysisFact,
  movedText,
  movedTo,
  nothingToRestOn,
  rankingFacts,
  readPagesOf,
  type SiteRead,
  type SiteReading,
  siteFacts,
  sourceFacts,
  unreadSiteText,
} from "@standings/domain";
import { competitionOf } from "../company/get-competition.ts";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { readPatiently } from "./read-patiently.ts";
import { readSiteOnce } from "./read-site-once.ts";
import { readFieldOf, standingOf } from "./read-standing.ts";

interface Found {
  /** Why the analysis ends here; null: it goes on. */
  readonly end: Extract<AnalysisEvent, { type: "error" }> | null;
  readonly facts: readonly AnalysisFact[];
  readonly site: SiteRead | null;
}

/**
 * The first step of an analysis: finds what its advice may rest on, and stores it with its event. A site that has moved
 * ends the analysis, as does a company of which nothing is known; it is then refunded. Undefined when `signal` aborted it. Throws LeaseLostError.
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
      end: endOf(reading, standing.figures.totalMentions),
      facts: [...siteFacts(reading), ...rankingFacts(standing, services.catalogue.now())],
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
  return { end: null, facts: sourceFacts({ ...standing, competition }), site: null };
}

function endOf(reading: SiteReading, mentions: number): Found["end"] {
  const target = movedTo(reading);
  if (target !== null) return { type: "error", error: movedText(reading.domain, target), movedTo: target };
  const nothing = nothingToRestOn(reading, mentions);
  return nothing === null ? null : { type: "error", error: nothing };
}

/** A site that can't be read is no failure: the analysis says so and goes on without. */
function toSiteRead(reading: SiteReading): SiteRead {
  const { readAt, tookMs } = reading;
  return { readAt, tookMs, pages: readPagesOf(reading).length, unread: unreadSiteText(reading) };
}

function store(
  { db, executor }: ServiceContext,
  { id: runId }: AnalysisRun,
  { end, facts, site }: Found,
): Promise<LoggedEvent | undefined> {
  const event: AnalysisEvent = end ?? {
    type: "facts_found",
    at: new Date().toISOString(),
    facts: facts.length,
  };
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
