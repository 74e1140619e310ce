import { marketName } from "../market-names.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { capitalised, joined, plural } from "../number-words.ts";
import type { BrandRecord } from "./brand.ts";
import { rhythmWords } from "./brand-sentences.ts";
import type { BrandOverview } from "./overview.ts";

/** Open questions from which on the IAB's guidance of August 2026 does not call figures exploratory. */
export const ENOUGH_QUESTIONS = 50;

/** What one criterion of the sheet says. */
export interface SheetRow {
  readonly criterion: string;
  readonly says: string;
}

export type SheetBrand = Pick<BrandRecord, "rhythm" | "day" | "rounds" | "webSearch">;

/**
 * How a brand's figures are made, by the criteria of the IAB's guidance on measuring AI visibility (3 August 2026): volume,
 * sample size, kinds of prompts, cadence, reproducibility, platforms. Of the last four weeks and of one market.
 */
export function brandSheet(
  brand: SheetBrand,
  overview: BrandOverview,
  { modelName }: ModelNames,
): SheetRow[] {
  const { answers, models, market, prompts, recentVisits } = overview;
  const open = prompts.filter(({ kind }) => kind === "open").length;
  const each = open === 0 ? 0 : Math.round(answers / open);
  return [
    {
      criterion: "Questions",
      says: isExploratory(overview)
        ? `${plural(open, "question")}: exploratory. The IAB’s guidance of August 2026 asks for ${ENOUGH_QUESTIONS} before a decision.`
        : `${plural(open, "question")}; the IAB’s guidance of August 2026 asks for ${ENOUGH_QUESTIONS}.`,
    },
    {
      criterion: "Answers to each",
      says: `About ${each} in four weeks: ${plural(models.length, "model")} × ${plural(brand.rounds, "round")} × ${plural(recentVisits, "visit")}.`,
    },
    { criterion: "Kinds of questions", says: kindsOf(prompts) },
    {
      criterion: "How often",
      says: `${capitalised(rhythmWords(brand))}${market === null ? "" : `, in ${marketName(market)}`}.`,
    },
    {
      criterion: "Repeated",
      says:
        brand.rounds === 1
          ? "Each question is asked once a visit: ranges rest on the visits alone."
          : "Each question is asked again within a visit, and every figure has the range that this gives. The answers can be read and exported, with the model’s version and who searched.",
    },
    {
      criterion: "Platforms",
      says: `${joined(models.map(modelName))}, over their interfaces for programs, ${brand.webSearch ? "with" : "without"} web search. Their apps can answer otherwise.`,
    },
  ];
}

/** Too few questions for a decision, by the IAB's guidance. */
export function isExploratory({ prompts }: Pick<BrandOverview, "prompts">): boolean {
  return prompts.filter(({ kind }) => kind === "open").length < ENOUGH_QUESTIONS;
}

/** "8 name nobody that is watched, 1 a competitor; by label: Startups 3, Teams 3." */
function kindsOf(prompts: BrandOverview["prompts"]): string {
  const count = (kind: string) => prompts.filter((prompt) => prompt.kind === kind).length;
  const named = [
    `${count("open")} name nobody that is watched`,
    ...(count("rival") > 0 ? [`${count("rival")} a competitor alone`] : []),
    ...(count("branded") > 0 ? [`${count("branded")} the brand, in no figure`] : []),
  ];
  const labels = [...Map.groupBy(prompts, ({ label }) => label ?? "")].filter(([label]) => label !== "");
  const byLabel = labels.map(([label, some]) => `${label} ${some.length}`).join(", ");
  return `${named.join(", ")}${byLabel === "" ? "" : `; by label: ${byLabel}`}.`;
}
