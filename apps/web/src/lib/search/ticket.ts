/**
 * A ticket is the browser's leave to start one run. Only a click makes one; it is kept for the tab, so that a reload
 * continues the same run and is never charged twice. Asking the same question again makes a new ticket.
 */
import { useSyncExternalStore } from "react";
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

const listeners = new Set<() => void>();

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

function keepTicket(key: string, ticket: RunTicket): void {
  sessionStorage.setItem(key, JSON.stringify(ticket));
  for (const listener of listeners) listener();
}

/** A ticket as storage holds it; null for anything else. */
export function parseTicket(text: string | null): RunTicket | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("clientRunId" in value) || typeof value.clientRunId !== "string") return null;
    if (!("askedAt" in value) || typeof value.askedAt !== "number") return null;
    const isPrivate = "isPrivate" in value && typeof value.isPrivate === "boolean" ? value.isPrivate : null;
    const run = "run" in value ? parseRun(value.run) : null;
    const { clientRunId, askedAt } = value;
    return { clientRunId, isPrivate, askedAt, run };
  } catch {
    return null;
  }
}

function parseRun(value: unknown): StartedRun | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("searchId" in value) || typeof value.searchId !== "string") return null;
  if (!("createdAt" in value) || typeof value.createdAt !== "string") return null;
  return { searchId: value.searchId, createdAt: value.createdAt };
}

/** The ticket of a question's run; null when no click in this tab, or for it, has asked the question. */
export function useTicket(question: Question): RunTicket | null {
  return useSyncExternalStore(
    subscribe,
    () => findTicket(question),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
  for (const listener of listeners) listener();
}

/** Records that the ticket's run was started: from now on it is only followed. */
export function keepStarted(question: Question, { clientRunId }: RunTicket, run: StartedRun): void {
  const key = ticketKey(question);
  const ticket = readTicket(key);
  if (ticket?.clientRunId === clientRunId) keepTicket(key, { ...ticket, run });
}

interface KnownRun {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isPrivate: boolean;
}

/** Ticket of a run that is known, which starts nothing. */
export function ticketOfRun({
  searchId,
  createdAt,
  isPrivate,
}: StartedRun & { isPrivate: boolean }): RunTicket {
  const askedAt = Date.parse(createdAt);
  return { clientRunId: searchId, isPrivate, askedAt, run: { searchId, createdAt } };
}

/** The question's page in this tab shows this run. */
export function adoptRun(question: Question, { id: searchId, createdAt, isPrivate }: KnownRun): void {
  keepTicket(ticketKey(question), ticketOfRun({ searchId, createdAt, isPrivate }));
}

const PREFIX = "new-tab:";
/** A tab that never opened leaves nothing behind. */
export const HAND_OVER_MS = 60_000;

/** Leaves a ticket for the new tab that a click opens. Call it from a click only. */
export function handOverTicket(question: Question, isPrivate: boolean | null): void {
  localStorage.setItem(PREFIX + ticketKey(question), JSON.stringify(createTicket(isPrivate)));
}

/** Takes the ticket that a click in another tab left for this address. */
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
