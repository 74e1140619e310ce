import type { Search } from "@standings/database";
import { type Citation, type CompanySuggestion, promptKey, readColumn } from "@standings/domain";
import { readCompetition } from "../src/company/competition/read-competition.ts";
import { readGapDetail } from "../src/company/competition/read-gap-detail.ts";
import { answersOf, seenSearches } from "./company-reference.ts";
import type { TestServices } from "./test-services.ts";
import type { TestUser } from "./users.ts";

interface Answer {
  readonly search: Search;
  readonly prompt: string;
  readonly promptNo: number;
  /** Best rank of each company. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly citations: readonly Citation[];
}

/** What one viewer should see of a company's competitors and source gap, by the plainest reading of the definitions. */
export async function competitionOf(services: TestServices, userId: string, domain: string) {
  const { seen, takenDown } = await seenSearches(services, userId, domain);
  const answers = seen.sort(newestFirst).flatMap(toAnswers);
  const together = answers.filter(({ ranks }) => ranks.has(domain)).flatMap(({ ranks }) => [...ranks.keys()]);
  const others = together.filter((other) => other !== domain && !takenDown.has(other));
  const near = mostOften(others).slice(0, 10);
  const about = answers.filter(({ ranks }) => [domain, ...near].some((company) => ranks.has(company)));
  const gaps = about.filter(({ ranks }) => !ranks.has(domain));
  const sources = gaps.flatMap(({ citations }) => [...new Set(citations.map((citation) => citation.domain))]);
  const gap = mostOften(sources.filter((source) => source !== domain && !takenDown.has(source)));
  const citing = (source: string) =>
    gaps.filter(({ citations }) => citations.some((page) => page.domain === source));
  return {
    searches: new Set(about.map(({ search }) => search)).size,
    answers: about.length,
    voices: Object.fromEntries(
      [domain, ...near].map((company) => [company, voiceOf(company, domain, about)]),
    ),
    gap: gap.map((source) => gapOf(source, citing(source), near)),
    first: gap.slice(0, 1).map((source) => detailOf(source, citing(source), near)),
  };
}

/** The same as the product says it. */
export async function shownCompetition({ context }: TestServices, { viewer }: TestUser, domain: string) {
  const found = await readCompetition(context, viewer, domain);
  const voices = [found.company, ...found.competitors].map(
    ({ domain: own, listings, together, averageRank, share }) => [
      own,
      { listings, together, averageRank, share },
    ],
  );
  const details = found.gap.slice(0, 1).map(async ({ domain: source }) => {
    const { pages, prompts } = await readGapDetail(context, viewer, { domain, source });
    return {
      pages: pages.map(({ url, answers }) => [url, answers]),
      prompts: prompts.map((row) => [row.searchId, row.prompt, row.createdAt, domainsOf(row.competitors)]),
    };
  });
  return {
    searches: found.searches,
    answers: found.answers,
    voices: Object.fromEntries(voices),
    gap: found.gap.map((source) => ({
      ...source,
      competitors: domainsOf(source.competitors),
      prompts: source.prompts.map(({ searchId, prompt }) => [searchId, prompt]),
    })),
    first: await Promise.all(details),
  };
}

const domainsOf = (companies: readonly CompanySuggestion[]) => companies.map(({ domain }) => domain);

function toAnswers(search: Search): Answer[] {
  return answersOf(search).map(({ columnId, results, citations }) => {
    const ranks = new Map<string, number>();
    for (const { domain, rank } of results) if (!ranks.has(domain)) ranks.set(domain, rank);
    ranks.delete("");
    const { promptNo } = readColumn(columnId);
    const prompt = promptNo === 2 ? search.prompt2 : search.prompt;
    return { search, prompt: prompt ?? "", promptNo, ranks, citations };
  });
}

function voiceOf(company: string, domain: string, answers: readonly Answer[]) {
  const own = answers.flatMap(({ ranks }) => ranks.get(company) ?? []);
  const all = answers.reduce((sum, { ranks }) => sum + ranks.size, 0);
  return {
    listings: own.length,
    together: answers.filter(({ ranks }) => ranks.has(company) && ranks.has(domain)).length,
    averageRank: own.length === 0 ? null : Math.round((sumOf(own) / own.length) * 10) / 10,
    share: all === 0 ? 0 : own.length / all,
  };
}

function gapOf(source: string, answers: readonly Answer[], near: readonly string[]) {
  return {
    domain: source,
    answers: answers.length,
    isCompetitors: near.includes(source),
    competitors: listedIn(answers, near).slice(0, 3),
    prompts: newestOfEach(answers)
      .slice(0, 3)
      .map(({ search, prompt }) => [search.id, prompt]),
  };
}

function detailOf(source: string, answers: readonly Answer[], near: readonly string[]) {
  const pages = answers.map(({ citations }) => citations.filter((page) => page.domain === source));
  const urls = pages.flatMap((cited) => [...new Set(cited.map(({ url }) => url))]);
  return {
    pages: mostOften(urls).map((url) => [url, urls.filter((other) => other === url).length]),
    prompts: newestOfEach(answers).map(({ search, prompt, promptNo }) => {
      const same = answers.filter((answer) => answer.search === search && answer.promptNo === promptNo);
      return [search.id, prompt, search.created_at.toISOString(), listedIn(same, near)];
    }),
  };
}

/** Each question with its newest answer. */
function newestOfEach(answers: readonly Answer[]): Answer[] {
  const keyOf = ({ search, prompt }: Answer) => `${search.kind} ${promptKey(prompt)}`;
  return [...Map.groupBy(answers, keyOf).values()].flatMap(([newest]) => newest ?? []);
}

/** Competitors that answers list, most often first, then the nearest. */
function listedIn(answers: readonly Answer[], near: readonly string[]): string[] {
  const count = (company: string) => answers.filter(({ ranks }) => ranks.has(company)).length;
  return near.filter((company) => count(company) > 0).sort((a, b) => count(b) - count(a));
}

/** Different values, most frequent first, then by name. */
function mostOften(values: readonly string[]): string[] {
  const counted = [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({
    value,
    count: same.length,
  }));
  return counted.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).map(({ value }) => value);
}

function newestFirst(a: Search, b: Search): number {
  return +b.created_at - +a.created_at || (a.id < b.id ? -1 : 1);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
