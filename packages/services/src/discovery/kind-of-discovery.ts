import type { LoggedEvent, Run } from "@standings/database";
import {
  CREDIT_COST,
  type DiscoveryRequest,
  discoveryCost,
  type RunRequest,
  TESTS_AT_ONCE,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { COMMON_PARTS } from "../runs/common-parts.ts";
import type { KindOfRun, RunProgress, StepOptions } from "../runs/kind-of-run.ts";
import { asDiscoveryRun, stateOf, withPrompts } from "./discovery-run.ts";
import { proposePrompts } from "./propose-prompts.ts";
import { testPrompt } from "./test-prompt.ts";

/** The first step; the others are named by the number of their prompt, from 0. */
const STRATEGY = "strategy";

/** A discovery as a run: one step proposes prompts, unless they came with it, and each of them is a step that tests it. */
export const DISCOVERY: KindOfRun<ServiceContext> = {
  cost: CREDIT_COST.discovery,
  costOf: (request) => discoveryCost(asRequest(request).modelIds.length),
  stepsAtOnce: TESTS_AT_ONCE,
  chargeReason: "discovery",
  refundReason: "discovery_refund",
  ...COMMON_PARTS,
  begin(_services, { runId, request, startedAt: at }) {
    const asked = asRequest(request);
    const { prompts } = asked;
    return [
      { type: "start", searchId: runId, ...asked, startedAt: at },
      { type: "agent1_start", at },
      ...(prompts === null ? [] : withPrompts(prompts, at)),
    ];
  },
  stepsLeft,
  doStep,
  hasResult,
};

/** Requests of this kind's runs. */
function asRequest(request: RunRequest): DiscoveryRequest {
  return request as DiscoveryRequest;
}

/** A stopped discovery begins nothing more; what it has begun it ends. A draft ends with its prompts. */
function stepsLeft({ events }: RunProgress): string[] {
  const { items, isDraft, isStopped, error } = stateOf(events);
  if (items.length === 0) return isStopped || error !== null ? [] : [STRATEGY];
  if (isDraft) return [];
  return items.flatMap(({ status }, index) => {
    const isLeft = status === "testing" || (status === "pending" && !isStopped);
    return isLeft ? [String(index)] : [];
  });
}

function doStep(
  services: ServiceContext,
  run: Run,
  step: string,
  { signal }: StepOptions,
): Promise<LoggedEvent | undefined> {
  const discovery = asDiscoveryRun(run);
  if (step === STRATEGY) return proposePrompts(services, discovery, signal);
  return testPrompt(services, discovery, Number(step), signal);
}

/** Its prompts are what is paid for, unless every model call after them failed. */
function hasResult({ events }: RunProgress): boolean {
  const { items, isDraft, isStopped } = stateOf(events);
  return items.some(({ status }) => status === "completed") || ((isDraft || isStopped) && items.length > 0);
}
