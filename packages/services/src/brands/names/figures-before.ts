import type { Brand, Connection, Tables } from "@standings/database";
import { BRAND_KEY, type NamesBefore } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { asksIn } from "../markets.ts";
import { shareListed } from "../overview/figures.ts";
import type { OverviewFigures } from "../overview/overview-figures.ts";
import { type ReadVisit, windowOf } from "../overview/read-visits.ts";

/** The brand's own figures by the names before, which a chart draws beside those of today (§1.3, record 113). */

/** Days after a recount. */
const KEPT_DAYS = 30;
/** Shares that differ by less are the same. */
const SAME = 1e-9;

/** Keeps what a recount replaces: the brand in answers to questions that are open by the names that count until then. */
export async function keepFiguresBefore(
  tx: Transaction<Tables>,
  { id, counted_version }: Brand,
): Promise<void> {
  await tx.deleteFrom("figures_before").where("brand_id", "=", id).execute();
  await sql`
    insert into figures_before (brand_id, version, visit_id, prompt_id, answers, listed)
    select figure.brand_id, ${counted_version}, figure.visit_id, figure.prompt_id, figure.answers, figure.listed
    from visit_figures figure join brand_prompts prompt on prompt.id = figure.prompt_id and prompt.kind = 'open'
    where figure.brand_id = ${id} and figure.company = ${BRAND_KEY}
  `.execute(tx);
}

/** Forgets them where one of their answers is added up again by newer rules: the names alone would not make the difference. */
export async function dropFiguresBefore(
  tx: Transaction<Tables>,
  of: { readonly brand_id: string; readonly visit_id: string; readonly prompt_id: string },
): Promise<void> {
  await tx
    .deleteFrom("figures_before")
    .where("brand_id", "=", of.brand_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("figures_before as same")
          .select("same.version")
          .where("same.visit_id", "=", of.visit_id)
          .where("same.prompt_id", "=", of.prompt_id),
      ),
    )
    .execute();
}

/** Removes those that no chart draws any more. */
export async function removeFiguresBefore(db: Connection): Promise<void> {
  await db.deleteFrom("figures_before").where("kept_at", "<", keptSince()).execute();
}

function keptSince() {
  return sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
}

/**
 * The share of answers that list the brand as the names before count it, by visit of the market and the filters shown; null where it
 * is the `line` of today's or no longer kept.
 */
export async function namesBeforeOf(
  db: Connection,
  { brand, axis, visits, filters }: OverviewFigures,
  line: readonly ({ readonly value: number } | null)[],
): Promise<NamesBefore | null> {
  const rows = await db
    .selectFrom("figures_before as figure")
    .innerJoin("brand_prompts as prompt", "prompt.id", "figure.prompt_id")
    .select(["figure.version", "figure.visit_id", "figure.answers", "figure.listed"])
    .where("figure.brand_id", "=", brand.id)
    .where("figure.kept_at", ">", keptSince())
    .$if(filters.label !== null, (some) => some.where("prompt.label", "=", filters.label))
    // As `openPrompts` has it.
    .$if(filters.label !== null && asksIn(brand, axis.market), (some) =>
      some.where("prompt.removed_at", "is", null),
    )
    .execute();
  const [first] = rows;
  if (!first) return null;
  const totals = rows.map((row) => ({ ...row, company: BRAND_KEY, points: [] }));
  const ofVisits = Map.groupBy(totals, ({ visit_id }) => visit_id);
  const shareIn = (visit: ReadVisit) => {
    const window = ofVisits.has(visit.id) ? windowOf(axis.visits, visit) : [];
    return shareListed(
      window.flatMap(({ id }) => ofVisits.get(id) ?? []),
      visits,
      filters.model,
    );
  };
  const before = axis.visits.map(shareIn);
  const isSame = before.every(
    (share, at) => share === null || Math.abs(share - (line[at]?.value ?? -1)) < SAME,
  );
  return isSame ? null : { version: first.version, line: before };
}
