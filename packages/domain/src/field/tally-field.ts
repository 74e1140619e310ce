/** Share of voice and source gap of a company, out of the newest answers of its field. */
import { type SourceType, sourceType } from "../brands/source-types.ts";
import { citedPages } from "../cited-page.ts";
import { GAP_PAGES, GAP_SOURCES, NAMING_PAGES, type SourceCount } from "../competition.ts";
import type { ModelId } from "../models/catalogue.ts";
import { FIELD_PEERS, type FieldAnswer, type FieldQuestion, rankPoints } from "./field.ts";
import { averageRankIn } from "./figures.ts";

/** Competitors that are named with a domain of the gap. */
const NAMED = 3;

export interface TalliedVoice {
  readonly domain: string;
  readonly listings: number;
  readonly together: number;
  readonly averageRank: number | null;
  readonly share: number;
}

/** A cited page; `questions` are indexes into the field, the newest first. */
export interface TalliedPage {
  readonly url: string;
  readonly domain: string;
  readonly answers: number;
  readonly naming: number;
  readonly questions: readonly number[];
}

export interface TalliedSource {
  readonly domain: string;
  readonly kind: SourceType;
  readonly answers: number;
  readonly pagesInField: number;
  readonly pagesNaming: number;
  readonly pages: readonly TalliedPage[];
  /** Domains of the competitors that its answers list, most often first. */
  readonly competitors: readonly string[];
  readonly models: readonly ModelId[];
}

export interface FieldTally {
  readonly company: TalliedVoice;
  readonly competitors: readonly TalliedVoice[];
  readonly others: { readonly companies: number; readonly share: number };
  readonly absent: number;
  readonly gap: readonly TalliedSource[];
  readonly gapTotal: number;
  readonly gapPages: number;
  readonly pages: number;
  readonly pagesNaming: number;
  readonly kinds: readonly { readonly kind: SourceType; readonly pages: number; readonly naming: number }[];
  readonly alreadyOn: readonly TalliedPage[];
}

/** A company, and whom it is compared with; without peers, the companies with most points in its field. */
export interface TalliedCompany {
  readonly domain: string;
  readonly peers: readonly string[];
  /** Companies of the directory among cited sites; they are no press and no reviews. */
  readonly companies: ReadonlySet<string>;
}

/** Questions newest first. */
export function tallyField(questions: readonly FieldQuestion[], company: TalliedCompany): FieldTally {
  const points = pointsIn(questions);
  const rivals = company.peers.length > 0 ? [...company.peers] : leadersOf(points, company.domain);
  const voices = tallyVoices(questions, [company.domain, ...rivals], points);
  const [own = NO_VOICE, ...rest] = voices;
  const competitors = rest.sort(byShare);
  const shown = voices.reduce((sum, { share }) => sum + share, 0);
  const counted = new Set(voices.map(({ domain }) => domain));
  const others = [...points.keys()].filter((domain) => !counted.has(domain)).length;
  return {
    company: { ...own, domain: company.domain },
    competitors,
    others: { companies: others, share: others === 0 ? 0 : Math.max(0, 1 - shown) },
    ...tallyPages(questions, company, new Set(rivals)),
  };
}

/** Peers in the order of competitors: highest share of voice first. */
export function peersByShare(
  questions: readonly FieldQuestion[],
  { domain, peers }: Pick<TalliedCompany, "domain" | "peers">,
): string[] {
  const [, ...voices] = tallyVoices(questions, [domain, ...peers], pointsIn(questions));
  return voices.sort(byShare).map((voice) => voice.domain);
}

function byShare(a: TalliedVoice, b: TalliedVoice): number {
  return b.share - a.share || (a.domain < b.domain ? -1 : 1);
}

const NO_VOICE: TalliedVoice = { domain: "", listings: 0, together: 0, averageRank: null, share: 0 };

function pointsIn(questions: readonly FieldQuestion[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const { kind, answers } of questions)
    for (const { ranks } of answers)
      for (const [domain, rank] of ranks)
        points.set(domain, (points.get(domain) ?? 0) + rankPoints(rank, kind));
  return points;
}

function leadersOf(points: ReadonlyMap<string, number>, domain: string): string[] {
  return [...points]
    .filter(([other]) => other !== domain)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, FIELD_PEERS)
    .map(([other]) => other);
}

function tallyVoices(
  questions: readonly FieldQuestion[],
  domains: readonly string[],
  points: ReadonlyMap<string, number>,
): TalliedVoice[] {
  const answers = questions.flatMap((question) => question.answers);
  const all = [...points.values()].reduce((sum, value) => sum + value, 0);
  const [own = ""] = domains;
  return domains.map((domain) => {
    const listing = answers.filter(({ ranks }) => ranks.has(domain));
    return {
      domain,
      listings: listing.length,
      together: listing.filter(({ ranks }) => ranks.has(own)).length,
      averageRank: averageRankIn(listing, domain),
      share: all === 0 ? 0 : (points.get(domain) ?? 0) / all,
    };
  });
}

