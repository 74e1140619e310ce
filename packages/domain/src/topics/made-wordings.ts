import type { Market } from "../market.ts";
import type { RunComplete, RunStatus } from "../runs.ts";
import { isInOtherLanguage, isSurelyEnglish } from "./language-of-wording.ts";
import { ALIKE, likeness, wordSet } from "./likeness.ts";
import { LEAST_HOWEVER_ASKED, WORDING_LEVELS, type Wording, type WordingLevel } from "./topic.ts";
import {
  type CheckedWording,
  checkRow,
  type RowRules,
  WORDING_REFUSALS,
  type WordingRefusal,
} from "./wording-rows.ts";

/** Wordings that a model makes of one and another model checks: a set (`names-claims-topics-markets.md` §3.7, record 107). */

/** Names the feature when credits are short. */
export const WORDINGS_FEATURE = {
  context: "wordings",
  message: "You need more credits to have wordings made.",
  feature: "Wordings",
} as const;

/** Wordings of a set at most. */
export const MAX_MADE = 24;
/** Made where a topic has wordings enough. */
const USUAL = 12;

/** Wordings that a set of a topic with so many is asked for: as many as are missing to speak however asked, and twelve after. */
export function wordingsToMake(taken: number): number {
  return taken < LEAST_HOWEVER_ASKED ? LEAST_HOWEVER_ASKED - taken : USUAL;
}

/**
 * The wording to make others from, of those that studies may ask: of the lowest level, which leaves most room for others, the first
 * that no model made, so that sets do not drift. Undefined without one.
 */
export function wordingToMakeFrom(wordings: readonly Wording[]): Wording | undefined {
  const taken = wordings.filter(({ state }) => state === "in");
  const level = WORDING_LEVELS.find((one) => taken.some((wording) => wording.level === one));
  const own = taken.filter((wording) => wording.level === level);
  return own.find(({ origin }) => origin !== "model") ?? own[0];
}

/** What a set is made of, as it is stored with its run. */
export interface WordingsRequest {
  readonly topicId: string;
  /** The topic's name. */
  readonly topic: string;
  /** The wording that the others are made from, and its level. */
  readonly prompt: string;
  readonly level: WordingLevel;
  readonly market: Market | null;
  /** Wordings to make. */
  readonly count: number;
  /** What its owner asked for. */
  readonly wish: SetWish;
}

/** The part of a start that its repetition must have in common with it. */
export interface SetWish {
  /** The wording to make others from; null: `wordingToMakeFrom`. */
  readonly wordingId: string | null;
  /** Wordings to make; null: `wordingsToMake`. */
  readonly count: number | null;
}

/** The language that wordings are to be in, an ISO 639 code: the market's, or that of what they are made from; null: not known. */
export function languageToMakeIn({
  market,
  prompt,
}: Pick<WordingsRequest, "market" | "prompt">): string | null {
  return market?.language ?? (isSurelyEnglish(prompt) ? "en" : null);
}

/** A wording that a model made. */
export interface MadeWording {
  readonly text: string;
  readonly level: WordingLevel;
  readonly persona: string | null;
}

/** A wording that was made and is not proposed. */
export interface RefusedWording {
  readonly text: string;
  readonly reason: WordingRefusal;
}

export type WordingsEvent =
  | (WordingsRequest & {
      readonly type: "start";
      /** Id of the run. */
      readonly searchId: string;
      readonly remainingCredits: number;
      /** ISO 8601. */
      readonly startedAt: string;
    })
  | ({ readonly type: "wordings_made"; readonly at: string } & MadeSet)
  | RunComplete
  | { readonly type: "error"; readonly error: string };

/** What came of a set. */
export interface MadeSet {
  /** Ids of the model that made them, and of the one that checked them. */
  readonly madeBy: string;
  readonly checkedBy: string;
  /** How many wait for a person, who takes or leaves each. */
  readonly proposed: number;
  readonly refused: readonly RefusedWording[];
}

/** Why a set is given back of which nothing is proposed, a sentence: its texts are not told, as they were not paid. */
export function noneProposed(refused: readonly RefusedWording[]): string {
  const counts = new Map<WordingRefusal, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => `${WORDING_REFUSALS[reason]} (${count})`);
  return `None of the wordings that the model made can be used: ${reasons.join(", ")}.`;
}

/** The newest set of a topic. */
export interface WordingSetRecord {
  readonly runId: string;
  readonly status: RunStatus;
  /** The wording that it is made from. */
  readonly from: string;
  /** The sandbox made it. */
  readonly isSandbox: boolean;
  /** Null while it runs, and where it failed. */
  readonly made: MadeSet | null;
  /** Why it failed, a sentence; null otherwise. */
  readonly error: string | null;
}

export interface MadeRules extends RowRules {
  /** Wordings that the topic has, whatever their state. */
  readonly prompts: readonly string[];
  /** ISO 639 code of the language that they are to be in; null: not known. */
  readonly language: string | null;
  /** Whether it names a company that nobody here watches. */
  readonly namesOther: (prompt: string) => boolean;
}

/** What code lets through of the wordings that a model made, in their order; another model checks these. */
export function checkMade(
  made: readonly MadeWording[],
  { prompts, language, namesOther, ...rules }: MadeRules,
): { readonly passed: readonly CheckedWording[]; readonly refused: readonly RefusedWording[] } {
  const passed = new Map<string, CheckedWording>();
  const refused: RefusedWording[] = [];
  const sets = prompts.map(wordSet);
  const refusalOf = (prompt: string): WordingRefusal | null => {
    const words = wordSet(prompt);
    if (sets.some((other) => likeness(words, other) >= ALIKE)) return "alike";
    if (namesOther(prompt)) return "names_other";
    return language !== null && isInOtherLanguage(prompt, language) ? "language" : null;
  };
  for (const one of made) {
    const checked = checkRow(one, rules, passed);
    const reason = typeof checked === "string" ? checked : refusalOf(checked.prompt);
    if (reason !== null) refused.push({ text: shown(one.text), reason });
    else if (typeof checked !== "string") {
      passed.set(checked.key, checked);
      sets.push(wordSet(checked.prompt));
    }
  }
  return { passed: [...passed.values()], refused };
}

const SHOWN = 200;

/** A refused text in a line that can be stored and shown. */
function shown(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}…` : line;
}
