import { LeaseLostError, type Run, readRunEvents, type Tables } from "@standings/database";
import {
  type DiscoveryEvent,
  type DiscoveryRequest,
  type DiscoveryState,
  foldDiscovery,
  NO_DISCOVERY,
  type RunEvent,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";

export interface DiscoveryRun extends Run {
  readonly kind: "discovery";
  readonly request: DiscoveryRequest;
}

export function isDiscoveryRun(run: Run): run is DiscoveryRun {
  return run.kind === "discovery";
}

/** A run that the machine gave to the kind of discoveries. */
export function asDiscoveryRun(run: Run): DiscoveryRun {
  if (!isDiscoveryRun(run)) throw new Error(`Run ${run.id} is no discovery`);
  return run;
}

/** Events of a discovery's log: its kind appends no others. */
export function asDiscoveryEvent(event: RunEvent): DiscoveryEvent {
  return event as DiscoveryEvent;
}

/** The events that begin the tests of prompts. */
export function withPrompts(prompts: readonly string[], at: string): DiscoveryEvent[] {
  return [
    { type: "agent1_complete", at, prompts },
    { type: "agent2_start", at },
  ];
}

/** What the log of a discovery says so far. */
export function stateOf(events: readonly RunEvent[]): DiscoveryState {
  return events.map(asDiscoveryEvent).reduce(foldDiscovery, NO_DISCOVERY);
}

/**
 * What the log of a discovery says, which nobody adds to until the transaction ends. Throws LeaseLostError when this
 * process does not execute it any more.
 */
export async function lockState(
  tx: Transaction<Tables>,
  { executor }: ServiceContext,
  runId: string,
): Promise<DiscoveryState> {
  const held = await tx
    .selectFrom("runs")
    .select("id")
    .where("id", "=", runId)
    .where("lease_owner", "=", executor.id)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLostError(runId);
  return stateOf(await readRunEvents(tx, runId));
}
