/**
 * The browser's leave to begin one analysis of a company. Only a click makes one (decision 18); it is kept for the tab and
 * works once, so that an address, a reload or a shared link begins nothing.
 */
import type { AnalysisKind, AnalysisRecord } from "@standings/domain";
import { createTicket, parseTicket, TICKET_MS } from "./ticket.ts";

const prefixOf = (kind: AnalysisKind) => `analysis:${kind}:`;

/** An analysis younger than this is shown instead of a new one, as a search is. */
export const SHOWN_AGAIN_MS = 24 * 3600_000;

/** Call it from a click only, with the domain as it was typed. */
export function newAnalysisTickets(domain: string, kinds: readonly AnalysisKind[]): void {
  for (const kind of kinds) {
    sessionStorage.setItem(prefixOf(kind) + domain, JSON.stringify(createTicket(null)));
  }
}

/** A click asked for an analysis of this kind, and nothing has begun it yet. */
export function hasAnalysisTicket(domain: string, kind: AnalysisKind): boolean {
  return findKey(domain, kind) !== undefined;
}

type Stored = Pick<AnalysisRecord, "createdAt" | "isRunning" | "censorReason">;

/**
 * Call it when the stored analysis is known, from an effect or a handler. Gives the `clientRunId` of the analysis to begin,
 * and uses the click's leave up. Null: no click asked for it, the click is too old, or `stored` is to be shown instead,
 * because it runs, or is less than a day old and not censored.
 */
export function takeAnalysisTicket(domain: string, kind: AnalysisKind, stored: Stored | null): string | null {
  const key = findKey(domain, kind);
  if (key === undefined) return null;
  const ticket = parseTicket(sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  const now = Date.now();
  if (!ticket || now - ticket.askedAt > TICKET_MS || isShownAgain(stored, now)) return null;
  return ticket.clientRunId;
}

/** The page's domain is the registrable one: a click on docs.stripe.com opens stripe.com. */
function findKey(domain: string, kind: AnalysisKind): string | undefined {
  const prefix = prefixOf(kind);
  return Object.keys(sessionStorage).find(
    (key) => key === prefix + domain || (key.startsWith(prefix) && key.endsWith(`.${domain}`)),
  );
}

function isShownAgain(stored: Stored | null, now: number): boolean {
  if (!stored) return false;
  const age = now - Date.parse(stored.createdAt);
  return stored.isRunning || (stored.censorReason === null && age < SHOWN_AGAIN_MS);
}
