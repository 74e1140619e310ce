import { type Brand, type Connection, isId } from "@standings/database";
import { type ClaimFilters, readMarket, type StudyReading } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { chosenMarket } from "../markets.ts";
import { readStudyReadings, toStudyReading } from "./read-study.ts";
import type { AnswersOf } from "./said-of.ts";

export type AnswersWanted = Pick<ClaimFilters, "market" | "asked" | "study" | "arm">;

export interface ChosenAnswers extends AnswersOf {
  readonly brand: Brand;
  readonly study: string | null;
  /** The kind that is wanted; null: either. */
  readonly arm: ClaimFilters["arm"];
  /** The study's newest reading; null without a study. */
  readonly reading: StudyReading | null;
}

/**
 * The answers of a brand that are wanted. A study has one market, and goes before what is asked. Throws INVALID_MARKET, or
 * STUDY_NOT_FOUND for a study that was never read for the brand.
 */
export async function chosenAnswers(
  db: Connection,
  brand: Brand,
  { market: code = null, asked = "prompts", study = null, arm = null }: Partial<AnswersWanted>,
): Promise<ChosenAnswers> {
  if (study === null)
    return {
      brand,
      market: chosenMarket(brand, { market: code }),
      asked,
      study,
      arm: asked === "direct" ? null : arm,
      reading: null,
    };
  const [newest] = isId(study) ? await readStudyReadings(db, brand.id, study) : [];
  if (!newest) throw new ServiceError("STUDY_NOT_FOUND");
  const market = readMarket(newest.market);
  return { brand, market, asked: "prompts", study, arm, reading: toStudyReading(newest) };
}
