import type { AnswerVersions } from "../answer-reading.ts";
import { asColumnId, type ColumnId } from "../columns.ts";
import type { SearchedBy } from "../grounding.ts";
import type { NamedEntry } from "../identity/keys.ts";
import type { AskedQuestion } from "../market.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { RankingKind } from "../ranking.ts";
import type { CitedSpan, RunComplete } from "../runs.ts";
import type { StudyTopic, TopicMember } from "../topics/topic.ts";
import { MAX_TOPIC_ROUNDS } from "../topics/topic.ts";
import { membersOfRounds } from "../topics/topic-plan.ts";
import { MAX_ROUNDS } from "./looks.ts";
import type { Measure, StudyOutcome } from "./report.ts";

/** A study: one question asked of the same models in repeated rounds (`studies.md`, record 55). */

/**
 * What a study asks each model in a round: for a list, as a search does; for a list without web search; or the buyer's words
 * alone, in which nobody asks for a list.
 */
export const STUDY_ARMS = ["list", "unsearched", "natural"] as const;
export type StudyArm = (typeof STUDY_ARMS)[number];

/** What ends a study before its last round, decided at its start. */
export type StudyGoal =
  /** Nothing: it asks all rounds. */
  | { readonly type: "rounds" }
  /** X and Y are told apart, or will not be; without Y it is X's neighbour at the first look. */
  | { readonly type: "pair"; readonly x: NamedEntry; readonly y: NamedEntry | null }
  /** Half of the range of X is at most so many points of 100. */
  | {
      readonly type: "width";
      readonly x: NamedEntry;
      readonly measure: Exclude<Measure, "top3">;
      readonly points: number;
    };

/** What is to be studied, as it is stored with its run. */
export interface StudyRequest extends AskedQuestion {
  /** What the models rank. */
  readonly ranking: RankingKind;
  readonly models: readonly ModelId[];
  /** "list" first; each costs one credit a round. */
  readonly arms: readonly StudyArm[];
  readonly goal: StudyGoal;
  /** Rounds asked at most, until it is extended. */
  readonly rounds: number;
  /** Always shown in the table, even if no model lists it; null for none. */
  readonly focus: NamedEntry | null;
  /** The topic whose wordings it asks, one a round; `prompt` is the topic's name then. */
  readonly topic?: StudyTopic | undefined;
}

/** Why a study asks no more rounds. */
export type StudyStop =
  /** All rounds are asked. */
  | "limit"
  /** The pair is told apart. */
  | "apart"
  /** The rounds left would not tell the pair apart. */
  | "hopeless"
  /** The range is as narrow as wanted. */
  | "narrow"
  /** Its owner stopped it. */
  | "stopped"
  /** Several rounds in a row brought no answer. */
  | "failing";

/** A company or an expert in an answer. */
export interface StudyListing extends NamedEntry {
  /** From 1. */
  readonly rank: number;
}

/** How one question to one model ended. */
export interface StudyAnswerEvent {
  readonly type: "answer";
  readonly at: string;
  /** From 1. */
  readonly round: number;
  readonly modelId: ModelId;
  readonly arm: StudyArm;
  /** `answered`: in plain words, to the natural arm. */
  readonly outcome: StudyOutcome | "answered";
  /** In the order of their ranks; none in plain words. */
  readonly results: readonly StudyListing[];
  readonly servedModel: string | null;
  /** Who searched for it; null without a reply. */
  readonly searchedBy: SearchedBy | null;
  /** Versions of the rules that it came about by; null without a reply. */
  readonly versions: AnswerVersions | null;
  readonly durationMs: number;
  /** Why there is no answer, one sentence, safe to show; null when there is one. */
  readonly detail: string | null;
  /** Pages that it cites, of studies of companies. */
  readonly cited?: readonly string[];
  /** Where it cites them, as far as the reply tells. */
  readonly citedAt?: readonly CitedSpan[];
  /** What it searched the web for, empty where that is not told; null: it did not search. */
  readonly queries?: readonly string[] | null;
}

