import type { CompanySuggestion } from "../company.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { RunComplete } from "../runs.ts";
import type { Trade } from "./trade.ts";

/** Prompt discovery (spec part 2 §2, §4): a model proposes prompts that a buyer would type, then models answer each of them. */

/** What is to be discovered, as it is stored with its run. */
export interface DiscoveryRequest {
  /** Registrable domain. */
  readonly domain: string;
  readonly companyName: string;
  /** One to five; the first proposes the prompts, all answer them. */
  readonly modelIds: readonly ModelId[];
  /** Null: nobody said what the company sells. */
  readonly trade: Trade | null;
  /** The prompts to test; null has the model propose them. */
  readonly prompts: readonly string[] | null;
  /** It ends with its prompts, which its owner may change before they are tested. */
  readonly isDraft: boolean;
}

/** One model's answer to a prompt: the company's rank in it, null where it is not listed or there is none. */
export interface ModelTest {
  readonly modelId: ModelId;
  readonly status: "completed" | "error";
  readonly rank: number | null;
  /** One sentence, safe to show. */
  readonly error: string | null;
}

/** How the test of a prompt ended. */
export interface TestResult {
  /** In the order of the discovery's models. */
  readonly byModel: readonly ModelTest[];
  /** The first three companies of all answers together. */
  readonly named: readonly CompanySuggestion[];
}

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
