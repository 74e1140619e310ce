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

/** What a model searched for to answer a prompt, over some answers. */
export interface SearchSums {
  readonly modelId: ModelId;
  readonly prompt: string;
  /** Answers that searched; of these, how many tell what they searched for. */
  readonly searched: number;
  readonly told: number;
  readonly queries: readonly QuerySums[];
}

/** A search over some answers. */
export interface QuerySums extends Pick<RanQuery, "query" | "answers" | "naming"> {
  /** Times that it was run, a repeated one each time. */
  readonly times: number;
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
  return addUpSearches(searchSums(searched));
}

/** The same for each model and prompt alone. */
export function searchSums(searched: readonly SearchedAnswer[]): SearchSums[] {
  const asked = Map.groupBy(searched, ({ modelId, prompt }) => `${modelId}\n${prompt}`);
  return [...asked.values()].flatMap((answers) => {
    const [first] = answers;
    if (!first) return [];
    const byKey = new Map<string, { query: string; times: number; answers: Set<SearchedAnswer> }>();
    for (const answer of answers)
      for (const query of answer.queries) {
        const key = keyOf(query);
        if (key === "") continue;
        const known = byKey.get(key) ?? { query, times: 0, answers: new Set() };
        byKey.set(key, known);
        known.times += 1;
        known.answers.add(answer);
      }
    const told = answers.filter(({ queries }) => queries.some((query) => keyOf(query) !== ""));
    const queries = [...byKey.values()].map(({ query, times, answers: of }) => ({
      ...{ query, times, answers: of.size },
      naming: namingOf([...of]),
    }));
    const { modelId, prompt } = first;
    return [{ modelId, prompt, searched: answers.length, told: told.length, queries }];
  });
}

/** Null without a company in focus. */
function namingOf(answers: readonly SearchedAnswer[]): number | null {
  if (answers.some(({ namesFocus }) => namesFocus === null)) return null;
  return answers.filter(({ namesFocus }) => namesFocus).length;
}

/** What models searched for over sums of several models, prompts and times. */
export function addUpSearches(sums: readonly SearchSums[]): FanOut {
  const byKey = new Map<string, RanQuery>();
  const [added, dropped] = [new Map<string, number>(), new Map<string, number>()];
  const wordsIn = wordReader();
  let ran = 0;
  for (const { modelId, prompt, queries } of sums) {
    const asked = wordsIn(prompt);
    for (const one of queries) {
      const key = keyOf(one.query);
      const known = byKey.get(key);
      ran += one.times;
      byKey.set(key, known ? withMore(known, one, modelId) : { ...toRan(one), models: [modelId] });
      const searched = wordsIn(one.query);
      for (const word of searched) if (!asked.has(word)) count(added, word, one.times);
      for (const word of asked) if (!searched.has(word)) count(dropped, word, one.times);
    }
  }
  const ofModels = Map.groupBy(sums, ({ modelId }) => modelId);
  return {
    models: [...ofModels].map(([modelId, own]) => ({
      modelId,
      searched: own.reduce((sum, { searched }) => sum + searched, 0),
      told: own.reduce((sum, { told }) => sum + told, 0),
      queries: own.flatMap(({ queries }) => queries).reduce((sum, { times }) => sum + times, 0),
    })),
    ran,
    different: byKey.size,
    queries: [...byKey.values()].sort(byAnswers).slice(0, MOST_QUERIES),
    added: mostOf(added),
    dropped: mostOf(dropped),
  };
}

function toRan({ query, answers, naming }: QuerySums): Omit<RanQuery, "models"> {
  return { query, answers, naming };
}

function withMore(known: RanQuery, { answers, naming }: QuerySums, modelId: ModelId): RanQuery {
  return {
    ...known,
    models: known.models.includes(modelId) ? known.models : [...known.models, modelId],
    answers: known.answers + answers,
    naming: known.naming === null || naming === null ? null : known.naming + naming,
  };
}

/** Words of a text; the same searches come again and again. */
function wordReader(): (text: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const found = known.get(text) ?? wordsOf(text);
    known.set(text, found);
    return found;
  };
}

function count(counts: Map<string, number>, word: string, times: number): void {
  counts.set(word, (counts.get(word) ?? 0) + times);
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
