import {
  type Against,
  byListings,
  type CompanySuggestion,
  censorPairSources,
  PAIR_OUTCOMES,
  type Pair,
  type PairCounts,
  type PairQuestion,
  pairSources,
  questionOutcome,
  tallyPair,
  tallyPairModels,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { isViewerOutOfCredits } from "../../credits/get-usage.ts";
import { ServiceError } from "../../errors.ts";
import { allowReader, type ServiceRequest } from "../../request.ts";
import { findCompanyName } from "../company-names.ts";
import { type AskedQuestion, type Field, readField, type WantedField } from "../field/read-field.ts";
import { companyDomain, namePeers } from "../get-company.ts";
import { findPairStudies } from "./find-pair-studies.ts";

export interface WantedPair extends Omit<WantedField, "beside"> {
  /** Domain or address of the other company. */
  readonly against: string;
}

/**
 * One company against another: every question of their two fields that lists either, with the newest answer of each model,
 * the pages behind these answers, and the studies that the viewer may read. For guests what is shared; for them and for a
 * viewer without credits sources are masked from the sixth on, and peers named as `getCompany` names them. Throws INVALID_DOMAIN, SAME_COMPANY or BUSY.
 */
export async function getAgainst(
  request: ServiceRequest,
  { domain, against, withPrivate }: WantedPair,
): Promise<Against> {
  const { services, viewer, isGuest } = allowReader(request);
  const pair = readPair({ domain, against });
  const [own, theirs] = await Promise.all([
    readField(services, viewer, { domain: pair.company, beside: pair.other, withPrivate }),
    readField(services, viewer, { domain: pair.other, beside: pair.company, withPrivate }),
  ]);
  const isMasked = isGuest || (await isViewerOutOfCredits(services, viewer));
  const [company, other, peers] = await Promise.all([
    toCompany(services, pair.company),
    toCompany(services, pair.other),
    namePeers(services, own, isMasked),
  ]);
  return {
    company,
    other,
    peers,
    ...compare([own, theirs], pair, isMasked),
    studies: await findPairStudies(services, viewer, pair),
  };
}

/** Two companies by whatever addresses. Throws INVALID_DOMAIN or SAME_COMPANY. */
export function readPair({ domain, against }: Pick<WantedPair, "domain" | "against">): Pair {
  const pair = { company: companyDomain(domain), other: companyDomain(against) };
  if (pair.company === pair.other) throw new ServiceError("SAME_COMPANY");
  return pair;
}

async function toCompany(services: ServiceContext, domain: string): Promise<CompanySuggestion> {
  return { domain, name: await findCompanyName(services, domain) };
}

function compare(fields: readonly Field[], pair: Pair, isMasked: boolean) {
  const questions = unite(fields).filter(({ answers }) => tallyPair(answers, pair).answers > 0);
  const answers = questions.flatMap((question) => question.answers);
  const tally = tallyPair(answers, pair);
  const rows = questions.map((question) => toPairQuestion(question, pair)).sort(byListings);
  const sources = pairSources(questions, pair);
  const shown = isMasked ? censorPairSources(sources) : sources;
  return {
    ...tally,
    neither: answers.length - tally.answers,
    questions: rows,
    byQuestion: countOutcomes(rows),
    models: tallyPairModels(answers, pair),
    sources: shown,
    wasCensored: [shown.company, shown.both, shown.other].some(({ pages }) =>
      pages.some(({ censored }) => censored),
    ),
    isWithPrivate: fields.some((field) => field.isWithPrivate),
    isPartial: fields.some((field) => field.isPartial),
    isSandbox: questions.some(({ searches }) => searches.some((search) => search.is_sandbox)),
  };
}

/** The questions of all fields, each once. */
function unite(fields: readonly Field[]): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const question of fields.flatMap(({ questions }) => questions)) {
    const key = `${question.kind} ${question.promptKey}`;
    if (!found.has(key)) found.set(key, question);
  }
  return [...found.values()];
}

function toPairQuestion(
  { kind, prompt, newest, isPrivate, answers }: AskedQuestion,
  pair: Pair,
): PairQuestion {
  const { counts } = tallyPair(answers, pair);
  return {
    kind,
    prompt,
    createdAt: newest.created_at.toISOString(),
    isPrivate,
    outcome: questionOutcome(counts),
    answers: answers.length,
    counts,
    places: answers.map(({ modelId, ranks, search, columnId }) => ({
      modelId,
      company: ranks.get(pair.company) ?? null,
      other: ranks.get(pair.other) ?? null,
      searchId: search.search_id,
      columnId,
    })),
  };
}

function countOutcomes(questions: readonly PairQuestion[]): PairCounts {
  const counts = { absent: 0, below: 0, level: 0, above: 0, alone: 0 };
  for (const outcome of PAIR_OUTCOMES)
    counts[outcome] = questions.filter((question) => question.outcome === outcome).length;
  return counts;
}
