/** Share of voice and source gap of a company, out of the searches that list it or a nearest competitor. */
import type { PromptNo } from "./columns.ts";
import { GAP_SOURCES } from "./competition.ts";

/** Answers to one prompt of a search, as the tally reads them. In a mask of columns, bit 0 is the first. */
export interface TalliedPrompt {
  readonly searchId: string;
  readonly promptNo: PromptNo;
  /** What prompts that ask the same have in common. */
  readonly question: string;
  readonly listings: readonly TalliedListing[];
  /** How many companies each column of the search lists. */
  readonly listed: readonly number[];
  /** Domains that the search cites, with the mask of the columns that do. */
  readonly cited: readonly (readonly [domain: string, columns: number])[];
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

/** Prompts newest first; of the companies, the first is the one that the others compete with. */
export function tallyCompetition(prompts: readonly TalliedPrompt[], companies: number): CompetitionTally {
  const voices = Array.from({ length: companies }, () => ({ listings: 0, together: 0, ranks: 0 }));
  const total = { answers: 0, listings: 0 };
  const citing = new Map<string, GapAnswers[]>();
  for (const prompt of prompts) {
    const lists = listsOf(prompt, companies);
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
    addGap(citing, prompt, { lists, columns: any & ~own });
  }
  const gap = [...citing].map(([domain, answers]) => ({ domain, answers, count: countAnswers(answers) }));
  gap.sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1));
  return { ...total, voices, gap: gap.slice(0, GAP_SOURCES).map(toGap), gapTotal: gap.length };
}

/** Answers to a prompt that cite a domain, list a competitor and not the company. */
export interface GapAnswers {
  readonly prompt: TalliedPrompt;
  /** Mask of their columns. */
  readonly columns: number;
  /** Per company, the mask of the columns that list it. */
  readonly lists: readonly number[];
}

/** Answers of the gap that cite one domain, newest first. */
export function findGapAnswers(
  prompts: readonly TalliedPrompt[],
  companies: number,
  source: string,
): GapAnswers[] {
  return prompts.flatMap((prompt) => {
    const lists = listsOf(prompt, companies);
    const [own = 0] = lists;
    const cited = prompt.cited.find(([domain]) => domain === source)?.[1] ?? 0;
    const columns = lists.reduce((mask, list) => mask | list, 0) & ~own & cited;
    return columns === 0 ? [] : [{ prompt, columns, lists }];
  });
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

function addGap(
  citing: Map<string, GapAnswers[]>,
  prompt: TalliedPrompt,
  { columns: gap, lists }: Pick<GapAnswers, "columns" | "lists">,
): void {
  if (gap === 0) return;
  for (const [domain, citedBy] of prompt.cited) {
    const columns = citedBy & gap;
    if (columns === 0) continue;
    const found = citing.get(domain);
    if (found) found.push({ prompt, columns, lists });
    else citing.set(domain, [{ prompt, columns, lists }]);
  }
}

function countAnswers(answers: readonly GapAnswers[]): number {
  return answers.reduce((sum, { columns }) => sum + countBits(columns), 0);
}

interface CountedGap {
  readonly domain: string;
  readonly answers: readonly GapAnswers[];
  readonly count: number;
}

function toGap({ domain, answers, count }: CountedGap): TalliedGap {
  return {
    domain,
    answers: count,
    companies: competitorsIn(answers).slice(0, NAMED),
    asked: newestQuestions(answers, NAMED),
  };
}

/** The prompts of answers, newest first; of those that ask the same, the newest. */
export function newestQuestions(answers: readonly GapAnswers[], limit: number): TalliedPrompt[] {
  const seen = new Map<string, TalliedPrompt>();
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
