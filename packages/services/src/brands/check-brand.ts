import {
  type BrandSettings,
  cleanAddress,
  companySite,
  entryKey,
  MAX_BRAND_LABEL,
  MAX_COMPANY_NAME,
  MAX_COMPETITORS,
  MAX_MODELS,
  MAX_VISIT_ROUNDS,
  type Market,
  type ModelCatalogue,
  type NamedEntry,
  promptKey,
  registrableDomain,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { checkMarket, checkPrompt } from "../searches/check-question.ts";
import { checkMarkets } from "./markets.ts";
import { isTimeZone } from "./next-visit.ts";

/** A brand's settings as a client gives them. */
export type BrandWishes = Omit<
  BrandSettings,
  "models" | "markets" | "natural" | "alertMails" | "digestMails"
> & {
  readonly models: readonly string[];
  readonly natural?: boolean | undefined;
  readonly markets?: readonly Market[] | undefined;
  readonly alertMails?: boolean | undefined;
  readonly digestMails?: boolean | undefined;
};

const LAST_OF_MONTH = 28;

/**
 * The settings in their stored form; a model that was retired may stay where it is (`kept`). Throws BRAND_INVALID with words of its
 * own, INVALID_MARKET, INVALID_MODEL, TOO_MANY_COMPETITORS or TOO_MANY_MARKETS.
 */
export function checkBrand(
  wishes: BrandWishes,
  catalogue: ModelCatalogue,
  kept: BrandSettings["models"] = [],
): BrandSettings {
  const { webSearch, natural = false, rhythm, hour, timeZone, rounds } = wishes;
  const { alertMails = true, digestMails = true } = wishes;
  const name = clean(wishes.name);
  const domain = companySite(wishes.domain);
  if (name === "") throw invalid("Please name the brand");
  if (domain === null) throw invalid("Please enter the brand's domain (e.g., hubspot.com)");
  if (!isWhole(hour, 0, 23)) throw invalid("Please choose an hour");
  if (!isWhole(rounds, 1, MAX_VISIT_ROUNDS)) throw invalid(`A visit asks 1 to ${MAX_VISIT_ROUNDS} rounds`);
  if (!isTimeZone(timeZone)) throw invalid("Please choose a time zone");
  return {
    name,
    domain,
    webSearch,
    natural,
    rhythm,
    hour,
    timeZone,
    rounds,
    alertMails,
    digestMails,
    markets: checkMarkets(wishes.markets ?? []),
    competitors: checkCompetitors(wishes.competitors, domain),
    models: checkModels(wishes.models, catalogue, kept),
    day: checkDay(wishes),
  };
}

function checkDay({ rhythm, day }: Pick<BrandWishes, "rhythm" | "day">): number {
  if (rhythm === "weekly" && !isWhole(day, 1, 7)) throw invalid("Please choose a day of the week");
  if (rhythm === "monthly" && !isWhole(day, 1, LAST_OF_MONTH))
    throw invalid("Please choose a day from 1 to 28");
  return rhythm === "weekly" || rhythm === "monthly" ? day : 1;
}

function checkModels(
  named: readonly string[],
  { findModel }: ModelCatalogue,
  kept: BrandSettings["models"],
): BrandSettings["models"] {
  const ids = new Set(named);
  const models = [...ids].flatMap((id) => findModel(id)?.id ?? kept.find((own) => own === id) ?? []);
  if (models.length === 0 || models.length > MAX_MODELS || models.length < ids.size)
    throw new ServiceError("INVALID_MODEL");
  return models;
}

function checkCompetitors(named: readonly NamedEntry[], own: string): NamedEntry[] {
  const known = new Map<string, NamedEntry>();
  for (const entry of named) {
    const domain = entry.domain === "" ? "" : companySite(entry.domain);
    const name = clean(entry.name) || domain || "";
    if (domain === null)
      throw invalid(
        `Please enter the domain of a competitor (e.g., hubspot.com), not “${clean(entry.domain)}”`,
      );
    if (name === "") throw invalid("Please name each competitor, or give its domain");
    const competitor = { name, domain };
    if (domain !== own) known.set(entryKey(competitor, "company"), competitor);
  }
  if (known.size > MAX_COMPETITORS) throw new ServiceError("TOO_MANY_COMPETITORS");
  return [...known.values()];
}

/** A prompt that is to be tracked. */
export interface PromptWish {
  readonly prompt: string;
  readonly label: string | null;
  /** One of the brand's; where none is given, it is asked in each of them. */
  readonly market?: Market | null | undefined;
  /** Id of a prompt of the brand that asks the same in another market: this one takes the place of what its market asked for that. */
  readonly pairOf?: string | null | undefined;
}

export interface CheckedPrompt extends PromptWish {
  readonly market: Market | null;
  readonly key: string;
  /** Of a prompt of another market that asks the same; its own when left out. */
  readonly pairId?: string;
}

/** Prompts in their stored form, each question once. Throws INVALID_MARKET or INVALID_PROMPT. */
export function checkPrompts(wishes: readonly PromptWish[]): CheckedPrompt[] {
  const prompts = new Map<string, CheckedPrompt>();
  for (const wish of wishes) {
    const prompt = checkPrompt(wish.prompt);
    const market = checkMarket(wish.market);
    const key = promptKey(prompt, market);
    const { pairOf = null } = wish;
    if (!prompts.has(key)) prompts.set(key, { prompt, key, market, label: checkLabel(wish.label), pairOf });
  }
  return [...prompts.values()];
}

export function checkLabel(label: string | null): string | null {
  return clean(label ?? "").slice(0, MAX_BRAND_LABEL) || null;
}

/** Characters of a page's address at most. */
const MAX_PAGE = 2_000;

/**
 * The address of a page on one of the brand's sites, without what tells where a reader came from; a path is one of its domain.
 * Throws BRAND_INVALID.
 */
export function checkPage(given: string, domain: string, sites: ReadonlySet<string>): string {
  const text = given.trim().replace(/^\/(?!\/)/, `${domain}/`);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const site = URL.canParse(address) ? registrableDomain(address) : null;
  if (site === null || address.length > MAX_PAGE) throw invalid("Please enter the address of a page");
  if (!sites.has(site)) throw invalid(`Please enter a page of ${[...sites].join(" or ")}`);
  return cleanAddress(new URL(address)).href;
}

/** A name in one line, cut to what a name may have. */
export function clean(text: string): string {
  return text
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MAX_COMPANY_NAME);
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

export function invalid(message: string): ServiceError {
  return new ServiceError("BRAND_INVALID", { message });
}
