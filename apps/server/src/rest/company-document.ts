import { type CompanyOverview, type Competition, THIN_SAMPLE } from "@standings/domain";

/** Where a company stands in its field and beside its competitors, as the documented call gives it. */
export function toCompany(
  { name, domain, countries, figures, models, ...overview }: CompanyOverview,
  { company, competitors, wasCensored, isSandbox }: Competition,
) {
  return {
    name,
    domain,
    countries,
    questions: figures.questions,
    questions_without_it: overview.unlistedQuestions,
    answers: figures.answers,
    listed: figures.totalMentions,
    top_3: figures.top3Mentions,
    average_rank: figures.averageRank,
    sources: figures.sources,
    share_of_voice: rounded(company.share),
    models: models.map(({ modelId, answers, mentions, top3Mentions, averageRank }) => ({
      model_id: modelId,
      answers,
      listed: mentions,
      top_3: top3Mentions,
      average_rank: averageRank,
      is_thin: mentions < THIN_SAMPLE,
    })),
    competitors: competitors.map(({ name, domain, together, averageRank, share, censored = false }) => ({
      name,
      domain,
      together,
      average_rank: averageRank,
      share_of_voice: rounded(share),
      was_censored: censored,
    })),
    is_partial: overview.isPartial,
    is_sandbox: overview.isSandbox || isSandbox,
    was_censored: wasCensored,
  };
}

/** Three digits, as screens tell a tenth of a percent. */
function rounded(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
