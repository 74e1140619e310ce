import type { CompanySuggestion } from "../company.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { DiscoveryEvent, DiscoveryRequest, ModelTest, TestResult } from "./discovery-run.ts";
import type { Trade } from "./trade.ts";

/** A prompt of a discovery, as the stream and the screen show it (spec part 2 §3). */
export interface DiscoveryItem extends TestResult {
  readonly prompt: string;
  readonly searchId: string | null;
  /** "error" when no model answered. */
  readonly status: "pending" | "testing" | "completed" | "error";
  /** Some model lists the company. */
  readonly found: boolean;
  /** Mean over the models that list it, one decimal; null when none does. */
  readonly rank: number | null;
  /** Why there is no answer: one sentence, safe to show. */
  readonly error: string | null;
}

/** Where a discovery stands; a failed strategy step returns it to "idle" (spec part 2 §4). */
export type DiscoveryPhase = "idle" | "agent1" | "agent2" | "complete";

/** What a discovery's log says so far. */
export interface DiscoveryState {
  readonly phase: DiscoveryPhase;
  /** Null before its first event. */
  readonly runId: string | null;
  /** None before its first event. */
  readonly modelIds: readonly ModelId[];
  readonly trade: Trade | null;
  /** It ends with its prompts. */
  readonly isDraft: boolean;
  readonly items: readonly DiscoveryItem[];
  /** ISO 8601, as the other times; null while not yet. */
  readonly startedAt: string | null;
  readonly proposedAt: string | null;
  /** The last test that has ended. */
  readonly testedAt: string | null;
  readonly isStopped: boolean;
  readonly hasEnded: boolean;
  readonly isRefunded: boolean;
  readonly error: string | null;
}

/** A discovery with what files and papers say of it. */
export interface DiscoveryRecord extends CompanyAsked {
  readonly runId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  readonly state: DiscoveryState;
}

type CompanyAsked = Pick<DiscoveryRequest, "domain" | "companyName">;

export const NO_DISCOVERY: DiscoveryState = {
  phase: "idle",
  runId: null,
  modelIds: [],
  trade: null,
  isDraft: false,
  items: [],
  startedAt: null,
  proposedAt: null,
  testedAt: null,
  isStopped: false,
  hasEnded: false,
  isRefunded: false,
  error: null,
};

const PENDING = {
  searchId: null,
  status: "pending",
  found: false,
  rank: null,
  error: null,
  byModel: [],
  named: [],
} as const;

/** The state after one more event of the log. */
export function foldDiscovery(state: DiscoveryState, event: DiscoveryEvent): DiscoveryState {
  switch (event.type) {
    case "start": {
      const { searchId: runId, modelIds, trade, isDraft, startedAt } = event;
      return { ...NO_DISCOVERY, phase: "agent1", runId, modelIds, trade, isDraft, startedAt };
    }
    case "agent1_start":
      return state;
    case "agent1_complete":
      return { ...state, items: event.prompts.map(toItem), proposedAt: event.at };
    case "agent2_start":
      return { ...state, phase: "agent2" };
    case "prompt_testing": {
      const { searchId } = event;
      return withItem(state, event.index, ({ prompt }) => ({
        ...PENDING,
        prompt,
        searchId,
        status: "testing",
      }));
    }
    case "prompt_result": {
      const { index, at, byModel, named } = event;
      const done = withItem(state, index, ({ prompt, searchId }) => {
        return { prompt, searchId, byModel, named, ...sumUp(byModel) };
      });
      return { ...done, testedAt: at };
    }
    case "stopped":
      return { ...state, isStopped: true };
    case "error":
      return { ...state, phase: "idle", error: event.error };
    case "complete": {
      const phase = state.items.length === 0 || state.isDraft ? "idle" : "complete";
      return { ...state, phase, hasEnded: true, isRefunded: event.refunded };
    }
  }
}

/** A prompt that has not been tested. */
export function toItem(prompt: string): DiscoveryItem {
  return { ...PENDING, prompt };
}

function withItem(
  state: DiscoveryState,
  index: number,
  change: (item: DiscoveryItem) => DiscoveryItem,
): DiscoveryState {
  return { ...state, items: state.items.map((item, place) => (place === index ? change(item) : item)) };
}

function sumUp(byModel: readonly ModelTest[]): Pick<DiscoveryItem, "status" | "found" | "rank" | "error"> {
  const isAnswered = byModel.some(({ status }) => status === "completed");
  const rank = meanOf(byModel.flatMap((test) => test.rank ?? []));
  const error = byModel.find((test) => test.error !== null)?.error ?? null;
  return {
    status: isAnswered ? "completed" : "error",
    found: rank !== null,
    rank: roundedOf(rank),
    error: isAnswered ? null : error,
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function roundedOf(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}

/** What a discovery found so far (spec part 2 §2, §3). */
export interface DiscoveryFigures {
  /** Prompts proposed. */
  readonly generated: number;
  /** Prompts whose test has ended, with or without an answer. */
  readonly tested: number;
  /** Prompts with an answer that lists the company. */
  readonly successful: number;
  /** Answers of all models, and those that list the company. */
  readonly answers: number;
  readonly listed: number;
  /** Mean over the models of their mean ranks where they list it, one decimal; null where none does. */
  readonly averageRank: number | null;
}

export function discoveryFigures(items: readonly DiscoveryItem[]): DiscoveryFigures {
  const answers = items.flatMap(({ byModel }) => byModel.filter(({ status }) => status === "completed"));
  const ranks = Map.groupBy(answers, ({ modelId }) => modelId);
  const means = [...ranks.values()].flatMap((own) => meanOf(own.flatMap(({ rank }) => rank ?? [])) ?? []);
  return {
    generated: items.length,
    tested: items.filter(hasEnded).length,
    successful: items.filter(({ found }) => found).length,
    answers: answers.length,
    listed: answers.filter(({ rank }) => rank !== null).length,
    averageRank: roundedOf(meanOf(means)),
  };
}

/** A company that stands among the first three where another is not listed, and in how many such prompts. */
export interface NamedInstead extends CompanySuggestion {
  readonly prompts: number;
}

/** Who is named in the prompts whose answers do not list the company, most often first. */
export function namedInstead(items: readonly DiscoveryItem[]): {
  readonly prompts: number;
  readonly companies: readonly NamedInstead[];
} {
  const missing = items.filter(({ status, found }) => status === "completed" && !found);
  const byKey = new Map<string, NamedInstead>();
  for (const { name, domain } of missing.flatMap(({ named }) => named)) {
    const key = domain === "" ? name.toLowerCase() : domain;
    byKey.set(key, { name, domain, prompts: (byKey.get(key)?.prompts ?? 0) + 1 });
  }
  const companies = [...byKey.values()].sort(
    (a, b) => b.prompts - a.prompts || a.name.localeCompare(b.name, "en"),
  );
  return { prompts: missing.length, companies };
}

/** Whether the test of a prompt has ended, with an answer or without. */
export function hasEnded({ status }: DiscoveryItem): boolean {
  return status === "completed" || status === "error";
}
