/** Hidden results of a run without credits, read from its columns. Pure. */
import type { CensorReason } from "@standings/domain";
import { isAnswered, isUnpaid, type ModelColumn } from "./columns/model-column.ts";

export interface Hidden {
  /** "positions": positions are masked. "unasked": no model was asked. */
  readonly kind: "positions" | "unasked";
  readonly reason: CensorReason;
}

/** Null when everything is shown. `isPro` tells the limit of a run without any answer. */
export function findHidden(columns: readonly ModelColumn[], isPro: boolean): Hidden | null {
  const censored = columns.filter(isAnswered).find((column) => column.wasCensored);
  if (censored) return { kind: "positions", reason: censored.censorReason ?? "no_credits" };
  if (columns.length === 0 || !columns.every(isUnpaid)) return null;
  return { kind: "unasked", reason: isPro ? "pro_limit_exceeded" : "no_credits" };
}
