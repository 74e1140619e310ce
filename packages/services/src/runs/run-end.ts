import type { RunEnd } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import type { RunProgress } from "./kind-of-run.ts";

/** The state of a run that its end is decided on. */
export function runEnd({ executor }: ServiceContext, { run, events }: RunProgress): RunEnd {
  return { runId: run.id, owner: executor.id, lastSeq: events.length };
}
