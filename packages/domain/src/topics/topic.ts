import type { NamedEntry } from "../identity/keys.ts";
import type { Market } from "../market.ts";
import type { WordingSetRecord } from "./made-wordings.ts";
import type { TopicForm } from "./topic-form.ts";
import type { Allocation, TopicPlan } from "./topic-plan.ts";
import type { PlannedSpread } from "./topic-spread.ts";

/** A topic: a population of ways of asking one thing (`names-claims-topics-markets.md` §3, record 100). */

/** General: the category alone. Mid: one constraint. Niche: two or more. Lowest first. */
export const WORDING_LEVELS = ["general", "mid", "niche"] as const;
export type WordingLevel = (typeof WORDING_LEVELS)[number];

/** `in`: studies may ask it. `proposed`: a person has not taken it in yet. */
export const WORDING_STATES = ["in", "proposed", "out"] as const;
export type WordingState = (typeof WORDING_STATES)[number];

/** `typed`: typed or pasted. `query`: a row of a file of search queries. `model`: made by a model, checked by another. */
export const WORDING_ORIGINS = ["typed", "query", "model"] as const;
export type WordingOrigin = (typeof WORDING_ORIGINS)[number];

/**
 * Which wordings a study asks: all that are in, or a draw of them where there are more. `alike`: each has the same chance.
 * `by_weight`: the chance of each is its clicks or searches, drawn with replacement; what is drawn then weighs alike.
 */
export const TOPIC_DRAWS = ["all", "alike", "by_weight"] as const;
export type TopicDraw = (typeof TOPIC_DRAWS)[number];
/** The draw that somebody may choose; a study that can ask all asks all. */
export const CHOSEN_DRAWS = ["alike", "by_weight"] as const;
export type ChosenDraw = (typeof CHOSEN_DRAWS)[number];

/** What a topic is divided by, chosen before the first answer: its parts weigh alike. */
export const STRATUM_KINDS = ["level", "persona"] as const;
export type StratumKind = (typeof STRATUM_KINDS)[number];

export const MAX_TOPICS = 50;
export const MAX_WORDINGS = 200;
export const MAX_TOPIC_NAME = 80;
export const MAX_PERSONA = 60;
/** Rows of a file of queries. */
export const MAX_WORDING_ROWS = 1000;
/** Rounds of one wording that a study of a topic asks at most; each costs a credit. */
export const MAX_TOPIC_ROUNDS = 200;
/** Fewer wordings than these speak for no others. */
export const LEAST_SPEAKING = 8;
/** From these on a company is said to stand above another however asked. */
export const LEAST_HOWEVER_ASKED = 24;

/** One way of asking. */
export interface Wording {
  readonly id: string;
  readonly prompt: string;
  readonly level: WordingLevel;
  /** Who asks, in words; null for anybody. */
  readonly persona: string | null;
  readonly origin: WordingOrigin;
  /** Clicks or searches; null where they are not known. */
  readonly weight: number | null;
  readonly state: WordingState;
  /** What it asks for that the wording it was made from does not, as the model that checked it says; null where it asks the same. */
  readonly differs: string | null;
}

/** A wording of a frozen version. */
export interface TopicMember extends Pick<Wording, "prompt" | "level" | "persona" | "weight"> {
  readonly wordingId: string;
  /** The level, or who asks, that it is counted with; "" for anybody. */
  readonly stratum: string;
  /** Its part of the topic, 0 to 1. */
  readonly share: number;
}

/** What a study of a topic asks: stored with its run. */
export interface StudyTopic {
  readonly topicId: string;
  readonly form: TopicForm;
  readonly version: number;
  readonly drawn: TopicDraw;
  readonly strata: StratumKind;
  /** Wordings that were in. */
  readonly frame: number;
  /** In the order in which they are drawn: a study asks the first ones. Drawn by weight, a wording may come more than once. */
  readonly members: readonly TopicMember[];
  readonly plan: TopicPlan;
}

/** A topic as its page shows it. */
export interface TopicRecord {
  readonly id: string;
  readonly name: string;
  readonly brandId: string | null;
  readonly market: Market | null;
  /** It stays once the topic was asked. */
  readonly form: TopicForm;
  /** The company in focus. */
  readonly focus: NamedEntry | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Of the brand that it belongs to; null without one. */
  readonly brandName: string | null;
  readonly wordings: readonly Wording[];
  /** Median likeness of the wordings that are in, by their words: 0 to 1; null for fewer than two. */
  readonly likeness: number | null;
  /** The newest set that models made; null without one. */
  readonly made: WordingSetRecord | null;
  /** Newest first. */
  readonly versions: readonly TopicVersionRecord[];
  /** Newest first. */
  readonly studies: readonly StudyOfTopic[];
}

export interface TopicVersionRecord {
  readonly version: number;
  /** Wordings that were in. */
  readonly wordings: number;
  readonly drawn: TopicDraw;
  readonly strata: StratumKind;
  readonly seed: string;
  readonly sha256: string;
  readonly madeAt: string;
}

export interface StudyOfTopic {
  readonly studyId: string;
  readonly version: number;
  readonly status: string;
  readonly startedAt: string;
  /** Rounds asked, and at most. */
  readonly rounds: number;
  readonly limit: number;
}

/** A row of the list of topics. */
export interface TopicSummary
  extends Pick<TopicRecord, "id" | "name" | "brandId" | "market" | "form" | "focus" | "createdAt"> {
  /** Wordings that studies may ask. */
  readonly wordings: number;
  /** What its newest study found, in a sentence; null before. */
  readonly sentence: string | null;
  /** It was found in answers of the sandbox. */
  readonly isSandbox: boolean;
  readonly isRunning: boolean;
}

/** What a budget would be spent on. */
export interface PlannedTopic {
  /** Wordings that may be asked. */
  readonly frame: number;
  /** How the wordings of the best use are chosen, and the other ways of choosing them that there are. */
  readonly drawn: TopicDraw;
  readonly draws: readonly TopicDraw[];
  readonly best: Allocation;
  /** The same credits on fewer wordings in more rounds; null where they would be the same. */
  readonly other: Allocation | null;
  readonly spread: PlannedSpread;
}
