import type {
  Advice,
  CompanyQuestion,
  Competition,
  DiscoveryItem,
  GapSource,
  PriorityAction,
  SeoAdvice,
  SourceAdvice,
  SourceCategory,
  SourceCount,
  Trade,
  Voice,
} from "@standings/domain";
import type { CompanyReport, ReportAnalysis, ReportFact } from "../../company-report.ts";
import { cleanText } from "../../text/clean.ts";

const NAME = 160;
const DOMAIN = 200;
const TEXT = 1200;
/** Longer lists come from hostile hands only; the rest is left out. */
const MAX_ROWS = 200;
const MAX_ADVICE = 30;
const MAX_CITED = 12;

/**
 * The report ready for setting: every text is one clean line of bounded length. Of what is censored only the mask is kept,
 * whatever the caller passed.
 */
export function tidyCompanyReport(report: CompanyReport): CompanyReport {
  const named = {
    name: cleanText(report.name, NAME),
    domain: cleanText(report.domain, DOMAIN),
    // Pictures are no texts: they are drawn as they came.
    logos: {},
  };
  switch (report.tab) {
    case "prompt":
      return { ...report, ...named, questions: report.questions.slice(0, MAX_ROWS).map(tidyQuestion) };
    case "seo": {
      const site = report.site && {
        ...report.site,
        unread: report.site.unread && cleanText(report.site.unread),
      };
      return { ...report, ...named, site, analysis: tidyAnalysis(report.analysis, tidySeo) };
    }
    case "sources": {
      const analysis = report.analysis && tidyAnalysis(report.analysis, tidySourceAdvice);
      const sources = report.sources.slice(0, MAX_ROWS).map(tidySource);
      return { ...report, ...named, competition: tidyCompetition(report.competition), sources, analysis };
    }
    case "discovery":
      return {
        ...report,
        ...named,
        trade: report.trade && tidyTradeLines(report.trade),
        items: report.items.map(tidyItem),
      };
  }
}

function tidyTradeLines({ sells, country, language }: Trade): Trade {
  return {
    sells: cleanText(sells, 400),
    country: cleanText(country, NAME),
    language: cleanText(language, NAME),
  };
}

function tidyItem(item: DiscoveryItem): DiscoveryItem {
  const named = item.named.map(({ name, domain }) => {
    return { name: cleanText(name, NAME), domain: cleanText(domain, DOMAIN) };
  });
  return { ...item, prompt: cleanText(item.prompt, 400), named };
}

const tidyQuestion = (question: CompanyQuestion) => ({
  ...question,
  prompt: cleanText(question.prompt, 400),
});

/** Facts are copied by name: those of a site hold more than goes on paper. */
function tidyAnalysis<Content>(
  { modelId, createdAt, facts, advice }: ReportAnalysis<Content>,
  tidyAdvice: (advice: Content) => Content,
): ReportAnalysis<Content> {
  return { modelId, createdAt, facts: facts.map(tidyFact), advice: tidyAdvice(advice) };
}

function tidyFact({ number, status, title, detail }: ReportFact): ReportFact {
  return { number, status, title: cleanText(title, 300), detail: cleanText(detail, TEXT) };
}

/** A list of advice, each piece with what its kind has besides. */
function tidyAll<Piece extends Advice>(
  pieces: readonly Piece[],
  rest: (piece: Piece) => Omit<Piece, keyof Advice>,
): (Omit<Piece, keyof Advice> & Advice)[] {
  return pieces.slice(0, MAX_ADVICE).map((piece) => ({
    ...rest(piece),
    text: cleanText(piece.text, TEXT),
    facts: piece.censored ? [] : piece.facts.slice(0, MAX_CITED),
    censored: piece.censored,
  }));
}

const plain = (pieces: readonly Advice[]) => tidyAll(pieces, () => ({}));

function tidySeo(advice: SeoAdvice): SeoAdvice {
  return {
    summary: plain(advice.summary),
    keywords: advice.keywords.slice(0, MAX_ADVICE).map((keyword) => cleanText(keyword, NAME)),
    seoStrengths: plain(advice.seoStrengths),
    seoWeaknesses: plain(advice.seoWeaknesses),
    aeoStrengths: plain(advice.aeoStrengths),
    aeoWeaknesses: plain(advice.aeoWeaknesses),
    recommendations: tidyAll(advice.recommendations, ({ reason, censored }) => ({
      reason: censored ? "" : cleanText(reason, TEXT),
    })),
  };
}

function tidySourceAdvice(advice: SourceAdvice): SourceAdvice {
  return {
    summary: plain(advice.summary),
    recommendations: plain(advice.recommendations),
    missingOpportunities: plain(advice.missingOpportunities),
    priorityActions: tidyAll<PriorityAction>(advice.priorityActions, (action) => ({
      platforms: action.censored ? [] : tidyNames(action.platforms),
      cost: action.censored ? "" : cleanText(action.cost, NAME),
      effort: action.effort,
      impact: action.impact,
    })),
    sourceCategories: tidyAll<SourceCategory>(advice.sourceCategories, ({ category, sources, censored }) => ({
      category: censored ? "" : cleanText(category, NAME),
      sources: censored ? [] : tidyNames(sources),
    })),
  };
}

const tidyNames = (names: readonly string[]) =>
  names.slice(0, MAX_ADVICE).map((name) => cleanText(name, NAME));

function tidySource({ source, count, censored }: SourceCount): SourceCount {
  return { source: cleanText(source, DOMAIN), count, censored };
}

function tidyCompetition(competition: Competition): Competition {
  return {
    ...competition,
    company: tidyVoice(competition.company),
    competitors: competition.competitors.slice(0, MAX_ROWS).map(tidyVoice),
    gap: competition.gap.slice(0, MAX_ROWS).map(tidyGap),
  };
}

function tidyVoice(voice: Voice): Voice {
  const domain = voice.censored ? "" : cleanText(voice.domain, DOMAIN);
  return { ...voice, name: cleanText(voice.name, NAME), domain };
}

function tidyGap({ domain, censored, ...source }: GapSource): GapSource {
  const tidied = { ...source, domain: cleanText(domain, DOMAIN), censored };
  if (censored) return { ...tidied, competitors: [], pages: [], isCompetitors: false };
  const competitors = source.competitors.map(({ name, domain: site }) => {
    return { name: cleanText(name, NAME), domain: cleanText(site, DOMAIN) };
  });
  const pages = source.pages.map((page) => ({ ...page, url: cleanText(page.url, DOMAIN) }));
  return { ...tidied, competitors, pages };
}
