/**
 * A ticket is the browser's claim on one run: its `clientRunId` is kept for the tab, so that a reload
 * continues the same run and is never charged twice. Asking the same question again makes a new ticket.
 */
import { useSyncExternalStore } from "react";
import type { Question } from "./question.ts";

export interface RunTicket {
  readonly clientRunId: string;
  /** Null follows the account's default, known only once somebody is signed in. */
  readonly isPrivate: boolean | null;
  /** Its run had been started before this page was loaded. */
  readonly wasStarted: boolean;
}

const PREFIX = "run:";
const known = new Map<string, RunTicket>();
const listeners = new Set<() => void>();

function keyOf(question: Question): string {
  const { kind, prompt, models, webSearch } = question;
  const prompt2 = question.kind === "comparison" ? question.prompt2 : null;
  return PREFIX + JSON.stringify([kind, prompt, prompt2, models, webSearch]);
}

export function newTicket(question: Question, isPrivate: boolean | null): RunTicket {
  const ticket = newTicketQuietly(question, isPrivate);
  for (const listener of listeners) listener();
  return ticket;
}

function findOrCreate(question: Question): RunTicket {
  const key = keyOf(question);
  const ticket = known.get(key) ?? parseTicket(sessionStorage.getItem(key));
  if (!ticket) return newTicketQuietly(question, null);
  known.set(key, ticket);
  return ticket;
}

function newTicketQuietly(question: Question, isPrivate: boolean | null): RunTicket {
  const ticket = { clientRunId: crypto.randomUUID(), isPrivate, wasStarted: false };
  known.set(keyOf(question), ticket);
  sessionStorage.setItem(keyOf(question), JSON.stringify(ticket));
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
  const key = keyOf(question);
  const settled = { ...ticket, isPrivate: byDefault };
  known.set(key, settled);
  sessionStorage.setItem(key, JSON.stringify(settled));
  for (const listener of listeners) listener();
  return byDefault;
}

/** For the next time the page is loaded. */
export function keepStarted(question: Question, { clientRunId }: RunTicket): void {
  const key = keyOf(question);
  const ticket = known.get(key);
  if (ticket?.clientRunId !== clientRunId) return;
  sessionStorage.setItem(key, JSON.stringify({ ...ticket, wasStarted: true }));
}

export function useTicket(question: Question): RunTicket {
  return useSyncExternalStore(
    subscribe,
    () => findOrCreate(question),
    () => ({ clientRunId: "", isPrivate: false, wasStarted: false }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
