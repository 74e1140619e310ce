import type { AnswerVersions } from "../answer-reading.ts";
import { GEOS, type Geo } from "../geo.ts";

/** How answers of a model came about at a visit: answers of two ways are two measurements (§0, "Stamps"). */
export interface Way {
  /** How the model was told the market. */
  readonly geo: Geo;
  /** `SEARCH_POLICY_VERSION`: how web search was asked for. */
  readonly searchPolicy: number;
}

/** The way of most of some answers, as a visit keeps it: "sent/1"; null where none tells it. */
export function wayOf(answers: readonly (AnswerVersions | null | undefined)[]): string | null {
  const told = answers.flatMap((versions) =>
    versions?.geo && versions.searchPolicy ? [`${versions.geo}/${versions.searchPolicy}`] : [],
  );
  return mostOf(told);
}

/** What stands most often among some texts, the first of two; null without any. */
export function mostOf(texts: readonly string[]): string | null {
  const groups = [...Map.groupBy(texts, (text) => text).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

/** A way as a visit keeps it; null for what is none. */
export function readWay(kept: string | null | undefined): Way | null {
  const [geo, searchPolicy] = (kept ?? "").split("/");
  const known = GEOS.find((one) => one === geo);
  return known && searchPolicy ? { geo: known, searchPolicy: Number(searchPolicy) } : null;
}
