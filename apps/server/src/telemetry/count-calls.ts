import type { Metrics } from "@standings/telemetry";

/** Counts a call of a procedure of tRPC or of a tool of MCP, by its own name, never by one that a client sent. */
export type CountCall = (procedure: string, status: number, seconds: number) => void;

export function createCountCall(metrics: Pick<Metrics, "calls"> | undefined): CountCall {
  return (procedure, status, seconds) =>
    metrics?.calls.observe({ procedure, outcome: outcomeOf(status) }, seconds);
}

function outcomeOf(status: number): "ok" | "refused" | "failed" {
  if (status < 400) return "ok";
  return status < 500 ? "refused" : "failed";
}
