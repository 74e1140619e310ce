import type { BrandVisit, StandingEntry, Tables } from "@standings/database";
import {
  BRAND_KEY,
  type BrandNamesSpec,
  type CalledCounts,
  type CitedPage,
  type CompanyNames,
  citedPages,
  companyKeys,
  countCalled,
  entryFinder,
  hasNamesApart,
  type ModelId,
  type NamedEntry,
  nameTeller,
  ownSites,
  type SearchCounts,
  type SearchSums,
  type StudyAnswerEvent,
  searchSums,
  wayOf,
} from "@standings/domain";
import { answerValue, listLength } from "@standings/statistics";
import type { Insertable } from "kysely";
import { readKeys, type StudyKeys } from "../../studies/study-keys.ts";

/** Entries that a prompt's standing keeps, beside the brand and its competitors. */
export const STANDING = 25;
/** Companies and pages that a source keeps. */
const KEPT = 5;
/** Pages of the brand's own site that it keeps: whether one of them is cited is asked by name. */
const KEPT_OWN = 100;
const K = listLength("company");

type Figures = Pick<
  Insertable<Tables["visit_figures"]>,
  "company" | "answers" | "listed" | "points" | "squares" | "place"
> & { readonly called: readonly CalledCounts[] };
type Source = Pick<
  Insertable<Tables["visit_sources"]>,
  "domain" | "answers" | "with_brand" | "missed" | "models"
> & {
  readonly lists: readonly (NamedEntry & { readonly answers: number })[];
  readonly pages: readonly CitedPageSums[];
};

/** How many answers cite a page; by model where the site is the brand's. */
export interface CitedPageSums {
  readonly url: string;
  readonly answers: number;
  readonly byModel?: Readonly<Record<ModelId, number>>;
}

/** What the answers to one prompt of a visit add up to; lists are by model of the visit. */
export interface RolledUp {
  readonly served: (string | null)[];
  /** How most answers of each model came about. */
  readonly ways: (string | null)[];
  readonly searched: SearchCounts[];
  readonly answers: number[];
  /** Answers that name anybody. */
  readonly naming: number[];
  readonly points: number[];
  readonly companies: number;
  readonly missed: number;
  readonly standing: StandingEntry[];
  /** The brand first, then each competitor, listed or not. */
  readonly figures: Figures[];
  readonly sources: Source[];
  /** What each model searched for that searched. */
  readonly searches: Omit<SearchSums, "prompt">[];
}

/** One answer, read for a brand. */
export interface ReadAnswer {
  readonly answer: StudyAnswerEvent;
  readonly model: number;
  /** Better rank by key of whoever is listed; the brand's and its competitors' keys are those of the figures. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly cited: readonly string[];
}

/** Adds up the answers to a prompt. Those that are no answers are missing, never absent (`studies.md` §1). */
export function rollUp(
  answers: readonly StudyAnswerEvent[],
  { models }: Pick<BrandVisit, "models">,
  asked: Asked,
): RolledUp {
  const { read, nameOf } = readFor(answers, models, asked);
  const watched = companyKeys(asked.names);
  const everybody = [...new Set([...watched, ...read.flatMap(({ ranks }) => [...ranks.keys()])])];
  const counted = models.map((_, model) => read.filter((answer) => answer.model === model).length);
  const standing = everybody
    .map((key) => ({ key, ...nameOf(key), points: scoreOf(read, counted, key) }))
    .sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));
  const isMissed = missedBy(watched, everybody);

  return {
    served: models.map((modelId) => mostServed(read, modelId)),
    ways: models.map((_, model) =>
      wayOf(read.flatMap((one) => (one.model === model ? [one.answer.versions] : []))),
    ),
    searched: models.map((_, model) => countSearches(read.filter((answer) => answer.model === model))),
    answers: counted,
    naming: sumsBy(models, read, ({ ranks }) => Math.min(1, ranks.size)),
    points: sumsBy(models, read, ({ ranks }) =>
      [...ranks.values()].reduce((sum, rank) => sum + scoreAt(rank), 0),
    ),
    companies: standing.filter(({ points }) => points > 0).length,
    missed: read.filter(isMissed).length,
    standing: standing.filter(
      ({ key, points }, nth) => points > 0 && (nth < STANDING || watched.includes(key)),
    ),
    figures: watched.map((company, at) => ({
      company,
      answers: counted,
      listed: sumsBy(models, read, ({ ranks }) => (ranks.has(company) ? 1 : 0)),
      points: sumsBy(models, read, ({ ranks }) => scoreAt(ranks.get(company))),
      squares: sumsBy(models, read, ({ ranks }) => scoreAt(ranks.get(company)) ** 2),
      place: placeOf(standing, company),
      called: calledIn(read, models, { company, names: asked.names[at] }),
    })),
    sources: sourcesOf(read, models, isMissed, { nameOf, ownSites: ownSites(asked.names) }),
    searches: searchesOf(read, asked),
  };
}

