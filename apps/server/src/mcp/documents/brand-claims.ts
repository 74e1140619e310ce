import {
  type BrandClaims,
  type BrandFacts,
  type ClaimArm,
  type ClaimPage,
  claimsSentence,
  formatFact,
  type Interval,
  type ModelNames,
  marketCode,
  onceWords,
  PAGE_RELATION_NAMES,
  rateGrounds,
  type StudyReading,
  undrawnIn,
  type WrongRate,
} from "@standings/domain";
import type { ClaimEvidence } from "@standings/services";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";

/** Claims and facts that a reply tells. */
const ROWS = 40;

/** Facts of the companies of a brand; who has none confirmed can be told nothing false. */
export function toFacts({ facts }: BrandFacts) {
  return {
    notice: FROM_MODELS,
    facts: facts
      .slice(0, ROWS)
      .map(({ company, attribute, subject, value, market, state, to, sourceUrl }) => ({
        company: company === "" ? "the brand" : fromModel(company),
        attribute,
        of: fromModel(subject),
        says: fromModel(formatFact(value)),
        market: market === null ? "all" : marketCode(market),
        state,
        held_until: to,
        source: sourceUrl && fromModel(sourceUrl),
      })),
    facts_in_all: facts.length,
  };
}

const ANSWERS: Readonly<Record<ClaimArm, string>> = {
  natural: "plain answers",
  list: "lists",
  direct: "answers to direct questions",
};

function isBeingRead({ reading, study }: BrandClaims): boolean {
  return reading !== null || study?.status === "running";
}

function toStudy({ studyId, prompt, status, read, named, unread, ...of }: StudyReading) {
  return {
    ...{ id: studyId, asked: fromModel(prompt), reading: status, answers_read: read },
    ...{ answers_that_name_the_companies: named, answers_left: unread },
    ...{ has_more_answers_since: of.isOutdated, not_read_since: of.error, cost_given_back: of.wasGivenBack },
  };
}

/** Pages of a claim that a reply tells. */
const PAGES = 5;

interface ToldClaims extends ClaimEvidence {
  readonly found: BrandClaims;
  /** Those of them that are told: all, or those of one verdict. */
  readonly shown: Pick<BrandClaims, "claims" | "isCut">;
}

/** What models say of a company, each claim with the number of answers behind it and one sentence that says it. */
export function toClaims({ found, shown, quotes, pages }: ToldClaims, { modelName }: ModelNames) {
  return {
    notice: FROM_MODELS,
    says: ownWords(claimsSentence(found, "the company")),
    answers_read: found.read,
    newest_answers: isBeingRead(found) ? "some wait to be read: figures will change" : "all read",
    answers_not_read: found.failed,
    kind_of_answers: ANSWERS[found.arm],
    kinds_read: found.arms.map((arm) => ANSWERS[arm]),
    of_study: found.study && toStudy(found.study),
    studies_read: found.studies.map(toStudy),
    wrong: found.rate && toRate(found.rate, undrawnIn(found)),
    wrong_by_attribute: found.byAttribute.map(({ attribute, answers, wrong, rate }) => ({
      ...{ attribute, answers, answers_with_something_wrong: wrong },
      ...toRate(rate, undrawnIn(found)),
    })),
    sentiment: found.sentiment && {
      is: "mean over answers of praised / (praised + blamed)",
      value: found.sentiment.value,
      ...rangeOf(found.sentiment.range),
      answers_that_praise_or_blame: found.sentiment.answers,
      answers_that_do_neither: found.sentiment.neither,
      of_its_range: onceWords(found.sentiment),
    },
    asked_directly: found.direct && {
      is: "answers to direct questions about the brand, in no figure with other answers",
      answers_read: found.direct.read,
      answers_that_facts_tell: found.direct.told,
      wrong: found.direct.rate && toRate(found.direct.rate, "direct answers"),
    },
    claims: shown.claims.slice(0, ROWS).map((claim) => ({
      attribute: claim.attribute,
      opinion_about: claim.aspect,
      of: fromModel(claim.subject),
      claim: fromModel(claim.text),
      verdict: claim.verdict,
      verdict_by: claim.by,
      because: fromModel(claim.because),
      in_answers: claim.statements,
      in_direct_answers: claim.direct?.statements ?? null,
      share_of_answers: claim.share && { value: claim.share.value, ...rangeOf(claim.share.range) },
      models: claim.models.map(modelName),
      first_seen: claim.firstAt,
      quote: fromModel(quotes.get(claim.id)?.sentence ?? ""),
      study_id: quotes.get(claim.id)?.runId ?? null,
      cited_pages: (pages.get(claim.id) ?? []).slice(0, PAGES).map(toPage),
    })),
    claims_in_all: shown.claims.length,
    ...(shown.isCut && { cut_to_the_most_said: true }),
  };
}

function toPage({ url, relation, passage, unread, checkedAt }: ClaimPage) {
  return {
    url: fromModel(url),
    is: PAGE_RELATION_NAMES[relation],
    passage: passage && fromModel(passage),
    could_not_be_read: unread && fromModel(unread),
    looked_at: checkedAt,
  };
}

function toRate(rate: WrongRate, undrawn: ReturnType<typeof undrawnIn>) {
  return {
    is: "share of what an average answer says that is wrong, models weighing alike",
    value: rate.value,
    ...rangeOf(rate.range),
    method: rate.method,
    rests_on: rateGrounds(rate, undrawn),
    as_judged: rate.asJudged.value,
  };
}

function rangeOf(range: Interval | null) {
  return { low: range?.low ?? null, high: range?.high ?? null };
}
