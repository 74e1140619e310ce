import { plural } from "@standings/domain";
import type { Analysis } from "./use-analysis.ts";

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
