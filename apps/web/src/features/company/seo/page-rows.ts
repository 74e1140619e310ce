/** What was found on each page that was read, as a row of a table. */
import type { AnalysisFact, FactStatus, PageValue, SiteFactId, SiteFactOf } from "@standings/domain";
import { formatDayOfMonth, formatMonth } from "../../../lib/format.ts";

export interface PageCell {
  readonly text: string;
  /** The fact's status is about this page. */
  readonly isOdd: boolean;
}

export interface PageRow {
  readonly path: string;
  /** Why the page was not read; it has no cells then. */
  readonly unread: string | null;
  readonly title: PageCell;
  readonly description: PageCell;
  readonly words: PageCell;
  readonly structured: PageCell;
  readonly changed: PageCell;
}

/** Empty when no page was read. `readAt` is the time of the reading, ISO 8601. */
export function pageRows(facts: readonly AnalysisFact[], readAt: string): PageRow[] {
  const site = siteFactsById(facts);
  const pages = site.pages_read?.values ?? [];
  return pages.map(({ path, value: unread }) => ({
    path,
    unread,
    title: cell(site.titles, path, count),
    description: cell(site.descriptions, path, count),
    words: cell(site.words_without_scripts, path, ({ share }) => (share === null ? "none" : `${share}%`)),
    structured: cell(site.structured_data, path, ({ types }) => types.join(", ") || "none"),
    changed: cell(site.freshness, path, (date) => (date === null ? "–" : shortDate(date, readAt))),
  }));
}

const count = (characters: number | null) => (characters === null ? "none" : String(characters));

interface PageFact<Value> {
  readonly status: FactStatus;
  readonly pages: readonly string[];
  readonly values: readonly PageValue<Value>[];
}

function cell<Value>(
  fact: PageFact<Value> | undefined,
  path: string,
  tell: (value: Value) => string,
): PageCell {
  const found = fact?.values.find((value) => value.path === path);
  if (!fact || !found) return { text: "–", isOdd: false };
  return { text: tell(found.value), isOdd: fact.status !== "good" && fact.pages.includes(path) };
}

/** "Nov 10" in the year of the reading, else "Mar 2025". */
function shortDate(date: string, readAt: string): string {
  const day = new Date(date);
  return date.slice(0, 4) === readAt.slice(0, 4) ? formatDayOfMonth(day) : formatMonth(day);
}

/** Facts of a site; what was not read has none. */
type SiteFactsById = { readonly [Id in SiteFactId]?: SiteFactOf<Id> };

export function siteFactsById(facts: readonly AnalysisFact[]): SiteFactsById {
  const entries = facts.flatMap((fact) => ("values" in fact ? [[fact.id, fact] as const] : []));
  // Each fact stands under its own id.
  return Object.fromEntries(entries) as SiteFactsById;
}

/** Short name of a page, for the head of a narrow column: "Home", or the last part of its path. */
export function pageLabel(path: string): string {
  const last = path.split(/[?#]/u)[0]?.split("/").filter(Boolean).at(-1);
  if (last === undefined) return "Home";
  const name = readable(last).replace(/\.\w{2,5}$/u, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A path as people read it: 料金, not %E6%96%99%E9%87%91. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
