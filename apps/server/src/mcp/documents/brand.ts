import {
  alertSentence,
  type BrandNames,
  type BrandOverview,
  type BrandRecord,
  brandSentence,
  calledSentence,
  type Estimate,
  falseAlertBound,
  type ModelNames,
  marketCodeOf,
  NO_MARKET,
  plainSentence,
  rivalSentence,
} from "@standings/domain";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";

const PROMPTS = 30;
const ALERTS = 10;

/** A brand, compact: its finding in a sentence, figures with ranges, changes that are real, and where to go. */
export function toBrand(brand: BrandRecord, overview: BrandOverview, names: ModelNames) {
  const { companies, prompts, rival, plain, alerts, sources, answers, missed, isSandbox, visits } = overview;
  return {
    notice: FROM_MODELS,
    id: brand.id,
    market: marketCodeOf(overview.market),
    markets: overview.markets.map((market) => marketCodeOf(market) ?? NO_MARKET),
    name: fromModel(brand.name),
    finding: ownWords(brandSentence(overview)),
    certainty: [
      "Figures count the last four weeks and questions of the kind open alone, which name nobody that is watched. Only a verdict of real is a change; early means that more visits are needed.",
      falseAlertBound(overview.tracked.isAsked ? prompts.length : 0),
    ],
    sandbox_data: isSandbox,
    visits: visits.length,
    answers,
    next_visit_at: brand.nextVisitAt,
    visit_costs: brand.visitCost,
    companies: companies.map(({ name, domain, isBrand, listed, voice }) => ({
      name: fromModel(name),
      domain,
      is_brand: isBrand,
      listed_percent: toPercent(listed),
      share_of_voice_percent: toPercent(voice),
    })),
    prompts: prompts
      .slice(0, PROMPTS)
      .map(({ prompt, kind, question, place, listed, change, verdict, first, page, studyId }) => ({
        question: fromModel(prompt),
        kind,
        can_show: question.kind,
        place,
        listed_percent: listed && toPercent(listed),
        verdict: listed && verdict,
        change_points: change && Math.round(1000 * change.value) / 10,
        first: first && fromModel(first.name),
        own_page: page && { address: page.url, cited_in_answers: page.cited, of_answers: page.answers },
        study_id: studyId,
      })),
    prompts_in_all: prompts.length,
    prompts_are_still_asked: overview.tracked.isAsked,
    questions_that_name_a_rival: rival && {
      said: ownWords(rivalSentence(brand.name, rival)),
      questions: rival.prompts.map(fromModel),
    },
    asked_for_no_list: plain && {
      said: ownWords(plainSentence(brand.name, plain)),
      named_percent: plain.companies.map(({ name, named }) => ({
        company: fromModel(name),
        named_percent: toPercent(named),
      })),
    },
    called_by_name: overview.called.map(({ name, lists, plain: inPlainWords }) => ({
      company: fromModel(name),
      in_lists: ownWords(calledSentence(lists, "list")),
      in_plain_words: inPlainWords && ownWords(calledSentence(inPlainWords, "plain answer")),
    })),
    real_changes: alerts
      .slice(0, ALERTS)
      .map((alert) => ownWords(alertSentence(brand.name, alert, names, brand.timeZone))),
    answers_with_a_competitor_and_without_the_brand: missed,
    sources_to_get_onto: sources.map(({ domain, answers: citing, prompts: of, page }) => ({
      domain,
      cited_in_answers: citing,
      prompts: of,
      page: page && fromModel(page),
    })),
  };
}

function toPercent({ value, range }: Estimate) {
  const percent = (share: number) => Math.round(1000 * share) / 10;
  return { value: percent(value), range: range && [percent(range.low), percent(range.high)] };
}

/** What answers are looked through for: the names that figures will be counted by, and how far that is. */
export function toNames({ version, counted, recount, companies }: BrandNames) {
  return {
    names: {
      version,
      counted,
      recount: recount && { done: recount.done, of: recount.of, has_failed: recount.hasFailed },
      companies: companies.map(({ name, names, sites }) => ({
        company: fromModel(name),
        names: names.map(({ text }) => fromModel(text)),
        sites,
      })),
    },
  };
}
