import type { AnalysisEvent } from "@standings/domain";
import { followAnalysis } from "../src/analyses/follow-analysis.ts";
import { type AnalysisOrder, startAnalysis } from "../src/analyses/start-analysis.ts";
import type { TestUser } from "./users.ts";

/** An order of an analysis of a company that has a site in the sandbox. */
export function analysisOf(changes: Partial<AnalysisOrder> = {}): AnalysisOrder {
  return {
    kind: "seo",
    domain: "hubspot.com",
    companyName: "HubSpot",
    modelId: "openai/gpt-4.1-mini",
    clientRunId: crypto.randomUUID(),
    ...changes,
  };
}

/** What a user sees of an analysis until its end, or until an event of a type. */
export async function watchAnalysis(
  { request }: TestUser,
  runId: string,
  until: AnalysisEvent["type"] = "complete",
): Promise<AnalysisEvent[]> {
  const signal = AbortSignal.timeout(120_000);
  const followed = await followAnalysis(request, { runId, afterSeq: 0, signal });
  const events: AnalysisEvent[] = [];
  for await (const { event } of followed) {
    events.push(event);
    if (event.type === until) break;
  }
  signal.throwIfAborted();
  return events;
}

/** An analysis of the sandbox's, from its start to its end. */
export async function analyse(user: TestUser, changes: Partial<AnalysisOrder> = {}) {
  const { runId } = await startAnalysis(user.request, analysisOf(changes));
  return { runId, events: await watchAnalysis(user, runId) };
}
