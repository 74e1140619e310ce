import { useSyncExternalStore } from "react";
import { takeHandedOver } from "../../../lib/search/hand-over.ts";
import { parseTicket } from "../../../lib/search/parse-ticket.ts";
import type { Question } from "../../../lib/search/question.ts";
import {
  keepTicket,
  type RunTicket,
  type StartedRun,
  TICKET_MS,
  ticketKey,
  ticketListeners,
} from "../../../lib/search/run-tickets.ts";

/** The ticket of a question's run; null when no click in this tab, or for it, has asked the question. */
export function useTicket(question: Question): RunTicket | null {
  return useSyncExternalStore(
    subscribe,
    () => findTicket(question),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  ticketListeners.add(listener);
  return () => ticketListeners.delete(listener);
}

/** The tickets last read, so that an unchanged one is the same object. */
const lastRead = new Map<string, { readonly text: string; readonly ticket: RunTicket | null }>();

function findTicket(question: Question): RunTicket | null {
  const key = ticketKey(question);
  const ticket = readTicket(key);
  return ticket && (ticket.run !== null || Date.now() - ticket.askedAt <= TICKET_MS) ? ticket : null;
}

function readTicket(key: string): RunTicket | null {
  const text = sessionStorage.getItem(key) ?? takeNew(key);
  if (text === null) return null;
  const known = lastRead.get(key);
  if (known?.text === text) return known.ticket;
  const ticket = parseTicket(text);
  lastRead.set(key, { text, ticket });
  return ticket;
}

/** Kept at once: a guest who signs in with Google leaves the page in between. */
function takeNew(key: string): string | null {
  const ticket = takeHandedOver(key);
  if (ticket) sessionStorage.setItem(key, JSON.stringify(ticket));
  return sessionStorage.getItem(key);
}

/** Fixes a ticket's privacy before its run starts, so that a reload asks for the same run. */
export function settlePrivacy(question: Question, ticket: RunTicket, byDefault: boolean): boolean {
  if (ticket.isPrivate !== null) return ticket.isPrivate;
  keepTicket(ticketKey(question), { ...ticket, isPrivate: byDefault });
  return byDefault;
}

/** Forgets the ticket of a run that is not there any more, or belongs to another account. */
export function dropTicket(question: Question): void {
  const key = ticketKey(question);
  sessionStorage.removeItem(key);
  for (const listener of ticketListeners) listener();
}

/** Records that the ticket's run was started: from now on it is only followed. */
export function keepStarted(question: Question, { clientRunId }: RunTicket, run: StartedRun): void {
  const key = ticketKey(question);
  const ticket = readTicket(key);
  if (ticket?.clientRunId === clientRunId) keepTicket(key, { ...ticket, run });
}
