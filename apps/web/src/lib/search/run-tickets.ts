/**
 * A ticket is the browser's leave to start one run. Only a click makes one; it is kept for the tab, so that a reload
 * continues the same run and is never charged twice. Asking the same question again makes a new ticket.
 */
import { type Question, questionPath } from "./question.ts";

export interface RunTicket {
  readonly clientRunId: string;
  /** Null follows the account's default, which is known after sign-in. */
  readonly isPrivate: boolean | null;
  /** Time of the click, milliseconds since 1970. */
  readonly askedAt: number;
  /** The run, once it has started. */
  readonly run: StartedRun | null;
}

export interface StartedRun {
  readonly searchId: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A click starts its run within this time, which includes a guest's sign-in; later the page asks again. */
export const TICKET_MS = 30 * 60_000;

export const ticketListeners = new Set<() => void>();

/** A ticket belongs to its question's address. */
export function ticketKey(question: Question): string {
  return `run:${questionPath(question)}`;
}

/** Call it from a click only. */
export function newTicket(question: Question, isPrivate: boolean | null): void {
  keepTicket(ticketKey(question), createTicket(isPrivate));
}

export function createTicket(isPrivate: boolean | null): RunTicket {
  return { clientRunId: crypto.randomUUID(), isPrivate, askedAt: Date.now(), run: null };
}

export function keepTicket(key: string, ticket: RunTicket): void {
  sessionStorage.setItem(key, JSON.stringify(ticket));
  for (const listener of ticketListeners) listener();
}
