import { mask } from "../censoring.ts";
import { createNameHider } from "../hide-names.ts";
import { registrableDomain } from "../identity/sites.ts";
import { SITE_FACT_IDS } from "../site/site-fact.ts";
import type { Advice, PriorityAction, SeoAdvice, SourceAdvice, SourceCategory } from "./advice.ts";
import type { AnalysisFact, RankingFact } from "./analysis-fact.ts";
import type { AnalysisRecord } from "./analysis-run.ts";

/**
 * The part of an analysis that a viewer without credits may see (decisions "Shapes and cases"). The server applies this before
 * serialising. Facts stay, since they are no advice, but for the names of sources and competitors.
 */

/** Entries of each list that are shown; later ones are masked. */
export const VISIBLE_ADVICE = 2;
/** Sources and competitors whose names are shown; later ones are masked. */
export const VISIBLE_SOURCES = 5;

interface Hidden {
  readonly domains: ReadonlySet<string>;
  /** Masks the sentences of a text that name one of them. */
  hide(text: string): string;
}

/** An analysis with all but the first entries of its lists masked; what is shown names no hidden source. */
export function censorAnalysis(record: AnalysisRecord): AnalysisRecord {
  const hidden = hiddenIn(record);
  const facts = record.facts.map((fact) => (isOfSite(fact) ? fact : censorFact(fact, hidden)));
  if (record.kind === "seo") {
    return { ...record, facts, advice: record.advice && censorSeo(record.advice, hidden) };
  }
  return { ...record, facts, advice: record.advice && censorSource(record.advice, hidden) };
}

function hiddenIn({ domain, facts, kind, advice }: AnalysisRecord): Hidden {
  const categories = kind === "source" ? (advice?.sourceCategories ?? []) : [];
  const texts = facts.flatMap((fact) => (isOfSite(fact) ? [] : [fact.id, fact.title, fact.detail]));
  const named = [...texts.flatMap(domainsIn), ...categories.flatMap(({ sources }) => sources)];
  const others = [...new Set(named)].filter((name) => name !== domain);
  const domains = others.slice(VISIBLE_SOURCES);
  const hide = createNameHider(domains.map((name) => ({ name, domain: name })));
  return { domains: new Set(domains), hide };
}

function domainsIn(text: string): string[] {
  const hosts = text.match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? [];
  return hosts.flatMap((host) => registrableDomain(host) ?? []);
}

function isOfSite({ id }: AnalysisFact): boolean {
  return SITE_FACT_IDS.some((known) => known === id);
}

function censorFact(fact: AnalysisFact, { domains, hide }: Hidden): RankingFact {
  const { id, number, status, title, detail } = fact;
  const isHidden = domainsIn(id).some((domain) => domains.has(domain));
  if (isHidden) return { id: `hidden:${number}`, number, status, title: mask(""), detail: mask("") };
  return { id, number, status, title: hide(title), detail: hide(detail) };
}

function censorSeo(advice: SeoAdvice, hidden: Hidden): SeoAdvice {
  return {
    summary: censorList(advice.summary, hidden),
    keywords: advice.keywords.map((word, place) => (isShown(place) ? hidden.hide(word) : mask(word))),
    seoStrengths: censorList(advice.seoStrengths, hidden),
    seoWeaknesses: censorList(advice.seoWeaknesses, hidden),
    aeoStrengths: censorList(advice.aeoStrengths, hidden),
    aeoWeaknesses: censorList(advice.aeoWeaknesses, hidden),
    recommendations: censorList(advice.recommendations, hidden, ({ reason }, isVisible) => ({
      reason: isVisible ? hidden.hide(reason) : mask(reason),
    })),
  };
}

function censorSource(advice: SourceAdvice, hidden: Hidden): SourceAdvice {
  return {
    summary: censorList(advice.summary, hidden),
    recommendations: censorList(advice.recommendations, hidden),
    missingOpportunities: censorList(advice.missingOpportunities, hidden),
    priorityActions: censorList(advice.priorityActions, hidden, ({ platforms, cost }, isVisible) => ({
      platforms: isVisible ? platforms.map(hidden.hide) : [],
      cost: isVisible ? hidden.hide(cost) : mask(cost),
    })),
    sourceCategories: censorList(advice.sourceCategories, hidden, ({ category, sources }, isVisible) => ({
      category: isVisible ? hidden.hide(category) : mask(category),
      sources: sources.map((source) => (isVisible && !hidden.domains.has(source) ? source : mask(source))),
    })),
  };
}

type AnyAdvice = Advice | PriorityAction | SourceCategory;

/** `rest` gives the other texts of an entry as they may be seen. */
function censorList<Entry extends AnyAdvice>(
  list: readonly Entry[],
  { hide }: Hidden,
  rest: (entry: Entry, isVisible: boolean) => Partial<Entry> | object = () => ({}),
): Entry[] {
  return list.map((entry, place) =>
    isShown(place)
      ? { ...entry, text: hide(entry.text), ...rest(entry, true) }
      : { ...entry, text: mask(entry.text), facts: [], censored: true, ...rest(entry, false) },
  );
}

function isShown(place: number): boolean {
  return place < VISIBLE_ADVICE;
}
