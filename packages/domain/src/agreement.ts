import type { AggregatedCompany } from "./ranking.ts";

/** One stretch of a sentence; a company is drawn as a button that lights its row. */
export type AgreementPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "company"; readonly text: string; readonly company: AggregatedCompany };

/** The widest range has to span this many positions before it counts as a dispute. */
const WIDE_RANGE = 6;
const SPLIT_WITHIN = 10;

/**
 * Says in at most three clauses where the models agree: what all of them list, over whom they part, and how
 * many companies only one of them names. A clause with nothing to say is left out; one answering model says
 * nothing at all. `answered` counts the models that answered, also those that named nobody.
 */
export function agreementClauses(results: readonly AggregatedCompany[], answered: number): AgreementPart[][] {
  if (answered < 2 || results.length === 0) return [];
  return [coreClause(results, answered), splitClause(results, answered), tailClause(results)].filter(
    (clause) => clause.length > 0,
  );
}

function coreClause(results: readonly AggregatedCompany[], answered: number): AgreementPart[] {
  const common = results.filter((company) => company.model_votes === answered).length;
  const first = mostOftenFirst(results);
  const start: AgreementPart[] =
    common === 0
      ? [text(`No company is listed by ${everyModel(answered)}`)]
      : [
          text(`${capital(everyModel(answered))} list the same `),
          { kind: "strong", text: `${numberWord(common)} ${common === 1 ? "company" : "companies"}` },
        ];
  if (!first) return [...start, text(".")];
  const { company, votes } = first;
  const who = votes === answered ? (answered === 2 ? "both" : "all of them") : `${numberWord(votes)} of them`;
  return [...start, text(`, ${common === 0 ? "but" : "and"} ${who} put `), named(company), text(" first.")];
}

function mostOftenFirst(
  results: readonly AggregatedCompany[],
): { company: AggregatedCompany; votes: number } | null {
  const counted = results.map((company) => ({
    company,
    votes: company.voting_models.filter((vote) => vote.rank === 1).length,
  }));
  const [best, next] = counted.sort((a, b) => b.votes - a.votes || a.company.rank - b.company.rank);
  if (!best || best.votes < 2 || best.votes === next?.votes) return null;
  return best;
}

function splitClause(results: readonly AggregatedCompany[], answered: number): AgreementPart[] {
  const top = results.filter((company) => company.rank <= SPLIT_WITHIN);
  const company = leastVoted(top, answered) ?? widestRange(top);
  if (!company) return [];
  const [best, worst] = rangeOf(company);
  const range = best === worst ? ordinalWord(best) : `${ordinalWord(best)} to ${ordinalWord(worst)}`;
  const absent = answered - company.model_votes;
  const votes = `${numberWord(company.model_votes)} ${company.model_votes === 1 ? "model" : "models"}`;
  const tail = absent > 0 ? ` for ${votes}, not listed by ${numberWord(absent)}.` : ".";
  return [text("They part over "), named(company), text(`: ${range}${tail}`)];
}

function leastVoted(top: readonly AggregatedCompany[], answered: number): AggregatedCompany | undefined {
  return top
    .filter((company) => company.model_votes < answered)
    .sort((a, b) => a.model_votes - b.model_votes || a.averageRank - b.averageRank || a.rank - b.rank)[0];
}

function widestRange(top: readonly AggregatedCompany[]): AggregatedCompany | undefined {
  const spread = (company: AggregatedCompany) => {
    const [best, worst] = rangeOf(company);
    return worst - best;
  };
  const [widest] = [...top].sort((a, b) => spread(b) - spread(a) || a.rank - b.rank);
  return widest && spread(widest) >= WIDE_RANGE ? widest : undefined;
}

function tailClause(results: readonly AggregatedCompany[]): AgreementPart[] {
  const single = results.filter((company) => company.model_votes === 1).length;
  if (single === 0) return [];
  const verb = single === 1 ? "is" : "are";
  return [
    { kind: "strong", text: `${single} of ${results.length}` },
    text(` ${results.length === 1 ? "company" : "companies"} ${verb} named by a single model.`),
  ];
}

function rangeOf(company: AggregatedCompany): [best: number, worst: number] {
  const ranks = company.voting_models.map((vote) => vote.rank);
  return [Math.min(...ranks), Math.max(...ranks)];
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** Numbers to ten in words. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "first" to "tenth", then "11th". */
export function ordinalWord(rank: number): string {
  return ORDINALS[rank] || ordinal(rank);
}

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(rank: number): string {
  const teen = rank % 100 >= 11 && rank % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return `${rank}${suffix}`;
}

function everyModel(answered: number): string {
  return answered === 2 ? "both models" : `all ${numberWord(answered)} models`;
}

function capital(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

function text(value: string): AgreementPart {
  return { kind: "text", text: value };
}

function named(company: AggregatedCompany): AgreementPart {
  return { kind: "company", text: company.company_name, company };
}
