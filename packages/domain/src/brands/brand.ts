import type { NamedEntry } from "../identity/keys.ts";
import { type Market, marketCodeOf } from "../market.ts";
import type { QuestionKind } from "../mentions/kind-of-question.ts";
import type { ModelId } from "../models/catalogue.ts";

/** A brand: a company that somebody watches, beside its competitors, over the same questions again and again (record 64). */

/** When a brand is visited: all its prompts are asked. */
export const RHYTHMS = ["weekly", "daily", "monthly", "manual"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const MAX_COMPETITORS = 10;
/** Prompts in each market of a brand. */
export const MAX_BRAND_PROMPTS = 100;
/** Markets of a brand at most. */
export const MAX_MARKETS = 5;
/** Characters of a label of prompts. */
export const MAX_BRAND_LABEL = 40;
/** Rounds of a visit at most, and unless another number is chosen. One finds few changes (`studies.md` §5). */
export const MAX_VISIT_ROUNDS = 10;
export const VISIT_ROUNDS = 3;
/** Brands of an account at most. */
export const MAX_BRANDS = 50;
export const MAX_BRAND_NOTES = 200;
/** Links of a brand that work at once. */
export const MAX_BRAND_LINKS = 50;
/** Facts of a brand that were not replaced or rejected. */
export const MAX_FACTS = 500;
/** Versions of a brand's names that its owner may save a day. */
export const NAME_SAVES_A_DAY = 20;

export interface BrandSettings {
  readonly name: string;
  /** Registrable domain. */
  readonly domain: string;
  readonly competitors: readonly NamedEntry[];
  readonly models: readonly ModelId[];
  readonly webSearch: boolean;
  /** Each prompt is asked in plain words, too, for as many credits again: whom answers name that were asked for no list. */
  readonly natural: boolean;
  /** Where prompts are asked, five at most; none: as nobody, from nowhere. The first one is shown where none is chosen. */
  readonly markets: readonly Market[];
  readonly rhythm: Rhythm;
  /** Weekly: 1 (Monday) to 7. Monthly: 1 to 28. Else 1. */
  readonly day: number;
  /** Hour of the day in the brand's time zone, 0 to 23. */
  readonly hour: number;
  /** IANA name: `Europe/Berlin`. */
  readonly timeZone: string;
  readonly rounds: number;
  /** Mails that tell real changes, and the weekly one. */
  readonly alertMails: boolean;
  readonly digestMails: boolean;
}

export interface BrandPrompt {
  readonly id: string;
  readonly prompt: string;
  /** The one that it is asked in; null in a brand without markets. */
  readonly market: Market | null;
  /** The same for prompts of several markets that ask the same, each in its words. */
  readonly pairId: string;
  /** Free, groups prompts; null for none. */
  readonly label: string | null;
  /** Address of the brand's page that is to be cited in its answers; null: none. */
  readonly page: string | null;
  /** Whom it names; only open ones are in the figures. */
  readonly kind: QuestionKind;
}

/** Whoever makes reports for the brand, as their head names it. */
export interface Agency {
  readonly name: string;
  /** Address of an uploaded picture, or null. */
  readonly logoUrl: string | null;
}

/** A brand with what comes next. */
export interface BrandRecord extends BrandSettings {
  readonly id: string;
  readonly prompts: readonly BrandPrompt[];
  readonly agency: Agency | null;
  readonly isPaused: boolean;
  /** ISO 8601; null for a brand that is paused or visited by hand. */
  readonly nextVisitAt: string | null;
  /** Credits that a visit takes at most. */
  readonly visitCost: number;
  /** A visit is under way. */
  readonly visit: RunningVisit | null;
  /** Its answers come from the sandbox. */
  readonly isSandbox: boolean;
  readonly createdAt: string;
}

export interface RunningVisit {
  readonly id: string;
  readonly prompts: number;
  readonly done: number;
  readonly startedAt: string;
  /** Its studies under way, which can be watched. */
  readonly asking: readonly { readonly prompt: string; readonly studyId: string }[];
}

/** Why a visit has no figures, or not all. */
export const VISIT_STATES = ["running", "completed", "short", "failed"] as const;
/** `short`: there were too few credits, so nothing was asked. `failed`: no prompt was answered, nothing was paid. */
export type VisitState = (typeof VISIT_STATES)[number];

export interface VisitRecord {
  readonly id: string;
  /** When it was due, and when it ended; ISO 8601. */
  readonly dueAt: string;
  readonly endedAt: string | null;
  readonly state: VisitState;
  readonly prompts: number;
  readonly rounds: number;
  /** Credits that it used, or needed. */
  readonly credits: number;
}

/** How many prompts a brand asks in each of its markets, in their order; one number where it has none. */
export function promptsByMarket({ markets, prompts }: Pick<BrandRecord, "markets" | "prompts">): number[] {
  const asked: readonly (Market | null)[] = markets.length > 0 ? markets : [null];
  return asked.map((market) => promptsIn(prompts, market).length);
}

/** Prompts that are asked in a market. */
export function promptsIn<Prompt extends Pick<BrandPrompt, "market">>(
  prompts: readonly Prompt[],
  market: Market | null,
): Prompt[] {
  const code = marketCodeOf(market);
  return prompts.filter((prompt) => marketCodeOf(prompt.market) === code);
}

/** A row of the list of brands. Counts and figures are of one market, the first. */
export interface BrandSummary
  extends Pick<
    BrandRecord,
    | "id"
    | "name"
    | "domain"
    | "markets"
    | "rhythm"
    | "timeZone"
    | "isPaused"
    | "isSandbox"
    | "nextVisitAt"
    | "visit"
  > {
  readonly market: Market | null;
  readonly prompts: number;
  readonly visits: number;
  /** Of the newest four weeks; null before the first visit. */
  readonly listed: number | null;
  /** Share listed by visit, the oldest first: twelve at most. */
  readonly trend: readonly number[];
  /** Alerts of the last 30 days. */
  readonly alerts: number;
}

/** Credits of a visit: every prompt of every market is asked of all models once a round, and once more in plain words. */
export function visitCost(
  prompts: number,
  { rounds, natural }: Pick<BrandSettings, "rounds" | "natural">,
): number {
  return prompts * rounds * (natural ? 2 : 1);
}

export const PROMPT_ORIGINS = ["discovery", "answers", "competitors", "history", "trending"] as const;
/**
 * The user's discovery of the company, answers that list it, answers that list its competitors without it, the user's own searches,
 * or what others ask in its sector.
 */
export type PromptOrigin = (typeof PROMPT_ORIGINS)[number];

/** A question that a brand may track, and where it comes from. */
export interface PromptSuggestion {
  readonly prompt: string;
  readonly from: PromptOrigin;
}

/** An address under which strangers read a brand's overview; times are ISO 8601. */
export interface BrandLink {
  readonly id: string;
  /** Of the experiment that it shows; null: the overview. */
  readonly experimentId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Null: nobody has. */
  readonly lastOpenedAt: string | null;
  readonly isRevoked: boolean;
}

/** Days that a link can work. */
export const LINK_DAYS = [7, 30, 90, 365] as const;
