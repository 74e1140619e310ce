/** Hidden results of a run without credits, read from its columns. Pure. */
import { type CensorReason, CREDIT_COST, KIND_TITLES } from "@standings/domain";
import { emit } from "../../lib/browser-events.ts";
import {
  type AnsweredColumn,
  hidesEntries,
  isAnswered,
  isUnpaid,
  type ModelColumn,
} from "./columns/model-column.ts";

export interface Hidden {
  /** Masked positions, masked sources of short lists, nothing of a list without either, or no model was asked. */
  readonly kind: "positions" | "sources" | "nothing" | "unasked";
  readonly reason: CensorReason;
}

/** Null when everything is shown. `isPro` tells the limit of a run without any answer. */
export function findHidden(columns: readonly ModelColumn[], isPro: boolean): Hidden | null {
  const censored = columns.filter(isAnswered).filter((column) => column.wasCensored);
  const [first] = censored;
  if (first) return { kind: hiddenKind(censored), reason: first.censorReason ?? "no_credits" };
  if (columns.length === 0 || !columns.every(isUnpaid)) return null;
  return { kind: "unasked", reason: isPro ? "pro_limit_exceeded" : "no_credits" };
}

function hiddenKind(censored: readonly AnsweredColumn[]): Hidden["kind"] {
  if (censored.some(hidesEntries)) return "positions";
  return censored.some((column) => column.citations.length > 0) ? "sources" : "nothing";
}

/** Opens the top-up dialog with the reason for it. */
export function askForCredits(message = "Buy credits to view every position and keep this search."): void {
  emit("openPricingModal", { feature: KIND_TITLES.company, message, creditsRequired: CREDIT_COST.search });
}
