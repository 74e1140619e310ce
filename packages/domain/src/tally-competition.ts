/** Share of voice and source gap of a company, out of the searches that list it or a nearest competitor. */
import type { PromptNo } from "./columns.ts";
import { GAP_SOURCES } from "./competition.ts";

/** Answers to one prompt of a search, as the tally reads them. In a mask of columns, bit 0 is the first. */
export interface TalliedPrompt {
  readonly searchId: string;
  readonly promptNo: PromptNo;
  /** What prompts that ask the same have in common. */
  readonly question: number;
  readonly listings: readonly TalliedListing[];
  /** How many companies each column of the search lists. */
  readonly listed: readonly number[];
  /** Domains that the search cites, and for each the mask of the columns that do. */
  readonly domains: readonly string[];
  readonly citedBy: readonly number[];
}

export interface TalliedListing {
  /** Index in the companies of the tally. */
  readonly company: number;
  /** Best rank in each column; 0 where it is not listed. */
  readonly ranks: readonly number[];
}

/** A company's part in the answers; counts as in `Voice`. */
export interface TalliedVoice {
  readonly listings: number;
  readonly together: number;
  /** Sum of its ranks. */
  readonly ranks: number;
}

export interface TalliedGap {
  readonly domain: string;
  readonly answers: number;
  /** Indexes of the competitors that these answers list, most often first. */
  readonly companies: readonly number[];
  /** The newest questions of these answers, each once. */
  readonly asked: readonly TalliedPrompt[];
}

export interface CompetitionTally {
  /** Answers that list any of the companies. */
  readonly answers: number;
  /** All listings of these answers. */
  readonly listings: number;
  /** In the order of the companies. */
  readonly voices: readonly TalliedVoice[];
  /** Most answers first, at most `GAP_SOURCES`. */
  readonly gap: readonly TalliedGap[];
  readonly gapTotal: number;
}

/** Questions and competitors that are named with a source of the gap. */
const NAMED = 3;

/** What a tally is about. */
export interface TallyScope {
  /** How many companies; the first is the one that the others compete with. */
  readonly companies: number;
  /** Domains that the gap leaves out. */
  readonly leftOut: ReadonlySet<string>;
}

/** Answers to a prompt that list a competitor and not the company. */
export interface GapAnswers {
  readonly prompt: TalliedPrompt;
  /** Mask of their columns. */
  readonly columns: number;
  /** Per company, the mask of the columns that list it. */
  readonly lists: readonly number[];
}

/** Prompts newest first. */
export function tallyCompetition(prompts: readonly TalliedPrompt[], scope: TallyScope): CompetitionTally {
  const voices = Array.from({ length: scope.companies }, () => ({ listings: 0, together: 0, ranks: 0 }));
  const total = { answers: 0, listings: 0 };
  const gaps: GapAnswers[] = [];
  for (const prompt of prompts) {
    const lists = listsOf(prompt, scope.companies);
    const [own = 0] = lists;
    const any = lists.reduce((mask, list) => mask | list, 0);
    total.answers += countBits(any);
    total.listings += prompt.listed.reduce(
      (sum, listed, column) => sum + (any & (1 << column) ? listed : 0),
      0,
    );
    for (const [index, voice] of voices.entries()) {
      voice.listings += countBits(lists[index] ?? 0);
      voice.together += countBits((lists[index] ?? 0) & own);
    }
    for (const { company, ranks } of prompt.listings) {
      const voice = voices[company];
      if (voice) voice.ranks += ranks.reduce((sum, rank) => sum + rank, 0);
    }
    if (any !== own) gaps.push({ prompt, columns: any & ~own, lists });
  }
  return { ...total, voices, ...tallyGap(gaps, scope) };
}

/** Answers of the gap that cite one domain, newest first. */
export function findGapAnswers(
  prompts: readonly TalliedPrompt[],
  { companies, leftOut }: TallyScope,
  source: string,
): GapAnswers[] {
  if (leftOut.has(source)) return [];
  return prompts.flatMap((prompt) => {
    const lists = listsOf(prompt, companies);
    const [own = 0] = lists;
    const cited = prompt.citedBy[prompt.domains.indexOf(source)] ?? 0;
    const columns = lists.reduce((mask, list) => mask | list, 0) & ~own & cited;
    return columns === 0 ? [] : [{ prompt, columns, lists }];
  });
}

/** Sources of the gap by the number of its answers that cite them. */
function tallyGap(gaps: readonly GapAnswers[], { leftOut }: TallyScope) {
  const counts = new Map<string, number>();
  for (const { prompt, columns } of gaps)
    prompt.domains.forEach((domain, index) => {
      const count = countBits((prompt.citedBy[index] ?? 0) & columns);
      if (count > 0) counts.set(domain, (counts.get(domain) ?? 0) + count);
    });
  for (const domain of leftOut) counts.delete(domain);
  const sorted = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  const top = new Map(sorted.slice(0, GAP_SOURCES).map(([domain]) => [domain, [] as GapAnswers[]]));
  for (const { prompt, columns, lists } of gaps)
    prompt.domains.forEach((domain, index) => {
      const citing = (prompt.citedBy[index] ?? 0) & columns;
      if (citing !== 0) top.get(domain)?.push({ prompt, columns: citing, lists });
    });
  return {
    gap: [...top].map(([domain, answers]) => toGap(domain, answers, counts.get(domain) ?? 0)),
    gapTotal: sorted.length,
  };
}

function toGap(domain: string, citing: readonly GapAnswers[], answers: number): TalliedGap {
  const companies = competitorsIn(citing).slice(0, NAMED);
  return { domain, answers, companies, asked: newestQuestions(citing, NAMED) };
}

/** Indexes of the competitors that some answers list, most often first. */
export function competitorsIn(answers: readonly Pick<GapAnswers, "columns" | "lists">[]): number[] {
  const counts = new Map<number, number>();
  for (const { columns, lists } of answers)
    for (const [company, list] of lists.entries()) {
      const count = countBits(list & columns);
      if (count > 0) counts.set(company, (counts.get(company) ?? 0) + count);
    }
  return [...counts].sort(([a, more], [b, less]) => less - more || a - b).map(([company]) => company);
}

/** Per company, the mask of the columns that list it. */
function listsOf({ listings }: TalliedPrompt, companies: number): number[] {
  const lists = new Array<number>(companies).fill(0);
  for (const { company, ranks } of listings) lists[company] = (lists[company] ?? 0) | maskOf(ranks);
  return lists;
}

function maskOf(ranks: readonly number[]): number {
  return ranks.reduce((mask, rank, column) => (rank > 0 ? mask | (1 << column) : mask), 0);
}

/** The prompts of answers, newest first; of those that ask the same, the newest. */
export function newestQuestions(answers: readonly GapAnswers[], limit: number): TalliedPrompt[] {
  const seen = new Map<number, TalliedPrompt>();
  for (const { prompt } of answers) {
    if (seen.size === limit) break;
    if (!seen.has(prompt.question)) seen.set(prompt.question, prompt);
  }
  return [...seen.values()];
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
