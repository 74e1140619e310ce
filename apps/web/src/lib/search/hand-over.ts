/**
 * A click that opens a new tab leaves its ticket in the browser's storage, where the new tab takes it. It works once and
 * for a minute, so that a tab that never opened leaves nothing behind.
 */

import { parseTicket } from "./parse-ticket.ts";
import type { Question } from "./question.ts";
import { createTicket, type RunTicket, ticketKey } from "./run-tickets.ts";

const PREFIX = "new-tab:";
export const HAND_OVER_MS = 60_000;

/** Call it from a click only. */
export function handOverTicket(question: Question, isPrivate: boolean | null): void {
  localStorage.setItem(PREFIX + ticketKey(question), JSON.stringify(createTicket(isPrivate)));
}

/** The ticket that a click in another tab left for this address, and removes it. */
export function takeHandedOver(key: string): RunTicket | null {
  const ticket = parseTicket(localStorage.getItem(PREFIX + key));
  for (const name of Object.keys(localStorage)) {
    if (name === PREFIX + key || (name.startsWith(PREFIX) && isOver(localStorage.getItem(name)))) {
      localStorage.removeItem(name);
    }
  }
  return ticket && !isTooOld(ticket) ? ticket : null;
}

function isOver(text: string | null): boolean {
  const ticket = parseTicket(text);
  return !ticket || isTooOld(ticket);
}

function isTooOld({ askedAt }: RunTicket): boolean {
  return Math.abs(Date.now() - askedAt) > HAND_OVER_MS;
}
