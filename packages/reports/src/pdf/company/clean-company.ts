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
export function cleanCompanyReport(report: CompanyReport): CompanyReport {
  const named = {
    name: cleanText(report.name, NAME),
    domain: cleanText(report.domain, DOMAIN),
    // Pictures are no texts: they are drawn as they came.
    logos: {},
  };
  switch (report.tab) {
    case "prompt":
      return { ...report, ...named, questions: report.questions.slice(0, MAX_ROWS).map(cleanQuestion) };
    case "seo": {
      const site = report.site && {
        ...report.site,
        unread: report.site.unread && cleanText(report.site.unread),
      };
      return { ...report, ...named, site, analysis: cleanAnalysis(report.analysis, cleanSeo) };
    }
    case "sources": {
      const analysis = report.analysis && cleanAnalysis(report.analysis, cleanSourceAdvice);
      const sources = report.sources.slice(0, MAX_ROWS).map(cleanSource);
      return { ...report, ...named, competition: cleanCompetition(report.competition), sources, analysis };
    }
    case "discovery":
      return {
        ...report,
        ...named,
        trade: report.trade && cleanTradeLines(report.trade),
        items: report.items.map(cleanItem),
      };
  }
}

function cleanTradeLines({ sells, country, language }: Trade): Trade {
  return {
    sells: cleanText(sells, 400),
    country: cleanText(country, NAME),
    language: cleanText(language, NAME),
  };
}

function cleanItem(item: DiscoveryItem): DiscoveryItem {
  const named = item.named.map(({ name, domain }) => {
    return { name: cleanText(name, NAME), domain: cleanText(domain, DOMAIN) };
  });
  return { ...item, prompt: cleanText(item.prompt, 400), named };
}

const cleanQuestion = (question: CompanyQuestion) => ({
  ...question,
  prompt: cleanText(question.prompt, 400),
});

/** Facts are copied by name: those of a site hold more than goes on paper. */
function cleanAnalysis<Content>(
  { modelId, createdAt, facts, advice }: ReportAnalysis<Content>,
  cleanAdvice: (advice: Content) => Content,
): ReportAnalysis<Content> {
  return { modelId, createdAt, facts: facts.map(cleanFact), advice: cleanAdvice(advice) };
}

function cleanFact({ number, status, title, detail }: ReportFact): ReportFact {
  return { number, status, title: cleanText(title, 300), detail: cleanText(detail, TEXT) };
}

/** A list of advice, each piece with what its kind has besides. */
function cleanAll<Piece extends Advice>(
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

const plain = (pieces: readonly Advice[]) => cleanAll(pieces, () => ({}));

function cleanSeo(advice: SeoAdvice): SeoAdvice {
  return {
    summary: plain(advice.summary),
    keywords: advice.keywords.slice(0, MAX_ADVICE).map((keyword) => cleanText(keyword, NAME)),
    seoStrengths: plain(advice.seoStrengths),
    seoWeaknesses: plain(advice.seoWeaknesses),
    aeoStrengths: plain(advice.aeoStrengths),
    aeoWeaknesses: plain(advice.aeoWeaknesses),
    recommendations: cleanAll(advice.recommendations, ({ reason, censored }) => ({
      reason: censored ? "" : cleanText(reason, TEXT),
    })),
  };
}

function cleanSourceAdvice(advice: SourceAdvice): SourceAdvice {
  return {
    summary: plain(advice.summary),
    recommendations: plain(advice.recommendations),
    missingOpportunities: plain(advice.missingOpportunities),
    priorityActions: cleanAll<PriorityAction>(advice.priorityActions, (action) => ({
      platforms: action.censored ? [] : cleanNames(action.platforms),
      cost: action.censored ? "" : cleanText(action.cost, NAME),
      effort: action.effort,
      impact: action.impact,
    })),
    sourceCategories: cleanAll<SourceCategory>(
      advice.sourceCategories,
      ({ category, sources, censored }) => ({
        category: censored ? "" : cleanText(category, NAME),
        sources: censored ? [] : cleanNames(sources),
      }),
    ),
  };
}

const cleanNames = (names: readonly string[]) =>
  names.slice(0, MAX_ADVICE).map((name) => cleanText(name, NAME));

function cleanSource({ source, count, censored }: SourceCount): SourceCount {
  return { source: cleanText(source, DOMAIN), count, censored };
}

function cleanCompetition(competition: Competition): Competition {
  return {
    ...competition,
    company: cleanVoice(competition.company),
    competitors: competition.competitors.slice(0, MAX_ROWS).map(cleanVoice),
    gap: competition.gap.slice(0, MAX_ROWS).map(cleanGap),
  };
}

function cleanVoice(voice: Voice): Voice {
  const domain = voice.censored ? "" : cleanText(voice.domain, DOMAIN);
  return { ...voice, name: cleanText(voice.name, NAME), domain };
}

function cleanGap({ domain, censored, ...source }: GapSource): GapSource {
  const tidied = { ...source, domain: cleanText(domain, DOMAIN), censored };
  if (censored) return { ...tidied, competitors: [], pages: [], isCompetitors: false };
  const competitors = source.competitors.map(({ name, domain: site }) => {
    return { name: cleanText(name, NAME), domain: cleanText(site, DOMAIN) };
  });
  const pages = source.pages.map((page) => ({ ...page, url: cleanText(page.url, DOMAIN) }));
  return { ...tidied, competitors, pages };
}
