import type { ModelId } from "../models.ts";
import type { RunComplete } from "../runs.ts";

/** Prompt discovery (spec part 2 §2, §4): a model proposes prompts that a buyer would type, then answers each of them. */

/** Prompts of one discovery (spec part 2 §9). */
export const DISCOVERY_PROMPTS = 10;
/** Prompts that are tested at a time. */
export const TESTS_AT_ONCE = 3;

/** What is to be discovered, as it is stored with its run. */
export interface DiscoveryRequest {
  /** Registrable domain. */
  readonly domain: string;
  readonly companyName: string;
  readonly modelId: ModelId;
}

/** How the test of a prompt ended. */
export type TestResult =
  | { readonly status: "completed"; readonly found: true; readonly rank: number; readonly error: null }
  | { readonly status: "completed"; readonly found: false; readonly rank: null; readonly error: null }
  /** `error` is one sentence, safe to show. */
  | { readonly status: "error"; readonly found: false; readonly rank: null; readonly error: string };

/** An event of a discovery's log; times are ISO 8601, `index` counts prompts from 0. */
export type DiscoveryEvent =
  | (DiscoveryRequest & {
      readonly type: "start";
      /** Id of the run. */
      readonly searchId: string;
      readonly remainingCredits: number;
      readonly startedAt: string;
    })
  | { readonly type: "agent1_start"; readonly at: string }
  | { readonly type: "agent1_complete"; readonly at: string; readonly prompts: readonly string[] }
  | { readonly type: "agent2_start"; readonly at: string }
  /** `searchId`: the search that asks the prompt. */
  | { readonly type: "prompt_testing"; readonly index: number; readonly searchId: string }
  | ({ readonly type: "prompt_result"; readonly index: number; readonly at: string } & TestResult)
  /** The viewer stopped it: no more tests begin. Not in the documented stream, whose `complete` says so. */
  | { readonly type: "stopped"; readonly at: string }
  | RunComplete
  | { readonly type: "error"; readonly error: string };

export const DISCOVERY_REQUIRES = "Domain and company name are required";
/** Shown when the strategy step failed for a technical reason, and when nothing else is known (spec part 2 §8). */
export const DISCOVERY_FAILED = "Failed to discover prompts. Please try again.";
export const DISCOVERY_FAILED_TITLE = "Discovery Failed";
/** Names the feature when credits are short (spec part 2 §8). */
export const DISCOVERY_FEATURE = {
  context: "prompt_discovery",
  message: "You need more credits to discover strategic prompts.",
  feature: "Prompt Discovery",
} as const;
