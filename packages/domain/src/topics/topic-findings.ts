import type { Change } from "../brands/overview.ts";
import type { Interval } from "../studies/report.ts";
import type { StudyVerdict } from "../studies/verdict.ts";
import type { StratumKind, TopicDraw, WordingLevel } from "./topic.ts";
import type { TopicForm } from "./topic-form.ts";
import type { KnownSpread } from "./topic-spread.ts";

/**
 * What a study of a topic found (`names-claims-topics-markets.md` §3.3): how often answers list a company, of a topic in plain words
 * how often they name it. Shares are from 0 to 1.
 */

/** How often somebody is listed or named, with both ranges. */
export interface TopicFigure {
  readonly value: number;
  /** How the figure would scatter had other wordings of the same kind been drawn; null below two of a level. */
  readonly overWordings: Interval | null;
  /** How it would scatter were the same wordings asked again; null where too few were asked twice. */
  readonly exactlyThese: Interval | null;
}

/** Wordings of one level, or of one persona. */
export interface StratumFigure extends TopicFigure {
  /** The level, or who asks; "" for anybody. */
  readonly stratum: string;
  readonly wordings: number;
}

/** Two strata that Benjamini and Hochberg's procedure over all pairs tells apart. */
export interface StrataApart {
  readonly higher: string;
  readonly lower: string;
  /** Higher less lower, over ways of asking: 0 to 1. */
  readonly difference: number;
  readonly range: Interval;
}

/** A model that counts, in its own answers. */
export interface ModelFigure extends TopicFigure {
  readonly modelId: string;
}

/** Rounds of one wording from which on it has a verdict of its own. */
export const LEAST_WORDING_ROUNDS = 3;

/** A wording in the answers of the models that count. */
export interface WordingFigure {
  readonly wordingId: string;
  readonly prompt: string;
  readonly level: WordingLevel;
  /** Who asks; null for anybody. */
  readonly persona: string | null;
  /** The stratum that it is counted with. */
  readonly stratum: string;
  /** Rounds that asked it. */
  readonly rounds: readonly number[];
  readonly answers: number;
  /** Answers that name anybody, and that list or name the one in focus; null without one. */
  readonly naming: number;
  readonly own: number | null;
  /** What this one question can show, as a study of it alone tells it; null where it was asked in fewer than three rounds. */
  readonly verdict: StudyVerdict | null;
}

/** A company of the topic. */
export interface TopicEntry extends TopicFigure {
  readonly key: string;
  /** The one in focus less this one, from −1 to 1; null for the one in focus, and without one. */
  readonly less: TopicFigure | null;
  /** Where the one in focus stands beside it: with these wordings, and however asked; null where it is not told. */
  readonly withThese: Standing | null;
  readonly howeverAsked: Standing | null;
}

export type Standing = "above" | "below" | "not_apart";

export interface TopicFindings {
  readonly form: TopicForm;
  /** Wordings that count: each model that counts has answered it. */
  readonly wordings: number;
  /** Wordings that could have been asked, and how those that were are chosen. */
  readonly frame: number;
  readonly drawn: TopicDraw;
  readonly strata: StratumKind;
  /** Models that count, and those that answered too few of the wordings. */
  readonly models: readonly string[];
  readonly leftOut: readonly string[];
  /** Wordings weigh by their clicks or searches: they were not drawn by them, and every one has some. */
  readonly isWeighted: boolean;
  /** Share of the answers that name anybody. */
  readonly naming: TopicFigure;
  /** The one in focus; null without one. */
  readonly focus: FocusInTopic | null;
  /** Those most often listed or named, and the one in focus. */
  readonly entries: readonly TopicEntry[];
  /** In the drawn order. */
  readonly byWording: readonly WordingFigure[];
}

export interface FocusInTopic extends TopicFigure {
  readonly key: string;
  /** Points of the width that are wording: 0 to 1; null where the range for exactly these is not known. */
  readonly wordingPart: number | null;
  /** Null where too few were asked twice. */
  readonly spread: (KnownSpread & { readonly designEffect: number | null }) | null;
  /** From general to niche; personas by the figure. */
  readonly byStratum: readonly StratumFigure[];
  /** The greatest difference first. */
  readonly apart: readonly StrataApart[];
  /** The greatest figure first. */
  readonly byModel: readonly ModelFigure[];
}

/** A topic that the visits of a brand ask (`names-claims-topics-markets.md` §3, record 114). */
export interface TrackedTopic {
  readonly topicId: string;
  readonly name: string;
  readonly form: TopicForm;
  /** The frozen version that is asked, and whether its wordings are those of today. */
  readonly version: number;
  readonly isNewest: boolean;
  /** Of the prompts that came with it. */
  readonly label: string;
  /** Wordings of the version. */
  readonly wordings: number;
  /** Those that visits ask, as questions that name nobody. */
  readonly asked: number;
  /** Those that visits do not ask at all; none where the market is asked no more. */
  readonly missing: number;
  /** Visits of the last four weeks that asked four of its wordings in five or more, and answers. */
  readonly visits: number;
  readonly answers: number;
  /** Models that count, and those that answered too few of the wordings. */
  readonly models: readonly string[];
  readonly leftOut: readonly string[];
  /** How often the brand is listed or named, over the last four weeks; null before its first visit. */
  readonly figure: (TopicFigure & { readonly wordingPart: number | null }) | null;
  /** The figure less that of the first four weeks of the span, over the wordings and models of both, so that how one asks cancels. */
  readonly change: Change | null;
  /** The four weeks that end with each visit; null where they asked too few of the wordings. */
  readonly line: readonly { readonly at: string; readonly figure: TopicFigure | null }[];
}
