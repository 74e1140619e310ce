import {
  type AggregatedSources,
  type CompanyOverview,
  type Competition,
  modelName,
  plural,
  THIN_SAMPLE,
} from "@standings/domain";
import { FROM_MODELS, fromModel } from "../from-models.ts";

const SOURCES = 10;
const GAPS = 10;

interface Visibility {
  readonly overview: CompanyOverview;
  readonly sources: AggregatedSources;
  readonly competition: Competition;
}

/** Where a company stands: figures, models, competitors, the sources that cite it and those that lack it. */
export function toVisibility({ overview, sources, competition }: Visibility) {
  const { figures, models } = overview;
  return {
    name: fromModel(overview.name),
    domain: overview.domain,
    sandbox_data: overview.isSandbox || competition.isSandbox,
    certainty: certaintyOf(overview, competition),
    notice: FROM_MODELS,
    answers_that_list_it: figures.totalMentions,
    answers_that_rank_it_1_to_3: figures.top3Mentions,
    average_rank: figures.averageRank,
    share_of_voice_percent: percent(competition.company.share),
    models: models.map(({ modelId, mentions, top3Mentions, averageRank }) => ({
      model: modelName(modelId),
      answers: mentions,
      top_3: top3Mentions,
      average_rank: averageRank,
      ...(mentions < THIN_SAMPLE && { too_few_answers: true }),
    })),
    competitors: competition.competitors.map(({ name, domain, together, averageRank, share, censored }) => ({
      name: fromModel(name),
      domain: fromModel(domain),
      answers_with_both: together,
      average_rank: averageRank,
      share_of_voice_percent: percent(share),
      ...(censored && { hidden: true }),
    })),
    sources: sources.sources.slice(0, SOURCES).map(({ source, count }) => ({
      domain: fromModel(source),
      searches: count,
    })),
    sources_in_all: sources.total,
    source_gap: competition.gap.slice(0, GAPS).map((gap) => ({
      domain: fromModel(gap.domain),
      answers: gap.answers,
      competitors: gap.competitors.map(({ name }) => fromModel(name)),
      ...(gap.isCompetitors && { belongs_to_a_competitor: true }),
      ...(gap.censored && { hidden: true }),
    })),
    source_gap_in_all: competition.gapTotal,
    ...((sources.wasCensored || competition.wasCensored) && {
      hidden: "The account has no credits: most competitors and sources are masked.",
    }),
  };
}

function certaintyOf({ figures }: CompanyOverview, { searches, isPartial }: Competition): string {
  if (figures.totalMentions === 0) return "No shared or own search lists it yet: nothing can be said.";
  const counted = `Counted over ${plural(figures.totalMentions, "answer")} of shared searches and this account's own, not over a sample of what buyers ask.`;
  const read = `Competitors and source gap are read from ${isPartial ? "the newest " : ""}${plural(searches, "search", "searches")}.`;
  const thin = figures.totalMentions < 5 * THIN_SAMPLE ? " That is few: read the figures as a hint." : "";
  return `${counted} ${read}${thin}`;
}

/** One decimal. */
function percent(share: number): number {
  return Math.round(share * 1_000) / 10;
}
