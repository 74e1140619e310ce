import type { OfMarket } from "../brands/overview.ts";
import type { Market } from "../market.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { Estimate } from "../studies/report.ts";
import type { Attribute } from "./attributes.ts";
import type { ClaimPage } from "./claim-page.ts";
import type { LabelQueue } from "./label.ts";
import type { Sentiment } from "./praise.ts";
import type { AttributeRate, WrongRate } from "./rate.ts";
import type { Aspect } from "./statement.ts";
import type { StudyReading } from "./study-reading.ts";
import type { ClaimVerdict } from "./verdict.ts";

/** Answers whose statements are counted together: in plain words, lists, and to direct questions. The three are never added up. */
export const CLAIM_ARMS = ["natural", "list", "direct"] as const;
export type ClaimArm = (typeof CLAIM_ARMS)[number];

/** Answers to the prompts of visits, and of studies. */
export const PROMPT_ARMS = ["natural", "list"] as const;
export type PromptArm = (typeof PROMPT_ARMS)[number];

/** Whose statements are wanted: of answers to the prompts of visits, or to direct questions. */
export const CLAIM_QUESTIONS = ["prompts", "direct"] as const;
export type ClaimQuestions = (typeof CLAIM_QUESTIONS)[number];

/** Whose verdict is shown. */
export const VERDICT_BY = ["code", "model", "person"] as const;
export type VerdictBy = (typeof VERDICT_BY)[number];

/** A claim as its page shows it. */
export interface ClaimRecord {
  readonly id: string;
  readonly attribute: Attribute;
  readonly subject: string;
  /** Of an opinion, what most of its statements praise or blame; null of another claim, and where none says. */
  readonly aspect: Aspect | null;
  readonly text: string;
  /** A person's where there is one, else that of `judged`. */
  readonly verdict: ClaimVerdict;
  /** What its judge says. */
  readonly judged: ClaimVerdict;
  readonly by: VerdictBy;
  readonly because: string;
  readonly hint: string | null;
  readonly factIds: readonly string[];
  /** Of a claim that can’t be told, the proposed fact that would tell it, and whether it says the same; null: none would. */
  readonly proposal: { readonly factId: string; readonly isSame: boolean } | null;
  /** Answers of these weeks that say it, and whose they are. */
  readonly statements: number;
  /** Share of the answers that were read, models weighing alike; null where none was. */
  readonly share: Estimate | null;
  readonly models: readonly ModelId[];
  /** Answers of these weeks to direct questions that say it, and their share; null: none was read. */
  readonly direct: { readonly statements: number; readonly share: Estimate | null } | null;
  /** Of a wrong one, the page nearest to it that its answers cite; null: they cite none, or it is not wrong. */
  readonly page: Pick<ClaimPage, "domain" | "relation"> | null;
  /** ISO 8601, of all answers of its market that were asked alike. */
  readonly firstAt: string;
  readonly lastAt: string;
}

/** What of a brand's claims is wanted; what is null narrows nothing, but for the market. */
export interface ClaimFilters extends OfMarket {
  /** Key of a company of the brand; "": the brand. */
  readonly company: string;
  readonly attribute: Attribute | null;
  /** Opinions about it alone. */
  readonly aspect: Aspect | null;
  readonly model: ModelId | null;
  readonly verdict: ClaimVerdict | null;
  readonly asked: ClaimQuestions;
  /** Plain answers alone, or lists alone; null: plain ones where there are some, else lists. */
  readonly arm: PromptArm | null;
  /** Id of a study that was read for the brand: its answers alone, of its market, whenever they came; null: none. */
  readonly study: string | null;
  /** First and last day of the answers, `YYYY-MM-DD` (UTC); null, both: the last four weeks. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What answers to direct questions say of the brand, in no figure with others. */
export interface DirectClaims {
  /** Answers of these weeks that were read, and that could not be. */
  readonly read: number;
  readonly failed: number;
  /** Those of them that say something which facts tell, which the rate is of. */
  readonly told: number;
  /** As judged: the queue of labels is of the others. */
  readonly rate: WrongRate | null;
  readonly sentiment: Sentiment | null;
}

export interface BrandClaims {
  /** All that is counted was said in it; null: in none. */
  readonly market: Market | null;
  /** Those that can be asked for. */
  readonly markets: readonly (Market | null)[];
  /** The study whose answers alone these are; null: those of visits, or to direct questions. */
  readonly study: StudyReading | null;
  /** Studies that were read for the brand, the newest first. */
  readonly studies: readonly StudyReading[];
  /** A fact of the company is confirmed, without which nothing can be false. */
  readonly hasFacts: boolean;
  /** A model reads answers; without one nothing is found. */
  readonly hasReader: boolean;
  /** Answers of the newest visit that were read so far, while others of it wait to be read; null: none wait, or days are chosen. */
  readonly reading: number | null;
  /** Answers in plain words, where the brand asks for them, else lists; those to direct questions where they are asked for. */
  readonly arm: ClaimArm;
  /** Kinds of answers that were read of these prompts, or of the study. */
  readonly arms: readonly PromptArm[];
  /** Models that were asked in these weeks. */
  readonly models: readonly ModelId[];
  /** Answers of these weeks, of the wanted model, that were read, and that could not be. */
  readonly read: number;
  readonly failed: number;
  /** How much of what is said in an average answer is wrong, whatever attribute and model are wanted; null: nothing is held against facts. */
  readonly rate: WrongRate | null;
  /** The same by attribute, of those that two answers or more speak of, the most wrong first. */
  readonly byAttribute: readonly AttributeRate[];
  /** Of plain answers alone: a list is asked why an entry holds its place. Null also where nothing praises or blames. */
  readonly sentiment: Sentiment | null;
  /** Told apart, whatever is asked for; null: of a competitor, or none was read. */
  readonly direct: DirectClaims | null;
  /** Labels that the queue asks for, and those that it has. */
  readonly queue: LabelQueue;
  /** Said most first; `isCut`: there are more. */
  readonly claims: readonly ClaimRecord[];
  readonly isCut: boolean;
}

/** One statement of a claim: a sentence of an answer, with where the words stand in it. */
export interface StatementRecord {
  readonly runId: string;
  readonly columnId: string;
  readonly modelId: ModelId;
  /** What was asked; null: the question is gone. */
  readonly prompt: string | null;
  readonly at: string;
  readonly sentence: string;
  readonly quoteAt: number;
  readonly quoteLength: number;
}
