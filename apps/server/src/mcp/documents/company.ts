import {
  type AggregatedSources,
  type CompanyOverview,
  type Competition,
  type ModelNames,
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
export function toVisibility({ overview, sources, competition }: Visibility, { modelName }: ModelNames) {
  const { figures, models } = overview;
  return {
    name: fromModel(overview.name),
    domain: overview.domain,
    ...(overview.countries.length > 0 && { sites_for_other_countries: overview.countries }),
    sandbox_data: overview.isSandbox || competition.isSandbox,
    certainty: certaintyOf(overview),
    notice: FROM_MODELS,
    questions_of_its_field: figures.questions,
    answers_of_its_field: figures.answers,
    answers_that_list_it: figures.totalMentions,
    answers_that_rank_it_1_to_3: figures.top3Mentions,
    average_rank: figures.averageRank,
    share_of_voice_percent: percent(competition.company.share),
    models: models.map(({ modelId, answers, mentions, top3Mentions, averageRank }) => ({
      model: modelName(modelId),
      answers_of_its_field: answers,
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
      answers: count,
    })),
    sources_in_all: sources.total,
    source_gap: competition.gap.slice(0, GAPS).map((gap) => ({
      domain: fromModel(gap.domain),
      answers: gap.answers,
      pages: gap.pages
        .filter(({ naming }) => naming === 0)
        .map(({ url, answers }) => ({ url: fromModel(url), answers })),
      pages_cited_with_it: gap.pagesNaming,
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

function certaintyOf({ figures, isPartial }: CompanyOverview): string {
  const { answers, questions } = figures;
  if (answers === 0) return "No question is in its field yet: nothing can be said.";
  const of = `${isPartial ? "the newest " : ""}${plural(questions, "question")}`;
  const counted = `Counted over the newest answer of each model to ${of} that it competes in, ${plural(answers, "answer")}, not over a sample of what buyers ask.`;
  const thin = answers < 5 * THIN_SAMPLE ? " That is few: read the figures as a hint." : "";
  return counted + thin;
}

/** One decimal. */
function percent(share: number): number {
  return Math.round(share * 1_000) / 10;
}
