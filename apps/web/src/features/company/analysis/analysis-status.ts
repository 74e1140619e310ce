/** When an analysis was made, and on which facts: one line below its model. */
import { type AnalysisRecord, plural } from "@standings/domain";
import { formatDateTime } from "../../../lib/format.ts";
import type { Analysis } from "./use-analysis.ts";

const MINUTE = 60_000;

/** "Analyzed Nov 12, 2026, 3:04 PM, on 16 facts read that minute" */
export function analysedLine({ createdAt, facts, site }: AnalysisRecord): string {
  const on = facts.length > 0 ? `, on ${plural(facts.length, "fact")}` : "";
  const read = site === null || site.unread !== null ? "" : ` read ${readWhen(site.readAt, createdAt)}`;
  return `Analyzed ${formatDateTime(createdAt)}${on}${read}`;
}

/** A site is read before or during its analysis. */
function readWhen(readAt: string, createdAt: string): string {
  const minutes = Math.floor((Date.parse(createdAt) - Date.parse(readAt)) / MINUTE);
  return minutes < 1 ? "that minute" : `${plural(minutes, "minute")} before`;
}

type Run = Pick<Analysis<"seo"> | Analysis<"source">, "isRunning" | "progress">;

/** What screen readers are told of a running analysis, and of its end. */
export function statusOf({ isRunning, progress: { factsAt, facts, hasEnded, error } }: Run): string {
  if (isRunning) {
    return factsAt === null
      ? "Analyzing company data"
      : `${plural(facts, "fact")} found. The advice is being written`;
  }
  return hasEnded && error === null ? "The analysis is ready" : "";
}
