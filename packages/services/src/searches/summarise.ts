import type { Connection, SearchSummary } from "@standings/database";
import {
  type AggregatedEntry,
  aggregateRankings,
  type ColumnId,
  type DiscoveryReference,
  isAnswer,
  type LeadingEntry,
  type RankedEntry,
  rankingKindOf,
  type SearchKind,
  type SearchModel,
} from "@standings/domain";
import { sql } from "kysely";
import { mentionsOf, sourcesOf } from "./mentions-of.ts";

/** Entries that lists name. */
const TOP = 6;

/** What is saved of a search beside its answers. */
export function summarise(
  { kind, columns }: { readonly kind: SearchKind; readonly columns: readonly ColumnId[] },
  models: readonly SearchModel[],
): SearchSummary {
  const answered = models.filter(isAnswer);
  // Answers to different questions are not added up.
  const results = kind === "comparison" ? [] : aggregateRankings(answered, rankingKindOf(kind));
  const answers = { columns, models, aggregate: results };
  const first = results.length > 0 ? results : (answered[0]?.results ?? []);
  return {
    top: first.slice(0, TOP).map((entry) => toLeadingEntry(entry, answered[0]?.columnId)),
    results,
    // People have no page of their own.
    mentions: kind === "expert" ? [] : mentionsOf(answers),
    sources: sourcesOf(answers),
  };
}

/** An entry of the aggregate, or of the answer of one column. */
function toLeadingEntry(entry: Entry, columnId: ColumnId | undefined): LeadingEntry {
  const { rank, name, domain, description = "", profileUrl } = entry;
  const own = columnId === undefined ? [] : [{ columnId, rank }];
  const votes = "votes" in entry ? entry.votes.map(({ columnId, rank }) => ({ columnId, rank })) : own;
  return { rank, name, domain, description, votes, ...(profileUrl ? { profileUrl } : {}) };
}

type Entry = RankedEntry | AggregatedEntry;

/** The discoveries that asked these searches, by the search's id. */
export async function findDiscoveriesOf(
  db: Connection,
  searches: readonly { readonly id: string }[],
): Promise<Map<string, DiscoveryReference>> {
  const ids = searches.map(({ id }) => id);
  const { rows } = await sql<DiscoveryReference & { readonly searchId: string }>`
    select discovery_tests.run_id as "searchId", runs.id as "runId", runs.request->>'domain' as domain,
      runs.request->>'companyName' as "companyName"
    from discovery_tests join runs on runs.id = discovery_tests.discovery_id
    where discovery_tests.run_id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ searchId, ...discovery }) => [searchId, discovery]));
}