/** A question, and the names that its answers are counted by. */
export interface Asked {
  readonly question: string;
  readonly names: BrandNamesSpec;
}

/** The answers that are answers, with who is listed where: the brand and its competitors stand under the keys of the figures. */
export function readFor(
  answers: readonly StudyAnswerEvent[],
  models: readonly ModelId[],
  asked: Asked,
): { readonly read: ReadAnswer[]; readonly nameOf: (key: string) => NamedEntry } {
  const keys = readKeys(answers, "company");
  const { idOf, names } = identify(keys, asked);
  const valid = answers.filter(({ outcome }) => outcome === "listed" || outcome === "nobody");
  const read = valid.flatMap((answer): ReadAnswer[] => {
    const { modelId, results, cited = [] } = answer;
    const model = models.indexOf(modelId);
    if (model === -1) return [];
    const ranks = new Map<string, number>();
    for (const entry of results) {
      const id = idOf(keys.keyOf(entry));
      if (entry.rank <= K) ranks.set(id, Math.min(ranks.get(id) ?? K, entry.rank));
    }
    return [{ answer, model, ranks, cited }];
  });
  const nameOf = (key: string): NamedEntry => names.get(key) ?? { name: key, domain: "" };
  return { read, nameOf };
}

/** Whether an answer lists a competitor, or anybody where none is watched, and not the brand. */
export function missedBy(
  watched: readonly string[],
  everybody: readonly string[],
): (answer: Pick<ReadAnswer, "ranks">) => boolean {
  const rivals = new Set((watched.length > 1 ? watched : everybody).filter((key) => key !== BRAND_KEY));
  return ({ ranks }) => !ranks.has(BRAND_KEY) && [...ranks.keys()].some((key) => rivals.has(key));
}

/** Who is the brand, and who a competitor, by the names of a version; everybody else keeps the key of the study. */
export function identify(keys: StudyKeys, { question, names: companies }: Asked) {
  const companyOf = entryFinder(companies);
  const watched = companyKeys(companies);
  const ids = new Map<string, string>();
  for (const [key, entry] of keys.names) {
    const company = companyOf(entry, question);
    if (company !== null) ids.set(key, watched[company] ?? key);
  }
  const names = new Map(keys.names);
  for (const [at, { name, domain }] of companies.entries()) names.set(watched[at] ?? "", { name, domain });
  return { idOf: (key: string) => ids.get(key) ?? key, names };
}

function scoreAt(rank: number | undefined): number {
  return answerValue("score", rank, K);
}

