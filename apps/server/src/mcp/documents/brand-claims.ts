import {
  type BrandClaims,
  type BrandFacts,
  type ClaimRecord,
  claimsSentence,
  formatFact,
  type ModelNames,
  type StatementRecord,
} from "@standings/domain";
import { FROM_MODELS, fromModel } from "../from-models.ts";

/** Claims and facts that a reply tells. */
const ROWS = 40;

/** Facts of the companies of a brand; who has none confirmed can be told nothing false. */
export function toFacts({ facts }: BrandFacts) {
  return {
    notice: FROM_MODELS,
    facts: facts.slice(0, ROWS).map(({ company, attribute, subject, value, state, to, sourceUrl }) => ({
      company: company === "" ? "the brand" : fromModel(company),
      attribute,
      of: fromModel(subject),
      says: fromModel(formatFact(value)),
      state,
      held_until: to,
      source: sourceUrl && fromModel(sourceUrl),
    })),
    facts_in_all: facts.length,
  };
}

/** What models say of a company, each claim with the number of answers behind it and one sentence that says it. */
export function toClaims(
  found: BrandClaims,
  shown: readonly ClaimRecord[],
  quotes: ReadonlyMap<string, StatementRecord | undefined>,
  { modelName }: ModelNames,
) {
  return {
    notice: FROM_MODELS,
    says: claimsSentence(found, "the company"),
    answers_read: found.read,
    answers_not_read: found.failed,
    claims: shown.slice(0, ROWS).map((claim) => ({
      attribute: claim.attribute,
      of: fromModel(claim.subject),
      claim: fromModel(claim.text),
      verdict: claim.verdict,
      because: fromModel(claim.because),
      in_answers: claim.statements,
      models: claim.models.map(modelName),
      first_seen: claim.firstAt,
      quote: fromModel(quotes.get(claim.id)?.sentence ?? ""),
      study_id: quotes.get(claim.id)?.runId ?? null,
    })),
    claims_in_all: shown.length,
  };
}
