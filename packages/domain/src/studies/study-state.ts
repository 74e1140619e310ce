import type { SearchedBy } from "../grounding.ts";
import type { NamedEntry } from "../identity/keys.ts";
import type { ModelId } from "../models/catalogue.ts";
import { FAILING_ROUNDS } from "./rules.ts";
import {
  type StudyAnswerEvent,
  type StudyEvent,
  type StudyQuestion,
  type StudyRequest,
  type StudyRoundEvent,
  type StudyStop,
  studyColumn,
} from "./study-run.ts";

/** What a study's log says so far. */
export interface StudyState {
  /** Null before its first event, as its times. */
  readonly request: StudyRequest | null;
  /** ISO 8601. */
  readonly startedAt: string | null;
  /** When it was started or last extended. */
  readonly begunAt: string | null;
  /** Rounds at most, extensions included. */
  readonly limit: number;
  /** In the order they came. */
  readonly answers: readonly StudyAnswerEvent[];
  /** Rounds that have ended. */
  readonly rounds: readonly StudyRoundEvent[];
  /** When the round under way began. */
  readonly roundBegunAt: string | null;
  /** Y of a pair that was begun with X alone, once it is known. */
  readonly neighbour: NamedEntry | null;
  /** Why no other round begins; null while one does. */
  readonly stop: StudyStop | null;
  /** Its owner has stopped it, and it has not been extended since. */
  readonly isStopped: boolean;
  /** It was ever stopped by hand, or extended: what is shown may have been watched. */
  readonly wasStopped: boolean;
  readonly wasExtended: boolean;
  readonly hasEnded: boolean;
  readonly isRefunded: boolean;
  readonly remainingCredits: number | null;
}

export const NO_STUDY: StudyState = {
  request: null,
  startedAt: null,
  begunAt: null,
  limit: 0,
  answers: [],
  rounds: [],
  roundBegunAt: null,
  neighbour: null,
  stop: null,
  isStopped: false,
  wasStopped: false,
  wasExtended: false,
  hasEnded: false,
  isRefunded: false,
  remainingCredits: null,
};

/** The state after more events of the log, in their order. */
export function foldStudy(state: StudyState, ...events: readonly StudyEvent[]): StudyState {
  const answers = events.filter((event) => event.type === "answer");
  const known = answers.length === 0 ? state : { ...state, answers: [...state.answers, ...answers] };
  return events.reduce(apply, known);
}

/** Answers are added all at once: copied one by one they would cost the square of their number. */
function apply(state: StudyState, event: StudyEvent): StudyState {
  switch (event.type) {
    case "start": {
      const { type: _type, searchId: _id, remainingCredits, startedAt, ...request } = event;
      const { answers } = state;
      const begun = { startedAt, begunAt: startedAt, roundBegunAt: startedAt, remainingCredits };
      return { ...NO_STUDY, ...begun, answers, request, limit: request.rounds };
    }
    case "answer":
      return state;
    case "read_again": {
      const newer = new Map(event.answers.map((answer) => [studyColumn(answer), answer]));
      return { ...state, answers: state.answers.map((answer) => newer.get(studyColumn(answer)) ?? answer) };
    }
    case "round_complete":
      return {
        ...state,
        rounds: [...state.rounds, event],
        roundBegunAt: event.at,
        neighbour: event.neighbour ?? state.neighbour,
        stop: event.stop,
      };
    case "stopped":
      return { ...state, isStopped: true, wasStopped: true };
    case "extended": {
      const { rounds, remainingCredits, at } = event;
      const goesOn = { stop: null, isStopped: false, hasEnded: false, wasExtended: true };
      return {
        ...state,
        ...goesOn,
        remainingCredits,
        limit: state.rounds.length + rounds,
        begunAt: at,
        roundBegunAt: at,
      };
    }
    case "complete": {
      const { refunded: isRefunded, remainingCredits } = event;
      return { ...state, hasEnded: true, isRefunded, remainingCredits };
    }
  }
}

/** The round under way, from 1; null when no other begins. */
export function currentRound({ request, stop, rounds }: StudyState): number | null {
  return request === null || stop !== null ? null : rounds.length + 1;
}

/** The questions of a round in the order they are put: the order of the arms alternates. */
export function questionsOf({ models, arms }: StudyRequest, round: number): StudyQuestion[] {
  const order = round % 2 === 1 ? arms : arms.toReversed();
  return models.flatMap((modelId) => order.map((arm) => ({ modelId, round, arm })));
}

/** Questions of the round under way that have no end yet. */
export function openQuestions(state: StudyState): StudyQuestion[] {
  const round = currentRound(state);
  if (round === null || state.request === null) return [];
  const ended = new Set(state.answers.filter((answer) => answer.round === round).map(studyColumn));
  return questionsOf(state.request, round).filter((question) => !ended.has(studyColumn(question)));
}

/** Whether an answer counts as one in the figures. */
export function isStudyAnswer({ outcome }: StudyAnswerEvent): boolean {
  return outcome === "listed" || outcome === "nobody" || outcome === "answered";
}

/** Whether a round with this answer is paid for: the model was asked and said something. A failure of its provider is free. */
export function isPaidAnswer({ outcome }: StudyAnswerEvent): boolean {
  return outcome !== "failed";
}

/** Rounds that are paid for. */
export function countedRounds({ rounds }: Pick<StudyState, "rounds">): number {
  return rounds.filter(({ isCounted }) => isCounted).length;
}

/** Whether the last rounds up to this one brought no answer at all. */
export function isFailing({ answers }: Pick<StudyState, "answers">, round: number): boolean {
  const isLast = (answer: StudyAnswerEvent) => answer.round > round - FAILING_ROUNDS;
  return round >= FAILING_ROUNDS && !answers.some((answer) => isLast(answer) && isStudyAnswer(answer));
}

/** A model with the ids that the gateway served it under, each with the round of its first answer. */
export interface ServedVersions {
  readonly modelId: ModelId;
  readonly versions: readonly { readonly servedModel: string; readonly fromRound: number }[];
}

export function servedVersions(answers: readonly StudyAnswerEvent[]): ServedVersions[] {
  return [...Map.groupBy(answers, ({ modelId }) => modelId)].map(([modelId, ofModel]) => {
    const first = new Map<string, number>();
    for (const { servedModel, round } of ofModel.toSorted((a, b) => a.round - b.round))
      if (servedModel !== null && !first.has(servedModel)) first.set(servedModel, round);
    return { modelId, versions: [...first].map(([servedModel, fromRound]) => ({ servedModel, fromRound })) };
  });
}

/** A model with who searched for its answers that count to a list, each with the round of the first one. */
export interface SearchesOfModel {
  readonly modelId: ModelId;
  readonly searches: readonly { readonly searchedBy: SearchedBy; readonly fromRound: number }[];
}

/** Only models that more than one searched for: those that leave a search out now and then do so themselves. */
export function searchesOfModels(answers: readonly StudyAnswerEvent[]): SearchesOfModel[] {
  const counted = answers.filter((answer) => answer.arm !== "unsearched" && isStudyAnswer(answer));
  return [...Map.groupBy(counted, ({ modelId }) => modelId)].flatMap(([modelId, ofModel]) => {
    const first = new Map<SearchedBy, number>();
    for (const { searchedBy, round } of ofModel.toSorted((a, b) => a.round - b.round))
      if (searchedBy !== null && searchedBy !== "none" && !first.has(searchedBy))
        first.set(searchedBy, round);
    if (first.size < 2) return [];
    return [{ modelId, searches: [...first].map(([by, fromRound]) => ({ searchedBy: by, fromRound })) }];
  });
}
