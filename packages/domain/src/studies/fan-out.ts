import type { ModelId } from "../models/catalogue.ts";

/** An answer of a model that searched the web, with the searches that its reply tells. */
export interface SearchedAnswer {
  readonly modelId: ModelId;
  /** What was asked. */
  readonly prompt: string;
  /** In the order asked; empty when the reply does not tell them. */
  readonly queries: readonly string[];
  /** Whether it lists, or in plain words names, the company in focus; null without one. */
  readonly namesFocus: boolean | null;
}

/** A search that models ran for a question. */
export interface RanQuery {
  /** As the first model wrote it. */
  readonly query: string;
  readonly models: readonly ModelId[];
  /** Answers that ran it. */
  readonly answers: number;
  /** Of these, how many name the company in focus; null without one. */
  readonly naming: number | null;
}

/** A word, and in how many of the searches that were run it was added or left out. */
export interface QueryWord {
  readonly word: string;
  readonly times: number;
}

export interface SearchesOfOneModel {
  readonly modelId: ModelId;
  /** Answers that searched. */
  readonly searched: number;
  /** Of these, how many tell what they searched for. */
  readonly told: number;
  /** Searches run by the answers that tell them. */
  readonly queries: number;
}

/** What models searched for to answer a question. */
export interface FanOut {
  readonly models: readonly SearchesOfOneModel[];
  /** Searches that were run, a repeated one each time. */
  readonly ran: number;
  /** Different ones among them. */
  readonly different: number;
  /** Those that most answers ran, `MOST_QUERIES` at most. */
  readonly queries: readonly RanQuery[];
  /** Words that searches have and their question does not, and the other way round. */
  readonly added: readonly QueryWord[];
  readonly dropped: readonly QueryWord[];
}

export const MOST_QUERIES = 200;
/** Words that are told. */
const TOLD_WORDS = 12;

/** Words that say nothing by themselves. English alone: in other languages they are told with the rest. */
const EMPTY_WORDS = new Set(
  "a an and are as at be by can do for from how i in is it me my of on or our that the their they this to vs we what which who with you your".split(
    " ",
  ),
);

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Words of a text, each once, in small letters. */
function wordsOf(text: string): Set<string> {
  const found = [...words.segment(text.normalize("NFKC").toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return new Set(found.filter((word) => !EMPTY_WORDS.has(word)));
}

/** Searches that differ by case, spaces and signs alone are one. */
function keyOf(query: string): string {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#&]+/gu, " ")
    .trim();
}

/** What models searched for over some answers; their order is irrelevant but for the spelling that is shown. */
export function fanOutOf(searched: readonly SearchedAnswer[]): FanOut {
  const answers = searched.map((answer) => ({
    ...answer,
    queries: answer.queries.filter((query) => keyOf(query) !== ""),
  }));
  const byKey = new Map<string, { query: string; answers: Set<SearchedAnswer> }>();
  const [added, dropped] = [new Map<string, number>(), new Map<string, number>()];
  let ran = 0;
  for (const answer of answers) {
    const asked = wordsOf(answer.prompt);
    for (const query of answer.queries) {
      const key = keyOf(query);
      ran += 1;
      const known = byKey.get(key) ?? { query, answers: new Set() };
      byKey.set(key, known);
      known.answers.add(answer);
      const searched = wordsOf(query);
      for (const word of searched) if (!asked.has(word)) count(added, word);
      for (const word of asked) if (!searched.has(word)) count(dropped, word);
    }
  }
  const queries = [...byKey.values()].map(({ query, answers: of }) => toRanQuery(query, [...of]));
  return {
    models: [...Map.groupBy(answers, ({ modelId }) => modelId)].map(([modelId, own]) => ({
      modelId,
      searched: own.length,
      told: own.filter((answer) => answer.queries.length > 0).length,
      queries: own.reduce((sum, answer) => sum + answer.queries.length, 0),
    })),
    ran,
    different: queries.length,
    queries: queries.sort(byAnswers).slice(0, MOST_QUERIES),
    added: mostOf(added),
    dropped: mostOf(dropped),
  };
}

function count(times: Map<string, number>, word: string): void {
  times.set(word, (times.get(word) ?? 0) + 1);
}

function toRanQuery(query: string, answers: readonly SearchedAnswer[]): RanQuery {
  const hasFocus = answers.every(({ namesFocus }) => namesFocus !== null);
  return {
    query,
    models: [...new Set(answers.map(({ modelId }) => modelId))],
    answers: answers.length,
    naming: hasFocus ? answers.filter(({ namesFocus }) => namesFocus).length : null,
  };
}

function byAnswers(a: RanQuery, b: RanQuery): number {
  return b.answers - a.answers || b.models.length - a.models.length || (a.query < b.query ? -1 : 1);
}

function mostOf(times: ReadonlyMap<string, number>): QueryWord[] {
  return [...times]
    .map(([word, of]) => ({ word, times: of }))
    .sort((a, b) => b.times - a.times || (a.word < b.word ? -1 : 1))
    .slice(0, TOLD_WORDS);
}
