import type { Against, PairPage, PairQuestion, PairStudy, PairTally, SaidOfBoth } from "@standings/domain";

/** One company against another, as the documented call gives it. */
export function toAgainst({ company, other, questions, models, sources, studies, ...found }: Against) {
  return {
    company,
    other,
    ...toTally(found),
    neither: found.neither,
    questions_by_outcome: found.byQuestion,
    models: models.map(({ modelId, ...tally }) => ({ model_id: modelId, ...toTally(tally) })),
    questions: questions.map(toQuestion),
    sources: {
      company: toPages(sources.company),
      both: toPages(sources.both),
      other: toPages(sources.other),
    },
    studies: studies.map(toStudy),
    is_partial: found.isPartial,
    is_sandbox: found.isSandbox,
    was_censored: found.wasCensored,
  };
}

function toTally({ answers, counts }: PairTally) {
  return { answers, ...counts };
}

function toQuestion({ kind, prompt, createdAt, outcome, answers, places }: PairQuestion) {
  return {
    kind,
    prompt,
    createdAt,
    outcome,
    answers,
    places: places.map(({ modelId, searchId, columnId, company, other }) => ({
      model_id: modelId,
      searchId,
      columnId,
      company,
      other,
    })),
  };
}

function toPages({ pages, total }: Against["sources"]["both"]) {
  return { total, pages: pages.map(toPage) };
}

function toPage({ url, domain, company, other, answers }: PairPage) {
  return { url, domain, company, other, answers };
}

function toStudy({ id, prompt, rounds, createdAt, verdict }: PairStudy) {
  return { id, prompt, rounds, createdAt, verdict };
}

/** What one answer says of both. */
export function toSaid({ modelId, searchId, columnId, createdAt, company, other }: SaidOfBoth) {
  return { model_id: modelId, searchId, columnId, createdAt, company, other };
}
