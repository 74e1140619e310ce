import { newId, type Tables } from "@standings/database";
import { marketCodeOf, readMarket } from "@standings/domain";
import { type Selectable, sql, type Transaction } from "kysely";
import type { CheckedPrompt } from "./check-brand.ts";
import { keepKinds } from "./keep-kinds.ts";
import { limitPrompts } from "./markets.ts";

/**
 * Adds those of some prompts that a brand does not ask, after the others. One that it asked before comes back in the spelling that is
 * given, with its past and its page; without a label it keeps its own, unless `keepsLabels` is false. Throws TOO_MANY_PROMPTS.
 */
export async function addLast(
  tx: Transaction<Tables>,
  brandId: string,
  wanted: readonly CheckedPrompt[],
  { keepsLabels = true } = {},
): Promise<void> {
  if (wanted.length === 0) return;
  const known = await tx
    .selectFrom("brand_prompts")
    .select(["prompt_key", "market", "pair_id", "position", "removed_at"])
    .where("brand_id", "=", brandId)
    .execute();
  const asked = known.filter(({ removed_at }) => removed_at === null);
  const keys = new Set(asked.map(({ prompt_key }) => prompt_key));
  const added = wanted.filter(({ key }) => !keys.has(key));
  if (added.length === 0) return;
  limitPrompts([...asked.map(({ market }) => ({ market: readMarket(market) })), ...added]);
  const from = Math.max(-1, ...asked.map(({ position }) => position)) + 1;
  const pairOf = pairsFor(known, wanted);
  await tx
    .insertInto("brand_prompts")
    .values(
      added.map((one, nth) => ({
        id: newId(),
        pair_id: pairOf(one),
        brand_id: brandId,
        prompt: one.prompt,
        prompt_key: one.key,
        market: marketCodeOf(one.market),
        label: one.label,
        position: from + nth,
      })),
    )
    .onConflict((on) =>
      on.columns(["brand_id", "prompt_key"]).doUpdateSet(({ ref }) => ({
        removed_at: null,
        gone_with_market: false,
        prompt: ref("excluded.prompt"),
        pair_id: ref("excluded.pair_id"),
        label: keepsLabels
          ? sql<string | null>`coalesce(excluded.label, brand_prompts.label)`
          : ref("excluded.label"),
        position: ref("excluded.position"),
      })),
    )
    .execute();
  await keepKinds(tx, brandId);
}

type KnownPrompt = Pick<
  Selectable<Tables["brand_prompts"]>,
  "prompt_key" | "market" | "pair_id" | "removed_at"
>;

/**
 * The pair of each prompt that is added. A pair that the brand has is meant as it is given; a new one gives way to the pair that one of its
 * prompts had before, unless their market asks something else for that.
 */
function pairsFor(
  known: readonly KnownPrompt[],
  wanted: readonly CheckedPrompt[],
): (added: CheckedPrompt) => string {
  const placeOf = (pairId: string, market: string | null) => `${pairId} ${market ?? ""}`;
  const pairs = new Set(known.map(({ pair_id }) => pair_id));
  const taken = new Set(
    known.flatMap((one) => (one.removed_at === null ? [placeOf(one.pair_id, one.market)] : [])),
  );
  const before = new Map(known.map(({ prompt_key, pair_id }) => [prompt_key, pair_id]));
  const ofNew = new Map(
    wanted.flatMap(({ pairId, key }) => {
      const had = before.get(key);
      return pairId && had ? [[pairId, had] as const] : [];
    }),
  );
  return ({ pairId = newId(), key, market }) => {
    if (pairs.has(pairId)) return pairId;
    const had = ofNew.get(pairId) ?? before.get(key);
    if (had === undefined) return pairId;
    const place = placeOf(had, marketCodeOf(market));
    if (taken.has(place)) return pairId;
    taken.add(place);
    return had;
  };
}
