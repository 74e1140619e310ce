import { useSyncExternalStore } from "react";
import type { Question } from "../../../lib/search/question.ts";
import {
  createTicket,
  type RunTicket,
  ticketKey,
  ticketListeners,
  tickets,
} from "../../../lib/search/run-tickets.ts";

/** Ticket of a question's run; created when this tab asks the question for the first time. */
export function useTicket(question: Question): RunTicket {
  return useSyncExternalStore(
    subscribe,
    () => findOrCreate(question),
    () => ({ clientRunId: "", isPrivate: false, wasStarted: false }),
  );
}

function subscribe(listener: () => void): () => void {
  ticketListeners.add(listener);
  return () => ticketListeners.delete(listener);
}

function findOrCreate(question: Question): RunTicket {
  const key = ticketKey(question);
  const ticket = tickets.get(key) ?? parseTicket(sessionStorage.getItem(key));
  if (!ticket) return createTicket(question, null);
  tickets.set(key, ticket);
  return ticket;
}

function parseTicket(text: string | null): RunTicket | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("clientRunId" in value) || typeof value.clientRunId !== "string") return null;
    const isPrivate = "isPrivate" in value && typeof value.isPrivate === "boolean" ? value.isPrivate : null;
    const wasStarted = "wasStarted" in value && value.wasStarted === true;
    return { clientRunId: value.clientRunId, isPrivate, wasStarted };
  } catch {
    return null;
  }
}

/** Fixes a ticket's privacy before its run starts, so that a reload asks for the same run. */
export function settlePrivacy(question: Question, ticket: RunTicket, byDefault: boolean): boolean {
  if (ticket.isPrivate !== null) return ticket.isPrivate;
  const key = ticketKey(question);
  const settled = { ...ticket, isPrivate: byDefault };
  tickets.set(key, settled);
  sessionStorage.setItem(key, JSON.stringify(settled));
  for (const listener of ticketListeners) listener();
  return byDefault;
}

/** Records in the tab's storage that the run was started, for the next page load. */
export function keepStarted(question: Question, { clientRunId }: RunTicket): void {
  const key = ticketKey(question);
  const ticket = tickets.get(key);
  if (ticket?.clientRunId !== clientRunId) return;
  sessionStorage.setItem(key, JSON.stringify({ ...ticket, wasStarted: true }));
}
