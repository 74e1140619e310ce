import type { Brand, Connection, Tables } from "@standings/database";
import { type Market, marketCodeOf, questionKinds } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { asksIn } from "./markets.ts";
import { readCountedNames } from "./names/read-names.ts";

/**
 * Tells of every prompt of a brand whom it names, by the names that its figures are counted by; also of those that are
 * asked no more, whose answers stay in the figures.
 */
export async function keepKinds(tx: Transaction<Tables>, brandId: string): Promise<void> {
  const [us, ...rivals] = await readCountedNames(tx, brandId);
  const kindOf = questionKinds(us, rivals);
  const prompts = await tx
    .selectFrom("brand_prompts")
    .select(["id", "prompt", "kind"])
    .where("brand_id", "=", brandId)
    .execute();
  const told = prompts.map(({ id, prompt, kind }) => ({ id, before: kind, kind: kindOf(prompt) }));
  for (const [kind, changed] of Map.groupBy(
    told.filter(({ before, kind }) => before !== kind),
    (one) => one.kind,
  ))
    await tx
      .updateTable("brand_prompts")
      .set({ kind })
      .where(
        "id",
        "in",
        changed.map(({ id }) => id),
      )
      .execute();
}

/**
 * Ids of the prompts that figures of a market of a brand are made of, null for all: those that name nobody, of a label those
 * that are still asked, or all where the market is asked no more. Answers to other kinds of questions never share a denominator
 * with them.
 */
export async function openPrompts(
  db: Connection,
  brand: Brand,
  market: Market | null,
  label: string | null,
): Promise<readonly string[] | null> {
  const prompts = await db
    .selectFrom("brand_prompts")
    .select([
      "id",
      "kind",
      sql<boolean>`label is not distinct from ${label} and (removed_at is null or not ${asksIn(brand, market)})`.as(
        "isOfLabel",
      ),
    ])
    .where("brand_id", "=", brand.id)
    .where("market", "is not distinct from", marketCodeOf(market))
    .execute();
  if (label === null && prompts.every(({ kind }) => kind === "open")) return null;
  return prompts.flatMap(({ id, kind, isOfLabel }) =>
    kind === "open" && (label === null || isOfLabel) ? [id] : [],
  );
}
