import type { RunTicket, StartedRun } from "./run-tickets.ts";

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
