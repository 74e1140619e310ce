import { type Brand, type Connection, newId, type Tables } from "@standings/database";
import {
  type BrandPrompt,
  isMarket,
  MAX_BRAND_PROMPTS,
  MAX_MARKETS,
  type Market,
  marketCode,
  marketCodeOf,
  NO_MARKET,
  type OfMarket,
  promptKey,
  promptsIn,
  readMarket,
} from "@standings/domain";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { checkMarket } from "../searches/check-question.ts";
import type { CheckedPrompt } from "./check-brand.ts";

/** Markets in their stored form, each once. Throws INVALID_MARKET or TOO_MANY_MARKETS. */
export function checkMarkets(wanted: readonly Market[]): Market[] {
  const markets = new Map(
    wanted.flatMap((market) => checkMarket(market) ?? []).map((market) => [marketCode(market), market]),
  );
  if (markets.size > MAX_MARKETS) throw new ServiceError("TOO_MANY_MARKETS");
  return [...markets.values()];
}

/** A brand's markets. */
export function marketsOf({ markets }: Pick<Brand, "markets">): Market[] {
  return markets.flatMap((code) => readMarket(code) ?? []);
}

/** Whether visits of a brand ask in a market. */
export function asksIn({ markets }: Pick<Brand, "markets">, market: Market | null): boolean {
  const code = marketCodeOf(market);
  return code === null ? markets.length === 0 : markets.includes(code);
}

/** The market whose figures are wanted: the brand's first where none is chosen, never two. Throws INVALID_MARKET. */
export function chosenMarket(brand: Pick<Brand, "markets">, { market: code }: OfMarket): Market | null {
  if (code === null) return marketsOf(brand)[0] ?? null;
  if (code === NO_MARKET) return null;
  const market = readMarket(code);
  if (!market || !isMarket(market)) throw new ServiceError("INVALID_MARKET");
  return market;
}

/** Markets whose figures can be read: the brand's own, then others that it was asked in. */
export async function readableMarkets(db: Connection, brand: Brand): Promise<(Market | null)[]> {
  const asked = await db
    .selectFrom("brand_visits")
    .select("market")
    .distinct()
    .where("brand_id", "=", brand.id)
    .where("state", "=", "completed")
    .orderBy("market")
    .execute();
  const others = asked.map(({ market }) => market).filter((code) => !brand.markets.includes(code ?? ""));
  const own = brand.markets.length === 0 ? [null, ...others.filter((code) => code !== null)] : null;
  return (own ?? [...brand.markets, ...others]).map(readMarket);
}

/** Prompts with their markets: where none is given, they are asked in each of the brand's, as a pair. Throws INVALID_MARKET. */
export function inMarkets(prompts: readonly CheckedPrompt[], markets: readonly Market[]): CheckedPrompt[] {
  const codes = markets.map(marketCode);
  const asked = new Map<string, CheckedPrompt>();
  for (const prompt of prompts) {
    if (prompt.market && !codes.includes(marketCode(prompt.market))) throw new ServiceError("INVALID_MARKET");
    const everywhere = markets.length > 0 ? markets : [null];
    const pairId = newId();
    for (const market of prompt.market ? [prompt.market] : everywhere) {
      const key = promptKey(prompt.prompt, market);
      if (!asked.has(key)) asked.set(key, { pairId, ...prompt, key, market });
    }
  }
  return [...asked.values()];
}

/** Throws TOO_MANY_PROMPTS. */
export function limitPrompts(prompts: readonly { readonly market: Market | null }[]): void {
  const byMarket = Map.groupBy(prompts, ({ market }) => marketCodeOf(market));
  if ([...byMarket.values()].some(({ length }) => length > MAX_BRAND_PROMPTS))
    throw new ServiceError("TOO_MANY_PROMPTS");
}

/**
 * Makes the prompts that a brand asks follow its markets: those of a market that has gone are asked no more. A new market asks what the
 * first one asks, under its labels; one that comes back asks that in its own words, and what it alone asked when it went, as far as the
 * limit allows. Returns the prompts to be added, with exactly the labels that they are to have.
 */
export async function followMarkets(
  tx: Transaction<Tables>,
  brand: Brand,
  asked: readonly BrandPrompt[],
  markets: readonly Market[],
): Promise<CheckedPrompt[]> {
  const codes = markets.map(marketCode);
  if (codes.join() === brand.markets.join()) return [];
  const first = promptsIn(asked, marketsOf(brand)[0] ?? null);
  const kept: readonly (string | null)[] = codes.length > 0 ? codes : [null];
  await tx
    .updateTable("brand_prompts")
    .set({ removed_at: new Date(), gone_with_market: true })
    .where("brand_id", "=", brand.id)
    .where("removed_at", "is", null)
    .where((eb) => eb.not(eb.or(kept.map((code) => eb("market", "is not distinct from", code)))))
    .execute();
  const before: readonly (string | null)[] = brand.markets.length > 0 ? brand.markets : [null];
  const added = kept.filter((code) => !before.includes(code)).map(readMarket);
  const removed = await tx
    .selectFrom("brand_prompts")
    .select(["prompt", "prompt_key", "market", "pair_id", "label", "position", "gone_with_market"])
    .where("brand_id", "=", brand.id)
    .where("removed_at", "is not", null)
    .orderBy("removed_at")
    .execute();
  return added.flatMap((market) => {
    const code = marketCodeOf(market);
    const own = removed.filter((one) => one.market === code);
    const ofPairs = new Map(own.map((one) => [one.pair_id, one]));
    const asFirst = first.map(({ prompt: asked, label, pairId }): CheckedPrompt => {
      const { prompt, prompt_key: key } = ofPairs.get(pairId) ?? {
        prompt: asked,
        prompt_key: promptKey(asked, market),
      };
      return { prompt, key, label, market, pairId };
    });
    const pairs = new Set(first.map(({ pairId }) => pairId));
    const alone = own
      .filter(({ gone_with_market, pair_id }) => gone_with_market && !pairs.has(pair_id))
      .sort((a, b) => a.position - b.position)
      .map(({ prompt, prompt_key: key, label, pair_id: pairId }) => ({ prompt, key, label, market, pairId }));
    const wanted = new Map(asFirst.map((one) => [one.key, one]));
    for (const one of alone) if (!wanted.has(one.key)) wanted.set(one.key, one);
    return [...wanted.values()].slice(0, MAX_BRAND_PROMPTS);
  });
}
