import { censorGrounding } from "./grounding.ts";
import { createNameHider } from "./hide-names.ts";
import {
  type AggregatedEntry,
  aggregateRankings,
  type ColumnRanking,
  type RankedEntry,
  type RankingKind,
} from "./ranking.ts";
import type { CensorReason, Citation, SearchEvent } from "./runs.ts";

/**
 * The part of a result that a viewer without credits may see (decisions "Credits, plans and censoring"). The server applies this
 * before serialising, so hidden text never leaves it.
 */

/** Positions shown in full; later ones are masked. */
export const VISIBLE_POSITIONS = 5;
export const FIRST_HIDDEN_POSITION = VISIBLE_POSITIONS + 1;

const ASTERISKS = "*****";

/** A position whose company is hidden: masked name and domain, nothing else. */
export interface CensoredPosition {
  readonly rank: number;
  readonly name: string;
  readonly domain: string;
  readonly censored: true;
}

/** First letter and a fixed number of asterisks, so that the length tells nothing. */
export function mask(text: string): string {
  const [first = ""] = text.trim();
  return `${first}${ASTERISKS}`;
}

/** A model's list with later positions masked; sentences of visible entries that name hidden ones are masked. */
export function censorRanking(results: readonly RankedEntry[]): RankedEntry[] {
  const hide = createNameHider(results.filter(isHidden));
  return results.map((company) => (isHidden(company) ? censorPosition(company) : hideNames(company, hide)));
}

/** The aggregate with later positions masked. */
export function censorAggregate(
  rankings: readonly ColumnRanking[],
  kind: RankingKind,
): (AggregatedEntry | CensoredPosition)[] {
  const results = aggregateRankings(rankings, kind);
  const hide = createNameHider(results.filter(isHidden));
  return results.map((company) => (isHidden(company) ? censorPosition(company) : hideNames(company, hide)));
}

/** Masks a source, since its address may name a hidden company. */
export function censorCitation({ domain }: Citation): Citation {
  return { url: "", domain: mask(domain), title: null, censored: true };
}

/** Masks the results and sources of an event and leaves out queries; the first one says that the run is not kept. */
export function censorRunEvent(event: SearchEvent, reason: CensorReason): SearchEvent {
  if (event.type === "start") return { ...event, wasCensored: true };
  if (event.type !== "model_complete" || event.status !== "success") return event;
  const results = censorRanking(event.data.results);
  const citations = event.data.citations.map(censorCitation);
  const grounding = censorGrounding(event.data.grounding);
  const data = { ...event.data, results, citations, grounding, wasCensored: true, censorReason: reason };
  return { ...event, data };
}

function isHidden({ rank }: { readonly rank: number }): boolean {
  return rank > VISIBLE_POSITIONS;
}

function censorPosition(company: Pick<RankedEntry, "rank" | "name" | "domain">): CensoredPosition {
  const { rank, name, domain } = company;
  return { rank, name: mask(name), domain: mask(domain), censored: true };
}

function hideNames<Company extends Pick<RankedEntry, "description" | "rationale">>(
  company: Company,
  hide: (text: string) => string,
): Company {
  const { description, rationale } = company;
  return {
    ...company,
    ...(description === undefined ? {} : { description: hide(description) }),
    ...(rationale === undefined ? {} : { rationale: hide(rationale) }),
  };
}