interface Page {
  readonly url: string;
  readonly domain: string;
  /** Answers that list a competitor and not the company. */
  readonly gap: FieldAnswer[];
  readonly naming: FieldAnswer[];
  readonly gapQuestions: Set<number>;
  readonly questions: Set<number>;
}

function tallyPages(
  questions: readonly FieldQuestion[],
  company: TalliedCompany,
  rivals: ReadonlySet<string>,
) {
  const { pages, absent } = collectPages(questions, company.domain, rivals);
  const isGap = ({ gap, naming }: Page) => gap.length > 0 && naming.length === 0;
  const gap = pages.filter((page) => isGap(page) && page.domain !== company.domain);
  const byDomain = Map.groupBy(pages, ({ domain }) => domain);
  const owners = { own: company.domain, competitors: rivals, companies: company.companies };
  const sources = [...Map.groupBy(gap, ({ domain }) => domain)].map(([domain, own]) => {
    const all = byDomain.get(domain) ?? own;
    const answers = [...new Set(own.flatMap((page) => page.gap))];
    return {
      domain,
      kind: sourceType(domain, owners),
      answers: answers.length,
      pagesInField: all.length,
      pagesNaming: all.filter(({ naming }) => naming.length > 0).length,
      pages: all.map(toPage).sort(byGap).slice(0, GAP_PAGES),
      competitors: mostListed(answers, rivals).slice(0, NAMED),
      models: [...new Set(answers.map(({ modelId }) => modelId))].sort(),
    };
  });
  const naming = pages.filter((page) => page.naming.length > 0);
  return {
    absent,
    gap: sources
      .sort((a, b) => b.answers - a.answers || (a.domain < b.domain ? -1 : 1))
      .slice(0, GAP_SOURCES),
    gapTotal: sources.length,
    gapPages: gap.length,
    pages: pages.length,
    pagesNaming: naming.length,
    kinds: kindsOf(pages, (domain) => sourceType(domain, owners)),
    alreadyOn: naming
      .filter(({ domain }) => domain !== company.domain)
      .map(toPage)
      .sort((a, b) => b.naming - a.naming || (a.url < b.url ? -1 : 1))
      .slice(0, NAMING_PAGES),
  };
}

function collectPages(questions: readonly FieldQuestion[], own: string, rivals: ReadonlySet<string>) {
  const pages = new Map<string, Page>();
  let absent = 0;
  for (const [index, { answers }] of questions.entries())
    for (const answer of answers) {
      const lists = answer.ranks.has(own);
      const isGap = !lists && [...answer.ranks.keys()].some((domain) => rivals.has(domain));
      if (isGap) absent += 1;
      for (const [key, page] of citedPages(answer.pages)) {
        const known = pages.get(key) ?? {
          ...page,
          gap: [],
          naming: [],
          gapQuestions: new Set(),
          questions: new Set(),
        };
        pages.set(key, known);
        known.questions.add(index);
        if (lists) known.naming.push(answer);
        if (!isGap) continue;
        known.gap.push(answer);
        known.gapQuestions.add(index);
      }
    }
  return { pages: [...pages.values()], absent };
}

function toPage({ url, domain, gap, naming, gapQuestions, questions }: Page): TalliedPage {
  const asked = naming.length === 0 && gapQuestions.size > 0 ? gapQuestions : questions;
  return { url, domain, answers: gap.length, naming: naming.length, questions: [...asked] };
}

/** Pages never cited with the company first. */
function byGap(a: TalliedPage, b: TalliedPage): number {
  return (
    Number(a.naming > 0) - Number(b.naming > 0) ||
    b.answers - a.answers ||
    b.naming - a.naming ||
    (a.url < b.url ? -1 : 1)
  );
}

function mostListed(answers: readonly FieldAnswer[], rivals: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  for (const { ranks } of answers)
    for (const domain of ranks.keys())
      if (rivals.has(domain)) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts]
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .map(([domain]) => domain);
}

function kindsOf(pages: readonly Page[], kindOf: (domain: string) => SourceType): FieldTally["kinds"] {
  return [...Map.groupBy(pages, ({ domain }) => kindOf(domain))]
    .map(([kind, own]) => ({
      kind,
      pages: own.length,
      naming: own.filter(({ naming }) => naming.length > 0).length,
    }))
    .sort((a, b) => b.pages - a.pages || (a.kind < b.kind ? -1 : 1));
}

/** Domains that answers cite which list a company, by the number of such answers, most first. */
export function citedDomains(questions: readonly FieldQuestion[], domain: string): SourceCount[] {
  const counts = new Map<string, number>();
  for (const { ranks, domains } of questions.flatMap(({ answers }) => answers))
    if (ranks.has(domain)) for (const source of domains) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .map(([source, count]) => ({ source, count }))
    .sort((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1));
}
