import type { Question } from "./question.ts";
import { keepTicket, type RunTicket, type StartedRun, ticketKey } from "./run-tickets.ts";

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
