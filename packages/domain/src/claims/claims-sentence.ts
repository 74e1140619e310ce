import { plural } from "../number-words.ts";
import { pointRange } from "../studies/ranges.ts";
import { ATTRIBUTE_NAMES } from "./attributes.ts";
import type { BrandClaims, ClaimArm } from "./claim-record.ts";
import { type AttributeRate, onceWords, rateWords, type WrongRate } from "./rate.ts";
import type { StudyReading } from "./study-reading.ts";
import type { ClaimVerdict } from "./verdict.ts";

export const VERDICT_NAMES: Readonly<Record<ClaimVerdict, string>> = {
  false: "False",
  outdated: "Outdated",
  cannot_tell: "Can’t be told",
  opinion: "Opinion",
  true: "True",
};

/** One answer of a kind. */
const ANSWER_OF: Readonly<Record<ClaimArm, string>> = {
  natural: "plain answer",
  list: "list",
  direct: "direct answer",
};

/** The same in rates, which tell plain answers by no word of their own. */
export const ANSWER_IN_RATE: Readonly<Record<ClaimArm, string>> = { ...ANSWER_OF, natural: "answer" };

/** What the page of claims says first: how much of what is said about a company is wrong, with its range, and about what most. */
export function claimsSentence(
  { hasReader, hasFacts, reading, study, read, arm, claims, rate, byAttribute }: BrandClaims,
  company = "you",
): string {
  const found = claims.reduce((sum, { statements }) => sum + statements, 0);
  if (!hasReader && found === 0) return "No model reads answers here, so nothing is known of what they say.";
  if (study !== null && (read === 0 || found === 0)) return ofStudy(study, company);
  if (read === 0 && reading !== null) return "The answers that came last are being read.";
  if (read === 0 && arm === "direct") return "No answer to a direct question was read in these weeks.";
  if (read === 0) return "No answer of these weeks was read yet: statements come with the next visit.";
  if (found === 0) return `No answer of these weeks says anything about ${company} that can be checked.`;
  if (rate !== null) return [rateSentence(rate, arm, company), ...mostWrong(byAttribute, arm)].join(" ");
  const answers = plural(read, ANSWER_OF[arm]);
  const whole = `${plural(found, "statement")} about ${company} in ${answers}`;
  if (!hasFacts) return `${whole}: none can be false before you say what is true.`;
  return `${whole}: none can be held against your facts.`;
}

/** Of a study in whose answers nothing is found. */
function ofStudy({ status, read, error }: StudyReading, company: string): string {
  if (status === "running") return "The answers of this study are being read.";
  if (read === 0)
    return error === null
      ? "No answer of this study was read."
      : `Nothing was read, and it cost nothing: ${error}`;
  return `No answer of this study says anything about ${company} that can be checked.`;
}

function rateSentence({ value, range, method, asJudged }: WrongRate, arm: ClaimArm, company: string): string {
  if (value === null)
    return `How much of what is said about ${company} is wrong can’t be told: the judge tells nothing.`;
  const average = `In an average ${ANSWER_IN_RATE[arm]} ${rateWords(value)} of what is said about ${company}`;
  const between = range ? ` (${pointRange(range)})` : "";
  return method === "as_judged"
    ? `${average} is judged wrong${between}; this is not corrected for the judge.`
    : `${average} is wrong${between}; the judge alone counts ${rateWords(asJudged.value)}.`;
}

/** "Price is told wrong most: in 5 of 9 answers." */
function mostWrong([most]: readonly AttributeRate[], arm: ClaimArm): string[] {
  if (!most || most.wrong === 0) return [];
  const answers = plural(most.answers, ANSWER_IN_RATE[arm]);
  return [`${ATTRIBUTE_NAMES[most.attribute]} is told wrong most: in ${most.wrong} of ${answers}.`];
}

/** Answers whose statements nobody is asked about; null: those of visits, which are drawn to be checked. */
export function undrawnIn({ arm, study }: Pick<BrandClaims, "arm" | "study">): Undrawn {
  if (study !== null) return "a study";
  return arm === "direct" ? "direct answers" : null;
}

type Undrawn = "direct answers" | "a study" | null;

/** What a rate rests on, for the page and for tools. */
export function rateGrounds(rate: WrongRate, undrawn: Undrawn): string {
  const once = rate.value === null ? null : onceWords(rate);
  return [methodGrounds(rate, undrawn), ...(once === null ? [] : [once])].join(" ");
}

function methodGrounds({ method, labels, errsOtherwise }: WrongRate, undrawn: Undrawn): string {
  if (undrawn !== null)
    return `As the judge counts, with its errors: statements of ${undrawn} are not drawn to be checked.`;
  if (method === "own_labels")
    return `Corrected for the judge’s errors by ${plural(labels, "statement")} that you checked.`;
  if (method === "measured_errors")
    return `Corrected for the judge’s errors as they were measured on ${plural(labels, "labelled statement")}.`;
  return errsOtherwise
    ? "As the judge counts: it errs here otherwise than where it was measured."
    : "As the judge counts, with its errors: too few statements have been checked.";
}

/** Seconds that one label, or one fact, takes to check. */
const CHECK_SECONDS = 8;

function checkMinutes(count: number): number {
  return Math.max(1, Math.round((count * CHECK_SECONDS) / 60));
}

/** "Check 30 statements · 4 min" */
export function checkWords(left: number): string {
  return `Check ${plural(left, "statement")} · ${checkMinutes(left)} min`;
}

/** "We found 23 facts on webflow.com.", and what is done with them, "Check them · 3 min". */
export function foundFactsWords(facts: number, domain: string): readonly [found: string, check: string] {
  return [
    `We found ${plural(facts, "fact")} on ${domain}.`,
    `Check ${facts === 1 ? "it" : "them"} · ${checkMinutes(facts)} min`,
  ];
}
