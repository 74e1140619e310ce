/**
 * A ticket is the browser's leave to start one run. Only a click makes one; it is kept for the tab, so that a reload
 * continues the same run and is never charged twice. Asking the same question again makes a new ticket.
 */
import type { Question } from "./question.ts";

export interface RunTicket {
  readonly clientRunId: string;
  /** Null follows the account's default, which is known after sign-in. */
  readonly isPrivate: boolean | null;
  /** Time of the click, milliseconds since 1970. */
  readonly askedAt: number;
  /** The run, once it has started. */
  readonly run: StartedRun | null;
  /** The run was started before this page load, or elsewhere. */
  readonly wasStarted: boolean;
}

export interface StartedRun {
  readonly searchId: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

const PREFIX = "run:";
/** Tickets of this page load; the tab's storage keeps them for the next one. */
export const tickets = new Map<string, RunTicket>();
export const ticketListeners = new Set<() => void>();

export function ticketKey(question: Question): string {
  const { kind, prompt, models, webSearch } = question;
  const prompt2 = question.kind === "comparison" ? question.prompt2 : null;
  return PREFIX + JSON.stringify([kind, prompt, prompt2, models, webSearch]);
}

/** Call it from a click only. */
export function newTicket(question: Question, isPrivate: boolean | null): void {
  keepTicket(ticketKey(question), createTicket(isPrivate));
}

export function createTicket(isPrivate: boolean | null): RunTicket {
  const clientRunId = crypto.randomUUID();
  return { clientRunId, isPrivate, askedAt: Date.now(), run: null, wasStarted: false };
}

export function keepTicket(key: string, ticket: RunTicket): void {
  tickets.set(key, ticket);
  sessionStorage.setItem(key, JSON.stringify(ticket));
  for (const listener of ticketListeners) listener();
}
