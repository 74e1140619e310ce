/**
 * A ticket is the browser's claim on one run: its `clientRunId` is kept for the tab, so that a reload
 * continues the same run and is never charged twice. Asking the same question again makes a new ticket.
 */
import type { Question } from "./question.ts";

export interface RunTicket {
  readonly clientRunId: string;
  /** Null follows the account's default, which is known after sign-in. */
  readonly isPrivate: boolean | null;
  /** The run was started before this page load. */
  readonly wasStarted: boolean;
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

export function newTicket(question: Question, isPrivate: boolean | null): RunTicket {
  const ticket = createTicket(question, isPrivate);
  for (const listener of ticketListeners) listener();
  return ticket;
}

/** Creates a ticket without notifying the listeners. */
export function createTicket(question: Question, isPrivate: boolean | null): RunTicket {
  const ticket = { clientRunId: crypto.randomUUID(), isPrivate, wasStarted: false };
  const key = ticketKey(question);
  tickets.set(key, ticket);
  sessionStorage.setItem(key, JSON.stringify(ticket));
  return ticket;
}