/** Mean over the models that answered, each the mean of its answers. */
function scoreOf(read: readonly ReadAnswer[], counted: readonly number[], key: string): number {
  const means = counted.flatMap((answers, model) => {
    if (answers === 0) return [];
    const own = read.filter((answer) => answer.model === model);
    return [own.reduce((sum, { ranks }) => sum + scoreAt(ranks.get(key)), 0) / answers];
  });
  return means.length === 0 ? 0 : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

function sumsBy(
  models: readonly ModelId[],
  read: readonly ReadAnswer[],
  toValue: (answer: ReadAnswer) => number,
): number[] {
  const sums = models.map(() => 0);
  for (const answer of read) sums[answer.model] = (sums[answer.model] ?? 0) + toValue(answer);
  return sums;
}

export function placeOf(
  standing: readonly Pick<StandingEntry, "key" | "points">[],
  key: string,
): number | null {
  const at = standing.findIndex((entry) => entry.key === key);
  return at === -1 || (standing[at]?.points ?? 0) === 0 ? null : at + 1;
}

/** The version that most answers of a model came from; the later one of two. */
function mostServed(read: readonly ReadAnswer[], modelId: ModelId): string | null {
  const times = new Map<string, number>();
  for (const { modelId: id, servedModel } of read.map(({ answer }) => answer))
    if (id === modelId && servedModel !== null) times.set(servedModel, (times.get(servedModel) ?? 0) + 1);
  const [most] = [...times].reverse().sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

function countSearches(read: readonly ReadAnswer[]): SearchCounts {
  const by = Map.groupBy(read, ({ answer }) => answer.searchedBy ?? "unknown");
  return Object.fromEntries([...by].map(([searchedBy, answers]) => [searchedBy, answers.length]));
}

/** By which names lists call a company: an answer counts once, by its better entry. */
function calledIn(
  read: readonly ReadAnswer[],
  models: readonly ModelId[],
  { company, names }: { readonly company: string; readonly names: CompanyNames | undefined },
): CalledCounts[] {
  if (names === undefined || !hasNamesApart(names)) return [];
  const tell = nameTeller(names);
  const called = read.flatMap(({ answer, model, ranks }) => {
    const entry = answer.results.find(({ rank }) => rank === ranks.get(company));
    return entry ? [{ model, name: tell(entry.name) }] : [];
  });
  return countCalled(called, models.length);
}

function searchesOf(read: readonly ReadAnswer[], { question }: Asked): RolledUp["searches"] {
  const sums = searchSums(
    read.flatMap(({ answer: { modelId, queries }, ranks }) =>
      queries ? [{ modelId, prompt: question, queries, namesFocus: ranks.has(BRAND_KEY) }] : [],
    ),
  );
  return sums.map(({ prompt: _, ...searches }) => searches);
}

function sourcesOf(
  read: readonly ReadAnswer[],
  models: readonly ModelId[],
  isMissed: (answer: ReadAnswer) => boolean,
  { nameOf, ownSites }: { nameOf: (key: string) => NamedEntry; ownSites: ReadonlySet<string> },
): Source[] {
  const byDomain = new Map<string, ReadAnswer[]>();
  const pages = new Map<string, { readonly page: CitedPage; readonly citing: ReadAnswer[] }>();
  for (const answer of read) {
    const cited = citedPages(answer.cited);
    for (const [key, page] of cited) {
      const known = pages.get(key) ?? { page, citing: [] };
      known.citing.push(answer);
      pages.set(key, known);
    }
    for (const domain of new Set([...cited.values()].map((page) => page.domain)))
      byDomain.set(domain, [...(byDomain.get(domain) ?? []), answer]);
  }
  const pagesOf = Map.groupBy(pages.values(), ({ page }) => page.domain);
  return [...byDomain].map(([domain, citing]) => ({
    domain,
    answers: citing.length,
    with_brand: citing.filter(({ ranks }) => ranks.has(BRAND_KEY)).length,
    missed: citing.filter(isMissed).length,
    models: models.filter((_, model) => citing.some((answer) => answer.model === model)),
    lists: mostOf(citing.flatMap(({ ranks }) => [...ranks.keys()])).map(([key, answers]) => ({
      ...nameOf(key),
      answers,
    })),
    pages: (pagesOf.get(domain) ?? [])
      .sort((a, b) => b.citing.length - a.citing.length)
      .slice(0, ownSites.has(domain) ? KEPT_OWN : KEPT)
      .map(({ page: { url }, citing }) => ({
        url,
        answers: citing.length,
        ...(ownSites.has(domain) && { byModel: countBy(citing, models) }),
      })),
  }));
}

function countBy(citing: readonly ReadAnswer[], models: readonly ModelId[]): Record<ModelId, number> {
  const counted: Record<ModelId, number> = {};
  for (const { model } of citing) {
    const modelId = models[model];
    if (modelId) counted[modelId] = (counted[modelId] ?? 0) + 1;
  }
  return counted;
}

/** The most frequent of these but the brand. */
function mostOf(keys: readonly string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const key of keys) if (key !== BRAND_KEY) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, KEPT);
}
