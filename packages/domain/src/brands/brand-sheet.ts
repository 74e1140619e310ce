import { isolated } from "../isolated.ts";
import { marketName } from "../market-names.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { capitalised, joined, plural } from "../number-words.ts";
import type { BrandRecord } from "./brand.ts";
import { rhythmWords } from "./brand-sentences.ts";
import type { BrandOverview, Sample } from "./overview.ts";
import { visitDays } from "./visit-days.ts";

/** Open questions from which on the IAB's guidance of August 2026 does not call figures exploratory. */
export const ENOUGH_QUESTIONS = 50;

/** What one criterion of the sheet says. */
export interface SheetRow {
  readonly criterion: string;
  readonly says: string;
}

export type SheetBrand = Pick<BrandRecord, "rhythm" | "day">;

/**
 * How a brand's figures are made, by the criteria of the IAB's guidance on measuring AI visibility (3 August 2026): volume,
 * sample size, kinds of prompts, cadence, reproducibility, platforms. Of the last four weeks and of one market.
 */
export function brandSheet(
  brand: SheetBrand,
  overview: BrandOverview,
  { modelName }: ModelNames,
): SheetRow[] {
  const { answers, market, plain, recentVisits, sample, tracked } = overview;
  const each = sample.questions === 0 ? 0 : Math.round(answers / sample.questions);
  const guidance = `the IAB’s guidance of August 2026 asks for ${ENOUGH_QUESTIONS}`;
  return [
    {
      criterion: "Questions",
      says: isExploratory(overview)
        ? `${plural(sample.questions, "question")}: exploratory, since ${guidance} before a decision.`
        : `${plural(sample.questions, "question")}; ${guidance}.`,
    },
    {
      criterion: "Answers to each",
      says: `About ${each} in four weeks, of ${plural(sample.models.length, "model")} at ${plural(recentVisits, "visit")} of ${roundsOf(sample)}.`,
    },
    { criterion: "Kinds of questions", says: kindsOf(overview) },
    {
      criterion: "Ways of asking",
      says:
        plain === null
          ? "For lists: a model is told to rank companies."
          : `For lists, and in plain words beside them (${plural(plain.answers, "answer")}), whose figures are told apart.`,
    },
    {
      criterion: "How often",
      says: `${tracked.isAsked ? capitalised(rhythmWords(brand)) : askedUntil(overview)}${market === null ? "" : `, in ${marketName(market)}`}.`,
    },
    {
      criterion: "Repeated",
      says:
        Math.max(...sample.rounds) <= 1
          ? "Each question is asked once a visit: ranges rest on the visits alone."
          : "Each question is asked again within a visit, and every figure has the range that this gives. The answers can be read and exported, with the model’s version and who searched.",
    },
    {
      criterion: "Platforms",
      says: `${joined(sample.models.map(modelName))}, over their interfaces for programs, ${searchOf(sample)} web search. Their apps can answer otherwise.`,
    },
  ];
}

/** "Asked no more since the visit of Nov 3": of a market that visits ask no more. */
function askedUntil({ visits, timeZone }: BrandOverview): string {
  const last = visits.at(-1);
  return `Asked no more${last ? ` since the visit of ${visitDays(timeZone)(last.at)}` : ""}`;
}

/** "3 rounds", "1 to 3 rounds". */
function roundsOf({ rounds }: Sample): string {
  const [least = 0, most = least] = [rounds[0], rounds.at(-1)];
  return least === most ? plural(most, "round") : `${least} to ${plural(most, "round")}`;
}

function searchOf({ webSearch }: Sample): string {
  if (webSearch.length > 1) return "at some visits with";
  return webSearch[0] ? "with" : "without";
}

/** Too few questions for a decision, by the IAB's guidance. */
export function isExploratory({ sample }: Pick<BrandOverview, "sample">): boolean {
  return sample.questions < ENOUGH_QUESTIONS;
}

/** "8 name neither the brand nor a competitor, 1 a competitor alone. Labels: Startups 3, Teams 3." Of the prompts of now. */
function kindsOf({ prompts, sample, tracked }: BrandOverview): string {
  const count = (kind: string) => prompts.filter((prompt) => prompt.kind === kind).length;
  const named = [
    `${count("open")} name neither the brand nor a competitor`,
    ...(count("rival") > 0 ? [`${count("rival")} a competitor alone`] : []),
    ...(count("branded") > 0 ? [`${count("branded")} the brand, in no figure`] : []),
  ];
  const labels = [...Map.groupBy(prompts, ({ label }) => label ?? "")].filter(([label]) => label !== "");
  const byLabel = labels.map(([label, some]) => `${isolated(label)} ${some.length}`).join(", ");
  const isOther = tracked.isAsked && count("open") !== sample.questions;
  return `${isOther ? "Of the prompts asked from now on, " : ""}${named.join(", ")}.${byLabel === "" ? "" : ` Labels: ${byLabel}.`}`;
}