/** The end of a round. */
export interface StudyRoundEvent {
  readonly type: "round_complete";
  readonly at: string;
  readonly round: number;
  /** It brought an answer: only then it is paid for. */
  readonly isCounted: boolean;
  /** Null while the study goes on. */
  readonly stop: StudyStop | null;
  /** The neighbour that the pair was completed with, at the first look. */
  readonly neighbour?: NamedEntry;
}

/** What newer rules of reading read in answers of an ended study; each stands in the place of what was read before. */
export interface StudyRereadEvent {
  readonly type: "read_again";
  readonly at: string;
  readonly answers: readonly StudyAnswerEvent[];
}

/** An event of a study's log; times are ISO 8601. */
export type StudyEvent =
  | (StudyRequest & {
      readonly type: "start";
      /** Id of the run. */
      readonly searchId: string;
      readonly remainingCredits: number;
      readonly startedAt: string;
    })
  | StudyAnswerEvent
  | StudyRoundEvent
  | StudyRereadEvent
  /** Its owner stopped it: the round under way ends, and no other begins. */
  | { readonly type: "stopped"; readonly at: string }
  /** Its owner asks for more rounds. */
  | {
      readonly type: "extended";
      readonly at: string;
      readonly rounds: number;
      readonly remainingCredits: number;
      /** Not in logs of before 2026-11-26. */
      readonly creditsHeld?: number;
      /** By which the client that asked knows it. */
      readonly clientRunId?: string;
    }
  | RunComplete;

/** Printable, so that any column can be asked of the database. */
const STEP = /^([^\s\p{C}]+)_round(\d+)(?:_(unsearched|natural))?$/u;

/** One question of a study: a model, a round and an arm. */
export interface StudyQuestion {
  readonly modelId: ModelId;
  readonly round: number;
  readonly arm: StudyArm;
}

/** Column of a question, which its answer is stored under: `openai/gpt-4.1-mini_round3_natural`. */
export function studyColumn({ modelId, round, arm }: StudyQuestion): ColumnId {
  return asColumnId(`${modelId}_round${round}${arm === "list" ? "" : `_${arm}`}`);
}

/** The question of a column; null for other ids. */
export function readStudyColumn(columnId: string): StudyQuestion | null {
  const [, modelId, round, arm = "list"] = STEP.exec(columnId) ?? [];
  if (modelId === undefined) return null;
  return { modelId: modelId as ModelId, round: Number(round), arm: arm as StudyArm };
}

/** Credits of one round. */
export function roundCost({ arms }: Pick<StudyRequest, "arms">): number {
  return arms.length;
}

/** Rounds that a study asks at most, extensions included. */
export function mostRounds({ topic }: Pick<StudyRequest, "topic">): number {
  return topic ? MAX_TOPIC_ROUNDS : MAX_ROUNDS;
}

/** What a round asks: of a topic one of its wordings. */
export function promptOfRound(
  { prompt, topic }: Pick<StudyRequest, "prompt" | "topic">,
  round: number,
): string {
  return memberOfRound({ topic }, round)?.prompt ?? prompt;
}

/** The wording of a topic that a round asks; undefined for one question. */
export function memberOfRound(
  { topic }: Pick<StudyRequest, "topic">,
  round: number,
): TopicMember | undefined {
  return topic?.members[membersOfRounds(topic.plan, topic.members.length, round).at(-1) ?? 0];
}

/** The arms of a study, from what somebody asks for beside the list; web search can only be left out where there is some. */
export function studyArms(asked: {
  readonly webSearch: boolean;
  readonly compareSearch: boolean;
  readonly natural: boolean;
}): StudyArm[] {
  return [
    "list",
    ...(asked.compareSearch && asked.webSearch ? (["unsearched"] as const) : []),
    ...(asked.natural ? (["natural"] as const) : []),
  ];
}

/** Names the feature when credits are short. */
export const STUDY_FEATURE = {
  context: "study",
  message: "You need more credits for this study.",
  feature: "Study",
} as const;
